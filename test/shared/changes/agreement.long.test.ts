import fc from "fast-check";
import { expect, test } from "vitest";
import type { Change, ChangeKind } from "../../../shared/changes/change.ts";
import { compareSides } from "../../../shared/changes/compare.ts";
import { sized } from "../../support/size.ts";
import { statementsOf } from "./agreement.ts";
import type { Fact } from "./reference/fact.ts";
import { judge, type Verdict } from "./reference/law.ts";
import { pairOfSides } from "./sides.ts";

/** Everything that the law speaks of: the facts by their level and its words, and what becomes of layers. */
const CLASSES = [
  "opens all: the enforced layers no longer fix `default.enabled: false`",
  "opens all: the policy is loosened",
  "opens provider: the enforced layers together no longer fix a closing value",
  "opens provider: it comes into force with an offer",
  "opens provider: `any` begins",
  "opens provider: a new destination",
  "opens provider: plain HTTP",
  "opens model: a named model is offered that was not",
  "opens model: its own URL is a new destination, or plain HTTP",
  "breaks provider: it is no longer in force, where it had an offer",
  "breaks provider: `any` ends",
  "breaks model: a named model is no longer offered",
  "moves provider: its protocol, variant, URLs, section or headers are others",
  "moves model: its protocol or the URL at which it is reached is another",
  "changes model: offered with other metadata",
  "a block is dropped",
  "no removal helps",
  "no layer completes the entry",
  "an input could not be read",
  "no effect",
];

const levelOf = ({ provider, model }: Fact) => (model !== null ? "model" : provider !== null ? "provider" : "all");

function classesOf({ before, after, facts, widens }: Verdict): ReadonlySet<string> {
  return new Set([
    ...facts.map((fact) => `${fact.effect} ${levelOf(fact)}: ${fact.because}`),
    ...before.standing.problems,
    ...after.standing.problems,
    ...(widens === undefined ? ["an input could not be read"] : []),
    ...(facts.length === 0 ? ["no effect"] : []),
  ]);
}

test("the code and the law say the same of a change", () => {
  const seen = new Map(CLASSES.map((name) => [name, 0]));
  const count = sized({ full: 20_000, small: 250 });
  fc.assert(
    fc.property(pairOfSides, ({ before, after }) => {
      const verdict = judge(before, after);
      for (const name of classesOf(verdict)) seen.set(name, (seen.get(name) ?? 0) + 1);
      const { widens, changes } = compareSides(before, after);
      expect(widens).toBe(verdict.widens);
      // With an unreadable input, nothing is known.
      if (widens !== undefined) expect(statementsOf(changes)).toEqual(statementsOf(verdict.facts));
    }),
    { numRuns: count },
  );
  console.log(`Of ${count} pairs of sides:\n${[...seen].map(([name, pairs]) => `${pairs}\t${name}`).join("\n")}`);
  expect([...seen.keys()]).toEqual(CLASSES);
  // Otherwise they would agree on too little; of few pairs, chance may leave a class out.
  const least = sized({ full: 40, small: 0 });
  expect([...seen].filter(([, pairs]) => pairs < least)).toEqual([]);
});

test("an offer that opens forwards breaks backwards", () => {
  const OFFERS: readonly (readonly [ChangeKind, ChangeKind])[] = [
    ["provider-available", "provider-unavailable"],
    ["every-model-offered", "every-model-withdrawn"],
    ["model-offered", "model-withdrawn"],
  ];
  const placesOf = (changes: readonly Change[], of: ChangeKind) =>
    statementsOf(changes.filter(({ kind }) => kind === of).map((change) => ({ ...change, effect: "any" })));
  fc.assert(
    fc.property(pairOfSides, ({ before, after }) => {
      const [forwards, backwards] = [compareSides(before, after), compareSides(after, before)];
      for (const [begins, ends] of OFFERS) {
        expect(placesOf(backwards.changes, ends)).toEqual(placesOf(forwards.changes, begins));
      }
    }),
    { numRuns: sized({ full: 2_500, small: 50 }) },
  );
});
