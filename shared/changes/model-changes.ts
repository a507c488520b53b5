import type { EffectiveModel } from "../effective/model.ts";
import { hiddenReason } from "../effective/offering.ts";
import { offeringCandidates } from "../resolve/model-origins.ts";
import { isSameJson } from "../text/json.ts";
import { maskUrl } from "../text/url-secrets.ts";
import type { Cause, Change } from "./change.ts";
import { destinationOf, isNew, losesEncryption } from "./destination.ts";
import { destinationText, statedDestinations } from "./destination-changes.ts";
import { metadataChanges } from "./metadata-changes.ts";
import { modelMoves } from "./model-moves.ts";
import { aboutModel, causeOfModel, type ModelPair, modelText } from "./model-pair.ts";
import { causeOf, type LastingPair } from "./provider-pair.ts";
import { isOffered, modelOf, modelsOf, ownUrl, type Reach } from "./reach.ts";
import type { CombinedSide } from "./side.ts";

/**
 * The changes of the models of a provider that is in force on both sides (decisions: What a change does, model level).
 */
export function* modelChanges(pair: LastingPair): Iterable<Change> {
  const { before, after } = pair;
  const stated = statedDestinations(pair);
  for (const model of modelsOf(after)) {
    yield* changesOfModel({ pair, id: model.id, before: modelOf(before, model.id), after: model, stated });
  }
  for (const model of modelsOf(before)) {
    if (modelOf(after, model.id) !== undefined) continue;
    yield* changesOfModel({ pair, id: model.id, before: model, after: undefined, stated });
  }
}

function* changesOfModel(model: ModelPair): Iterable<Change> {
  const { pair, before, after } = model;
  const [was, is] = [isOffered(before), isOffered(after)];
  if (is && !was) {
    if (!comesWithAll(after, pair.after, pair.before)) yield offered(model);
  } else if (was && !is) {
    if (!comesWithAll(before, pair.before, pair.after)) yield withdrawn(model);
  } else if (!is) {
    if (!isSameSetting(before, after)) yield withoutEffect(model);
  } else if (before !== undefined && after !== undefined) {
    yield* modelMoves({ ...model, before, after });
    yield* metadataChanges({ ...model, before, after });
  }
  if (is && after !== undefined) yield* destination(model, before, after);
}

/**
 * Tells if a model is offered on one side only because every model that the provider reports is: that is stated of the
 * provider.
 */
function comesWithAll(model: EffectiveModel | undefined, there: Reach, elsewhere: Reach): boolean {
  return model?.custom === undefined && there.isOpen && !elsewhere.isOpen;
}

function offered(model: ModelPair): Change {
  const text = `${modelText(model)} is offered; before, it was not.`;
  return {
    effect: "opens",
    kind: "model-offered",
    ...aboutModel(model),
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
    ...aboutModel(model),
    before: true,
    after: false,
    cause: causeOfWithdrawal(model),
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
    ...aboutModel(model),
    before: null,
    after: null,
    cause: causeOfModel(model, []),
    text: `${modelText(model)} ${what}.`,
  };
}

function isSameSetting(before: EffectiveModel | undefined, after: EffectiveModel | undefined): boolean {
  if (before === undefined || after === undefined) return before === after;
  return isSameJson(before.override, after.override) && isSameJson(before.custom?.model, after.custom?.model);
}

/** A model's own URL that opens something, unless the provider's own change states it. */
function* destination(model: ModelPair, before: EffectiveModel | undefined, after: EffectiveModel): Iterable<Change> {
  const { pair, stated } = model;
  const [old, url] = [before && ownUrl(before), ownUrl(after)];
  if (url === undefined) return;
  const [former, now] = [old === undefined ? undefined : destinationOf(old), destinationOf(url)];
  const isAdded = isNew(pair.known, now) && !stated.has(now.key);
  const isKept = isOffered(before) && now.key === former?.key;
  const isPlain = !isKept && losesEncryption(pair.known, now, former);
  if (!isAdded && !isPlain) return;
  yield {
    effect: "opens",
    kind: isPlain ? "encryption-lost" : "destination-added",
    ...aboutModel(model),
    setting: "baseUrl",
    before: old === undefined ? null : maskUrl(old),
    after: maskUrl(url),
    cause: causeOfModel(model, ["baseUrl"]),
    text: destinationText(`requests of ${modelText(model)}`, url, isPlain, pair),
  };
}

/** The setting that no longer hides the model; where none did, the one that names or declares it. */
function causeOfOffer({ pair, id, before, after }: ModelPair): Cause | null {
  const offers = placeOfOffer(pair.sides.after, after) ?? null;
  switch (before && hiddenReason(before)) {
    case "denied":
      return placeOfOffer(pair.sides.before, before) ?? offers;
    case "discovery off":
      return causeOf(pair, ["models", "discovery"]) ?? offers;
    case "not in allow":
      return pair.after.provider.models.allow.indexes.has(id) ? offers : causeOf(pair, ["models", "allow"]);
    default:
      return offers;
  }
}

/** The setting that hides the model; where none speaks of it any longer, the one that offered it. */
function causeOfWithdrawal({ pair: { sides }, before, after }: ModelPair): Cause | null {
  return placeOfOffer(sides.after, after) ?? placeOfOffer(sides.before, before) ?? null;
}

function placeOfOffer({ name, layers }: CombinedSide, model: EffectiveModel | undefined): Cause | undefined {
  const place = model && offeringCandidates(model, layers)[0]?.place;
  return place?.kind === "layer" ? { side: name, place } : undefined;
}
