import type { Acceptance } from "../../shared/index.ts";
import { type Account, type Label, nameKey, type PullRequestFacts, type Review } from "./pull-request-facts.ts";

/** A person's claim to accept something, which counts if their permission on the repository is enough. */
export interface Claim extends Acceptance {
  readonly accepts:
    | { readonly kind: "commit"; readonly sha: string }
    | { readonly kind: "fingerprint"; readonly fingerprint: string };
}

/** The claims, and for the log why something else accepts nothing, each in one sentence. */
export interface Claims {
  readonly claims: readonly Claim[];
  readonly notes: readonly string[];
}

/**
 * Finds what reviews and labels claim to accept, in the order of time. Whoever has a part in the change claims nothing.
 *
 * @param fingerprints of what opens now; a label that ends with another one is not looked at.
 */
export function claimsOf(facts: PullRequestFacts, fingerprints: readonly string[]): Claims {
  const found = [
    ...latestReviews(facts.reviews).map((review) => ofReview(review, facts)),
    ...facts.labels.flatMap((label) => {
      const fingerprint = fingerprints.find((one) => label.name.toLowerCase().endsWith(one));
      return fingerprint === undefined ? [] : [ofLabel(label, fingerprint, facts)];
    }),
  ];
  return {
    claims: found.flatMap((one) => (typeof one === "string" ? [] : [one])).toSorted(byTime),
    notes: found.filter((one) => typeof one === "string"),
  };
}

/** The order of time. */
export function byTime(one: Pick<Claim, "at">, other: Pick<Claim, "at">): number {
  if (one.at === other.at) return 0;
  return one.at < other.at ? -1 : 1;
}

/**
 * The last deciding review of each account, if it approves: one that is dismissed, or asks for changes, takes back
 * those before.
 */
function latestReviews(reviews: readonly Review[]): readonly Review[] {
  const latest = new Map(reviews.toSorted(byTime).map((review) => [nameKey(review.by?.login ?? ""), review]));
  return [...latest.values()].filter(({ state }) => state === "APPROVED");
}

/** A claim, or why it is none. */
type Found = Claim | string;

function ofReview({ by, commitSha, at }: Review, { authors, baseChanges }: PullRequestFacts): Found {
  const subject = `The approving review of ${shown(by)}`;
  const person = personOf(by, authors);
  if (!person.isOne) return `${subject} accepts nothing: ${person.reason}.`;
  if (baseChanges.some((time) => time >= at))
    return `${subject} accepts nothing: the base branch was changed or overwritten after it.`;
  if (commitSha === undefined) return `${subject} accepts nothing: its commit no longer exists.`;
  return { by: person.login, how: "review", at, accepts: { kind: "commit", sha: commitSha } };
}

function ofLabel({ name, updatedAt }: Label, fingerprint: string, { authors, labelings }: PullRequestFacts): Found {
  const subject = `The label "${name}"`;
  const set = labelings
    .filter((one) => one.name === name)
    .toSorted(byTime)
    .at(-1);
  if (set === undefined) return `${subject} accepts nothing: GitHub does not say who set it.`;
  const person = personOf(set.by, authors);
  if (!person.isOne) return `${subject}, which ${shown(set.by)} set, accepts nothing: ${person.reason}.`;
  // Its name may have been another one.
  if (updatedAt === undefined || updatedAt > set.at)
    return `${subject} accepts nothing: it was edited after it was set. Remove it and set it again.`;
  return { by: person.login, how: "label", at: set.at, accepts: { kind: "fingerprint", fingerprint } };
}

function shown(by: Account): string {
  return by === undefined ? "an account that no longer exists" : `"${by.login}"`;
}

/** Tells if an account can accept something, as far as the pull request says. */
function personOf(
  by: Account,
  authors: ReadonlySet<string>,
): { readonly isOne: true; readonly login: string } | { readonly isOne: false; readonly reason: string } {
  if (by?.isPerson !== true) return { isOne: false, reason: "it is not the account of a person" };
  if (authors.has(nameKey(by.login))) return { isOne: false, reason: "an author of the change does not count" };
  return { isOne: true, login: by.login };
}
