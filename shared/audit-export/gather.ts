/** What of a page is new. */

import type { SourceEntry } from "../content-server/audit-source.ts";
import { compareIds } from "./entry-ids.ts";
import type { Gathered, Position, Unit } from "./job-state.ts";
import type { JobSettings } from "./job-types.ts";
import { AUDIT_CLOCK_AHEAD_MAX_HOURS, AUDIT_SEGMENT_MAX_QUARANTINED } from "./limits.ts";

const CLOCK_AHEAD_MAX_MILLISECONDS = AUDIT_CLOCK_AHEAD_MAX_HOURS * 60 * 60 * 1000;

/**
 * The entries before the first one that is too young: of those, others may still appear before it. A time far ahead is a
 * mistake, and says nothing: it would hold back all entries after it until that time comes.
 */
export function oldEnough(
  entries: readonly SourceEntry[],
  { holdBackMilliseconds }: JobSettings,
  askedTime: number,
): readonly SourceEntry[] {
  if (holdBackMilliseconds === 0) return entries;
  const isYoung = (age: number) => age < holdBackMilliseconds && age >= -CLOCK_AHEAD_MAX_MILLISECONDS;
  const young = entries.findIndex(({ time }) => time !== null && isYoung(askedTime - time));
  return young === -1 ? entries : entries.slice(0, young);
}

/**
 * Adds what is not written or gathered yet.
 *
 * @param entries in the order of the log.
 * @param url the URL of their page; null where it is not good for a later run.
 */
export function gather(
  gathered: Gathered,
  entries: readonly SourceEntry[],
  url: string | null,
  position: Position,
): Gathered {
  const units = [...gathered.units];
  let { highest, isPastWritten } = gathered;
  let waiting = [...gathered.waiting];
  const isMissing = lookUp(position, units);
  for (const entry of entries) {
    const { id } = entry;
    if (id === null) {
      // A server may repeat the last entry of a page on the next one. Of two that are alike, the bytes are kept in any case.
      if (!isAlike(entry, waiting.at(-1))) waiting.push(entry);
      continue;
    }
    const order = highest === null ? 1 : compareIds(id, highest);
    if (order < 0 && isMissing(id)) {
      // Nothing tells whether those that wait were written with an entry after it. That entry will.
      units.push({ entry, id, before: [], isInDoubt: false, url, isLate: true });
      continue;
    }
    if (order > 0) {
      units.push({ entry, id, before: waiting, isInDoubt: !isPastWritten, url, isLate: false });
      highest = id;
    }
    if (order >= 0) isPastWritten = true;
    waiting = [];
  }
  return { units, highest, waiting, isPastWritten };
}

function isAlike({ bytes }: SourceEntry, other: SourceEntry | undefined): boolean {
  return other?.bytes.length === bytes.length && bytes.every((byte, index) => byte === other.bytes[index]);
}

/** Whether an id below the highest one is neither written nor gathered. Where pages come in order, it is never asked. */
function lookUp({ recent, floor }: Position, units: readonly Unit[]): (id: string) => boolean {
  let known: Set<string> | undefined;
  let counted = 0;
  return (id) => {
    if (floor !== null && compareIds(id, floor) <= 0) return false;
    known ??= new Set(recent.map((entry) => entry.id));
    for (; counted < units.length; counted += 1) known.add(units[counted]?.id ?? "");
    return !known.has(id);
  };
}

/** Whether so many entries in a row have no id that no segment could list them together. */
export function areIdsMissing({ waiting }: Gathered, added: readonly Unit[]): boolean {
  return [waiting, ...added.map(({ before }) => before)].some(({ length }) => length >= AUDIT_SEGMENT_MAX_QUARANTINED);
}
