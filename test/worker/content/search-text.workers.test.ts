import { expect, it } from "vitest";
import { readSearchText } from "../../../worker/content/search-operations.ts";

const nothing = { phrases: [], owners: [], kinds: [] };

it.each([
  ["", nothing],
  ["   ", nothing],
  ["rainfall", { ...nothing, phrases: ["rainfall"] }],
  [' "Daily report"  2026', { ...nothing, phrases: ["Daily report", "2026"] }],
  ['"owner:ada"', { ...nothing, phrases: ["owner:ada"] }],
  ['"not closed', { ...nothing, phrases: ["not closed"] }],
  ["sales-report.2026", { ...nothing, phrases: ["sales-report.2026"] }],
  ["OWNER:ada is:API is:published x", { phrases: ["x"], owners: ["ada"], kinds: ["api", "published"] }],
  ["owner:@me", { ...nothing, owners: ["@me"] }],
])("reads %j", (text, expected) => {
  expect(readSearchText(text)).toEqual({ ok: true, value: expected });
});

it.each([
  ["is:draft", 'A search has no term "is:draft".'],
  ["owner:", 'A search has no term "owner:".'],
  ["type:static", 'A search has no term "type:static".'],
  ["a & b", 'and "&" has none.'],
  ['""', 'and "" has none.'],
  ["a ".repeat(21), "A search has at most 20 terms."],
])("refuses %j", (text, part) => {
  const read = readSearchText(text);
  expect(read).toMatchObject({ ok: false, error: { kind: "invalid-request", payload: { parameter: "q" } } });
  expect(JSON.stringify(read).replaceAll('\\"', '"')).toContain(part);
});
