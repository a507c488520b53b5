import fc from "fast-check";
import type { Vocabulary } from "../../shared/index.ts";
import type { EntryKind, Field, FieldValue } from "../../shared/vocabulary/vocabulary.ts";
import { assistantLayers } from "./arbitrary-assistant-layers.ts";
import { fieldNamed, sentence, valueOf } from "./arbitrary-field.ts";
import { builtInProvider, customVariant, flag, oneOf, reservedHeaders, urls } from "./arbitrary-vocabulary-entries.ts";
import { allNames, name, names } from "./arbitrary-vocabulary-names.ts";
import { mutated } from "./mutated.ts";
import { words } from "./words.ts";

/** Vocabularies as `docs/vocabulary.md` describes them, made without a look at the schema. */

/** An entry for each name. */
function table<Entry>(
  keys: readonly string[],
  entryNamed: (key: string) => fc.Arbitrary<Entry>,
): fc.Arbitrary<Record<string, Entry>> {
  return fc
    .tuple(...keys.map((key) => entryNamed(key).map((entry) => [key, entry] as const)))
    .map((entries) => Object.fromEntries(entries));
}

/** Vocabularies with every part, each of the optional ones there or not. */
export const validVocabulary: fc.Arbitrary<Vocabulary> = allNames.chain((all) => {
  const { protocols, formerNames, providers, sections, customVariants } = all;
  const required = {
    protocols: table(protocols, (protocol) =>
      fc.tuple(fc.record({ description: sentence }), oneOf("provider", providers)).map(([base, more]) => {
        const former = formerNames.filter((_, index) => protocols[index % protocols.length] === protocol);
        return { ...base, ...more, ...(former.length > 0 && { formerNames: former }) };
      }),
    ),
    providers: table(providers, () => builtInProvider(all)),
    sections: table(sections, () =>
      names(3, 1).chain((keys) =>
        fc.record({ title: sentence, description: sentence, fields: table(keys, fieldNamed) }),
      ),
    ),
    customVariants: table(customVariants, () => customVariant(all)),
  };
  const optional = {
    topLevel: table(all.topLevel, (key) =>
      fc.tuple(fieldNamed(key), flag("ignoresFile")).map(([field, more]) => ({ ...field, ...more })),
    ),
    reservedHeaders,
    layers: assistantLayers(name),
    schemaAddresses: fc.subarray(urls),
  };
  // A field that an entry names is in the table.
  const fields = all.fields.length === 0 ? fc.constant({}) : fc.record({ fields: table(all.fields, fieldNamed) });
  return fc
    .tuple(fc.record(required), fields, fc.record(optional, { requiredKeys: [] }))
    .map(([base, more, most]) => ({ ...base, ...more, ...most }));
});

const text = fc.constantFrom("", "x", "https://gateway.example.com/v1", "https://gateway.example.com/edition/messages");

/** Configurations by a vocabulary. */
export function configurationFor(vocabulary: Vocabulary): fc.Arbitrary<unknown> {
  const protocols = Object.keys(vocabulary.protocols);
  const endpoints = Object.fromEntries(protocols.map((key) => [key, text]));
  const fieldsFor = ({ sections, fields = [] }: EntryKind) => ({
    baseUrl: text,
    endpoint: text,
    enabled: fc.boolean(),
    customHeaders: fc.dictionary(fc.constantFrom("X-Tenant", "x-version", "constructor"), text, { maxKeys: 2 }),
    protocol: fc.constantFrom(...protocols),
    models: fc.record(
      {
        allow: fc.array(text, { maxLength: 2 }),
        discovery: fc.constantFrom("auto", "off"),
        overrides: fc.dictionary(
          fc.constantFrom("m", "toString"),
          fc.record({ protocol: fc.constantFrom(...protocols) }, { requiredKeys: [] }),
        ),
      },
      { requiredKeys: [] },
    ),
    ...Object.fromEntries(
      sections.map((key) => {
        const inSection = valuesOf(vocabulary.sections[key]?.fields ?? {});
        return [key, fc.record(inSection, { requiredKeys: [] })];
      }),
    ),
    ...valuesOf(pick(vocabulary.fields ?? {}, fields)),
  });
  const builtIn = Object.entries(vocabulary.providers).map(([id, provider]) => {
    const fields = { ...fieldsFor(provider), endpoints: fc.record(endpoints, { requiredKeys: [] }) };
    return [id, fc.record(fields, { requiredKeys: [] })] as const;
  });
  const variants = Object.entries(vocabulary.customVariants).map(([type, variant]) => {
    const all = fc.record(endpoints, variant.allEndpoints === false ? { requiredKeys: [] } : {});
    const fields = { ...fieldsFor(variant), endpoints: all, type: fc.constant(type) };
    return fc.record(fields, { requiredKeys: ["type"] });
  });
  const customId = fc
    .constantFrom("gateway", "local", "constructor", "a/b")
    .filter((id) => !Object.hasOwn(vocabulary.providers, id));
  const providers = {
    ...Object.fromEntries(builtIn),
    default: fc.record({ enabled: fc.boolean() }, { requiredKeys: [] }),
    custom: variants.length === 0 ? fc.constant({}) : fc.dictionary(customId, fc.oneof(...variants), { maxKeys: 3 }),
  };
  const top = { $schema: text, providers: fc.record(providers, { requiredKeys: [] }) };
  return fc.record({ ...valuesOf(vocabulary.topLevel ?? {}), ...top }, { requiredKeys: [] });
}

/** A right value for each field. */
function valuesOf(fields: Readonly<Record<string, Field>>): Readonly<Record<string, fc.Arbitrary<FieldValue>>> {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, valueOf(field)]));
}

function pick<Entry>(entries: Readonly<Record<string, Entry>>, keys: readonly string[]) {
  return Object.fromEntries(Object.entries(entries).filter(([key]) => keys.includes(key)));
}

/** The same with up to three mutations, which take their names from the vocabulary. */
export function anyConfigurationFor(vocabulary: Vocabulary): fc.Arbitrary<unknown> {
  const known = Object.values(vocabulary).flatMap((named: object) => Object.keys(named));
  const keys = fc.constantFrom(...known, "type", "endpoints", "custom", "default", "baseURL", "__proto__", "x");
  const values = fc.oneof(
    fc.constantFrom(...known),
    fc.constantFrom<unknown>(null, true, 0, 1.5, "", "x", [], [1], {}, { x: 1 }),
  );
  return mutated(configurationFor(vocabulary), keys, values);
}

const wrongKey = fc.constantFrom(
  ...words(`
    protocol providers section custom models kind name type values default ownUrl versionSegmentAddedBy __proto__
    x
  `),
  "",
  " ",
);
const wrongValue = fc.constantFrom<unknown>(
  null,
  true,
  1,
  "",
  " ",
  "x",
  "a/b",
  "messages",
  "assistant",
  "endpoint",
  "user",
  "number",
  "https://jo:hunter2@north.example.com",
  [],
  [""],
  ["x", "x"],
  [1],
  {},
  { x: 1 },
);

/** A vocabulary file with up to three mutations, most of which break it. */
export const anyVocabularyFile: fc.Arbitrary<unknown> = mutated(validVocabulary, wrongKey, wrongValue);
