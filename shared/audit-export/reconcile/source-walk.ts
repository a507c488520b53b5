/** Walks a source in ascending order over the ids of one segment. */

import type { PageFailure, PageOutcome, SourceEntry } from "../../content-server/audit-source.ts";
import { err, ok, type Result } from "../../text/result.ts";
import { compareIds, idBefore, maxId } from "../entry-ids.ts";
import { AUDIT_RECONCILE_MAX_IDLE_PAGES } from "../limits.ts";
import type { SegmentMetadata } from "../segment.ts";
import type { ReconcilePorts } from "./reconciliation.ts";

/** The ids that a walk has to come by. */
interface WalkRange {
  /** The segment before; null before the first one. */
  readonly before: SegmentMetadata | null;
  /** The page that holds its end; null where none is known. */
  readonly urlBefore: string | null;
  /** The lowest id that came late in the segment; null where none did. */
  readonly lowestLate: string | null;
  /** The highest id. */
  readonly last: string;
}

/** A page of the source, by its ids. */
interface SourceIds {
  readonly url: string;
  readonly ids: readonly string[];
}

/** A URL to begin with. */
interface Beginning {
  readonly url: string;
  /** Whether its first page holds an id that is not above this one, if it begins early enough; null where it surely does. */
  readonly covers: string | null;
}

/** The ids of each page, until one is above the range or the log ends. A failure is the last that it gives. */
export async function* idsOfSource(
  range: WalkRange,
  ports: ReconcilePorts,
): AsyncGenerator<Result<SourceIds, PageFailure>, void> {
  let { url, outcome } = await begin(range, ports);
  let [highest, idlePages]: [string | null, number] = [null, 0];
  while (outcome.kind === "page" && idlePages <= AUDIT_RECONCILE_MAX_IDLE_PAGES) {
    const ids = idsOf(outcome.page.entries);
    yield ok({ url, ids });
    const above = maxId(highest, outcome.page.entries);
    idlePages = above === highest ? idlePages + 1 : 0;
    highest = above;
    const { next } = outcome.page;
    if (next === null || (highest !== null && compareIds(highest, range.last) > 0)) return;
    url = next;
    // oxlint-disable-next-line no-await-in-loop -- each page names the next one
    outcome = await fetchPage(url, ports);
  }
  yield err(outcome.kind === "failed" ? outcome.failure : { kind: "malformed", message: IDLE });
}

const IDLE = "The server returns page after page without a higher id.";

/** The first page of the first URL that the server takes and that begins early enough. */
async function begin(
  range: WalkRange,
  ports: ReconcilePorts,
): Promise<{ readonly url: string; readonly outcome: PageOutcome }> {
  for (const { url, covers } of beginnings(range, ports)) {
    // oxlint-disable-next-line no-await-in-loop -- the next URL is asked for only where this one does not do
    const outcome = await fetchPage(url, ports);
    if (outcome.kind === "failed" && !isUnusable(outcome.failure)) return { url, outcome };
    if (outcome.kind === "page" && isEarlyEnough(outcome.page.entries, covers)) return { url, outcome };
  }
  const url = ports.source.startUrl("ascending", ports.pageEntries);
  return { url, outcome: await fetchPage(url, ports) };
}

/** Whether a stored URL does no more: its cursor is expired, or the server is at another base URL now, and nothing was sent. */
function isUnusable({ kind }: PageFailure): boolean {
  return kind === "rejected" || kind === "left-server";
}

/** Where a walk may begin that need not begin at the start of the log. */
function beginnings(
  { before, urlBefore, lowestLate }: WalkRange,
  { source, pageEntries }: ReconcilePorts,
): readonly Beginning[] {
  if (before === null) return [];
  const after = lowestLate === null ? before.last_id : idBefore(lowestLate);
  const url = after === null ? null : source.urlAfter(after, pageEntries);
  if (url !== null) return [{ url, covers: null }];
  const covers = lowestLate ?? before.last_id;
  return [urlBefore, before.tail_url].flatMap((known) => (known === null ? [] : [{ url: known, covers }]));
}

/** Pages with fewer entries where one is too large. */
async function fetchPage(url: string, { source, pageEntries }: ReconcilePorts): Promise<PageOutcome> {
  let outcome = await source.fetchPage(url);
  for (let entries = pageEntries >> 1; isTooLarge(outcome) && entries >= 1; entries >>= 1) {
    // oxlint-disable-next-line no-await-in-loop -- fewer entries are asked for only where these are too many
    outcome = await source.fetchPage(source.withLimit(url, entries));
  }
  return outcome;
}

function isTooLarge(outcome: PageOutcome): boolean {
  return outcome.kind === "failed" && outcome.failure.kind === "too-large";
}

function isEarlyEnough(entries: readonly SourceEntry[], covers: string | null): boolean {
  return covers === null || idsOf(entries).some((id) => compareIds(id, covers) <= 0);
}

function idsOf(entries: readonly SourceEntry[]): readonly string[] {
  return entries.flatMap(({ id }) => (id === null ? [] : [id]));
}
