import { isArray, type Json, type JsonObject, ownValue } from "../text/json.ts";
import type { DiscoveredModel, EffectiveModel, ModelMetadata } from "./model.ts";

/** The type of each field of a model's metadata. Base URL and protocol have precedence lists of their own. */
export const METADATA_FIELDS = {
  name: "text",
  family: "text",
  maxContextLength: "tokens",
  maxInputTokens: "tokens",
  maxOutputTokens: "tokens",
  supportedInputMediaTypes: "texts",
  supportsImages: "flag",
  supportsToolResultImages: "flag",
  supportsTools: "flag",
  supportsWebSearch: "flag",
  thinkingEffortLevels: "texts",
} as const satisfies Readonly<Record<keyof ModelMetadata, "text" | "tokens" | "texts" | "flag">>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has these keys and no others
export const METADATA_NAMES = Object.keys(METADATA_FIELDS) as readonly (keyof ModelMetadata)[];

/** A model's metadata in force: stated by the configuration, else returned by the provider. */
export function metadataOf(model: EffectiveModel): ModelMetadata {
  const metadata: Record<string, Json> = {};
  for (const field of METADATA_NAMES) {
    const stated = sourceOf(field, model.override, model.custom?.model)?.[field];
    const value = stated ?? discoveredField(model.discovered, field);
    if (value !== undefined) metadata[field] = value;
  }
  return metadata;
}

/** The part of a file that states a model's field: its override, else its custom model (decisions: Models). */
export function sourceOf(
  field: string,
  override: JsonObject | undefined,
  custom: JsonObject | undefined,
): JsonObject | undefined {
  if (override !== undefined && ownValue(override, field) !== undefined) return override;
  return custom !== undefined && ownValue(custom, field) !== undefined ? custom : undefined;
}

/** The value that a provider returned for a field; undefined if it has the wrong type. */
export function discoveredField(model: DiscoveredModel | undefined, field: keyof ModelMetadata): Json | undefined {
  const kind = METADATA_FIELDS[field];
  const value = model === undefined ? undefined : ownValue(asJson(model), field);
  if (kind === "texts") return isArray(value) && value.every((text) => typeof text === "string") ? value : undefined;
  if (kind === "tokens") return Number.isSafeInteger(value) && Number(value) > 0 ? value : undefined;
  return typeof value === (kind === "flag" ? "boolean" : "string") ? value : undefined;
}

/** A text of a model that a provider returned; undefined where there is none. */
export function discoveredText(model: DiscoveredModel | undefined, field: "baseUrl" | "protocol"): string | undefined {
  const value = model === undefined ? undefined : ownValue(asJson(model), field);
  return typeof value === "string" && value !== "" ? value : undefined;
}

function asJson(model: DiscoveredModel): JsonObject {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it came as JSON, and nothing of it is taken for granted
  return model as unknown as JsonObject;
}
