/** The ids of audit entries: decimal digits without leading zeros, which are compared by their value. */

import type { PageEntry } from "../content-server/audit-source.ts";

/** Compares two ids: negative, 0 or positive. */
export function compareIds(one: string, other: string): number {
  if (one.length !== other.length) return one.length - other.length;
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Tells if an id is higher than another; null is below all. */
export function isAbove(id: string, other: string | null): boolean {
  return other === null || compareIds(id, other) > 0;
}

/** The id one lower; null where there is none. */
export function idBefore(id: string): string | null {
  return id === "0" ? null : String(BigInt(id) - 1n);
}

/** The highest id of entries and of what was reached before; null where there is none. */
export function maxId(reached: string | null, entries: readonly PageEntry[]): string | null {
  return extremeId(reached, entries, 1);
}

/** The lowest id of entries and of what was reached before; null where there is none. */
export function minId(reached: string | null, entries: readonly PageEntry[]): string | null {
  return extremeId(reached, entries, -1);
}

function extremeId(reached: string | null, entries: readonly PageEntry[], direction: 1 | -1): string | null {
  return entries.reduce(
    (extreme, { id }) => (id !== null && (extreme === null || compareIds(id, extreme) * direction > 0) ? id : extreme),
    reached,
  );
}
