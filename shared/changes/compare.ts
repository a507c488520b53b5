import { discoveredModels } from "../effective/model.ts";
import { supposedModels } from "../effective/supposed.ts";
import type { DiscoveredModels } from "../resolve/catalog.ts";
import type { LayerDiagnostic } from "../resolve/layer-diagnostic.ts";
import { lazily } from "../text/lazily.ts";
import { maskSecrets } from "../text/secrets.ts";
import { layerUnreadable } from "../validate/rules/layer-rules.ts";
import { availabilityChanges, isInForce } from "./availability-changes.ts";
import { type Change, inEffectOrder, opensAny } from "./change.ts";
import { connectionChanges } from "./connection-changes.ts";
import { type Destination, knownDestinations } from "./destination.ts";
import { destinationChanges } from "./destination-changes.ts";
import { enforcedChanges } from "./enforced-changes.ts";
import { modelChanges } from "./model-changes.ts";
import { offerChanges } from "./offer-changes.ts";
import { policyChanges } from "./policy-changes.ts";
import type { LastingPair, ProviderPair } from "./provider-pair.ts";
import { destinationsOf, hasOffer, type Reach, reachOf } from "./reach.ts";
import { withReplacedModels } from "./replaced-models.ts";
import { readSides, type Side, type Sides } from "./side.ts";
import { type HostsInUse, similarHostFinder } from "./similar-hosts.ts";
import { suppressionChanges } from "./suppression-changes.ts";
import { nameText } from "./words.ts";

/** The effect of a change. */
export interface Comparison {
  /**
   * By effect in the order of `EFFECTS`, then by provider: changes for all providers, then those of providers after the
   * change in their order, then those of removed ones.
   */
  readonly changes: readonly Change[];
  /** True if something opens; undefined where that is not known, because a layer could not be read. */
  readonly widens: boolean | undefined;
  /** The parts of each side's layers that have no effect. */
  readonly diagnostics: { readonly before: readonly LayerDiagnostic[]; readonly after: readonly LayerDiagnostic[] };
}

/**
 * Compares what people can reach on both sides (decisions: What a change does). The same said in another way is no
 * change: order, comments, and which layer states a value. Never throws; takes linear time.
 * See docs/decisions/0028-one-statement-per-change.md.
 */
export function compareSides(before: Side, after: Side): Comparison {
  const context = contextOf(before, after);
  return compareBy(before, after, (sides) => changesBetween(sides, context));
}

/** The same; undefined where there are more changes, for no more are then looked for. */
export function compareWithin(before: Side, after: Side, maxChanges: number): Comparison | undefined {
  const context = contextOf(before, after);
  let count = 0;
  const comparison = compareBy(before, after, function* (sides) {
    for (const change of changesBetween(sides, context)) {
      count += 1;
      if (count > maxChanges) return;
      yield change;
    }
  });
  return count > maxChanges ? undefined : comparison;
}

/**
 * Finds what settings do by themselves, whatever they govern: a loosened policy, what the enforced layers no longer
 * fix, and what comments in layers suppress.
 */
export function compareSettings(before: Side, after: Side): Comparison {
  return compareBy(before, after, settingsChanges);
}

/**
 * Compares both sides for the people of one configuration, without the effects of its settings by themselves.
 *
 * @param hosts those in use before, in all configurations; those of the side before unless given.
 */
export function compareConfiguration(before: Side, after: Side, hosts?: HostsInUse): Comparison {
  const context = { ...contextOf(before, after), hosts };
  return compareBy(before, after, (sides) => configurationChanges(sides, context));
}

