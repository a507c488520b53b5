import { METADATA_NAMES, metadataOf } from "../effective/metadata.ts";
import { customPath, type EffectiveModel, overridePath } from "../effective/model.ts";
import { modelProtocol } from "../effective/protocol.ts";
import { offeringCandidates } from "../resolve/model-origins.ts";
import { isArray, isSameJson, type Json, objectAt, type Path, textAt } from "../text/json.ts";
import { maskSecrets } from "../text/secrets.ts";
import { maskUrl } from "../text/url-secrets.ts";
import type { Cause, Change } from "./change.ts";
import { destinationOf, isNew, losesEncryption } from "./destination.ts";
import { destinationText, statedDestinations } from "./destination-changes.ts";
import { type LastingPair, providerText } from "./provider-pair.ts";
import { ownProtocol, ownUrl, type Reach } from "./reach.ts";
import { isSameSet } from "./sets.ts";
import { type CombinedSide, placeAt } from "./side.ts";
import { hostText, joinText, listText, nameText } from "./words.ts";

/** A model on both sides; undefined where it is not known. */
interface ModelPair {
  readonly pair: LastingPair;
  readonly id: string;
  readonly before: EffectiveModel | undefined;
  readonly after: EffectiveModel | undefined;
  /** The destinations that the provider's own change states. */
  readonly stated: ReadonlySet<string>;
}

/** What a change does to the models of a provider that is in force on both sides (decisions: What a change does, model level). */
export function* modelChanges(pair: LastingPair): Iterable<Change> {
  const { before, after } = pair;
  const stated = statedDestinations(pair);
  for (const id of new Set([...after.models.keys(), ...before.models.keys()])) {
    yield* changesOf({ pair, id, before: before.models.get(id), after: after.models.get(id), stated });
  }
}

function* changesOf(model: ModelPair): Iterable<Change> {
  const { pair, id, before, after } = model;
  const [was, is] = [pair.before.offered.has(id), pair.after.offered.has(id)];
  if (is && !was) {
    if (!comesWithAll(after, pair.after, pair.before)) yield offered(model);
  } else if (was && !is) {
    if (!comesWithAll(before, pair.before, pair.after)) yield withdrawn(model);
  } else if (!is) {
    if (!isSameSetting(before, after)) yield withoutEffect(model);
  } else if (before !== undefined && after !== undefined) {
    yield* moves(model, before, after);
    yield* patch(model, before, after);
  }
  if (is && after !== undefined) yield* destination(model, before, after);
}

/** Whether a model is offered on one side alone because every model that the provider reports is: that is stated of the provider. */
function comesWithAll(model: EffectiveModel | undefined, there: Reach, elsewhere: Reach): boolean {
  return model?.custom === undefined && there.isOpen && !elsewhere.isOpen;
}

function about({ pair, id }: ModelPair): Pick<Change, "provider" | "model" | "setting"> {
  return { provider: maskSecrets(pair.id), model: maskSecrets(id), setting: null };
}

function modelText({ pair, id }: ModelPair): string {
  return `${nameText(id)} of ${providerText(pair)}`;
}

function offered(model: ModelPair): Change {
  const text = `${modelText(model)} is offered; before, it was not.`;
  return {
    effect: "opens",
    kind: "model-offered",
    ...about(model),
    before: false,
    after: true,
    cause: causeOfOffer(model),
    text,
  };
}

function withdrawn(model: ModelPair): Change {
  const text = `${modelText(model)} is no longer offered.`;
  return {
    effect: "breaks",
    kind: "model-withdrawn",
    ...about(model),
    before: true,
    after: false,
    cause: causeOfOffer(model),
    text,
  };
}

function withoutEffect(model: ModelPair): Change {
  const what =
    model.after === undefined
      ? "is removed; it was not offered before"
      : model.before === undefined
        ? "is added, but is not offered"
        : "is not offered, so its changed settings have no effect";
  return {
    effect: "none",
    kind: "setting-without-effect",
    ...about(model),
    before: null,
    after: null,
    cause: causeAtModel(model, []),
    text: `${modelText(model)} ${what}.`,
  };
}

function isSameSetting(before: EffectiveModel | undefined, after: EffectiveModel | undefined): boolean {
  if (before === undefined || after === undefined) return before === after;
  return isSameJson(before.override, after.override) && isSameJson(before.custom?.model, after.custom?.model);
}

/** Where a model is reached, as far as it says so itself. */
interface Route {
  readonly protocol: string | undefined;
  readonly url: string | undefined;
  /** That of its protocol. */
  readonly endpoint: string | undefined;
}

function routeOf(model: EffectiveModel): Route {
  const protocol = modelProtocol(model);
  const endpoints = objectAt(model.provider.entry, "endpoints") ?? {};
  return { protocol, url: ownUrl(model), endpoint: protocol === undefined ? undefined : textAt(endpoints, protocol) };
}

