import { customVariants } from "./posit-assistant/custom-variants.ts";
import { layers } from "./posit-assistant/layers.ts";
import { providers } from "./posit-assistant/providers.ts";
import { fields, sections } from "./posit-assistant/settings.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * Posit Assistant's names as of October 2026. No protocol names a provider: the needed end of a base URL stands at each
 * provider and kind, for one protocol is served at paths of many forms.
 * See docs/decisions/0161-presets.md.
 */
export const positAssistant = {
  protocols: {
    "anthropic-messages": { description: "Anthropic's messages protocol." },
    "openai-chat": { description: "OpenAI's chat completions protocol." },
    "openai-responses": { description: "OpenAI's responses protocol." },
    "mlflow-responses": { description: "MLflow's responses protocol." },
    "bedrock-converse": { description: "Amazon Bedrock's converse protocol." },
    "google-generative": { description: "Google's generative protocol." },
  },
  providers,
  sections,
  customVariants,
  topLevel: {
    version: {
      title: "Version",
      description: "Version of the file's format. With another value the assistant ignores the whole file.",
      type: "number",
      values: [1],
      ignoresFile: true,
      example: 1,
    },
  },
  fields,
  reservedHeaders: {
    accept: "dropped",
    "anthropic-version": "dropped",
    authorization: "dropped",
    "content-type": "dropped",
    "x-api-key": "dropped",
    "x-goog-api-key": "dropped",
  },
  layers,
  schemaAddresses: [
    "https://assistant.posit.co/schemas/providers.schema.json",
    "https://posit.co/schemas/providers.schema.json",
  ],
} as const satisfies Vocabulary;
