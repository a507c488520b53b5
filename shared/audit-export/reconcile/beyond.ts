/** Walks on from the last segment to the end of the log, and counts what is not exported yet. */

import type { PageEntry, PageFailure } from "../../content-server/audit-source.ts";
import { isSameContent, sha256Of } from "../entry-content.ts";
import { compareIds, isAbove } from "../entry-ids.ts";
import { AUDIT_RECONCILE_MAX_BEYOND_PAGES } from "../limits.ts";
import type { SegmentMetadata } from "../segment.ts";
import { addCandidate, type Candidates, resolveCandidates } from "./candidates.ts";
import { type Differences, differencesOf, type Found, joinDifferences } from "./differences.ts";
import type { Behind, Beyond, EarlyEnd, LastEntry, ReconcilePorts, ReconcileState } from "./reconciliation.ts";
import { pagesAfter, pagesFrom } from "./source-walk.ts";

type BeyondStep =
  | { readonly kind: "walked"; readonly beyond: Beyond; readonly differences: Differences }
  | { readonly kind: "failed"; readonly failure: PageFailure }
  | { readonly kind: "broken"; readonly message: string };

/** Where a step of the walk stands. */
interface Walk {
  beyond: Beyond;
  /** The ids behind the last one that this step met. */
  readonly met: Set<string>;
  /** Entries with lower ids, which come after those. */
  readonly strays: Candidates;
  /** The SHA-256 of each content that the source gives of the last entry. */
  readonly lastGiven: Set<string>;
  /** The last entry without an id: a server may repeat the last entry of a page on the next one. */
  nameless: PageEntry | null;
}

/**
 * Reads some pages more, from the last entry on, which shows that the log goes on where the export ends.
 *
 * @param last the last segment; null where there is none.
 */
export async function walkBeyond(
  { beyond, url, differences, lastEntry }: Pick<ReconcileState, "beyond" | "url" | "differences" | "lastEntry">,
  last: SegmentMetadata | null,
  ports: ReconcilePorts,
): Promise<BeyondStep> {
  const lastId = last?.last_id ?? null;
  const isNew = beyond?.next == null;
  const start = {
    next: null,
    isPastExported: last === null,
    highest: lastId,
    entries: 0,
    untimed: 0,
    oldestTime: null,
  };
  const walk: Walk = {
    beyond: isNew ? start : beyond,
    met: new Set(),
    strays: new Map(),
    lastGiven: new Set(),
    nameless: null,
  };
  const pages = isNew
    ? pagesFrom({ before: last, url, lowestLate: lastId }, ports)
    : pagesAfter(beyond.next, beyond.isPastExported ? beyond.highest : null, ports);
  let read = 0;
  for await (const page of pages) {
    if (!page.ok) return { kind: "failed", failure: page.error };
    for (const entry of page.value.entries) await meet(entry, lastId, walk, ports);
    walk.beyond = { ...walk.beyond, next: page.value.next };
    read += 1;
    if (read === AUDIT_RECONCILE_MAX_BEYOND_PAGES) break;
  }
  const after = (last?.number ?? 0) + 1;
  const found = await resolveCandidates(
    walk.strays,
    differences,
    { first: after, after, highestBefore: lastId },
    ports,
  );
  if (!found.ok) return { kind: "broken", message: found.error };
  const all = [found.value, lastEntry?.id === lastId ? lastDifference(lastEntry, walk.lastGiven) : {}];
  return {
    kind: "walked",
    beyond: walk.beyond,
    differences: all.map(differencesOf).reduce(joinDifferences, differences),
  };
}

/** The fault of the last entry, as the source gives it. */
function lastDifference({ id, sha256 }: LastEntry, given: ReadonlySet<string>): Found {
  const [first, other] = given;
  if (first === undefined || (first === sha256 && other === undefined)) return {};
  return {
    changedEntries: given.has(sha256) ? [] : [{ id, exportedSha256: sha256, serverSha256: first }],
    repeatedEntries: other === undefined ? [] : [{ id, sha256s: [first, other] }],
  };
}

/** The entries of the source that are not exported yet; null where there are none. */
export function behindOf({ entries, untimed, oldestTime }: Beyond): Behind | null {
  return entries === 0 ? null : { entries, oldestTime: untimed > 0 ? null : oldestTime };
}

/** Where the source ends below what is exported; null where it does not. */
export function earlyEndOf(
  { lastId, highest }: Pick<ReconcileState, "lastId" | "highest">,
  { isPastExported }: Pick<Beyond, "isPastExported">,
): EarlyEnd | null {
  if (lastId === null || isPastExported || (highest !== null && compareIds(highest, lastId) >= 0)) return null;
  return { highest };
}

async function meet(entry: PageEntry, lastId: string | null, walk: Walk, ports: ReconcilePorts): Promise<void> {
  const { id } = entry;
  if (id === null) {
    const isRepeated = walk.nameless !== null && isSameContent(entry, walk.nameless);
    if (walk.beyond.isPastExported && !isRepeated) count(entry, walk);
    walk.nameless = entry;
    return;
  }
  walk.nameless = null;
  if (lastId !== null && compareIds(id, lastId) <= 0) {
    // The last one itself may stand at the beginning of the first page.
    const isStray = id === lastId ? isAbove(walk.beyond.highest ?? lastId, lastId) : walk.beyond.isPastExported;
    if (isStray) addCandidate(walk.strays, id, await sha256Of(entry, ports.codec));
    else if (id === lastId) walk.lastGiven.add(await sha256Of(entry, ports.codec));
    if (id === lastId) walk.beyond = { ...walk.beyond, isPastExported: true };
    return;
  }
  walk.beyond = { ...walk.beyond, isPastExported: true };
  // Below the highest id, an entry of the step before may be given again, at the beginning of a page.
  const isNew = isAbove(id, walk.beyond.highest) || (walk.met.size > 0 && !walk.met.has(id));
  if (!isNew) return;
  walk.met.add(id);
  count(entry, walk);
  if (isAbove(id, walk.beyond.highest)) walk.beyond = { ...walk.beyond, highest: id };
}

function count({ time }: PageEntry, walk: Walk): void {
  const { entries, untimed, oldestTime } = walk.beyond;
  const oldest = time === null ? oldestTime : Math.min(time, oldestTime ?? time);
  const counted = { entries: entries + 1, untimed: untimed + (time === null ? 1 : 0), oldestTime: oldest };
  walk.beyond = { ...walk.beyond, ...counted };
}
