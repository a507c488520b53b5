import fc from "fast-check";
import { expect, test } from "vitest";
import type { Span } from "../../../shared/text/span.ts";
import { createDamagedSpans } from "../../../shared/validate/damaged-spans.ts";

const span = fc
  .tuple(fc.nat({ max: 30 }), fc.nat({ max: 5 }))
  .map(([start, length]) => ({ start, end: start + length }));
const wide = span.filter(({ start, end }) => start < end);

function haveCharacterInCommon(one: Span, other: Span): boolean {
  return Array.from({ length: 40 }, (_, at) => at).some(
    (at) => one.start <= at && at < one.end && other.start <= at && at < other.end,
  );
}

test("a place is touched by what has a character in common with it", () => {
  fc.assert(
    fc.property(fc.array(wide, { maxLength: 6 }), wide, (spans, place) => {
      const damaged = createDamagedSpans(spans);
      const expected = spans.some((one) => haveCharacterInCommon(one, place));
      expect(damaged.isTouched(place)).toBe(expected);
      expect(damaged.touching(place).length > 0).toBe(expected);
    }),
  );
});

test("a span without width touches the span around it", () => {
  const damaged = createDamagedSpans([{ start: 5, end: 5 }]);
  const places = [
    { start: 4, end: 6 },
    { start: 5, end: 6 },
    { start: 4, end: 5 },
  ];
  expect(places.map((place) => damaged.isTouched(place))).toEqual([true, false, false]);
});
