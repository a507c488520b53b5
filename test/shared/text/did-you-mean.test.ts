import fc from "fast-check";
import { expect, test } from "vitest";
import { createListGuess, nearestNames, plainName, similarNames } from "../../../shared/text/did-you-mean.ts";

const KEYS = ["baseUrl", "customHeaders", "enabled", "endpoint", "endpoints", "models", "protocol"];

test.each([
  ["baseURL", ["baseUrl"]],
  ["base_url", ["baseUrl"]],
  ["Base-Url", ["baseUrl"]],
  ["enable", ["enabled"]],
  ["enbaled", ["enabled"]],
  ["endpont", ["endpoint"]],
  ["endpointss", ["endpoints"]],
  ["protocl", ["protocol"]],
  ["headers", ["customHeaders"]],
  ["URL", ["baseUrl"]],
  ["proto", ["protocol"]],
  ["en", []],
  ["timeout", []],
  ["", []],
  ["x", []],
  ["m".repeat(10_000), []],
])("%s means %j", (name, expected) => {
  expect(nearestNames(name, KEYS)).toEqual(expected);
});

test("gives all that are equally near", () => {
  expect(nearestNames("provider_x", ["provider_a", "provider_b", "custom"])).toEqual(["provider_a", "provider_b"]);
});

/** Names of few letters, so that many are near to each other. */
const anyName = fc.string({ unit: fc.constantFrom("a", "b", "c", "A", "-", "_", " "), maxLength: 12 });

/** The distance of two texts by the definition of the optimal string alignment. */
function distanceOf(from: string, to: string): number {
  if (from === "" || to === "") return from.length + to.length;
  const isSwap = from.at(-1) === to.at(-2) && from.at(-2) === to.at(-1) && from.length > 1 && to.length > 1;
  return Math.min(
    distanceOf(from.slice(0, -1), to) + 1,
    distanceOf(from, to.slice(0, -1)) + 1,
    distanceOf(from.slice(0, -1), to.slice(0, -1)) + (from.at(-1) === to.at(-1) ? 0 : 1),
    isSwap ? distanceOf(from.slice(0, -2), to.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  );
}

test("means the nearest of those that are near enough", () => {
  const shortName = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });
  fc.assert(
    fc.property(shortName, fc.array(shortName, { maxLength: 4 }), (name, candidates) => {
      const distances = candidates.map((candidate) => distanceOf(name, candidate));
      const nearest = Math.min(...distances, Math.max(1, Math.floor(name.length / 3)));
      expect(similarNames(name, candidates)).toEqual(candidates.filter((_, index) => distances[index] === nearest));
    }),
    { numRuns: 300 },
  );
});

test("case and what parts words weigh nothing", () => {
  fc.assert(
    fc.property(anyName, fc.array(anyName, { maxLength: 4 }), (name, candidates) => {
      const plain = similarNames(plainName(name), candidates.map(plainName));
      expect(similarNames(name, candidates).map(plainName)).toEqual(plain);
      expect(plainName(name)).toBe(name.toLowerCase().replaceAll(/[-_\s]/g, ""));
    }),
  );
});

test("a guess that is remembered is what it was, and takes as much of the budget", () => {
  const lists = [KEYS, ["ab", "abc", "bca"], ["ba"], []];
  const asked = fc.tuple(fc.oneof(anyName, fc.constantFrom("enable", "abcc")), fc.constantFrom(...lists));
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 20 }), fc.nat({ max: 500 }), (questions, letterPairs) => {
      const [budget, remembering] = [{ letterPairs }, { letterPairs }];
      const guess = createListGuess(remembering);
      for (const [name, candidates] of questions) {
        expect(guess(name, candidates)).toEqual(nearestNames(name, candidates, budget));
        expect(Math.max(-1, remembering.letterPairs)).toBe(Math.max(-1, budget.letterPairs));
      }
    }),
  );
});
