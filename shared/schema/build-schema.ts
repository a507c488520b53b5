import { UNSAFE_KEY } from "../text/json.ts";
import { lazilyFor } from "../text/lazily.ts";
import { RESERVED_PROVIDER_KEYS, type Vocabulary } from "../vocabulary/vocabulary.ts";
import { builtInEntryDefinition, entryDefinitions } from "./entry-definitions.ts";
import { fieldSchema } from "./field-schema.ts";
import { modelDefinitions } from "./model-definitions.ts";
import { closedObject, describe, describedReference, reference, type Schema, snippetText } from "./schema.ts";

/** The schema of a vocabulary, built once for each. */
export const schemaFor: (vocabulary: Vocabulary) => Schema = lazilyFor(buildSchema);

/**
 * The draft-07 schema of the provider configuration file (specification 2) for one vocabulary, as plain JSON. The
 * vocabulary is one that `checkVocabularyFile` would take.
 */
export function buildSchema(vocabulary: Vocabulary): Schema {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    ...describe(
      "Provider configuration",
      "Which model providers an AI assistant has, how to reach them, and which models they offer.",
    ),
    allowComments: true,
    allowTrailingCommas: true,
    ...closedObject({
      $schema: {
        ...describe("Schema", "Path or URL of this schema, for validation and completion in an editor."),
        type: "string",
        examples: ["https://steward.example.com/schemas/provider-config/v1.json"],
      },
      ...topLevelKeys(vocabulary),
      providers: reference("providers"),
    }),
    examples: [{ providers: { default: { enabled: false }, [firstProvider(vocabulary)]: { enabled: true } } }],
    defaultSnippets: [
      {
        label: "Provider configuration",
        description: "A file with one provider",
        body: { $schema: "$1", providers: { [snippetText(firstProvider(vocabulary))]: { enabled: true } } },
      },
    ],
    definitions: {
      providers: providersDefinition(vocabulary),
      ...entryDefinitions(vocabulary),
      ...modelDefinitions(),
    },
  };
}

function topLevelKeys({ topLevel = {} }: Vocabulary): Readonly<Record<string, Schema>> {
  return Object.fromEntries(Object.entries(topLevel).map(([key, field]) => [key, fieldSchema(field)]));
}

function firstProvider(vocabulary: Vocabulary): string {
  return Object.keys(vocabulary.providers)[0] ?? "default";
}

function providersDefinition(vocabulary: Vocabulary): Schema {
  const builtIn = Object.entries(vocabulary.providers);
  return {
    ...describe("Providers", "Built-in providers by id, providers of your own under `custom`, and defaults."),
    ...closedObject({
      ...Object.fromEntries(
        builtIn.map(([id, provider]) => [
          id,
          describedReference(provider.title, provider.description, builtInEntryDefinition(provider)),
        ]),
      ),
      custom: customDefinition(vocabulary),
      default: reference("defaultEntry"),
    }),
  };
}

/** Without variants no custom entry can be written. */
function customDefinition({ providers, customVariants }: Vocabulary): Schema {
  const description = describe("Custom providers", "Providers of your own, by an id that you choose.");
  if (Object.keys(customVariants).length === 0) return { ...description, ...closedObject({}) };
  return {
    ...description,
    type: "object",
    propertyNames: { minLength: 1, not: { enum: [...Object.keys(providers), ...RESERVED_PROVIDER_KEYS, UNSAFE_KEY] } },
    additionalProperties: reference("customEntry"),
  };
}

/**
 * The schema as the validator is compiled from it: of several variants of a custom entry, `discriminator` makes ajv
 * report on the one that `type` names. The served schema stays plain draft-07, which editors understand.
 * See docs/decisions/0007-custom-variants-in-the-schema.md.
 */
export function withDiscriminator(schema: Schema): Schema {
  const customEntry = schema.definitions?.["customEntry"];
  if (customEntry?.oneOf === undefined) return schema;
  const discriminated = { ...customEntry, discriminator: { propertyName: "type" } };
  return { ...schema, definitions: { ...schema.definitions, customEntry: discriminated } };
}