/** What only follows the provider is stated there. */
function* moves(model: ModelPair, before: EffectiveModel, after: EffectiveModel): Iterable<Change> {
  if ([before, after].every((one) => ownUrl(one) === undefined && ownProtocol(one) === undefined)) return;
  const [old, now] = [routeOf(before), routeOf(after)];
  const fields = (["protocol", "url", "endpoint"] as const).filter((field) => old[field] !== now[field]);
  if (fields.length === 0) return;
  yield {
    effect: "moves",
    kind: "model-moved",
    ...about(model),
    before: shownRoute(old),
    after: shownRoute(now),
    cause: causeAtModel(model, ["baseUrl"], ["protocol"]),
    text: `${modelText(model)} ${fields.map((field) => moveText(field, old[field], now[field])).join(", and ")}.`,
  };
}

function shownRoute({ protocol, url, endpoint }: Route): Json {
  return {
    protocol: protocol === undefined ? null : maskSecrets(protocol),
    baseUrl: url === undefined ? null : maskUrl(url),
    endpoint: endpoint === undefined ? null : maskUrl(endpoint),
  };
}

function moveText(field: keyof Route, old: string | undefined, now: string | undefined): string {
  if (field === "protocol")
    return `speaks ${now === undefined ? "no set protocol" : nameText(now)} instead of ${old === undefined ? "none" : nameText(old)}`;
  const way = field === "url" ? "has a base URL at" : "has the endpoint of its protocol at";
  const where = (url: string | undefined) => (url === undefined ? "the provider's" : hostText(url));
  if (where(old) === where(now)) return `is reached by another path at ${where(now)}`;
  return `${way} ${where(now)} instead of ${where(old)}`;
}

function* patch(model: ModelPair, before: EffectiveModel, after: EffectiveModel): Iterable<Change> {
  const [old, now] = [metadataOf(before), metadataOf(after)];
  const fields = METADATA_NAMES.filter((field) => !isSameValue(old[field], now[field]));
  if (fields.length === 0) return;
  const valuesOf = (values: typeof old) =>
    Object.fromEntries(fields.map((field) => [field, shownValue(values[field])]));
  yield {
    effect: "changes",
    kind: "model-changed",
    ...about(model),
    before: valuesOf(old),
    after: valuesOf(now),
    cause: causeAtModel(model, ...fields.map((field) => [field])),
    text: `${modelText(model)} has other metadata: ${joinText(fields.map((field) => `\`${field}\` is ${valueText(now[field])} instead of ${valueText(old[field])}`))}.`,
  };
}

/** Lists as sets. */
function isSameValue(one: Json | undefined, other: Json | undefined): boolean {
  return isArray(one) && isArray(other) ? isSameSet(one.map(String), other.map(String)) : one === other;
}

function shownValue(value: Json | undefined): Json {
  if (value === undefined) return null;
  if (isArray(value)) return value.map(shownValue);
  return typeof value === "string" ? maskSecrets(value) : value;
}

function valueText(value: Json | undefined): string {
  if (value === undefined) return "not set";
  if (isArray(value))
    return value.length === 0 ? "an empty list" : listText(value.filter((item) => typeof item === "string"));
  return nameText(typeof value === "string" ? value : JSON.stringify(value));
}

/** A model's own URL that opens something, unless the provider's own change states it. */
function* destination(model: ModelPair, before: EffectiveModel | undefined, after: EffectiveModel): Iterable<Change> {
  const { pair, stated } = model;
  const [old, url] = [before && ownUrl(before), ownUrl(after)];
  if (url === undefined) return;
  const [former, now] = [old === undefined ? undefined : destinationOf(old), destinationOf(url)];
  const isAdded = isNew(pair.known, now) && !stated.has(now.key);
  const isPlain = losesEncryption(pair.known, now, former);
  if (!isAdded && !isPlain) return;
  yield {
    effect: "opens",
    kind: isPlain ? "encryption-lost" : "destination-added",
    ...about(model),
    setting: "baseUrl",
    before: old === undefined ? null : maskUrl(old),
    after: maskUrl(url),
    cause: causeAtModel(model, ["baseUrl"]),
    text: destinationText(`requests of ${modelText(model)}`, url, isPlain),
  };
}

/** What names the model, declares it or hides it; where nothing does any longer, what did. */
function causeOfOffer({ pair: { sides }, before, after }: ModelPair): Cause | null {
  return placeOfOffer(sides.after, after) ?? placeOfOffer(sides.before, before) ?? null;
}

function placeOfOffer({ name, layers }: CombinedSide, model: EffectiveModel | undefined): Cause | undefined {
  const place = model && offeringCandidates(model, layers)[0]?.place;
  return place?.kind === "layer" ? { side: name, place } : undefined;
}

/** The value of one of the fields of a model, after or else before; the first field first. */
function causeAtModel({ pair: { sides }, before, after }: ModelPair, ...fields: readonly Path[]): Cause | null {
  return (
    (after && placeOfField(sides.after, after, fields)) ??
    (before && placeOfField(sides.before, before, fields)) ??
    null
  );
}

function placeOfField(side: CombinedSide, model: EffectiveModel, fields: readonly Path[]): Cause | undefined {
  const custom = customPath(model);
  const paths = fields.flatMap((field) => [
    [...overridePath(model), ...field],
    ...(custom === undefined ? [] : [[...custom, ...field]]),
  ]);
  for (const path of paths) {
    const place = placeAt(side, path);
    if (place !== undefined) return place;
  }
  return undefined;
}
