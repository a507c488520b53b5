import { UNSAFE_KEY } from "../text/json.ts";
import { closedObject, describe, describedReference, reference, type Schema } from "./schema.ts";

/** The largest token count that a file may state: the largest integer that JSON numbers keep exactly. */
export const TOKENS_MAX = 9_007_199_254_740_991;

const MODEL_EXAMPLE = {
  id: "example-large",
  name: "Example Large",
  maxContextLength: 128_000,
  supportsImages: true,
  supportsToolResultImages: false,
  supportsTools: true,
  supportsWebSearch: false,
};

/** The metadata fields that a custom model and an override share (specification 2.6), without `id` and `name`. */
const METADATA: Readonly<Record<string, Schema>> = {
  baseUrl: {
    ...describe("Model base URL", "Base URL for this model only, overriding the provider's."),
    type: "string",
    examples: ["https://models.example.com/v1"],
  },
  family: {
    ...describe("Family", "Model family, for grouping and for selecting family-specific system prompt content."),
    type: "string",
    examples: ["example"],
  },
  maxContextLength: tokenCount("Context length", "Total context window, in tokens.", 128_000),
  maxInputTokens: tokenCount("Input tokens", "Maximum input tokens in one request.", 120_000),
  maxOutputTokens: tokenCount("Output tokens", "Maximum tokens generated in one response.", 8_000),
  protocol: describedReference(
    "Model protocol",
    "Wire protocol of this model, overriding the provider's.",
    "protocolValue",
  ),
  supportedInputMediaTypes: {
    ...describe("Input media types", "Media types accepted as input, such as `image/png`."),
    type: "array",
    items: { type: "string", examples: ["image/png", "image/jpeg", "application/pdf"] },
    examples: [["image/png", "image/jpeg"]],
  },
  supportsImages: ability("Images", "Model accepts images as input."),
  supportsToolResultImages: ability("Tool result images", "Model accepts images returned by a tool result."),
  supportsTools: ability("Tools", "Model can call tools."),
  supportsWebSearch: ability("Web search", "Model supports the provider's own web search."),
  thinkingEffortLevels: {
    ...describe("Thinking effort levels", "Thinking effort levels the model accepts; the set varies by model."),
    type: "array",
    items: { type: "string", examples: ["off", "low", "medium", "high", "xhigh"] },
    examples: [["off", "low", "high"]],
  },
};

const REQUIRED_IN_CUSTOM_MODEL = [
  "id",
  "name",
  "maxContextLength",
  "supportsImages",
  "supportsToolResultImages",
  "supportsTools",
  "supportsWebSearch",
];

function tokenCount(title: string, markdown: string, example: number): Schema {
  return { ...describe(title, markdown), type: "integer", minimum: 1, maximum: TOKENS_MAX, examples: [example] };
}

function ability(title: string, markdown: string): Schema {
  return { ...describe(title, markdown), type: "boolean", examples: [true] };
}

function modelIds(title: string, markdown: string): Schema {
  return {
    ...describe(title, markdown),
    type: "array",
    items: { type: "string", examples: [MODEL_EXAMPLE.id] },
    examples: [[MODEL_EXAMPLE.id]],
  };
}

/** Definitions of the `models` object and of its parts (specification 2.6). */
export function modelDefinitions(): Readonly<Record<string, Schema>> {
  const fields = Object.fromEntries(Object.keys(METADATA).map((name) => [name, reference(`model.${name}`)]));
  const fieldDefinitions = Object.fromEntries(
    Object.entries(METADATA).map(([name, schema]) => [`model.${name}`, schema]),
  );
  return {
    models: {
      ...describe("Models", "Which models the provider offers, and what is known of them."),
      ...closedObject({
        allow: modelIds(
          "Allowed models",
          "Model ids to offer. When not empty, no other model of the provider is offered.",
        ),
        deny: modelIds("Denied models", "Model ids to hide. Applied after `allow`: a model in both lists is hidden."),
        discovery: {
          ...describe("Discovery", "Where the provider's models come from."),
          type: "string",
          enum: ["auto", "off"],
          markdownEnumDescriptions: [
            "Ask the provider for its model list.",
            "Offer only the models declared under `custom`.",
          ],
        },
        custom: {
          ...describe("Custom models", "Models that the provider does not return from discovery."),
          type: "array",
          items: reference("customModel"),
        },
        overrides: {
          ...describe("Overrides", "Metadata patches by model id. Only the fields that are set are changed."),
          type: "object",
          propertyNames: { not: { const: UNSAFE_KEY } },
          additionalProperties: reference("modelOverride"),
          examples: [{ [MODEL_EXAMPLE.id]: { maxOutputTokens: 8_000 } }],
        },
      }),
      examples: [{ allow: [MODEL_EXAMPLE.id] }],
    },
    customModel: {
      ...describe("Custom model", "A model that you declare."),
      ...closedObject(
        {
          id: {
            ...describe("Model id", "Model id that is sent to the provider's API."),
            type: "string",
            minLength: 1,
            examples: [MODEL_EXAMPLE.id],
          },
          name: {
            ...describe("Display name", "Name in the model picker."),
            type: "string",
            minLength: 1,
            examples: [MODEL_EXAMPLE.name],
          },
          ...fields,
        },
        REQUIRED_IN_CUSTOM_MODEL,
      ),
      examples: [MODEL_EXAMPLE],
      defaultSnippets: [
        {
          label: "Custom model",
          description: "A model with all that is required",
          body: { ...MODEL_EXAMPLE, id: "$1", name: "$2" },
        },
      ],
    },
    modelOverride: {
      ...describe("Model override", "A patch of one model's metadata. Only the fields that are set are changed."),
      ...closedObject({
        name: {
          ...describe("Display name", "Name in the model picker."),
          type: "string",
          examples: [MODEL_EXAMPLE.name],
        },
        ...fields,
      }),
      examples: [{ maxOutputTokens: 8_000 }],
    },
    ...fieldDefinitions,
  };
}
