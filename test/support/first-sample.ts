import fc from "fast-check";

/**
 * The first of so many random values of which something holds; undefined where it holds of none. The values behind it are not made,
 * so that a rare one may have many tries.
 */
export function firstSample<Value>(
  values: fc.Arbitrary<Value>,
  tries: number,
  holds: (value: Value) => boolean,
): Value | undefined {
  const isNone = fc.property(values, (value) => !holds(value));
  const [found] = fc.check(isNone, { numRuns: tries, endOnFailure: true }).counterexample ?? [];
  // What throws counts as found there, and throws here.
  return found !== undefined && holds(found) ? found : undefined;
}
