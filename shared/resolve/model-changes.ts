import { METADATA_NAMES } from "../effective/metadata.ts";
import type { ModelMetadata } from "../effective/model.ts";
import { isArray, type Json } from "../text/json.ts";
import { maskUrl } from "../text/url-secrets.ts";
import type { CatalogModel } from "./catalog.ts";
import type { Change, ModelRoute } from "./change.ts";
import { isSameSet, type KnownHosts, losesEncryption, type ProviderComparison, stateOf } from "./comparison.ts";

/** The changes of a provider's models: of each model after, in order, then of those that are gone. */
export function* modelChanges(comparison: ProviderComparison): Iterable<Change> {
  const { before, after, hosts } = comparison;
  const old = new Map(before.models.map((model) => [model.id, model]));
  const there = new Set<string>();
  for (const model of after.models) {
    there.add(model.id);
    const earlier = old.get(model.id);
    if (earlier === undefined) yield modelAdded(after.id, model, hosts);
    else yield* changesOfModel(earlier, model, comparison);
  }
  for (const model of before.models) if (!there.has(model.id)) yield modelRemoved(before.id, model);
}

function modelAdded(provider: string, model: CatalogModel, hosts: KnownHosts): Change {
  const widens = model.offered || hosts.isNew(model.baseUrl);
  const cause = model.origins["offered"] ?? null;
  return { kind: "model-added", provider, model: model.id, before: null, after: stateOf(model), cause, widens };
}

function modelRemoved(provider: string, model: CatalogModel): Change {
  const cause = model.origins["offered"] ?? null;
  return {
    kind: "model-removed",
    provider,
    model: model.id,
    before: stateOf(model),
    after: null,
    cause,
    widens: false,
  };
}

function* changesOfModel(before: CatalogModel, after: CatalogModel, comparison: ProviderComparison): Iterable<Change> {
  const about = { provider: comparison.after.id, model: after.id };
  // What the provider's own change does to all of its models is said once, of the provider.
  const isSwitched = comparison.before.enabled !== comparison.after.enabled;
  if (before.offered !== after.offered && !isSwitched) {
    yield {
      ...about,
      kind: after.offered ? "model-offered" : "model-hidden",
      before: stateOf(before),
      after: stateOf(after),
      cause: causeOfOffering(before, after),
      widens: after.offered,
    };
  }
  const fields = METADATA_NAMES.filter((field) => !isSameValue(before[field], after[field]));
  if (fields.length > 0) yield { ...about, ...patch(before, after, fields) };
  if (before.baseUrl !== after.baseUrl || before.protocol !== after.protocol) {
    yield { ...about, ...move(before, after, comparison) };
  }
}

/** What now names the model, declares it or hides it; where nothing does any longer, what hid it. */
function causeOfOffering(before: CatalogModel, after: CatalogModel): Change["cause"] {
  const [old, now] = [before.origins["offered"] ?? null, after.origins["offered"] ?? null];
  return now?.rule === "offered-unless-said" && now.place.kind !== "layer" ? old : now;
}

function isSameValue(one: unknown, other: unknown): boolean {
  return isArray(one) && isArray(other) ? isSameSet(one.map(String), other.map(String)) : one === other;
}

function patch(before: CatalogModel, after: CatalogModel, fields: readonly (keyof ModelMetadata)[]) {
  const [first = "name"] = fields;
  const valuesOf = (model: CatalogModel): Readonly<Record<string, Json>> =>
    Object.fromEntries(fields.map((field) => [field, model[field] ?? null]));
  return {
    kind: "model-patched",
    fields,
    before: valuesOf(before),
    after: valuesOf(after),
    cause: after.origins[first] ?? before.origins[first] ?? null,
    widens: false,
  } as const;
}

function move(before: CatalogModel, after: CatalogModel, { hosts }: ProviderComparison) {
  const routeOf = ({ baseUrl, protocol }: CatalogModel): ModelRoute => ({
    baseUrl: baseUrl === undefined ? null : maskUrl(baseUrl),
    protocol: protocol ?? null,
  });
  const field = before.baseUrl === after.baseUrl ? "protocol" : "baseUrl";
  return {
    kind: "model-moved",
    before: routeOf(before),
    after: routeOf(after),
    cause: after.origins[field] ?? before.origins[field] ?? null,
    widens: hosts.isNew(after.baseUrl) || losesEncryption(before.baseUrl, after.baseUrl),
  } as const;
}
