import fc from "fast-check";
import { expect, test } from "vitest";
import { charactersOf, holdsRun, NO_WHITESPACE } from "../../../shared/text/runs.ts";

test("a run is found where an expression finds it", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "-", " ", "\n", "é"), maxLength: 40 });
  fc.assert(
    fc.property(text, fc.nat(40), fc.nat(40), fc.integer({ min: 1, max: 9 }), (whole, one, other, length) => {
      const [start, end] = [Math.min(one, other, whole.length), Math.min(Math.max(one, other), whole.length)];
      const found = holdsRun(whole, { start, end }, length, NO_WHITESPACE);
      expect(found).toBe(new RegExp(`\\S{${length}}`).test(whole.slice(start, end)));
    }),
  );
});

test("all characters include those that are not ASCII", () => {
  const dashes = charactersOf(/-/);
  expect(holdsRun("a--é-a", { start: 0, end: 6 }, 4, dashes)).toBe(true);
  expect(holdsRun("a--é-a", { start: 0, end: 6 }, 5, dashes)).toBe(false);
});
