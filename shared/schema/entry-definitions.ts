import { UNSAFE_KEY } from "../text/json.ts";
import type { BuiltInProvider, Vocabulary } from "../vocabulary/vocabulary.ts";
import { fieldSchema } from "./field-schema.ts";
import { closedObject, describe, describedReference, reference, type Schema, snippetText } from "./schema.ts";

/** The fields that every provider entry may hold (specification 2.3), but for `endpoints`. */
const CONNECTION_FIELDS = ["baseUrl", "customHeaders", "enabled", "endpoint", "models", "protocol"] as const;

/** Definitions of provider entries (2.3, 2.4), custom entries (2.7), `default`, and what they share. */
export function entryDefinitions(vocabulary: Vocabulary): Readonly<Record<string, Schema>> {
  return {
    ...fieldDefinitions(vocabulary),
    ...sectionDefinitions(vocabulary),
    ...scalarDefinitions(vocabulary),
    ...builtInEntryDefinitions(vocabulary),
    ...customEntryDefinitions(vocabulary),
    defaultEntry: {
      ...describe("Defaults", "Reserved: what holds for every provider that does not say otherwise."),
      ...closedObject({ enabled: reference("enabled") }),
      examples: [{ enabled: false }],
    },
  };
}

function fieldDefinitions(vocabulary: Vocabulary): Readonly<Record<string, Schema>> {
  const protocols = Object.entries(vocabulary.protocols);
  const endpointFields = Object.fromEntries(protocols.map(([name]) => [name, reference(`endpoints.${name}`)]));
  return {
    baseUrl: {
      ...describe("Base URL", `Base URL of the provider's API. ${versionSegmentSentence(vocabulary)}`.trimEnd()),
      type: "string",
      examples: ["https://gateway.example.com/v1"],
    },
    customHeaders: {
      ...describe(
        "Custom headers",
        "Extra HTTP headers sent with every request, such as proxy tenancy or routing markers. No credentials, and no header that the transport sets.",
      ),
      type: "object",
      propertyNames: { not: { const: UNSAFE_KEY } },
      additionalProperties: { ...describe("Header value", "The header's value. Never a credential."), type: "string" },
      examples: [{ "X-Tenant": "research" }],
    },
    enabled: {
      ...describe("Enabled", "Whether the provider is available. `false` hides it from the model picker."),
      type: "boolean",
      default: true,
    },
    endpoint: {
      ...describe("Endpoint", "Endpoint URL of a self-hosted provider, such as a local model server."),
      type: "string",
      examples: ["http://localhost:11434"],
    },
    endpoints: {
      ...describe(
        "Endpoints",
        "Base URLs by protocol, where all models of a protocol share a path that others do not.",
      ),
      ...closedObject(endpointFields),
    },
    allEndpoints: {
      ...describe(
        "All endpoints",
        "Base URLs by protocol. A custom provider that gives any gives one for each protocol.",
      ),
      ...closedObject(endpointFields, Object.keys(endpointFields)),
      defaultSnippets: [
        {
          label: "All protocols",
          description: "A base URL for each protocol",
          body: Object.fromEntries(protocols.map(([name], index) => [snippetText(name), `$${index + 1}`])),
        },
      ],
    },
    ...Object.fromEntries(
      protocols.map(([name, { description }]) => [
        `endpoints.${name}`,
        { ...describe(name, `Base URL. ${description}`), type: "string", examples: ["https://gateway.example.com/v1"] },
      ]),
    ),
    protocol: describedReference(
      "Protocol",
      "Wire protocol of the provider. Set it only where the provider does not use its default protocol.",
      "protocolValue",
    ),
    protocolValue: {
      ...describe("Protocol value", "A wire protocol."),
      type: "string",
      enum: protocols.map(([name]) => name),
      markdownEnumDescriptions: protocols.map(([, { description }]) => description),
    },
  };
}

function versionSegmentSentence(vocabulary: Vocabulary): string {
  const needs = Object.entries(vocabulary.providers).flatMap(([id, { versionSegment }]) =>
    versionSegment === undefined ? [] : [`\`${versionSegment}\` for \`${id}\``],
  );
  return needs.length === 0 ? "" : `It ends in the version segment where one is needed: ${needs.join(", ")}.`;
}

