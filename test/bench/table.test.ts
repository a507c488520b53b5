import { describe, expect, test } from "vitest";
import type { Bound, Entry, Figure } from "./figure.ts";
import { promised, tableOf } from "./table.ts";

function entry(kind: Entry["kind"], name: string, median: number, ratios: Partial<Entry> = {}): Entry {
  return { kind, name, median, p25: median, p75: median, ...ratios };
}

function figure(bound: Bound, ratios: Partial<Entry> = {}): Figure {
  const entries = [
    entry("floor", "JSON.parse", 2),
    entry("subject", "this", 8, { timesFloor: 4, ...ratios }),
    entry("peer", "editor", 10, { timesFloor: 5 }),
  ];
  return {
    group: "check",
    name: "1 KB",
    unit: "ms",
    floor: "JSON.parse",
    peers: ["editor"],
    rounds: 3,
    bound,
    entries,
  };
}

test.each<readonly [Bound, string]>([
  [{}, ""],
  [{ floors: 4 }, "≤ 4 × floor: kept"],
  [{ floors: 3.9 }, "≤ 3.9 × floor: not kept"],
  [{ value: 8 }, "≤ 8 ms: kept"],
  [{ value: 7 }, "≤ 7 ms: not kept"],
  [{ faster: { editor: 1.25 } }, "1.25 × as fast as editor: kept"],
  [{ faster: { editor: 1.3 } }, "1.3 × as fast as editor: not kept"],
  [{ floors: 4, faster: { editor: 1.3 } }, "≤ 4 × floor, 1.3 × as fast as editor: not kept"],
  [{ faster: { nowhere: 1 } }, "1 × as fast as nowhere: not kept"],
])("a table of %j says %j", (bound, text) => {
  expect(promised(figure(bound))).toBe(text);
});

describe("tableOf", () => {
  test("a table has a row for each work, and only columns that are used", () => {
    expect(tableOf([figure({})])).toBe(
      [
        "| Work        | This | Floor            | This / floor | Others / floor |\n",
        "| ----------- | ---- | ---------------- | ------------ | -------------- |\n",
        "| check: 1 KB | 8 ms | 2 ms, JSON.parse | 4 ×          | editor 5 ×     |\n",
      ].join(""),
    );
  });

  test("a table has the commit that is compared with, and the ratio to it", () => {
    const one = figure({}, { timesOther: 0.5 });
    const table = tableOf([{ ...one, entries: [...one.entries, entry("subject", "v1", 16)] }]);
    expect(table).toContain("| This | v1    | This / it |");
    expect(table).toContain("| 8 ms | 16 ms | 0.5 ×     |");
  });

  test("shows the middle half of the rounds only where it is wide", () => {
    expect(tableOf([figure({}, { p25: 7.7, p75: 8.4 })])).toContain("| 8 ms |");
    expect(tableOf([figure({}, { p25: 7, p75: 8.4 })])).toContain("| 8 ms (7–8.4) |");
  });
});
