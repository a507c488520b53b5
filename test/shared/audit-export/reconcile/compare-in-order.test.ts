import { describe, expect, it } from "vitest";
import { compareInOrder } from "../../../../shared/audit-export/reconcile/compare-in-order.ts";
import { readStretch } from "../../../../shared/audit-export/reconcile/stored-entries.ts";
import type { SourceEntry } from "../../../../shared/content-server/audit-source.ts";
import { buildExport, type PlannedEntry } from "../support/build-export.ts";
import { fakeEntry, fakeSource, fakeUnreadable, otherContent } from "../support/fake-source.ts";
import { logOf, portsOf } from "../support/reconcile.ts";

const line = (id: number): PlannedEntry => ({ id: String(id), isQuarantined: false });
const entryOf = (id: number): SourceEntry => fakeEntry(String(id));
const log = [1, 2, 3, 4, 5, 6, 7].map(entryOf);

/** Compares the second of two segments, of 1 to 3 and of 4 to 6. */
async function compare(entries: readonly SourceEntry[], second: readonly PlannedEntry[] = [4, 5, 6].map(line)) {
  const store = await buildExport({
    manifests: [[[1, 2, 3].map(line), second]],
    unsealed: [],
    signer: null,
    tailUrl: () => null,
  });
  const ports = portsOf(store, fakeSource(logOf([], { entries })));
  const stretch = await readStretch(2, ports);
  if (!stretch.ok || stretch.value === null) return expect.fail("There is no such segment.");
  return await compareInOrder(stretch.value, null, ports);
}

describe("compareInOrder", () => {
  it("finds a segment whose lines the source gives one after the other", async () => {
    const found = await compare(log);
    expect(found).toMatchObject({ ok: true, value: { highest: "7", url: expect.any(String) } });
    const nameless = fakeUnreadable(null);
    expect(await compare(log.toSpliced(4, 0, nameless))).toMatchObject({ ok: true, value: { highest: "7" } });
  });

  it.each<[string, readonly SourceEntry[]]>([
    ["one is changed", log.with(4, otherContent(entryOf(5)))],
    ["one is missing", log.toSpliced(4, 1)],
    ["the last one is missing", log.slice(0, 5)],
    ["one more is in between", log.toSpliced(5, 0, entryOf(5))],
    ["two are the other way round", log.with(4, entryOf(6)).with(5, entryOf(5))],
    ["one is given again behind it", log.concat(entryOf(5))],
    ["one from before it is given again in between", log.toSpliced(4, 0, entryOf(2))],
  ])("leaves it to be compared by ids where %s", async (_, entries) => {
    expect(await compare(entries)).toEqual({ ok: true, value: null });
  });

  it("leaves a segment that has a late entry, or one in quarantine, to be compared by ids", async () => {
    expect(await compare(log, [4, 5, 2, 6].map(line))).toEqual({ ok: true, value: null });
    expect(await compare(log, [line(4), { id: "5", isQuarantined: true }, line(6)])).toEqual({ ok: true, value: null });
  });
});