function sectionDefinitions(vocabulary: Vocabulary): Readonly<Record<string, Schema>> {
  return Object.fromEntries(
    Object.entries(vocabulary.sections).map(([name, section]) => {
      const fields = Object.entries(section.fields).map(([key, field]) => [key, fieldSchema(field)]);
      return [
        sectionDefinition(name),
        { ...describe(section.title, section.description), ...closedObject(Object.fromEntries(fields)) },
      ];
    }),
  );
}

function sectionDefinition(name: string): string {
  return `section.${name}`;
}

function scalarDefinitions({ fields = {} }: Vocabulary): Readonly<Record<string, Schema>> {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [scalarDefinition(key), fieldSchema(field)]));
}

function scalarDefinition(key: string): string {
  return `field.${key}`;
}

/** The keys that one kind of entry may hold beside those of every entry. */
type OwnKeys = Pick<BuiltInProvider, "sections" | "fields">;

function entryFields({ sections, fields = [] }: OwnKeys, endpoints: string): Readonly<Record<string, Schema>> {
  return {
    ...Object.fromEntries(CONNECTION_FIELDS.map((name) => [name, reference(name)])),
    endpoints: reference(endpoints),
    ...Object.fromEntries(sections.map((name) => [name, reference(sectionDefinition(name))])),
    ...Object.fromEntries(fields.map((key) => [key, reference(scalarDefinition(key))])),
  };
}

/** The definition of a built-in entry; providers with the same keys share one. */
export function builtInEntryDefinition({ sections, fields = [] }: OwnKeys): string {
  // The characters that part the names are escaped in them, so that other keys have another definition.
  const names = [...sections, ...fields].map((name) => name.replaceAll("~", "~0").replaceAll(".", "~1"));
  return ["providerEntry", ...names].join(".");
}

function builtInEntryDefinitions(vocabulary: Vocabulary): Readonly<Record<string, Schema>> {
  return Object.fromEntries(
    Object.values(vocabulary.providers).map((provider) => {
      const title = ["Provider entry", ...provider.sections, ...(provider.fields ?? [])].join(" with ");
      const description = describe(title, "How one built-in provider is reached and what it offers.");
      return [
        builtInEntryDefinition(provider),
        { ...description, ...closedObject(entryFields(provider, "endpoints")), examples: [{ enabled: false }] },
      ];
    }),
  );
}

/** A choice by `type`, which is also a property beside `oneOf`: strict validators want it where it is required. */
function chooseByType(branches: readonly Schema[]): Schema {
  const type = describe("Type", "Selects the provider client that handles the entry.");
  return { type: "object", properties: { type }, required: ["type"], oneOf: branches };
}

/** Without variants there are no custom entries. */
function customEntryDefinitions(vocabulary: Vocabulary): Readonly<Record<string, Schema>> {
  const variants = Object.entries(vocabulary.customVariants).map(([type, variant]) => {
    const schema: Schema = {
      ...describe(type, variant.description),
      ...closedObject(
        {
          type: {
            ...describe("Type", `Selects the provider client that handles the entry. ${variant.description}`),
            type: "string",
            const: type,
            examples: [type],
          },
          ...entryFields(variant, variant.allEndpoints === false ? "endpoints" : "allEndpoints"),
        },
        ["type"],
      ),
      defaultSnippets: [
        {
          label: type,
          description: variant.description,
          body: { type: snippetText(type), baseUrl: "$1", models: { discovery: "auto" } },
        },
      ],
    };
    return [`customEntry.${type}`, schema] as const;
  });
  if (variants.length === 0) return {};
  const branches = variants.map(([name]) => reference(name));
  return {
    customEntry: {
      ...describe("Custom provider entry", "A provider of your own."),
      // One branch alone tells more exactly what is wrong than a choice of one.
      ...(branches.length === 1 ? { allOf: branches } : chooseByType(branches)),
    },
    ...Object.fromEntries(variants),
  };
}
