import { closedObject, describe, reference, type Schema } from "../schema/schema.ts";
import { UNSAFE_KEY } from "../text/json.ts";
import { ENTRY_KEYS, RESERVED_PROVIDER_KEYS } from "../vocabulary/vocabulary.ts";

const PROTOCOL_EXAMPLE = { description: "Chat protocol of North.", provider: "north" };

const FIELD_EXAMPLE = { title: "Region", description: "Region to call.", example: "eu-1" };

const SECTION_EXAMPLE = {
  title: "Account",
  description: "Whose account is used. Credentials are not stored here.",
  fields: { region: FIELD_EXAMPLE },
};

const PROVIDER_EXAMPLE = {
  title: "North",
  description: "The provider North.",
  defaultProtocol: "north-chat",
  versionSegment: "v2",
  sections: ["account"],
};

const VARIANT_EXAMPLE = { description: "A service that speaks as North does.", sections: [] };

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
        protocols: namedTable(
          describe("Protocols", "Wire protocols by the value that a configuration uses. At least one."),
          "protocol",
          { "north-chat": PROTOCOL_EXAMPLE },
        ),
        providers: namedTable(
          describe("Providers", "Built-in providers by id."),
          "provider",
          { north: PROVIDER_EXAMPLE },
          [...RESERVED_PROVIDER_KEYS],
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
    definitions: definitions(),
  };
}

/** Entries by names, which cannot be some. */
function namedTable(
  description: Schema,
  entry: string,
  example: Readonly<Record<string, unknown>>,
  taken: readonly string[] = [],
): Schema {
  return {
    ...description,
    type: "object",
    propertyNames: { minLength: 1, not: { enum: [...taken, UNSAFE_KEY] } },
    additionalProperties: reference(entry),
    examples: [example],
  };
}

/** A text that is not empty. */
function describedText(title: string, markdown: string, example: string): Schema {
  return { ...describe(title, markdown), type: "string", minLength: 1, examples: [example] };
}

/** The property by which an entry says that its transport takes no custom headers. */
function customHeaders(): Schema {
  return {
    ...describe(
      "Custom headers",
      "`false` where the transport takes no custom headers, so that a configuration's `customHeaders` has no effect.",
    ),
    type: "boolean",
    default: true,
  };
}

/** Which sections an entry takes. */
function sectionNames(): Schema {
  return {
    ...describe("Sections", "Keys of `sections` that the entry may hold. Without this key, none."),
    type: "array",
    items: { type: "string", minLength: 1, examples: ["account"] },
    examples: [["account"]],
  };
}

function definitions(): Readonly<Record<string, Schema>> {
  return {
    protocol: {
      ...describe("Protocol", "A wire protocol."),
      ...closedObject(
        {
          description: describedText(
            "Description",
            "What the protocol is, in a sentence.",
            PROTOCOL_EXAMPLE.description,
          ),
          provider: describedText(
            "Provider",
            "Id of the built-in provider whose protocol it is, where it is one's.",
            "north",
          ),
        },
        ["description"],
      ),
      examples: [PROTOCOL_EXAMPLE],
    },
    provider: providerDefinition(),
    section: {
      ...describe("Section", "Extra connection settings."),
      ...closedObject(
        {
          title: describedText("Title", "What the section is called.", SECTION_EXAMPLE.title),
          description: describedText(
            "Description",
            "What the section is for, in a sentence.",
            SECTION_EXAMPLE.description,
          ),
          fields: namedTable(
            describe("Fields", "The section's fields by name. Each takes a text, and may be left out."),
            "field",
            {
              region: FIELD_EXAMPLE,
            },
          ),
        },
        ["title", "description", "fields"],
      ),
      examples: [SECTION_EXAMPLE],
    },
    field: {
      ...describe("Field", "A field of a section."),
      ...closedObject(
        {
          title: describedText("Title", "What the field is called.", FIELD_EXAMPLE.title),
          description: describedText("Description", "What the field says, in a sentence.", FIELD_EXAMPLE.description),
          example: describedText(
            "Example",
            "A value that the field may have. Never a credential.",
            FIELD_EXAMPLE.example,
          ),
        },
        ["title", "description", "example"],
      ),
      examples: [FIELD_EXAMPLE],
    },
    customVariant: {
      ...describe("Custom variant", "A kind of custom provider."),
      ...closedObject(
        {
          description: describedText("Description", "What the kind is, in a sentence.", VARIANT_EXAMPLE.description),
          customHeaders: customHeaders(),
          sections: sectionNames(),
        },
        ["description"],
      ),
      examples: [VARIANT_EXAMPLE],
    },
  };
}

function providerDefinition(): Schema {
  return {
    ...describe("Provider", "A built-in provider."),
    ...closedObject(
      {
        title: describedText("Title", "What people call the provider.", PROVIDER_EXAMPLE.title),
        description: describedText("Description", "What the provider is, in a sentence.", PROVIDER_EXAMPLE.description),
        defaultProtocol: describedText(
          "Default protocol",
          "The protocol that the provider speaks where a configuration names none. A key of `protocols`.",
          PROVIDER_EXAMPLE.defaultProtocol,
        ),
        versionSegment: describedText(
          "Version segment",
          "The last segment of the path that the provider's base URL needs, such as `v1`.",
          PROVIDER_EXAMPLE.versionSegment,
        ),
        versionHeader: describedText(
          "Version header",
          "The header by which the provider's client states the API version. No configuration may set it.",
          "north-version",
        ),
        selfHosted: {
          ...describe(
            "Self-hosted",
            "Whether the provider is a model server that people run themselves. Where it is `false`, a configuration's `endpoint` is reported.",
          ),
          type: "boolean",
        },
        customHeaders: customHeaders(),
        sections: sectionNames(),
      },
      ["title", "description"],
    ),
    examples: [PROVIDER_EXAMPLE],
  };
}
