/**
 * Continues where no cursor leads upward: walks down from the newest entries to those that are written, and remembers only
 * where each page is; then comes back up by the same pages and takes their entries, in the order of the log.
 */

import type { AuditPage, AuditSource, PageEntry } from "../content-server/audit-source.ts";
import { PAGES_CHANGE, STALLED, WITHOUT_IDS } from "./attention.ts";
import { digestOf } from "./entry-content.ts";
import { compareIds, minId } from "./entry-ids.ts";
import { areIdsMissing, gather, oldEnough } from "./gather.ts";
import { needsAttention, type Reading, type Step, type Walk, type WalkedPage, working } from "./job-state.ts";
import type { JobPorts, JobSettings } from "./job-types.ts";
import { AUDIT_STALLED_MAX_PAGES, AUDIT_WALK_MAX_RESTARTS } from "./limits.ts";
import { watchGaps } from "./missing-ids.ts";
import type { Codec } from "./ports.ts";
import { readPage } from "./read-page.ts";

type Down = Walk & { readonly kind: "newest-first" };
type Up = Walk & { readonly kind: "returning" };

/** @param restarts how often in a row such a walk began again. */
export function startNewestFirst(pageEntries: number, source: AuditSource, restarts = 0): Walk {
  const url = source.startUrl("descending", pageEntries);
  return { kind: "newest-first", url, newest: null, older: null, reached: null, stalled: 0, restarts };
}

/** Reads the next page downward. */
export async function walkDown(state: Reading, walk: Down, settings: JobSettings, ports: JobPorts): Promise<Step> {
  const url = ports.source.withLimit(walk.url, state.asking.limit);
  const read = await readPage(state, url, settings, ports);
  if (read.kind === "step") return read.step;
  if (read.kind === "fewer") return working(read.state);
  if (read.kind === "rejected") {
    if (walk.newest !== null) return startAgain(state, walk.restarts, settings, ports);
    return needsAttention(
      state,
      `${read.message} This is the page of the newest entries. Check the server's audit log.`,
    );
  }
  const { page } = read;
  const reached = minId(walk.reached, page.entries);
  const newest = walk.newest ?? oldEnough(page.entries.toReversed(), settings, read.askedTime);
  const isHoldingBack = walk.newest === null ? newest.length < page.entries.length : state.isHoldingBack;
  const older =
    walk.newest === null
      ? null
      : { url, limit: state.asking.limit, next: page.next, ends: await endsOf(page, ports.codec), newer: walk.older };
  const { restarts } = walk;
  if (page.next === null || isWritten(reached, state)) {
    return working({ ...read.state, isHoldingBack, walk: { kind: "returning", newest, older, restarts } });
  }
  const stalled = reached === walk.reached ? walk.stalled + 1 : 0;
  if (stalled >= AUDIT_STALLED_MAX_PAGES) return needsAttention(state, STALLED);
  return working({ ...read.state, isHoldingBack, walk: { ...walk, url: page.next, newest, older, reached, stalled } });
}

/** Takes the entries of the next page upward; the newest one is still known. */
export async function walkUp(state: Reading, walk: Up, settings: JobSettings, ports: JobPorts): Promise<Step> {
  const { older, restarts } = walk;
  if (older === null) return takeNewest(state, walk, settings, ports);
  const asking = { ...state.asking, limit: older.limit };
  const read = await readPage({ ...state, asking }, older.url, settings, ports);
  if (read.kind === "step") return read.step;
  if (read.kind === "rejected") return startAgain(state, restarts, settings, ports);
  if (read.kind === "fewer") return startAgain(read.state, restarts, settings, ports);
  // Where it ends elsewhere than before, it is another page: what is between it and the one below may be missing.
  if (!(await endsAsBefore(read.page, older, ports))) return startAgain(read.state, restarts, settings, ports);
  const ascending = read.page.entries.toReversed();
  const watch = watchGaps(read.again, oldEnough(ascending, settings, read.askedTime), read.askedTime, settings, ports);
  if (watch.kind === "again") return watch;
  const { entries } = watch;
  const isEnd = entries.length < ascending.length;
  const next: Walk = isEnd ? { kind: "ended" } : { ...walk, older: older.newer };
  return take({ ...read.state, isHoldingBack: isEnd || state.isHoldingBack }, entries, next);
}

/** Takes the newest page. For entries missing on it, or before it, another such walk follows. */
function takeNewest(state: Reading, { newest }: Up, settings: JobSettings, ports: JobPorts): Step {
  const watch = watchGaps(state, newest, ports.now(), settings, ports);
  if (watch.kind === "take") {
    const isHoldingBack = state.isHoldingBack || watch.entries.length < newest.length;
    return take({ ...state, isHoldingBack }, watch.entries, { kind: "ended" });
  }
  const gathered = { ...state.gathered, waiting: [], isPastWritten: false };
  const walk = startNewestFirst(settings.pageEntries, ports.source);
  return { ...watch, state: { ...watch.state, gathered, walk } };
}

/** Compares the next page that it names, or else its last entries: a server may name the same page differently each time. */
async function endsAsBefore(
  page: AuditPage<PageEntry>,
  { next, ends }: WalkedPage,
  { codec }: JobPorts,
): Promise<boolean> {
  if (page.next === next) return true;
  const endsNow = await endsOf(page, codec);
  return endsNow.includes(ends[0] ?? "") || ends.includes(endsNow[0] ?? "");
}

async function endsOf({ entries }: AuditPage<PageEntry>, codec: Codec): Promise<readonly string[]> {
  const id = entries.at(-1)?.id ?? null;
  if (id !== null) return [id];
  const rest = entries.length > 1 ? [await digestOf(entries.slice(1), codec)] : [];
  return [await digestOf(entries, codec), ...rest];
}

/** Adds entries of which no URL is kept: a later run could not go on upward from it. */
function take(state: Reading, entries: readonly PageEntry[], walk: Walk): Step {
  const gathered = gather(state.gathered, entries, null, state.position);
  if (areIdsMissing(gathered)) return needsAttention(state, WITHOUT_IDS);
  const isWaiting = walk.kind === "ended" && gathered.waiting.length > 0;
  return working({ ...state, gathered, walk, isHoldingBack: isWaiting || state.isHoldingBack });
}

/** Starts the walk again. The gathered entries are written first, so that each walk is shorter than the one before. */
function startAgain(state: Reading, restarts: number, { pageEntries }: JobSettings, { source }: JobPorts): Step {
  const again = state.gathered.units.length > 0 ? 0 : restarts + 1;
  if (again > AUDIT_WALK_MAX_RESTARTS) return needsAttention(state, PAGES_CHANGE);
  const gathered = { ...state.gathered, waiting: [], isPastWritten: false };
  return working({ ...state, gathered, walk: startNewestFirst(pageEntries, source, again) });
}

function isWritten(id: string | null, { position: { floor } }: Reading): boolean {
  return id !== null && floor !== null && compareIds(id, floor) <= 0;
}
