import fc from "fast-check";
import { expect, it } from "vitest";
import { AUDIT_RECONCILE_MAX_IDS } from "../../../../shared/audit-export/limits.ts";
import { addFindings, differencesOf, joinDifferences } from "../../../../shared/audit-export/reconcile/differences.ts";

const ids = (first: number, count: number) => Array.from({ length: count }, (_, index) => String(first + index));
const anyIds = fc.uniqueArray(fc.nat({ max: 150 }).map(String), { maxLength: AUDIT_RECONCILE_MAX_IDS });
const inOrder = (of: Iterable<string>) => [...of].toSorted((one, other) => Number(one) - Number(other));

it("counts what two comparisons found once, and tells the lowest ids in their order", () => {
  fc.assert(
    fc.property(anyIds, anyIds, (one, other) => {
      const all = new Set([...one, ...other]);
      for (const add of [addFindings, joinDifferences]) {
        const { missing, missingIds } = add(differencesOf({ missingIds: one }), differencesOf({ missingIds: other }));
        expect([missing, missingIds]).toEqual([all.size, inOrder(all).slice(0, AUDIT_RECONCILE_MAX_IDS)]);
      }
    }),
  );
});

it("counts at least as many as there are, where more were found than are told", () => {
  const many = differencesOf({ missingIds: ids(0, 150) });
  expect(addFindings(many, differencesOf({ missingIds: ids(140, 20) })).missing).toBe(150);
  expect(addFindings(many, differencesOf({ missingIds: ids(0, 400) })).missing).toBe(400);
});

it("adds up what parts of one comparison found", () => {
  const parts = joinDifferences(
    differencesOf({ missingIds: ids(0, 150) }),
    differencesOf({ missingIds: ids(150, 50) }),
  );
  expect([parts.missing, parts.missingIds.length]).toEqual([200, AUDIT_RECONCILE_MAX_IDS]);
});
