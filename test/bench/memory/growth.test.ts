import { expect, test } from "vitest";
import { growthTable, isFlat, SAMPLES } from "./growth.ts";

/** Memory of so many megabytes at each sample. */
function measured(megabytesAt: (sample: number) => number) {
  return { name: "ping", bytes: Array.from({ length: SAMPLES }, (_, index) => megabytesAt(index + 1) * 1_000_000) };
}

test.each([
  ["memory that stays", () => 200, true],
  ["memory that grows while caches fill", (sample: number) => Math.min(sample, 5) * 40, true],
  ["memory that shrinks", (sample: number) => 200 - sample, true],
  ["memory that swings by some percent", (sample: number) => 200 + (sample % 3) * 8, true],
  ["memory that grows by a megabyte a sample", (sample: number) => 200 + sample, false],
  ["memory that cannot be read", () => Number.NaN, false],
])("%s is flat: %j", (_, megabytesAt, expected) => {
  expect(isFlat(measured(megabytesAt))).toBe(expected);
});

test("the table has the memory after an eighth, a quarter, half and all of the requests", () => {
  const table = growthTable([measured((sample) => 100 + sample)], 400_000);
  expect(table.split("\n").map((line) => line.replaceAll(/ +/g, " ").trim())).toEqual([
    "| Requests | After 50,000 | After 100,000 | After 200,000 | After 400,000 | Growth after 50,000 |",
    expect.stringMatching(/^\|[- |]+\|$/),
    "| ping | 105 MB | 110 MB | 120 MB | 140 MB | 33 %, not flat |",
    "",
  ]);
});
