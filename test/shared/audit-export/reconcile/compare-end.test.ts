import { expect, it } from "vitest";
import { segmentName } from "../../../../shared/audit-export/object-names.ts";
import { compareEnd } from "../../../../shared/audit-export/reconcile/compare-end.ts";
import type { SourceEntry } from "../../../../shared/content-server/audit-source.ts";
import { buildExport } from "../support/build-export.ts";
import {
  type FakeLog,
  fakeEntry,
  fakeSource,
  fakeUnreadable,
  hiddenUrl,
  otherContent,
} from "../support/fake-source.ts";
import { logOf, PAGE_ENTRIES, portsOf } from "../support/reconcile.ts";

const line = (id: number) => ({ id: String(id), isQuarantined: id === 5 });
const plan = {
  manifests: [[[1, 2, 3].map(line), [4, 5, 6].map(line)]],
  unsealed: [],
  signer: null,
  tailUrl: () => hiddenUrl("3", PAGE_ENTRIES),
};
const entryOf = (id: number): SourceEntry => (id === 5 ? fakeUnreadable("5") : fakeEntry(String(id)));

async function found(entries: readonly SourceEntry[], log: Partial<FakeLog> = {}) {
  return await compareEnd(2, portsOf(await buildExport(plan), fakeSource(logOf([], { entries, ...log }))));
}

it("finds nothing where the log goes on, or ends with the export", async () => {
  for (const last of [6, 9]) {
    const log = Array.from({ length: last }, (_, index) => entryOf(index + 1));
    expect(await found(log)).toMatchObject({ lastId: "6", differences: { changed: 0 }, earlyEnd: null });
  }
});

it("finds that the log was restored: it ends before, or gives ids again", async () => {
  expect(await found([1, 2, 3, 4].map(entryOf))).toMatchObject({ earlyEnd: { highest: "4" } });
  expect(await found([1, 2].map(entryOf))).toMatchObject({ earlyEnd: { highest: null } });
  const again = [1, 2, 3, 4, 5, 6].map((id) => (id > 4 ? otherContent(entryOf(id)) : entryOf(id)));
  expect(await found(again)).toMatchObject({
    earlyEnd: null,
    differences: { changed: 2, changedEntries: [{ id: "5" }, { id: "6" }] },
  });
});

it("says nothing where the log cannot be read from there, nor of a segment that is broken", async () => {
  const failureOf = () => ({ kind: "rejected", message: "400" }) as const;
  expect(await found([1, 2].map(entryOf), { failureOf })).toBeNull();
  const store = await buildExport(plan);
  store.objects.delete(segmentName(2));
  expect(await compareEnd(2, portsOf(store, fakeSource(logOf([1]))))).toBeNull();
});
