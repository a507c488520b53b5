/** The segments of an export, as a comparison with the source reads them. */

import { err, ok, type Result } from "../../text/result.ts";
import { segmentName } from "../object-names.ts";
import { linesOf, type SegmentMetadata } from "../segment.ts";
import { faultOf, type NotWhole, readStoredSegment, readStoredStart, type StoredSegment } from "../stored.ts";
import type { ReconcilePorts } from "./reconciliation.ts";

/** The ids of a segment's lines and of what it lists as quarantined. */
export interface StoredIds {
  readonly metadata: SegmentMetadata;
  readonly ids: ReadonlySet<string>;
}

/** The ids of a segment. @returns else what is wrong with it, as the end of a sentence. */
export function storedIds({ metadata, raw }: StoredSegment, { readEntry }: ReconcilePorts): Result<StoredIds, string> {
  const ids = new Set(metadata.quarantined.flatMap(({ id }) => (id === null ? [] : [id])));
  for (const line of linesOf(raw)) {
    const { id, kind } = readEntry(line);
    if (kind === "unreadable") return err("has a line that is no entry");
    ids.add(id);
  }
  return ok({ metadata, ids });
}

/** Takes out of a set the ids that later segments have: of entries that came late. @returns else why it cannot. */
export async function removeWhatCameLate(
  ids: Set<string>,
  number: number,
  ports: ReconcilePorts,
): Promise<Result<null, string>> {
  for (let later = number + 1; ids.size > 0; later += 1) {
    // oxlint-disable-next-line no-await-in-loop -- segments are read only as long as ids are looked for
    const start = await readStoredStart(later, ports);
    if (start.state === "absent") break;
    if (start.state === "broken") return err(notWhole(start));
    if (start.value.late === 0 && start.value.quarantined.length === 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- see above
    const segment = await readStoredSegment(later, ports);
    if (segment.state !== "whole") return err(notWhole(segment));
    const found = storedIds(segment.value, ports);
    if (!found.ok) return err(brokenExport(segmentName(later), found.error));
    for (const id of found.value.ids) ids.delete(id);
  }
  return ok(null);
}

/** What is said of an export that cannot be compared. @param fault the end of a sentence. */
export function brokenExport(object: string, fault: string): string {
  return `${object} ${fault}. Check the export with verify-export.`;
}

export function notWhole(stored: NotWhole): string {
  return brokenExport(stored.object, faultOf(stored));
}
