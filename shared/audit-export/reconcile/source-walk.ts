/** Walks a source in ascending order, from where what is compared begins. */

import type { AuditPage, PageEntry, PageFailure, PageOutcome, SourceEntry } from "../../content-server/audit-source.ts";
import { err, ok, type Result } from "../../text/result.ts";
import { digestOf } from "../entry-content.ts";
import { compareIds, idBefore, isAbove, maxId } from "../entry-ids.ts";
import { AUDIT_PAGE_SUSPECT_TRIES, AUDIT_RECONCILE_MAX_IDLE_PAGES, AUDIT_RECONCILE_MAX_PAGE_TRIES } from "../limits.ts";
import type { SegmentMetadata } from "../segment.ts";
import type { ReconcilePorts } from "./reconciliation.ts";

/** Where a walk has to begin. */
export interface WalkStart {
  /** The segment before what is compared; null where there is none. */
  readonly before: SegmentMetadata | null;
  /** The page that holds its end; null where none is known. */
  readonly url: string | null;
  /** The lowest id that came late in what is compared; null where none did. */
  readonly lowestLate: string | null;
}

/** A page of the source. */
export interface WalkedPage extends Pick<AuditPage<PageEntry>, "entries" | "next"> {
  readonly url: string;
}

/** A URL to begin with. */
interface Beginning {
  readonly url: string;
  /** The id which the first entry of its page must not be above, for it to begin early enough; null where it surely does. */
  readonly covers: string | null;
}

/** The pages from where a walk begins to the end of the log. A failure is the last that it gives. */
export async function* pagesFrom(
  start: WalkStart,
  ports: ReconcilePorts,
): AsyncGenerator<Result<WalkedPage, PageFailure>, void> {
  yield* pagesOn(await begin(start, ports), null, ports);
}

/** The pages from a known one to the end of the log. @param highest the highest id on those before it. */
export async function* pagesAfter(
  url: string,
  highest: string | null,
  ports: ReconcilePorts,
): AsyncGenerator<Result<WalkedPage, PageFailure>, void> {
  yield* pagesOn(await fetchPage(url, ports.pageEntries, ports), highest, ports);
}

async function* pagesOn(
  first: Fetched,
  reached: string | null,
  ports: ReconcilePorts,
): AsyncGenerator<Result<WalkedPage, PageFailure>, void> {
  let { url, limit, outcome } = first;
  let [highest, idlePages] = [reached, 0];
  while (outcome.kind === "page" && idlePages <= AUDIT_RECONCILE_MAX_IDLE_PAGES) {
    const { entries, next } = outcome.page;
    yield ok({ url, entries, next });
    if (next === null) return;
    const above = maxId(highest, entries);
    idlePages = above === highest ? idlePages + 1 : 0;
    highest = above;
    // After a page that was too large, pages grow again.
    ({ url, limit, outcome } = await fetchPage(next, Math.min(2 * limit, ports.pageEntries), ports));
  }
  yield err(outcome.kind === "failed" ? outcome.failure : { kind: "malformed", message: IDLE });
}

const IDLE = "The server returns page after page without a higher id.";

/** A page that was asked for, and how many entries at most. */
interface Fetched {
  readonly url: string;
  readonly limit: number;
  readonly outcome: PageOutcome<PageEntry>;
}

/** The first page of the first URL that the server takes and that begins early enough. */
async function begin(start: WalkStart, ports: ReconcilePorts): Promise<Fetched> {
  const { source, pageEntries } = ports;
  for (const { url, covers } of beginnings(start, ports)) {
    const fetched = await fetchPage(url, pageEntries, ports);
    const { outcome } = fetched;
    if (outcome.kind === "failed" && !isUnusable(outcome.failure)) return fetched;
    if (outcome.kind === "page" && isEarlyEnough(outcome.page.entries, covers)) return fetched;
  }
  return await fetchPage(source.startUrl("ascending", pageEntries), pageEntries, ports);
}

