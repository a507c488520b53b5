import { expect, it } from "vitest";
import { timeRange } from "../../../shared/audit-export/time-range.ts";

it.each<[string, (number | null)[], string | null, string | null]>([
  ["nothing", [], null, null],
  ["no time", [null, null], null, null],
  ["one time", [null, 1], "1970-01-01T00:00:00.001Z", "1970-01-01T00:00:00.001Z"],
  ["times in any order", [5, -1, null, 3], "1969-12-31T23:59:59.999Z", "1970-01-01T00:00:00.005Z"],
  ["years that have no four digits", [-62_167_219_200_001, 253_402_300_800_000], null, null],
  [
    "the first and the last year",
    [-62_167_219_200_000, 253_402_300_799_999],
    "0000-01-01T00:00:00.000Z",
    "9999-12-31T23:59:59.999Z",
  ],
])("a range of %s", (_, times, earliest, latest) => {
  expect(timeRange(times)).toStrictEqual({ earliest_time: earliest, latest_time: latest });
});
