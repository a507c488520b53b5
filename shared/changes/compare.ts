import { supposedModels } from "../effective/supposed.ts";
import type { DiscoveredModels } from "../resolve/catalog.ts";
import type { LayerDiagnostic } from "../resolve/layer-diagnostic.ts";
import { maskSecrets } from "../text/secrets.ts";
import { layerUnreadable } from "../validate/rules/layer-rules.ts";
import { availabilityChanges, isInForce } from "./availability-changes.ts";
import { type Change, EFFECTS, opensAny } from "./change.ts";
import { connectionChanges } from "./connection-changes.ts";
import { type KnownDestinations, knownDestinations } from "./destination.ts";
import { destinationChanges } from "./destination-changes.ts";
import { enforcedChanges } from "./enforced-changes.ts";
import { modelChanges } from "./model-changes.ts";
import { offerChanges } from "./offer-changes.ts";
import { policyChanges } from "./policy-changes.ts";
import type { LastingPair, ProviderPair } from "./provider-pair.ts";
import { destinationsOf, hasOffer, type Reach, reachOf } from "./reach.ts";
import { combineSide, type Side, type Sides } from "./side.ts";
import { nameText } from "./words.ts";

/** What a change does. */
export interface Comparison {
  /** By effect in the order of `EFFECTS`, then by provider: what concerns all first, then those after in their order, then those that are gone. */
  readonly changes: readonly Change[];
  /** Whether something opens; undefined where that is not known, because a layer could not be read. */
  readonly widens: boolean | undefined;
  /** What of each side's layers has no effect. */
  readonly diagnostics: { readonly before: readonly LayerDiagnostic[]; readonly after: readonly LayerDiagnostic[] };
}

/**
 * What a change does to what people can reach (decisions: What a change does). What only says the same in another way is
 * no change: order, comments, and which layer states a value. Never throws; in linear time.
 * See docs/decisions/0028-one-statement-per-change.md.
 */
export function compareSides(before: Side, after: Side): Comparison {
  const sides = { before: combineSide("before", before), after: combineSide("after", after) };
  const pairs = providerPairs(
    sides,
    (before.discovered ?? after.discovered)
      ? { before: before.discovered ?? {}, after: after.discovered ?? {} }
      : undefined,
  );
  const changes = [...policyChanges(sides), ...enforcedChanges(sides), ...pairs.flatMap(changesOfProvider)];
  const ordered = changes.toSorted((one, other) => EFFECTS.indexOf(one.effect) - EFFECTS.indexOf(other.effect));
  const diagnostics = { before: sides.before.diagnostics, after: sides.after.diagnostics };
  const isUnknown = [...diagnostics.before, ...diagnostics.after].some(({ rule }) => rule === layerUnreadable.id);
  return { changes: ordered, widens: isUnknown ? undefined : opensAny(ordered), diagnostics };
}

function changesOfProvider(pair: ProviderPair): readonly Change[] {
  if (!isLasting(pair)) return [...availabilityChanges(pair)];
  if (!hasOffer(pair.before) && !hasOffer(pair.after)) return [...availabilityChanges(pair)];
  return [...offerChanges(pair), ...destinationChanges(pair), ...connectionChanges(pair), ...modelChanges(pair)];
}

function isLasting(pair: ProviderPair): pair is LastingPair {
  return isInForce(pair.before) && isInForce(pair.after);
}

/** What the providers returned on each side; undefined where neither tells. */
type Discovered = { readonly before: DiscoveredModels; readonly after: DiscoveredModels } | undefined;

function providerPairs(sides: Sides, discovered: Discovered): readonly ProviderPair[] {
  const ids = [...new Set([...sides.after.providers.keys(), ...sides.before.providers.keys()])];
  const reaches = ids.map((id) => ({ id, ...reachesOf(id, sides, discovered) }));
  const known = knownBefore(reaches.map(({ before }) => before));
  return reaches.map((reach) => ({ sides, known, shown: shownId(reach.id), ...reach }));
}

/** Once for a provider with many changes: an id may be very long. */
function shownId(id: string): ProviderPair["shown"] {
  return { id: maskSecrets(id), text: nameText(id) };
}

function reachesOf(id: string, sides: Sides, discovered: Discovered): Pick<ProviderPair, "before" | "after"> {
  const [before, after] = [sides.before.providers.get(id), sides.after.providers.get(id)];
  const supposed = supposedModels([before, after].filter((provider) => provider !== undefined));
  const returned = (models: DiscoveredModels | undefined) =>
    models === undefined ? supposed : Object.hasOwn(models, id) ? models[id] : [];
  return {
    before: before && reachOf(before, returned(discovered?.before)),
    after: after && reachOf(after, returned(discovered?.after)),
  };
}

function knownBefore(reaches: readonly (Reach | undefined)[]): KnownDestinations {
  return knownDestinations(reaches.flatMap((reach) => (reach === undefined ? [] : [...destinationsOf(reach)])));
}
