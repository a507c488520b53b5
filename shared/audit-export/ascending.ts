/** Reads the log upward, from the end of the export to the end of the log. */

import type { AuditPage, AuditSource, PageEntry } from "../content-server/audit-source.ts";
import { countOfEntries } from "../text/wording.ts";
import { STALLED, WITHOUT_IDS } from "./attention.ts";
import { isAbove, maxId } from "./entry-ids.ts";
import { areIdsMissing, gather, oldEnough } from "./gather.ts";
import { needsAttention, type Reading, type Step, type Walk, working } from "./job-state.ts";
import type { JobPorts, JobSettings } from "./job-types.ts";
import { AUDIT_STALLED_MAX_PAGES } from "./limits.ts";
import { watchGaps } from "./missing-ids.ts";
import { startNewestFirst } from "./newest-first.ts";
import { floorAfter } from "./position.ts";
import { readPage } from "./read-page.ts";
import { listOf } from "./units.ts";

type Ascending = Walk & { readonly kind: "ascending" };

/** Reads the next page upward. */
export async function readAscending(
  state: Reading,
  walk: Ascending,
  settings: JobSettings,
  ports: JobPorts,
): Promise<Step> {
  const url = ports.source.withLimit(walk.url, state.asking.limit);
  const read = await readPage(state, url, settings, ports);
  if (read.kind === "step") return read.step;
  if (read.kind === "fewer") return working(read.state);
  if (read.kind === "rejected") return afterRejection(state, walk, read.message, settings, ports.source);
  const { page } = read;
  if (!reachesBack(walk, page)) {
    return working({ ...read.state, walk: walkAfter(state.position.floor, settings.pageEntries, ports.source) });
  }
  const old = oldEnough(page.entries, settings, read.askedTime);
  const watch = watchGaps(read.again, old, read.askedTime, settings, ports);
  if (watch.kind === "again") return watch;
  const { entries } = watch;
  const gathered = gather(state.gathered, entries, walk.url, state.position);
  const isLogWithoutIds = page.next === null && gathered.highest === null && gathered.waiting.length > 0;
  if (isLogWithoutIds || areIdsMissing(gathered)) {
    return needsAttention(state, WITHOUT_IDS);
  }
  const isEnd = entries.length < page.entries.length;
  const hasMoreWaiting = gathered.waiting.length > state.gathered.waiting.length;
  const next: Walk = isEnd || page.next === null ? { kind: "ended" } : onwards(walk, page.next, page, hasMoreWaiting);
  if (next.kind === "ascending" && next.stalled >= AUDIT_STALLED_MAX_PAGES) return needsAttention(state, STALLED);
  return working({ ...read.state, gathered, walk: next, isHoldingBack: isEnd || gathered.waiting.length > 0 });
}

/** @param mustReach the page must have this id or a lower one; null where that is certain. */
export function ascendingFrom(url: string, mustReach: string | null = null): Ascending {
  return { kind: "ascending", url, mustReach, isRebuilt: false, reached: null, stalled: 0 };
}

/** Tells if a page begins early enough. It does not where the overlap was smaller when its URL was stored. */
function reachesBack({ mustReach }: Ascending, { entries }: AuditPage<PageEntry>): boolean {
  return mustReach === null || entries.some(({ id }) => id !== null && !isAbove(id, mustReach));
}

/** Continues after an id, without a cursor of the server. */
export function walkAfter(id: string | null, pageEntries: number, source: AuditSource): Walk {
  const url = id === null ? source.startUrl("ascending", pageEntries) : source.urlAfter(id, pageEntries);
  return url === null ? startNewestFirst(pageEntries, source) : { ...ascendingFrom(url), isRebuilt: true };
}

function afterRejection(
  state: Reading,
  walk: Ascending,
  message: string,
  settings: JobSettings,
  source: AuditSource,
): Step {
  const { pageEntries } = settings;
  if (walk.url === source.startUrl("ascending", pageEntries)) {
    return needsAttention(
      state,
      `${message} This is the first page of the log. See whether the base URL is that of a content server with an audit log, ` +
        `and whether it gives ${countOfEntries(pageEntries)} at once.`,
    );
  }
  const from = floorAfter(state.position, listOf(state.gathered.units), settings);
  const next = walk.isRebuilt ? startNewestFirst(pageEntries, source) : walkAfter(from, pageEntries, source);
  // What waits for an entry with an id is read again with that entry.
  return working({ ...state, walk: next, gathered: { ...state.gathered, waiting: [], isPastWritten: false } });
}

/** @param hasMoreWaiting whether the page has added to the entries without ids, of which there is a bound. */
function onwards(walk: Ascending, url: string, page: AuditPage<PageEntry>, hasMoreWaiting: boolean): Ascending {
  const reached = maxId(walk.reached, page.entries);
  const stalled = reached !== walk.reached ? 0 : hasMoreWaiting ? walk.stalled : walk.stalled + 1;
  return { ...ascendingFrom(url), reached, stalled };
}
