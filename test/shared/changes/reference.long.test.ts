import fc from "fast-check";
import { expect, test } from "vitest";
import { runs, sized } from "../../support/size.ts";
import type { Fact } from "./reference/fact.ts";
import { judge, type Verdict, type World } from "./reference/law.ts";
import { pairOfSides } from "./sides.ts";

/** Each class of facts that the law knows, by its words and its level. */
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
  "moves model: its protocol, its own URL or its protocol's endpoint is another",
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

test("the generated pairs show everything that the law speaks of", () => {
  const count = runs(20_000);
  const seen = new Map(CLASSES.map((name) => [name, 0]));
  for (const { before, after } of fc.sample(pairOfSides, count)) {
    for (const name of classesOf(judge(before, after))) seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  console.log(`Of ${count} pairs of sides:\n${[...seen].map(([name, pairs]) => `${pairs}\t${name}`).join("\n")}`);
  expect([...seen.keys()]).toEqual(CLASSES);
  const least = sized({ full: 40, small: 1 });
  expect([...seen].filter(([, pairs]) => pairs < least)).toEqual([]);
});

const offersOf = ({ offers }: World) =>
  [...offers].flatMap(([id, { any, models }]) => [
    ...(any ? [`${id} any`] : []),
    ...[...models.keys()].map((model) => `${id} ${model}`),
  ]);

test("by the law, nothing that is reached grows where nothing opens", () => {
  const grown = (before: World, after: World) => {
    const offers = offersOf(after).filter((offer) => !offersOf(before).includes(offer));
    const isUpgrade = (text: string) => before.reached.destinations.has(text.replace(/^https:(\/\/[^:]+)$/, "http:$1"));
    const destinations = [...after.reached.destinations].filter(
      (text) => !before.reached.destinations.has(text) && !isUpgrade(text),
    );
    return [...offers, ...destinations];
  };
  fc.assert(
    fc.property(pairOfSides, ({ before, after }) => {
      const verdict = judge(before, after);
      expect(verdict.widens === false ? grown(verdict.before, verdict.after) : []).toEqual([]);
    }),
    { numRuns: runs(10_000) },
  );
});
