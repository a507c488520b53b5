import type { Catalog, CatalogProvider } from "./catalog.ts";
import { CHANGE_KINDS, type Change, type ProviderState } from "./change.ts";
import { catalogUrls, type KnownHosts, knownHosts, type ProviderComparison } from "./comparison.ts";
import { connectionChanges } from "./connection-changes.ts";

import { modelChanges } from "./model-changes.ts";
import { offeringChanges } from "./offering-changes.ts";

/**
 * What a change does, ordered by provider (those after in their order, then those that are gone), then kind, then model.
 * What has no effect is no change: order, comments, and which layer says a thing. In linear time.
 */
export function diff(before: Catalog, after: Catalog): readonly Change[] {
  const hosts = knownHosts(before);
  const old = new Map(before.providers.map((provider) => [keyOf(provider), provider]));
  const there = new Set(after.providers.map(keyOf));
  return [
    ...after.providers.flatMap((provider) => {
      const earlier = old.get(keyOf(provider));
      return earlier === undefined
        ? [providerAdded(provider, hosts)]
        : providerChanges({ before: earlier, after: provider, hosts });
    }),
    ...before.providers.filter((provider) => !there.has(keyOf(provider))).map(providerRemoved),
  ];
}

/** An id may be a built-in provider's by one vocabulary and a custom one's by another. */
function keyOf({ kind, id }: CatalogProvider): string {
  return `${kind} ${id}`;
}

function providerChanges(comparison: ProviderComparison): readonly Change[] {
  const { before, after } = comparison;
  const changes: Change[] = [
    ...connectionChanges(comparison),
    ...offeringChanges(comparison),
    ...modelChanges(comparison),
  ];
  if (before.enabled !== after.enabled) {
    changes.push({
      kind: after.enabled ? "provider-enabled" : "provider-disabled",
      provider: after.id,
      before: providerState(before),
      after: providerState(after),
      cause: after.origins["enabled"] ?? null,
      widens: after.enabled,
    });
  }
  // Those of one kind are in order already, and a sort keeps it.
  return changes.toSorted((one, other) => CHANGE_KINDS.indexOf(one.kind) - CHANGE_KINDS.indexOf(other.kind));
}

function providerAdded(provider: CatalogProvider, hosts: KnownHosts): Change {
  return {
    kind: "provider-added",
    provider: provider.id,
    before: null,
    after: providerState(provider),
    cause: causeOfBeing(provider),
    widens: provider.enabled || [...catalogUrls(provider)].some(hosts.isNew),
  };
}

function providerRemoved(provider: CatalogProvider): Change {
  return {
    kind: "provider-removed",
    provider: provider.id,
    before: providerState(provider),
    after: null,
    cause: causeOfBeing(provider),
    widens: false,
  };
}

/** A custom provider is there because a layer has its `type`. */
function causeOfBeing({ origins }: CatalogProvider): Change["cause"] {
  return origins["variant"] ?? origins["enabled"] ?? null;
}

function providerState({ enabled, models }: CatalogProvider): ProviderState {
  return { enabled, offeredModels: models.reduce((count, { offered }) => count + (offered ? 1 : 0), 0) };
}
