import { isArray, isObject, type JsonObject, objectAt, ownValue, type Path } from "../text/json.ts";
import type { CustomModel } from "./model-lists.ts";
import type { EffectiveProvider } from "./provider.ts";

/** Metadata of a model that a provider may return and a configuration may set (specification 2.6). */
export interface ModelMetadata {
  readonly name?: string;
  readonly family?: string;
  /** In tokens, as the other two. */
  readonly maxContextLength?: number;
  readonly maxInputTokens?: number;
  readonly maxOutputTokens?: number;
  readonly supportedInputMediaTypes?: readonly string[];
  readonly supportsImages?: boolean;
  readonly supportsToolResultImages?: boolean;
  readonly supportsTools?: boolean;
  readonly supportsWebSearch?: boolean;
  readonly thinkingEffortLevels?: readonly string[];
}

/** A model as a provider returned it. Values of the wrong type are passed over. */
export interface DiscoveredModel extends ModelMetadata {
  readonly id: string;
  readonly baseUrl?: string;
  readonly protocol?: string;
}

/** A model, and everything that says something of it. */
export interface EffectiveModel {
  readonly provider: EffectiveProvider;
  readonly id: string;
  /** The patch in force; empty where there is none. */
  readonly override: JsonObject;
  /** The custom model; undefined of one that was discovered. */
  readonly custom: CustomModel | undefined;
  /** The model as the provider returned it, if no custom model took its place. */
  readonly discovered: DiscoveredModel | undefined;
}

/** The models that a provider returned, by id. */
export type Discovered = ReadonlyMap<string, DiscoveredModel>;

/**
 * The models of a provider that are known (decisions: Models): discovered ones, where a custom one with the same id takes
 * the place, then the other custom ones.
 * See docs/decisions/0024-custom-models-replace-discovered.md.
 */
export function* knownModels(provider: EffectiveProvider, discovered: Discovered): Iterable<EffectiveModel> {
  const { byId } = provider.models.custom;
  for (const [id, model] of discovered) yield effectiveModel(provider, id, byId.get(id), model);
  for (const [id, custom] of byId) if (!discovered.has(id)) yield effectiveModel(provider, id, custom);
}

/** One of the models that are known; undefined where there is none of this id. */
export function knownModel(
  provider: EffectiveProvider,
  discovered: Discovered,
  id: string,
): EffectiveModel | undefined {
  const [custom, model] = [provider.models.custom.byId.get(id), discovered.get(id)];
  return custom === undefined && model === undefined ? undefined : effectiveModel(provider, id, custom, model);
}

/** @param custom the custom model, which takes the place of the returned one. */
export function effectiveModel(
  provider: EffectiveProvider,
  id: string,
  custom: CustomModel | undefined,
  discovered?: DiscoveredModel,
): EffectiveModel {
  const override = objectAt(provider.models.overrides, id) ?? {};
  return { provider, id, override, custom, discovered: custom === undefined ? discovered : undefined };
}

const NONE: Discovered = new Map();

/** @param returned came from outside and may be of any type; items that are no models are passed over. */
export function discoveredModels(returned: unknown): Discovered {
  if (!isArray(returned) || returned.length === 0) return NONE;
  const byId = new Map<string, DiscoveredModel>();
  for (const model of returned) {
    if (isModel(model) && !byId.has(model.id)) byId.set(model.id, model);
  }
  return byId;
}

function isModel(value: unknown): value is DiscoveredModel {
  return isObject(value) && typeof ownValue(value, "id") === "string" && value["id"] !== "";
}

export function overridePath({ provider, id }: EffectiveModel): Path {
  return [...provider.path, "models", "overrides", id];
}

/** Undefined for a model that is not a custom one. */
export function customPath({ provider, custom }: EffectiveModel): Path | undefined {
  return custom && [...provider.path, "models", "custom", custom.index];
}
