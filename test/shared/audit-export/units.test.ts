import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listOf, NO_UNITS, type Unit, withPage } from "../../../shared/audit-export/units.ts";
import type { SourceEntry } from "../../../shared/content-server/audit-source.ts";

const bytes = fc.uint8Array({ maxLength: 20 });
const line = bytes.map((own): SourceEntry => ({ kind: "entry", id: "1", time: null, bytes: own }));
const unreadable = bytes.map(
  (own): SourceEntry => ({ kind: "unreadable", id: null, time: null, reason: "The entry has no id.", bytes: own }),
);
const unit = fc
  .record({ entry: fc.oneof(line, unreadable), before: fc.array(unreadable, { maxLength: 3 }) })
  .map(({ entry, before }): Unit => ({ entry, before, id: "1", isInDoubt: false, url: null, isLate: false }));
const pages = fc.array(fc.array(unit, { maxLength: 4 }), { maxLength: 6 });

describe("units", () => {
  it("have what all pages brought, in that order, and its totals", () => {
    fc.assert(
      fc.property(pages, (brought) => {
        const units = brought.reduce(withPage, NO_UNITS);
        const all = brought.flat();
        expect(listOf(units)).toEqual(all);
        expect(units.length).toBe(all.length);
        const entries = all.flatMap(({ before, entry }) => [...before, entry]);
        expect(units.unreadable).toBe(entries.filter(({ kind }) => kind === "unreadable").length);
        const lines = entries.flatMap((entry) => (entry.kind === "entry" ? [entry] : []));
        expect(units.lineBytes).toBe(lines.reduce((total, { bytes: own }) => total + own.length + 1, 0));
      }),
    );
  });

  it("stay as they are when a page is added, for a step may be tried again from an older state", () => {
    fc.assert(
      fc.property(pages, pages, fc.array(unit, { maxLength: 4 }), (brought, others, page) => {
        const older = brought.reduce(withPage, NO_UNITS);
        const before = structuredClone(older);
        others.reduce(withPage, older);
        expect(older).toEqual(before);
        expect(listOf(withPage(older, page))).toEqual([...brought.flat(), ...page]);
      }),
    );
  });
});
