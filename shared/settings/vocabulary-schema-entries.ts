import { closedObject, describe, type Schema } from "../schema/schema.ts";
import { UNSAFE_KEY } from "../text/json.ts";
import type { BuiltInProvider, CustomVariant } from "../vocabulary/vocabulary.ts";
import { describedFlag, describedText, describedTexts, describedWord } from "./vocabulary-schema-parts.ts";

export const PROVIDER_EXAMPLE = {
  title: "North",
  description: "The provider North.",
  defaultProtocol: "north-chat",
  versionSegment: "v2",
  sections: ["account"],
};

export const VARIANT_EXAMPLE = { description: "A service that speaks as North does.", sections: [] };

/** The definition of a built-in provider. */
export function providerDefinition(): Schema {
  const properties: Readonly<Record<keyof BuiltInProvider, Schema>> = {
    title: describedText("Title", "What people call the provider.", PROVIDER_EXAMPLE.title),
    description: describedText("Description", "What the provider is, in a sentence.", PROVIDER_EXAMPLE.description),
    ownUrl: describedText(
      "Own URL",
      "The URL at which the provider is reached where a configuration names none.",
      "https://api.north.example.com/v2",
    ),
    versionHeader: describedText(
      "Version header",
      "The header by which the provider's client states the API version. No configuration may set it.",
      "north-version",
    ),
    selfHosted: describedFlag(
      "Self-hosted",
      "Whether the provider is a model server that people run themselves. Where it is `false`, a configuration's `endpoint` is reported.",
    ),
    ...entryKindProperties(),
  };
  return {
    ...describe("Provider", "A built-in provider."),
    ...closedObject(properties, ["title", "description"]),
    examples: [PROVIDER_EXAMPLE],
  };
}

/** The definition of a kind of custom provider. */
export function customVariantDefinition(): Schema {
  const properties: Readonly<Record<keyof CustomVariant, Schema>> = {
    description: describedText("Description", "What the kind is, in a sentence.", VARIANT_EXAMPLE.description),
    allEndpoints: describedFlag(
      "All endpoints",
      "`false` where `endpoints` may name some protocols alone. Without this key, it names each protocol.",
      true,
    ),
    ...entryKindProperties(),
  };
  return {
    ...describe("Custom variant", "A kind of custom provider."),
    ...closedObject(properties, ["description"]),
    examples: [VARIANT_EXAMPLE],
  };
}

/** The properties that both have. */
function entryKindProperties() {
  return {
    defaultProtocol: describedText(
      "Default protocol",
      "The protocol that the provider speaks where a configuration names none. A key of `protocols`.",
      PROVIDER_EXAMPLE.defaultProtocol,
    ),
    address: describedWord("Address", "The one field by which the provider is reached. Without this key, either.", {
      baseUrl: "`endpoint` is not read.",
      endpoint: "`baseUrl` is not read.",
      none: "Neither is read: a section says where.",
    }),
    versionSegment: describedText(
      "Version segment",
      "The last segments of the path that the provider's URL needs, such as `v1` or `api/v1`.",
      PROVIDER_EXAMPLE.versionSegment,
    ),
    versionSegmentAddedBy: describedWord(
      "Version segment added by",
      "The one that adds the version segment where it is missing. Without this key, no one does.",
      { assistant: "To the bare host of `ownUrl` alone.", client: "To any URL." },
    ),
    trimsUrl: describedFlag(
      "Trims URL",
      "`true` where the client removes an operation, a query and the like from the end of a URL before it calls it.",
      false,
    ),
    customHeaders: describedFlag(
      "Custom headers",
      "`false` where the transport takes no custom headers, so that a configuration's `customHeaders` has no effect.",
      true,
    ),
    reservedHeaders: reservedHeaders("The headers that this client sets beside those of all clients."),
    sections: describedTexts(
      "Sections",
      "Keys of `sections` that the entry may hold. Without this key, none.",
      "account",
    ),
    fields: describedTexts("Fields", "Keys of `fields` that the entry may hold. Without this key, none.", "plan"),
  } satisfies Readonly<Record<string, Schema>>;
}

/** Headers by name, with the fate of a custom one of that name. */
export function reservedHeaders(markdown: string): Schema {
  return {
    ...describe("Reserved headers", `${markdown} The case of a name does not matter.`),
    type: "object",
    propertyNames: { minLength: 1, not: { enum: [UNSAFE_KEY] } },
    additionalProperties: describedWord("Fate", "What happens to a custom header of this name.", {
      dropped: "It is not sent.",
      overwritten: "The client's own is sent in its place.",
    }),
    examples: [{ "x-api-key": "dropped" }],
  };
}
