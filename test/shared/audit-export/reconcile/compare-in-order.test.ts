import { expect, it } from "vitest";
import { compareInOrder } from "../../../../shared/audit-export/reconcile/compare-in-order.ts";
import { readStretch } from "../../../../shared/audit-export/reconcile/stored-entries.ts";
import type { SourceEntry } from "../../../../shared/content-server/audit-source.ts";
import { buildExport, type PlannedEntry } from "../support/build-export.ts";
import { fakeEntry, fakeSource, fakeUnreadable } from "../support/fake-source.ts";
import { logOf, portsOf } from "../support/reconcile.ts";

const line = (id: number): PlannedEntry => ({ id: String(id), isQuarantined: false });
const entryOf = (id: number): SourceEntry => fakeEntry(String(id));
const log = [1, 2, 3, 4, 5, 6, 7].map(entryOf);

/** Compares the second of two segments, of 1 to 3 and of 4 to 6. */
async function compare(entries: readonly SourceEntry[]) {
  const store = await buildExport({
    manifests: [[[1, 2, 3].map(line), [4, 5, 6].map(line)]],
    unsealed: [],
    signer: null,
    tailUrl: () => null,
  });
  const ports = portsOf(store, fakeSource(logOf([], { entries })));
  const stretch = await readStretch(2, ports);
  if (!stretch.ok || stretch.value === null) return expect.fail("There is no such segment.");
  return await compareInOrder(stretch.value, null, ports);
}

it("finds a segment whose lines the source gives one after the other", async () => {
  const found = await compare(log);
  expect(found).toMatchObject({ ok: true, value: { highest: "7", url: expect.any(String) } });
  const nameless = fakeUnreadable(null);
  expect(await compare(log.toSpliced(4, 0, nameless))).toMatchObject({ ok: true, value: { highest: "7" } });
});
