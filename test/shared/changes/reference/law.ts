/**
 * The effects of a change, as "What a change does" in the decisions has them, read word by word and without a look at
 * the code. Each fact names the words by which it holds. `none` is not stated: it is all else. Where the text leaves
 * something open, the comment says so, and which reading is taken.
 */
import { noPolicy, type Policy } from "../../../../shared/policy/policy.ts";
import type { Vocabulary } from "../../../../shared/vocabulary/vocabulary.ts";
import { destinationsOf, type Reached, reachedBy } from "./destinations.ts";
import { enforcedIds, isDefaultNoLongerFixed, isNoLongerFixed } from "./enforcement.ts";
import type { Fact } from "./fact.ts";
import { readDocument, type Standing, stand, type WrittenLayer } from "./layers.ts";
import { modelFacts } from "./model-facts.ts";
import { type Discovered, isOffering, type Offer, offerOf, supposeReported } from "./offers.ts";
import { isLoosened } from "./policy.ts";
import { type Both, providerFacts } from "./provider-facts.ts";

/** One of the two sides, "each with its own configuration, layers, policy and vocabulary". */
export interface LawSide {
  readonly layers: readonly WrittenLayer[];
  readonly policy?: Policy;
  readonly vocabulary: Vocabulary;
  readonly discovered?: Discovered;
}

/** A side as it is compared with another one. */
export interface World {
  readonly standing: Standing;
  /** The providers in force. */
  readonly offers: ReadonlyMap<string, Offer>;
  readonly reached: Reached;
}

export interface Verdict {
  readonly before: World;
  readonly after: World;
  readonly facts: readonly Fact[];
  /** "True exactly where something `opens`"; undefined where an input could not be read. */
  readonly widens: boolean | undefined;
}

export function judge(before: LawSide, after: LawSide): Verdict {
  const was = stand(before.vocabulary, before.layers);
  const is = stand(after.vocabulary, after.layers);
  const worlds = { before: worldOf(was, before, [was, is]), after: worldOf(is, after, [was, is]) };
  const facts = [...factsOfAll(worlds.before, worlds.after), ...policyFacts(before, after)];
  const isRead = [...before.layers, ...after.layers].every(({ text }) => readDocument(text) !== undefined);
  return { ...worlds, facts, widens: isRead ? facts.some(({ effect }) => effect === "opens") : undefined };
}

function worldOf(standing: Standing, { discovered }: LawSide, both: readonly Standing[]): World {
  const offers = new Map<string, Offer>();
  for (const id of standing.entries.keys()) {
    const reported = discovered === undefined ? supposeReported(both, id) : (discovered[id] ?? []);
    const offer = offerOf(standing, id, reported);
    if (offer !== undefined) offers.set(id, offer);
  }
  const destinations = [...offers].flatMap(([id, offer]) => destinationsOf(id, offer));
  return { standing, offers, reached: reachedBy(destinations) };
}

function factsOfAll(before: World, after: World): readonly Fact[] {
  const isDefaultOpened = isDefaultNoLongerFixed(before.standing, after.standing);
  const ids = [before, after].flatMap(({ standing }) => [...standing.entries.keys(), ...enforcedIds(standing)]);
  return [
    ...(isDefaultOpened ? [opens(null, null, "the enforced layers no longer fix `default.enabled: false`")] : []),
    ...[...new Set(ids)].flatMap((id) => factsOf(before, after, id)),
  ];
}

function factsOf(before: World, after: World, id: string): readonly Fact[] {
  const [was, is] = [before.offers.get(id), after.offers.get(id)];
  const isFreed = isNoLongerFixed(before.standing, after.standing, id);
  return [
    ...(isFreed ? [opens(id, null, "the enforced layers together no longer fix a closing value")] : []),
    ...(was && is ? factsInForce({ id, was, is, before: before.reached }) : factsOfComing(id, was, is)),
  ];
}

/** "It comes into force with an offer"; "it is no longer in force, where it had an offer". */
function factsOfComing(id: string, was: Offer | undefined, is: Offer | undefined): readonly Fact[] {
  if (is !== undefined && isOffering(is)) return [opens(id, null, "it comes into force with an offer")];
  if (was === undefined || !isOffering(was)) return [];
  return [{ effect: "breaks", provider: id, model: null, because: "it is no longer in force, where it had an offer" }];
}

function factsInForce(both: Both): readonly Fact[] {
  return [...providerFacts(both), ...modelFacts(both)];
}

function policyFacts({ policy: before = noPolicy }: LawSide, { policy: after = noPolicy }: LawSide): readonly Fact[] {
  return isLoosened(before, after) ? [opens(null, null, "the policy is loosened")] : [];
}

const opens = (provider: string | null, model: string | null, because: string): Fact => {
  return { effect: "opens", provider, model, because };
};
