import { closedObject, describe, reference, type Schema } from "../schema/schema.ts";
import { ENTRY_KEYS, RESERVED_PROVIDER_KEYS, TOP_LEVEL_KEYS, type Vocabulary } from "../vocabulary/vocabulary.ts";
import {
  customVariantDefinition,
  PROVIDER_EXAMPLE,
  providerDefinition,
  reservedHeaders,
  VARIANT_EXAMPLE,
} from "./vocabulary-schema-entries.ts";
import { FIELD_EXAMPLE, fieldDefinitions, SECTION_EXAMPLE, TOP_LEVEL_EXAMPLE } from "./vocabulary-schema-fields.ts";
import { LAYER_EXAMPLE, layerDefinition, USER_LAYER_EXAMPLE } from "./vocabulary-schema-layers.ts";
import { describedText, describedTexts, namedTable } from "./vocabulary-schema-parts.ts";

const PROTOCOL_EXAMPLE = { description: "Chat protocol of North.", provider: "north" };

/** The draft-07 schema of the vocabulary file, as plain JSON. */
export function buildVocabularySchema(): Schema {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    ...describe("Vocabulary", "The names that one AI assistant uses in its provider configuration file."),
    allowComments: true,
    allowTrailingCommas: true,
    ...closedObject(
      {
        $schema: {
          ...describe("Schema", "Path or URL of this schema, for validation and completion in an editor."),
          type: "string",
          examples: ["https://steward.example.com/schemas/vocabulary/v1.json"],
        },
        ...vocabularyProperties(),
      },
      ["protocols"],
    ),
    examples: [
      { protocols: { "north-chat": PROTOCOL_EXAMPLE }, providers: { north: { ...PROVIDER_EXAMPLE, sections: [] } } },
    ],
    defaultSnippets: [
      {
        label: "Vocabulary",
        description: "A vocabulary with one provider",
        body: {
          protocols: { $1: { description: "$2", provider: "$3" } },
          providers: { $3: { title: "$4", description: "$5", defaultProtocol: "$1" } },
        },
      },
    ],
    definitions: {
      protocol: protocolDefinition(),
      provider: providerDefinition(),
      customVariant: customVariantDefinition(),
      ...fieldDefinitions(),
      layer: layerDefinition(),
    },
  };
}

function vocabularyProperties(): Readonly<Record<keyof Vocabulary, Schema>> {
  return {
    protocols: namedTable(
      describe("Protocols", "Wire protocols by the value that a configuration uses. At least one."),
      "protocol",
      { "north-chat": PROTOCOL_EXAMPLE },
    ),
    providers: namedTable(
      describe("Providers", "Built-in providers by id."),
      "provider",
      { north: PROVIDER_EXAMPLE },
      RESERVED_PROVIDER_KEYS,
    ),
    sections: namedTable(
      describe("Sections", "Extra connection settings by the key that holds them in a provider's entry."),
      "section",
      { account: SECTION_EXAMPLE },
      ENTRY_KEYS,
    ),
    customVariants: namedTable(
      describe("Custom variants", "Kinds of custom provider by the `type` that a configuration gives them."),
      "customVariant",
      { "north-compatible": VARIANT_EXAMPLE },
    ),
    topLevel: namedTable(
      describe("Top level", "Keys at the top of a configuration, beside `$schema` and `providers`."),
      "topLevelKey",
      { version: TOP_LEVEL_EXAMPLE },
      TOP_LEVEL_KEYS,
    ),
    fields: namedTable(
      describe("Fields", "Single values that entries may hold, by the key that holds them in an entry."),
      "field",
      { plan: FIELD_EXAMPLE },
      ENTRY_KEYS,
    ),
    reservedHeaders: reservedHeaders("The headers that every client sets itself."),
    layers: {
      ...describe("Layers", "The places that the assistant reads a configuration from, the highest first."),
      type: "array",
      items: reference("layer"),
      examples: [[LAYER_EXAMPLE, USER_LAYER_EXAMPLE]],
    },
    schemaAddresses: describedTexts(
      "Schema addresses",
      "The URLs at which the assistant's own schema is published. A configuration's `$schema` that is one names the assistant.",
      "https://north.example.com/schemas/providers.schema.json",
    ),
  };
}

function protocolDefinition(): Schema {
  return {
    ...describe("Protocol", "A wire protocol."),
    ...closedObject(
      {
        description: describedText("Description", "What the protocol is, in a sentence.", PROTOCOL_EXAMPLE.description),
        provider: describedText(
          "Provider",
          "Id of the built-in provider whose protocol it is, where it is one's.",
          "north",
        ),
        formerNames: describedTexts(
          "Former names",
          "The values that stood for the protocol in former versions of the assistant.",
          "north-talk",
        ),
      },
      ["description"],
    ),
    examples: [PROTOCOL_EXAMPLE],
  };
}
