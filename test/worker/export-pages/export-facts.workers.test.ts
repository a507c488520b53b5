import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { expect, it } from "vitest";
import type { AuditReconciliationRecord } from "../../../shared/index.ts";
import { Comparison, lagWords } from "../../../worker/export-pages/export-facts.tsx";

const NOTHING: AuditReconciliationRecord = {
  time: "2026-03-01T12:00:00Z",
  compared_entries: 0,
  whole_time: null,
  behind: null,
  missing: 0,
  missing_ids: [],
  changed: 0,
  changed_entries: [],
  repeated: 0,
  repeated_entries: [],
  vanished: 0,
  vanished_ids: [],
  pruned_through: null,
  failure: null,
};

it.each([
  [1, "1 entry"],
  [2, "2 entries"],
])("says how many there are: %d", (count, compared) => {
  const text = renderToString(h(Comparison, { reconciliation: { ...NOTHING, compared_entries: count } }));
  expect(text).toContain(`Compared with the log, with ${compared} that were new: <time`);
});

it("lists what was deleted from the log with what differs, and tells of what the log records to have deleted", () => {
  const reconciliation = { ...NOTHING, vanished: 3, vanished_ids: ["40", "41"], pruned_through: "7" };
  const text = renderToString(h(Comparison, { reconciliation }));
  expect(text).toContain("deleted from the log, without a record");
  expect(text).toContain("1 more are not shown.");
  expect(text).toContain("The log records that its entries up to 7 were deleted.");
});

it("says that none has come to its end, and why", () => {
  const failure = { time: "2026-03-01T12:00:00Z", message: "The server does not answer." };
  const text = renderToString(h(Comparison, { reconciliation: { ...NOTHING, time: null, failure } }));
  expect(text).toContain("No comparison with the log has come to its end yet.");
  expect(text).toContain("did not come to its end. The server does not answer.");
  expect(text).not.toContain("the newest");
});

it("says how many of the entries that differ are not in its table", () => {
  const some = {
    ...NOTHING,
    missing: 3,
    missing_ids: ["7"],
    repeated: 1,
    repeated_entries: [{ id: "9", sha256s: [] }],
  };
  expect(renderToString(h(Comparison, { reconciliation: some }))).toContain("2 more are not shown.");
  const all = { ...some, missing: 1 };
  expect(renderToString(h(Comparison, { reconciliation: all }))).not.toContain("not shown");
});

it.each([
  [null, "never read to its end"],
  [59, "less than a minute"],
  [60, "1 min"],
])("a lag of %s seconds is said in words", (seconds, words) => {
  expect(lagWords(seconds)).toBe(words);
});
