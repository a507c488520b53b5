import * as fc from "fast-check";
import { expect, it } from "vitest";
import { claimsOf } from "../../../action/acceptance/claims.ts";
import type { Account, Label, PullRequestFacts, Review } from "../../../action/acceptance/pull-request-facts.ts";

const FINGERPRINT = "0123456789abcdef0123456789abcdef";
const [RITA, MONA, ROBOT]: readonly Account[] = [
  { login: "Rita", isPerson: true },
  { login: "Mona", isPerson: true },
  { login: "robot[bot]", isPerson: false },
];

const time = (minute: number) => `2026-11-20T12:${String(minute).padStart(2, "0")}:00Z`;

/** The claims on a pull request of mona. */
function claims(facts: Partial<PullRequestFacts>) {
  const nothing = { baseSha: "b", authors: new Set(["mona"]), reviews: [], labels: [], labelings: [], baseChanges: [] };
  return claimsOf({ ...nothing, ...facts }, [FINGERPRINT]);
}

function review(state: Review["state"], minute: number, by: Account = RITA): Review {
  return { by, state, commitSha: "c".repeat(40), at: time(minute) };
}

it("a review counts only where the last deciding one of its account approves", () => {
  const state = fc.constantFrom("APPROVED", "CHANGES_REQUESTED", "DISMISSED");
  const reviews = fc.uniqueArray(fc.tuple(state, fc.nat(59)), { selector: ([, minute]) => minute, minLength: 1 });
  fc.assert(
    fc.property(reviews, (list) => {
      const given = list.map(([one, minute], index) =>
        review(one, minute, { login: index % 2 === 0 ? "Rita" : "rita", isPerson: true }),
      );
      const newest = given.toSorted((one, other) => one.at.localeCompare(other.at)).at(-1);
      const found = claims({ reviews: given }).claims;
      expect(found.map(({ at }) => at)).toEqual(newest?.state === "APPROVED" ? [newest.at] : []);
    }),
  );
});

it("reviews of several accounts are in the order of time", () => {
  const other = { login: "otto", isPerson: true };
  const { claims: found } = claims({ reviews: [review("APPROVED", 2), review("APPROVED", 1, other)] });
  expect(found.map(({ by }) => by)).toEqual(["otto", "Rita"]);
});

it.each<[Account, string]>([
  [MONA, 'The approving review of "Mona" accepts nothing: an author of the change does not count.'],
  [ROBOT, 'The approving review of "robot[bot]" accepts nothing: it is not the account of a person.'],
  [
    undefined,
    "The approving review of an account that no longer exists accepts nothing: it is not the account of a person.",
  ],
])("no review counts of %j", (by, note) => {
  expect(claims({ reviews: [{ ...review("APPROVED", 1), by }] })).toEqual({ claims: [], notes: [note] });
});

it.each([
  [1, 1],
  [2, 0],
  [3, 0],
])("with the base branch changed at minute %i, %i reviews of minute 2 count", (minute, count) => {
  const found = claims({ reviews: [review("APPROVED", 2)], baseChanges: [time(0), time(minute)] });
  expect(found.claims).toHaveLength(count);
});

const labeled = (name: string, updated: number | undefined, by: Account = RITA, minute = 5) => ({
  labels: [{ name, updatedAt: updated === undefined ? undefined : time(updated) }] satisfies Label[],
  labelings: [
    { name, by: MONA, at: time(1) },
    { name, by, at: time(minute) },
    { name: "other", by: MONA, at: time(9) },
  ],
});

it.each([FINGERPRINT, `accept ${FINGERPRINT}`, `ACCEPT-${FINGERPRINT.toUpperCase()}`])(
  "the label %s counts",
  (name) => {
    expect(claims(labeled(name, 5))).toEqual({
      claims: [{ by: "Rita", how: "label", at: time(5), accepts: { kind: "fingerprint", fingerprint: FINGERPRINT } }],
      notes: [],
    });
  },
);

it.each(["accept", `${FINGERPRINT} `, FINGERPRINT.slice(1)])("the label %j is not looked at", (name) => {
  expect(claims(labeled(name, 5))).toEqual({ claims: [], notes: [] });
});

it("a label that may have had another name when it was set does not count", () => {
  for (const updated of [6, undefined]) {
    expect(claims(labeled(FINGERPRINT, updated)).notes).toEqual([
      `The label "${FINGERPRINT}" accepts nothing: it was edited after it was set. Remove it and set it again.`,
    ]);
  }
});
