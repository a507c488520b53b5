import { expect, test } from "vitest";
import { AUDIT_SEGMENT_ENTRIES } from "../../../shared/index.ts";
import { CONTENT_LIST_MAX_ITEMS } from "../../../worker/content/search-terms.ts";
import { AUDIT_PRUNING_MAX_SEGMENTS } from "../../../worker/values/limits.ts";
import { read } from "../../docs/examples.ts";
import { SCALE } from "./lists.ts";
import { PRICES } from "./operations.ts";
import { keepsUp, pageOf } from "./page.ts";
import { PEOPLE } from "./people.ts";
import type { CapacityResults } from "./results.ts";

const results: CapacityResults = JSON.parse(read("test/bench/capacity/results.json"));

const page = read("docs/capacity.md");
const number = (value: number) => value.toLocaleString("en");

test("docs/capacity.md has the tables of the stored results", async () => {
  await expect(pageOf(page, results)).toMatchFileSnapshot("../../../docs/capacity.md");
  expect(pageOf(page, { ...results, writes: [] })).not.toBe(page);
});

test.each([
  `run removes up to ${number(AUDIT_PRUNING_MAX_SEGMENTS * AUDIT_SEGMENT_ENTRIES)} entries.`,
  `With ${number(SCALE.content)} content items, ${number(SCALE.users)} users and ${number(SCALE.entries)} entries, in a runtime`,
  `with one or two of ${SCALE.groups} groups, which have ${SCALE.members / SCALE.groups} members each.`,
  `where it is longer than ${number(CONTENT_LIST_MAX_ITEMS)}.`,
  `Groups stay ${SCALE.groups},`,
  `(class A $${PRICES.writes.toFixed(2)} a million, class B $${PRICES.reads.toFixed(2)})`,
  `(rows read $${PRICES.rows.toFixed(3)} a million) of ${PRICES.day},`,
  `102,000 objects a day more, for $${(((525_600 * 1.02) / 5.25 / 1e6) * PRICES.reads).toFixed(2)}.`,
  ...Object.values(PEOPLE).map(({ described }) => `- ${described}`),
])("docs/capacity.md says: %s", (sentence) => {
  expect(page).toContain(sentence);
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