/** Compares both sides in each of their readings; what several of them say is stated once. */
function compareBy(before: Side, after: Side, changesOf: (sides: Sides) => Iterable<Change>): Comparison {
  const readings = readSides(before, after);
  const found = readings.map((sides) => withReplacedModels([...changesOf(sides)]));
  const changes = inEffectOrder(found.length === 1 ? found.flat() : distinct(found.flat()));
  // The parts that have no effect are those by the side's own names.
  const diagnostics = {
    before: readings[0].before.diagnostics,
    after: (readings.at(-1) ?? readings[0]).after.diagnostics,
  };
  const isUnknown = [...diagnostics.before, ...diagnostics.after].some(({ rule }) => rule === layerUnreadable.id);
  return { changes, widens: isUnknown ? undefined : opensAny(changes), diagnostics };
}

function distinct(changes: readonly Change[]): readonly Change[] {
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}

/** The facts beside the two sides that a comparison needs. */
interface Context {
  /** The models that providers returned on each side; undefined where neither side has them. */
  readonly returned: { readonly before: DiscoveredModels; readonly after: DiscoveredModels } | undefined;
  readonly hosts?: HostsInUse | undefined;
}

function contextOf(before: Side, after: Side): Context {
  if (before.discovered === undefined && after.discovered === undefined) return { returned: undefined };
  return { returned: { before: before.discovered ?? {}, after: after.discovered ?? {} } };
}

function* changesBetween(sides: Sides, context: Context): Iterable<Change> {
  yield* settingsChanges(sides);
  yield* configurationChanges(sides, context);
}

function* settingsChanges(sides: Sides): Iterable<Change> {
  yield* policyChanges(sides);
  yield* enforcedChanges(sides);
  yield* suppressionChanges(sides, (kind) => kind !== "user");
}

function* configurationChanges(sides: Sides, context: Context): Iterable<Change> {
  for (const pair of providerPairs(sides, context)) yield* changesOfProvider(pair);
  yield* suppressionChanges(sides, (kind) => kind === "user");
}

function* changesOfProvider(pair: ProviderPair): Iterable<Change> {
  if (!isLasting(pair) || (!hasOffer(pair.before) && !hasOffer(pair.after))) {
    yield* availabilityChanges(pair);
    return;
  }
  yield* offerChanges(pair);
  yield* destinationChanges(pair);
  yield* connectionChanges(pair);
  yield* modelChanges(pair);
}

function isLasting(pair: ProviderPair): pair is LastingPair {
  return isInForce(pair.before) && isInForce(pair.after);
}

function* providerPairs(sides: Sides, { returned, hosts }: Context): Iterable<ProviderPair> {
  const ids = new Set([...sides.after.providers.keys(), ...sides.before.providers.keys()]);
  const reaches = Array.from(ids, (id) => ({ id, ...reachesOf(id, sides, returned) }));
  const known = knownDestinations(destinationsBefore(reaches));
  const similarHost = similarHostFinder(hosts ?? new Map(Array.from(known.names, (name) => [name, undefined])));
  for (const reach of reaches) yield { sides, known, similarHost, shown: shownId(reach.id), ...reach };
}

function* destinationsBefore(reaches: readonly { readonly before: Reach | undefined }[]): Iterable<Destination> {
  for (const { before } of reaches) if (before !== undefined) yield* destinationsOf(before);
}

/** Once for a provider with many changes: an id may be very long. */
function shownId(id: string): ProviderPair["shown"] {
  return { id: maskSecrets(id), text: nameText(id) };
}

function reachesOf(id: string, sides: Sides, returned: Context["returned"]): Pick<ProviderPair, "before" | "after"> {
  const [before, after] = [sides.before.providers.get(id), sides.after.providers.get(id)];
  const supposed = lazily(() =>
    discoveredModels(supposedModels([before, after].filter((provider) => provider !== undefined))),
  );
  const discovered = (models: DiscoveredModels | undefined) =>
    models === undefined ? supposed() : discoveredModels(Object.hasOwn(models, id) ? models[id] : []);
  return {
    before: before && reachOf(before, discovered(returned?.before)),
    after: after && reachOf(after, discovered(returned?.after)),
  };
}