/**
 * Tells if a stored URL no longer works: its cursor is expired, or the server is at another base URL now, and nothing
 * was sent.
 */
function isUnusable({ kind }: PageFailure): boolean {
  return kind === "rejected" || kind === "absent" || kind === "left-server";
}

/**
 * Where a walk may begin that need not begin at the start of the log. The page with which the export itself went on comes
 * first: where entries may be out of order, it has those that overlap.
 */
function beginnings(
  { before, url: known, lowestLate }: WalkStart,
  { source, pageEntries }: ReconcilePorts,
): readonly Beginning[] {
  if (before === null) return [];
  const after = lowestLate === null ? before.last_id : idBefore(lowestLate);
  const url = after === null ? null : source.urlAfter(after, pageEntries);
  if (url !== null) return [{ url, covers: null }];
  const covers = lowestLate ?? before.last_id;
  return [before.tail_url, known].flatMap((page) => (page === null ? [] : [{ url: page, covers }]));
}

function isEarlyEnough(entries: readonly PageEntry[], covers: string | null): boolean {
  const first = entries.find(({ id }) => id !== null)?.id ?? null;
  return covers === null || (first !== null && compareIds(first, covers) <= 0);
}

/** A page as the server has it: one that seems damaged is asked for again until it comes with the same damage. */
async function fetchPage(url: string, limit: number, ports: ReconcilePorts): Promise<Fetched> {
  let [known, times]: [string | null, number] = [null, 0];
  for (let tries = 0; tries < AUDIT_RECONCILE_MAX_PAGE_TRIES; tries += 1) {
    const fetched = await fetchSmaller(url, limit, ports);
    const { outcome } = fetched;
    if (outcome.kind === "failed" || !outcome.page.isSuspect) return fetched;
    const damage = await digestOf(outcome.page.entries.filter(isUnreadable), ports.codec);
    times = damage === known ? times + 1 : 1;
    known = damage;
    if (times === AUDIT_PAGE_SUSPECT_TRIES) return fetched;
  }
  return { url, limit, outcome: { kind: "failed", failure: { kind: "malformed", message: DAMAGED } } };
}

const DAMAGED = "The server sends a page with other damage each time.";

function isUnreadable(entry: PageEntry): entry is Extract<SourceEntry, { kind: "unreadable" }> {
  return entry.kind === "unreadable";
}

/** A page with fewer entries where one is too large; the one entry that is too large by itself passes without being held. */
async function fetchSmaller(url: string, entries: number, { source, codec }: ReconcilePorts): Promise<Fetched> {
  let limit = entries;
  // A server may leave the number of entries out of the URL of a next page.
  let outcome: PageOutcome<PageEntry> = await source.fetchPage(source.withLimit(url, limit));
  while (isTooLarge(outcome) && limit > 1) {
    limit >>= 1;
    outcome = await source.fetchPage(source.withLimit(url, limit));
  }
  if (isTooLarge(outcome)) outcome = await source.fetchLargePage(source.withLimit(url, 1), codec.startDigest);
  return { url, limit, outcome };
}

function isTooLarge(outcome: PageOutcome<PageEntry>): boolean {
  return outcome.kind === "failed" && outcome.failure.kind === "too-large";
}

/**
 * Tells if a walk has met an id above another one. @property highest the highest id that it has met; null before the
 * first.
 */
export function isPast({ highest }: { readonly highest: string | null }, id: string): boolean {
  return highest !== null && isAbove(highest, id);
}

/**
 * Tells if the next page of a walk has an entry up to an id that the walk has not come to yet. The last such page holds the
 * place of that id; on later ones, entries up to it come again, or come late.
 */
export function leadsTo(
  id: string,
  entries: readonly PageEntry[],
  { highest }: { readonly highest: string | null },
): boolean {
  return isAbove(id, highest) && entries.some((entry) => entry.id !== null && !isAbove(entry.id, id));
}
