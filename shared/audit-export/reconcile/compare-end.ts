/** A test of the end of an export before it goes on: a log that was restored gives other entries the ids again. */

import { isAbove, maxId } from "../entry-ids.ts";
import { readStoredSegment } from "../stored-segment.ts";
import { type ChangedEntry, type Differences, differencesOf } from "./differences.ts";
import type { EarlyEnd, ReconcilePorts } from "./reconciliation.ts";
import { addEntries, isSameEntry, type StoredEntry, storedSha256 } from "./stored-entries.ts";

/** The result of comparing the end of an export. */
export interface ComparedEnd {
  /** The last id of the segment. */
  readonly lastId: string;
  /** Entries that the log gives with other content. */
  readonly differences: Differences;
  /** Null where the log goes on up to the last entry, as far as that was read. */
  readonly earlyEnd: EarlyEnd | null;
}

/**
 * Compares the page from which an export went on after a segment with what the segment has.
 *
 * @returns null where that cannot be compared, such as where the cursor of the page has expired.
 */
export async function compareEnd(number: number, ports: ReconcilePorts): Promise<ComparedEnd | null> {
  const { source, codec, pageEntries } = ports;
  const stored = await readStoredSegment(number, ports);
  if (stored.state !== "whole") return null;
  const { last_id: lastId, tail_url: tail } = stored.value.metadata;
  const entries = new Map<string, StoredEntry>();
  if (addEntries(entries, stored.value, ports) !== null) return null;
  const url = tail ?? source.startUrl("ascending", pageEntries);
  const outcome = await source.fetchPage(source.withLimit(url, pageEntries));
  if (outcome.kind === "failed" || outcome.page.isSuspect) return null;
  const { entries: given, next } = outcome.page;
  const changedEntries: ChangedEntry[] = [];
  for (const entry of given) {
    const { id } = entry;
    const exported = id === null ? undefined : entries.get(id);
    if (id === null || exported === undefined || (await isSameEntry(entry, exported, codec))) continue;
    const [exportedSha256, serverSha256] = await Promise.all([
      storedSha256(exported, codec),
      codec.digest(entry.bytes),
    ]);
    changedEntries.push({ id, exportedSha256, serverSha256 });
  }
  const highest = maxId(null, given);
  const isShort = next === null && isAbove(lastId, highest);
  return { lastId, differences: differencesOf({ changedEntries }), earlyEnd: isShort ? { highest } : null };
}
