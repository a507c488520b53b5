import { type Discovered, type EffectiveModel, knownModel, knownModels } from "../effective/model.ts";
import { hiddenReason } from "../effective/offering.ts";
import { type EffectiveProvider, isRead, ownUrlOf, usesOwnUrl } from "../effective/provider.ts";
import { objectAt, textAt, valueAt } from "../text/json.ts";
import { type Destination, destinationOf, ownHostOf } from "./destination.ts";

/** The part of a provider that people can reach on one side. */
export interface Reach {
  readonly provider: EffectiveProvider;
  /** True if every model that the provider reports is offered, but for those denied (decisions: Offer, `any`). */
  readonly isOpen: boolean;
  /** The models that the provider returned, or is supposed to return. */
  readonly discovered: Discovered;
  /** The number of known models that are offered. */
  readonly offeredCount: number;
}

export function reachOf(provider: EffectiveProvider, discovered: Discovered): Reach {
  const { allow, discovery } = provider.models;
  let offeredCount = 0;
  for (const model of knownModels(provider, discovered)) if (isOffered(model)) offeredCount += 1;
  const isOpen = provider.enabled && discovery === "auto" && allow.items.length === 0;
  return { provider, isOpen, discovered, offeredCount };
}

/** Tells if a model is known and offered. */
export function isOffered(model: EffectiveModel | undefined): model is EffectiveModel {
  return model !== undefined && hiddenReason(model) === undefined;
}

/** A model that is known, whether it is offered or not. */
export function modelOf({ provider, discovered }: Reach, id: string): EffectiveModel | undefined {
  return knownModel(provider, discovered, id);
}

/** Every model that is known. They are made one by one, for there may be a hundred thousand. */
export function modelsOf({ provider, discovered }: Reach): Iterable<EffectiveModel> {
  return knownModels(provider, discovered);
}

/** Those of them that are offered. */
export function* offeredModels(reach: Reach): Iterable<EffectiveModel> {
  for (const model of modelsOf(reach)) if (isOffered(model)) yield model;
}

/** Tells if the same models are offered on both sides. */
export function isSameOffer(before: Reach, after: Reach): boolean {
  if (before.offeredCount !== after.offeredCount) return false;
  for (const { id } of offeredModels(before)) if (!isOffered(modelOf(after, id))) return false;
  return true;
}

/** Tells if a provider is in force and offers something. */
export function hasOffer(reach: Reach | undefined): reach is Reach {
  return reach !== undefined && (reach.isOpen || reach.offeredCount > 0);
}

/** A URL of a provider's entry that is in force. */
export interface ProviderUrl {
  /** Below the entry. */
  readonly path: readonly string[];
  readonly url: string;
}

export function providerUrls(provider: EffectiveProvider): readonly ProviderUrl[] {
  const { entry } = provider;
  const endpoints = objectAt(entry, "endpoints") ?? {};
  const addresses = (["baseUrl", "endpoint"] as const)
    .filter((field) => isRead(provider, field))
    .map((field) => [field]);
  const paths = [...addresses, ...Object.keys(endpoints).map((protocol) => ["endpoints", protocol])];
  return paths.flatMap((path) => {
    const url = valueAt(entry, path);
    return typeof url === "string" && url !== "" ? [{ path, url }] : [];
  });
}

/** The provider's own host: the one that the vocabulary knows, else a destination of its own for each provider id. */
export function ownDestination(provider: EffectiveProvider): Destination {
  const url = ownUrlOf(provider);
  return url === undefined ? ownHostOf(provider.id) : destinationOf(url);
}

/** The URL that a model itself has: its override's, else its custom model's. */
export function ownUrl({ override, custom }: EffectiveModel): string | undefined {
  return textAt(override, "baseUrl") ?? (custom && textAt(custom.model, "baseUrl"));
}

/** The protocol that a model itself has: its override's, else its custom model's. */
export function ownProtocol({ override, custom }: EffectiveModel): string | undefined {
  return textAt(override, "protocol") ?? (custom && textAt(custom.model, "protocol"));
}

/**
 * The destinations of a provider's requests by its settings; none where it has no offer. The models that it reports are
 * no settings.
 */
export function* destinationsOf(reach: Reach): Iterable<Destination> {
  if (!hasOffer(reach)) return;
  if (usesOwnUrl(reach.provider)) yield ownDestination(reach.provider);
  for (const { url } of providerUrls(reach.provider)) yield destinationOf(url);
  for (const model of offeredModels(reach)) {
    const url = ownUrl(model);
    if (url !== undefined) yield destinationOf(url);
  }
}
