import type { CustomVariant } from "../vocabulary.ts";

const COMMON = { address: "baseUrl", allEndpoints: false, sections: [], fields: ["apiKeyOptional"] } as const;

/**
 * The kinds of custom provider of Posit Assistant, names as of October 2026. None has a URL of its own, so the assistant
 * corrects no bare host.
 */
export const customVariants = {
  anthropic: {
    ...COMMON,
    description: "A service that speaks as Anthropic does. Its base URL ends in `v1`.",
    defaultProtocol: "anthropic-messages",
    versionSegment: "v1",
  },
  openai: {
    ...COMMON,
    description: "A service that speaks as OpenAI does, by the responses protocol. Its base URL ends in `v1`.",
    defaultProtocol: "openai-responses",
    versionSegment: "v1",
  },
  "openai-compatible": {
    ...COMMON,
    description: "A service that speaks OpenAI's chat protocol, at any base URL. Needs no API key.",
    defaultProtocol: "openai-chat",
  },
  gemini: {
    ...COMMON,
    description: "A service that speaks as Google's Gemini API does. Its base URL ends in `v1beta`.",
    versionSegment: "v1beta",
  },
  openrouter: {
    ...COMMON,
    description: "A service that speaks as OpenRouter does. The client adds `api/v1` to a base URL without it.",
    defaultProtocol: "openai-chat",
    versionSegment: "api/v1",
    versionSegmentAddedBy: "client",
  },
  ollama: { ...COMMON, description: "Another Ollama server.", address: "endpoint" },
  lmstudio: {
    ...COMMON,
    description: "Another LM Studio server. Its endpoint ends in `v1`.",
    defaultProtocol: "openai-chat",
    address: "endpoint",
    versionSegment: "v1",
  },
  litellm: {
    ...COMMON,
    description: "Another LiteLLM proxy. Needs no API key.",
    versionSegment: "v1",
    versionSegmentAddedBy: "client",
  },
  portkey: {
    ...COMMON,
    description: "Another Portkey gateway. Needs no API key.",
    versionSegment: "v1",
    versionSegmentAddedBy: "client",
    reservedHeaders: { "x-portkey-api-key": "dropped", "x-portkey-virtual-key": "dropped" },
  },
  "ms-foundry": {
    ...COMMON,
    description: "Another Microsoft Foundry resource. The client brings the base URL to the end `openai/v1`.",
    defaultProtocol: "openai-chat",
    versionSegment: "openai/v1",
    versionSegmentAddedBy: "client",
    trimsUrl: true,
  },
  deepseek: {
    ...COMMON,
    description: "A service that speaks as DeepSeek does, with or without `v1` at the end of its base URL.",
    defaultProtocol: "openai-chat",
  },
  aws: { ...COMMON, description: "Another account or region of Amazon Bedrock.", sections: ["aws"] },
  "google-vertex": {
    ...COMMON,
    description: "Another project or location of Google's platform.",
    sections: ["googleCloud"],
  },
  snowflake: { ...COMMON, description: "Another account of Snowflake Cortex.", sections: ["snowflake"] },
} as const satisfies Readonly<Record<string, CustomVariant>>;
