import { isArray, type Json, type JsonObject, ownValue } from "../text/json.ts";
import { candidatesAt } from "./candidates.ts";
import type { DiscoveredModel, ModelMetadata } from "./catalog.ts";
import type { ModelView } from "./model-view.ts";
import type { Candidate } from "./origin.ts";

/** What each field of a model's metadata holds. Base URL and protocol have precedence lists of their own. */
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

const FIELDS = Object.entries(METADATA_FIELDS);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has these keys and no others
export const METADATA_NAMES = Object.keys(METADATA_FIELDS) as readonly (keyof ModelMetadata)[];

/** A model's metadata in force: what is patched, else what a custom model says, else what the provider says. */
export function metadataOf({ override, custom, discovered }: ModelView): ModelMetadata {
  const metadata: Record<string, Json> = {};
  for (const [field, kind] of FIELDS) {
    const said = ownValue(override, field) ?? (custom && ownValue(custom.model, field));
    const value = said ?? discoveredValue(discovered, field, kind);
    if (value !== undefined) metadata[field] = value;
  }
  return metadata;
}

/** What could be a field's value, in order of precedence. */
export function metadataCandidates(view: ModelView, field: keyof ModelMetadata): readonly Candidate[] {
  const { provider, id, discovered, overridePath, customPath } = view;
  const value = discoveredValue(discovered, field, METADATA_FIELDS[field]);
  return [
    ...candidatesAt(provider.context, [...overridePath, field], "override", "value"),
    ...(customPath ? candidatesAt(provider.context, [...customPath, field], "custom-model", "value") : []),
    ...(value === undefined ? [] : [discoveredCandidate(provider.id, id, field, value)]),
  ];
}

export function discoveredCandidate(provider: string, model: string, field: string, value: Json): Candidate {
  return { place: { kind: "discovered", provider, model, field }, rule: "discovered", value };
}

/** Undefined where a provider returned something else than the field holds. */
function discoveredValue(model: DiscoveredModel | undefined, field: string, kind: string): Json | undefined {
  const value = model === undefined ? undefined : ownValue(asJson(model), field);
  if (kind === "texts") return isArray(value) && value.every((text) => typeof text === "string") ? value : undefined;
  if (kind === "tokens") return Number.isSafeInteger(value) && Number(value) > 0 ? value : undefined;
  return typeof value === (kind === "flag" ? "boolean" : "string") ? value : undefined;
}

/** A text of a model that a provider returned. */
export function discoveredText(model: DiscoveredModel | undefined, field: "baseUrl" | "protocol"): string | undefined {
  const value = model === undefined ? undefined : ownValue(asJson(model), field);
  return typeof value === "string" ? value : undefined;
}

function asJson(model: DiscoveredModel): JsonObject {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it came as JSON, and nothing of it is taken for granted
  return model as unknown as JsonObject;
}
