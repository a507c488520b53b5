import { expect, it } from "vitest";
import { countId, missingIn, missingText, noIds } from "../../../../shared/audit-export/verify/id-range.ts";

const MOST = Number.MAX_SAFE_INTEGER;

function missingBetween(...ids: readonly string[]): number {
  const range = noIds();
  for (const id of ids) countId(range, id);
  return missingIn(range);
}

it.each([
  ["none", [], 0, "0"],
  ["an id that is alone", ["7"], 0, "0"],
  ["ids in any order", ["9", "2", "5"], 5, "5"],
  ["as many as a number counts but one", ["1", String(MOST + 1)], MOST - 1, "9007199254740990"],
  ["as many as a number counts", ["1", "9007199254740993"], MOST, "at least 9007199254740991"],
  ["one more", ["1", "9007199254740994"], MOST, "at least 9007199254740991"],
  ["as many as ids may be", ["1", "9".repeat(64)], MOST, "at least 9007199254740991"],
])("counts the ids that are missing between %s", (_, ids, count, text) => {
  expect(missingBetween(...ids)).toBe(count);
  expect(missingText(count)).toBe(text);
});
