import { expect, test } from "vitest";
import { read } from "../../docs/examples.ts";
import { keepsUp, pageOf } from "./page.ts";
import type { CapacityResults } from "./results.ts";

const results: CapacityResults = JSON.parse(read("test/bench/capacity/results.json"));

test("docs/capacity.md is made of the stored results", async () => {
  await expect(pageOf(results)).toMatchFileSnapshot("../../../docs/capacity.md");
});

test("the retention keeps up with the highest rate of writing that was measured", () => {
  expect(keepsUp(results)).toBe(true);
});

test.each<Partial<CapacityResults>>([
  { writes: [{ writers: 1, changesPerSecond: 2_000 }] },
  { draining: { ...results.draining, removedPerSecond: 10 } },
  { draining: { ...results.draining, exportedPerSecond: 10 } },
  { draining: { ...results.draining, slowestRunSeconds: 60 } },
])("and of other results it is said that it does not: %j", (other) => {
  expect(keepsUp({ ...results, ...other })).toBe(false);
});
