/** How far pages have come. */

import type { SourceEntry } from "../content-server/audit-source.ts";
import { compareIds } from "./entry-id.ts";

/**
 * The furthest id of those on a page and of what was reached before; null where there is none.
 *
 * @param direction 1 where ids ascend, -1 where they descend.
 */
export function furthest(reached: string | null, entries: readonly SourceEntry[], direction: 1 | -1): string | null {
  return entries.reduce(
    (far, { id }) => (id !== null && (far === null || compareIds(id, far) * direction > 0) ? id : far),
    reached,
  );
}
