import { describe, expect, it } from "vitest";
import { readPrunedThrough, splitPruned } from "../../../../shared/audit-export/reconcile/pruned.ts";
import type { PageFailure, SourceEntry } from "../../../../shared/content-server/audit-source.ts";
import { buildExport } from "../support/build-export.ts";
import { type FakeLog, fakeEntry, fakeSource } from "../support/fake-source.ts";
import { logOf, reconcile, resultOf } from "../support/reconcile.ts";

const RECORD = {
  id: "30",
  user_id: "0",
  action: "prune_audit_log",
  event_description: 'Removed 4 entries of the audit log, up to the id 4: see the manifest 1 of the export "archive".',
};

function entryOf(record: { readonly id: string } & Readonly<Record<string, string>>): SourceEntry {
  return { kind: "entry", id: record.id, time: null, bytes: new TextEncoder().encode(JSON.stringify(record)) };
}

const throughOf = async (log: Partial<FakeLog>) => await readPrunedThrough(fakeSource(logOf([1, 2], log)));

describe("readPrunedThrough", () => {
  it("reads the newest record of a removal", async () => {
    expect(await throughOf({ newest: () => entryOf(RECORD) })).toEqual({ ok: true, value: "4" });
    const one = { ...RECORD, event_description: RECORD.event_description.replace("4 entries", "one entry") };
    expect(await throughOf({ newest: () => entryOf(one) })).toEqual({ ok: true, value: "4" });
  });

  it.each<[string, Partial<FakeLog>]>([
    ["there is none", { newest: () => undefined }],
    ["the server knows no such filter, and gives its newest entry", {}],
    ["the entry is about something else", { newest: () => entryOf({ ...RECORD, action: "delete_content" }) }],
    ["a user is said to have removed them", { newest: () => entryOf({ ...RECORD, user_id: "7" }) }],
    ["it speaks of entries that came after it", { newest: () => entryOf({ ...RECORD, id: "3" }) }],
    [
      "the words stand in another place",
      { newest: () => entryOf({ ...RECORD, event_description: `Renamed "${RECORD.event_description}"` }) },
    ],
    ["it has no words", { newest: () => entryOf({ id: "30", user_id: "0", action: "prune_audit_log" }) }],
    ["the server refuses the filter", { failureOf: () => ({ kind: "rejected", message: "400" }) }],
  ])("finds none where %s", async (_, log) => {
    expect(await throughOf(log)).toEqual({ ok: true, value: null });
  });

  it("fails as the source does", async () => {
    const failure: PageFailure = { kind: "no-answer", message: "It took too long." };
    expect(await throughOf({ failureOf: () => failure })).toEqual({ ok: false, error: failure });
  });
});

it("splitPruned explains the ids up to the recorded one, and no other", () => {
  expect(splitPruned(["3", "9", "10"], "9")).toEqual({ vanishedIds: ["10"], prunedThrough: "9" });
  expect(splitPruned(["10"], "9")).toEqual({ vanishedIds: ["10"], prunedThrough: null });
  expect(splitPruned(["3"], null)).toEqual({ vanishedIds: ["3"], prunedThrough: null });
});

describe("a comparison with a log that no longer has all entries", () => {
  const lines = Array.from({ length: 9 }, (_, index) => ({ id: String(index + 1), isQuarantined: false }));
  const plan = { manifests: [[lines.slice(0, 5), lines.slice(5)]], unsealed: [], signer: null };
  const compare = async (left: readonly number[], record?: SourceEntry) => {
    const entries = left.map((id) => fakeEntry(String(id)));
    const source = fakeSource(logOf([], { entries, newest: () => record }));
    return resultOf(await reconcile(await buildExport(plan), source));
  };

  it("accuses where three entries in its middle were deleted", async () => {
    expect(await compare([1, 2, 3, 7, 8, 9])).toMatchObject({ vanished: 3, vanishedIds: ["4", "5", "6"] });
  });

  it("explains what the log records to have removed, and still accuses of the rest", async () => {
    expect(await compare([5, 6, 7, 8, 9], entryOf(RECORD))).toMatchObject({ vanished: 0, prunedThrough: "4" });
    expect(await compare([5, 8, 9], entryOf(RECORD))).toMatchObject({ vanishedIds: ["6", "7"], prunedThrough: "4" });
  });
});
