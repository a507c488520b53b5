/** The new entries of a page. */

import type { PageEntry } from "../content-server/audit-source.ts";
import { isYoung } from "./age.ts";
import { isSameContent } from "./entry-content.ts";
import { compareIds } from "./entry-ids.ts";
import { isInGap } from "./gaps.ts";
import type { Gathered, Position } from "./job-state.ts";
import type { JobSettings } from "./job-types.ts";
import { AUDIT_SEGMENT_MAX_QUARANTINED } from "./limits.ts";
import { type Unit, type Units, withPage } from "./units.ts";

/** The entries before a page, which nearly always are none. */
const NOTHING: readonly PageEntry[] = [];

/**
 * The entries before the first one that is too young: others may still appear before a young one. A time far ahead of the clock
 * does not count, because it would hold back all entries after it until that time comes.
 */
export function oldEnough(
  entries: readonly PageEntry[],
  { holdBackMilliseconds }: JobSettings,
  askedTime: number,
): readonly PageEntry[] {
  if (holdBackMilliseconds === 0) return entries;
  const young = entries.findIndex(({ time }) => time !== null && isYoung(time, askedTime, holdBackMilliseconds));
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
  entries: readonly PageEntry[],
  url: string | null,
  position: Position,
): Gathered {
  const added: Unit[] = [];
  let { highest, isPastWritten } = gathered;
  let waiting = [...gathered.waiting];
  const isMissing = lookUp(position, gathered.units, added);
  for (const entry of entries) {
    const { id } = entry;
    if (id === null) {
      // A server may repeat the last entry of a page on the next one. Of two that are alike, the bytes are kept in any case.
      const last = waiting.at(-1);
      if (last === undefined || !isSameContent(entry, last)) waiting.push(entry);
      continue;
    }
    const order = highest === null ? 1 : compareIds(id, highest);
    if (order < 0 && isMissing(id)) {
      // Nothing tells whether those that wait were written with an entry after it. That entry will.
      added.push({ entry, id, before: NOTHING, isInDoubt: false, url, isLate: true });
      continue;
    }
    if (order > 0) {
      const before = waiting.length === 0 ? NOTHING : waiting;
      added.push({ entry, id, before, isInDoubt: !isPastWritten, url, isLate: false });
      highest = id;
    }
    if (order >= 0) isPastWritten = true;
    if (waiting.length > 0) waiting = [];
  }
  return { units: withPage(gathered.units, added), highest, waiting, isPastWritten };
}

/**
 * Tells if an id below the highest one is neither written nor gathered. Where pages come in order, it is never asked.
 */
function lookUp({ recent, floor, last }: Position, units: Units, added: readonly Unit[]): (id: string) => boolean {
  let known: Set<string> | undefined;
  let counted = 0;
  return (id) => {
    const isLow = floor !== null && compareIds(id, floor) <= 0;
    if (isLow && !isInGap(last?.gaps ?? [], id)) return false;
    known ??= new Set([...recent, ...units.pages.flat()].map((entry) => entry.id));
    for (; counted < added.length; counted += 1) known.add(added[counted]?.id ?? "");
    return !known.has(id);
  };
}

/**
 * Tells if so many entries in a row have no id, up to the end of the page that was added last, that no segment could
 * list them together.
 */
export function areIdsMissing({ units, waiting }: Gathered): boolean {
  const isTooMany = ({ length }: readonly PageEntry[]) => length >= AUDIT_SEGMENT_MAX_QUARANTINED;
  return isTooMany(waiting) || (units.pages.at(-1) ?? []).some(({ before }) => isTooMany(before));
}
