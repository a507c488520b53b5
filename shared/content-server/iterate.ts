/** Walks lists of a content server page by page, with patience (specification, section 4, rules 2 and 3). */

import type { Json } from "../text/json.ts";
import type { AuditSource, PageFailure, PageOutcome } from "./audit-source.ts";
import { CLIENT_LIST_MAX_PAGES, CLIENT_LIST_PAGE_MAX_BYTES, CLIENT_TRIES_MAX } from "./limits.ts";
import { type OffsetPageText, readOffsetPage } from "./offset-page.ts";
import { type Failed, failed, request } from "./request.ts";
import { type ContentServer, urlInApi } from "./server-url.ts";
import type { Get } from "./transport.ts";
import { waitAfter } from "./wait-after.ts";

/** What a walk needs of the platform, to wait. */
export interface Patience {
  readonly wait: (milliseconds: number) => Promise<void>;
  /** From 0 to below 1. */
  readonly random: () => number;
}

/** Where a walk ends before the list does. */
export interface WalkFailed {
  readonly kind: "failed";
  readonly failure:
    | PageFailure
    /** The server does not come to an end, such as by giving a page again. */
    | { readonly kind: "endless"; readonly message: string };
}

/** One page of a list that is paged by number. */
export interface ListPage {
  readonly kind: "page";
  readonly results: readonly Json[];
  /** How many items all pages have together; null where the server does not say. */
  readonly total: number | null;
}

/** A list that is paged by number. */
export interface NumberedList {
  /** Below `/__api__`, such as `/v1/users`. */
  readonly path: string;
  /** How many items a page has at most. */
  readonly items: number;
}

/**
 * The pages of an audit log, until one has fewer entries than asked for or names no next one. A failure is the last that is
 * given; one that may pass is only given when it came several times in a row.
 */
export async function* keysetPages(
  source: Pick<AuditSource, "startUrl" | "fetchPage">,
  { order, entries }: { readonly order: "ascending" | "descending"; readonly entries: number },
  patience: Patience,
): AsyncGenerator<PageOutcome | WalkFailed> {
  const asked = new Set<string>();
  for (let url: string | null = source.startUrl(order, entries); url !== null; ) {
    const current: string = url;
    if (asked.has(current)) {
      yield endless("The server names a page as the next one that came before it.");
      return;
    }
    asked.add(current);
    // oxlint-disable-next-line no-await-in-loop -- one page names the next
    const outcome: PageOutcome = await tryAgain(async () => await source.fetchPage(current), patience);
    yield outcome;
    url = outcome.kind === "page" && outcome.page.entries.length >= entries ? outcome.page.next : null;
  }
}

/**
 * The pages of a list that is paged by number, until one is empty or, where the server says how many items there are, all
 * have come. The empty one is not given. A failure is the last that is given, as of `keysetPages`.
 */
export async function* offsetPages(
  server: ContentServer,
  list: NumberedList,
  get: Get,
  patience: Patience,
): AsyncGenerator<ListPage | WalkFailed> {
  const walk: OffsetWalk = { pages: 0, items: 0, number: null, results: "" };
  for (;;) {
    const url = urlOfPage(server, list, walk.number);
    // oxlint-disable-next-line no-await-in-loop -- one page says the number of the next
    const outcome = await tryAgain(async () => await fetchNumbered(server, get, url), patience);
    if (outcome.kind === "failed") {
      yield outcome;
      return;
    }
    const { results, total } = outcome;
    if (results.length === 0) return;
    const fault = advance(walk, outcome);
    if (fault !== null) {
      yield endless(`GET ${list.path}: ${fault}`);
      return;
    }
    yield { kind: "page", results, total };
    if (total !== null && walk.items >= total) return;
  }
}

/** How far the walk of a list is. */
interface OffsetWalk {
  pages: number;
  items: number;
  /** That of the last page; null before the first one. */
  number: number | null;
  /** The items of the last page, as JSON. */
  results: string;
}

/** Goes past a page; what is wrong where it is none that can follow the last one. */
function advance(walk: OffsetWalk, { number, results }: Extract<OffsetPageText, { kind: "page" }>): string | null {
  const last = { ...walk };
  walk.pages += 1;
  walk.items += results.length;
  walk.number = number;
  walk.results = JSON.stringify(results);
  if (walk.pages > CLIENT_LIST_MAX_PAGES) return `The list goes on after ${CLIENT_LIST_MAX_PAGES} pages.`;
  if (last.number === null) return null;
  if (number !== last.number + 1) return "The server gives another page than the one it was asked for.";
  return walk.results === last.results ? "The server gives the same page again as the next one." : null;
}

function urlOfPage(server: ContentServer, { path, items }: NumberedList, last: number | null): string {
  return urlInApi(server, `${path}?page_size=${items}${last === null ? "" : `&page_number=${last + 1}`}`);
}

async function fetchNumbered(
  server: ContentServer,
  get: Get,
  url: string,
): Promise<Extract<OffsetPageText, { kind: "page" }> | Failed> {
  const asked = await request(server, get, url, CLIENT_LIST_PAGE_MAX_BYTES);
  if (asked.kind === "failed") return asked;
  const page = readOffsetPage(asked.bytes);
  return page.kind === "page" ? page : failed("malformed", page.message);
}

/** Asks again after failures that may pass, a bounded number of times in a row. */
async function tryAgain<Outcome extends { readonly kind: string }>(
  ask: () => Promise<Outcome | Failed>,
  { wait, random }: Patience,
): Promise<Outcome | Failed> {
  for (let failures = 1; ; failures += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    const outcome = await ask();
    const milliseconds = isFailed(outcome) ? waitAfter(outcome.failure, failures, random()) : null;
    if (milliseconds === null || failures === CLIENT_TRIES_MAX) return outcome;
    // oxlint-disable-next-line no-await-in-loop -- so that it waits
    await wait(milliseconds);
  }
}

function isFailed(outcome: { readonly kind: string } | Failed): outcome is Failed {
  return outcome.kind === "failed";
}

function endless(message: string): WalkFailed {
  return { kind: "failed", failure: { kind: "endless", message } };
}
