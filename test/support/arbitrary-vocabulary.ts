import fc from "fast-check";
import type { Vocabulary } from "../../shared/index.ts";
import { mutated } from "./mutated.ts";

/** Vocabularies as `docs/vocabulary.md` describes them, made without a look at the schema. */

/** Names that objects have by themselves, that are numbers, and that pointers, references and patterns write otherwise. */
const oddName = fc.constantFrom(
  "constructor",
  "toString",
  "hasOwnProperty",
  "$ref",
  "$schema",
  "definitions",
  "7",
  "a/b",
  "a~b",
  "a~1b",
  "a.b",
  "a",
  "b",
  "a b",
  "100%",
  "a%2Fb",
  "#/a",
  "größe",
  "😀",
  'say "x"',
  "$1}",
  "providers",
  "cloud",
);
const name = fc.oneof(
  oddName,
  fc.stringMatching(/^[a-z][a-z0-9_.-]{0,12}$/),
  fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 8 })
    .filter((text) => /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}])+$/u.test(text)),
);

/** No field is called so, whatever stands between the letters. */
const LIKE_CREDENTIAL = /key|auth|token|secret|pass|pwd|credential|cookie|bearer|jwt|signature|session/i;

/** The keys that `providers` and every entry have already. */
const TAKEN = {
  providers: ["default", "custom"],
  sections: ["baseUrl", "customHeaders", "enabled", "endpoint", "endpoints", "models", "protocol", "type"],
};

const sentence = fc.constantFrom("What it is.", "With `code` in it.", "Größe.", "$1 and }.");

const names = (maxLength: number, minLength = 0, taken: readonly string[] = []) =>
  fc.uniqueArray(
    name.filter((one) => !taken.includes(one)),
    { minLength, maxLength },
  );

/** Nothing, true or false. */
const flag = (key: string): fc.Arbitrary<object> =>
  fc.option(fc.boolean(), { nil: undefined }).map((value) => (value === undefined ? {} : { [key]: value }));

/** Nothing, or one of these. */
const oneOf = (key: string, values: readonly string[]): fc.Arbitrary<object> =>
  values.length === 0
    ? fc.constant({})
    : fc
        .option(fc.constantFrom(...values), { nil: undefined })
        .map((value) => (value === undefined ? {} : { [key]: value }));

function table<Entry>(keys: readonly string[], entry: fc.Arbitrary<Entry>): fc.Arbitrary<Record<string, Entry>> {
  return fc.array(entry, { minLength: keys.length, maxLength: keys.length }).map((entries) =>
    Object.fromEntries(
      keys.flatMap((key, index) => {
        const made = entries[index];
        return made === undefined ? [] : [[key, made]];
      }),
    ),
  );
}

const allNames = fc
  .record({
    protocols: names(4, 1),
    providers: names(4, 0, TAKEN.providers),
    sections: names(3, 0, TAKEN.sections),
    customVariants: names(3),
  })
  .filter(({ providers, customVariants }) => providers.length + customVariants.length > 0);

export const validVocabulary: fc.Arbitrary<Vocabulary> = allNames.chain(
  ({ protocols, providers, sections, customVariants }) => {
    const taken = fc.subarray(sections);
    const field = fc.record({ title: sentence, description: sentence, example: sentence });
    const provider = fc
      .tuple(
        fc.record({ title: sentence, description: sentence, sections: taken }),
        oneOf("defaultProtocol", protocols),
        oneOf("versionSegment", ["v1", "v1beta", "2024-06", "edition", "~x", "V2"]),
        oneOf("versionHeader", ["X-Version", "north-version"]),
        flag("selfHosted"),
        flag("customHeaders"),
      )
      .map(([base, ...more]) => Object.assign(base, ...more));
    return fc.record({
      protocols: table(
        protocols,
        fc
          .tuple(fc.record({ description: sentence }), oneOf("provider", providers))
          .map(([base, more]) => ({ ...base, ...more })),
      ),
      providers: table(providers, provider),
      sections: table(
        sections,
        names(3, 1)
          .filter((keys) => !keys.some((key) => LIKE_CREDENTIAL.test(key.toLowerCase().replaceAll(/[^a-z]/g, ""))))
          .chain((keys) => fc.record({ title: sentence, description: sentence, fields: table(keys, field) })),
      ),
      customVariants: table(
        customVariants,
        fc
          .tuple(fc.record({ description: sentence, sections: taken }), flag("customHeaders"))
          .map(([base, more]) => ({ ...base, ...more })),
      ),
    });
  },
);

const text = fc.constantFrom("", "x", "https://gateway.example.com/v1", "https://gateway.example.com/edition/messages");

/** Configurations by a vocabulary. */
export function configurationFor(vocabulary: Vocabulary): fc.Arbitrary<unknown> {
  const protocols = Object.keys(vocabulary.protocols);
  const endpoints = Object.fromEntries(protocols.map((key) => [key, text]));
  const fieldsFor = (sections: readonly string[]) => ({
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
        const fields = Object.keys(vocabulary.sections[key]?.fields ?? {});
        return [key, fc.record(Object.fromEntries(fields.map((field) => [field, text])), { requiredKeys: [] })];
      }),
    ),
  });
  const builtIn = Object.entries(vocabulary.providers).map(([id, { sections }]) => {
    const fields = { ...fieldsFor(sections), endpoints: fc.record(endpoints, { requiredKeys: [] }) };
    return [id, fc.record(fields, { requiredKeys: [] })] as const;
  });
  const variants = Object.entries(vocabulary.customVariants).map(([type, { sections }]) => {
    const fields = { ...fieldsFor(sections), endpoints: fc.record(endpoints), type: fc.constant(type) };
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
  return fc.record({ $schema: text, providers: fc.record(providers, { requiredKeys: [] }) }, { requiredKeys: [] });
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
  "protocol",
  "providers",
  "section",
  "custom",
  "default",
  "models",
  "__proto__",
  "",
  " ",
  "x",
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
  [],
  [""],
  ["x", "x"],
  [1],
  {},
  { x: 1 },
);

/** A vocabulary file with up to three mutations, most of which break it. */
export const anyVocabularyFile: fc.Arbitrary<unknown> = mutated(validVocabulary, wrongKey, wrongValue);
