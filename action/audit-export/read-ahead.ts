import { AUDIT_EXPORT_PAGE_MAX_BYTES, type AuditSource, type PageOutcome } from "../../shared/index.ts";
import { AUDIT_READ_AHEAD_MAX_MISSES, AUDIT_READ_AHEAD_MAX_PAGES, AUDIT_READ_AHEAD_MAX_REQUESTS } from "../limits.ts";

/** A page that is asked for before anyone asks for it. */
interface Ahead {
  readonly url: string;
  readonly outcome: Promise<PageOutcome>;
  /** Null until it is there. */
  page: PagePlace | null;
}

/** The properties of a page that decide which page follows it. */
interface PagePlace {
  readonly bytes: number;
  readonly next: string | null;
}

/**
 * A source that asks for the next pages while one is worked on, once pages are asked for one after the other. Where the cursors of
 * the pages before go up evenly, it guesses the URL behind a page that is still on its way; a page is used only if the one before
 * it names that very URL. Each page is given once, and so is its failure; whoever asks for another page, or for the same one
 * again, gets it from the server. What it holds is bounded by one page of the largest size beside those that are on their way.
 *
 * Not for a source whose entries are held back by their age: a page is older than the moment it is given.
 * See docs/decisions/0127-export-pace.md.
 */
export function readAhead(source: AuditSource): AuditSource {
  let ahead: readonly Ahead[] = [];
  /** The page that was given last. */
  let given: { readonly url: string; readonly next: string | null } | null = null;
  let misses = 0;

  /** The URL behind all that is asked for; null where it is not known. */
  const nextUrl = (): string | null => {
    const last = ahead.at(-1);
    if (last === undefined) return given?.next ?? null;
    if (last.page !== null) return last.page.next;
    const before = ahead.at(-2)?.url ?? given?.url;
    return before === undefined || misses >= AUDIT_READ_AHEAD_MAX_MISSES ? null : guessedUrl(before, last.url);
  };
  const hasRoom = () =>
    ahead.length < AUDIT_READ_AHEAD_MAX_PAGES &&
    ahead.filter(({ page }) => page === null).length < AUDIT_READ_AHEAD_MAX_REQUESTS &&
    ahead.reduce((total, { page }) => total + (page?.bytes ?? 0), 0) < AUDIT_EXPORT_PAGE_MAX_BYTES;
  const extend = () => {
    for (let url = nextUrl(); url !== null && hasRoom(); url = nextUrl()) {
      const asked: Ahead = { url, outcome: source.fetchPage(url), page: null };
      ahead = ahead.concat(asked);
      void arrive(asked);
    }
  };
  const arrive = async (asked: Ahead) => {
    const outcome = await asked.outcome;
    asked.page = placeOf(outcome, asked.url, source) ?? { bytes: 0, next: null };
    const index = ahead.indexOf(asked);
    if (index === -1) return;
    const follower = ahead[index + 1];
    if (follower !== undefined && follower.url !== asked.page.next) {
      ahead = ahead.slice(0, index + 1);
      misses += 1;
    }
    extend();
  };
  const fetchPage = async (url: string): Promise<PageOutcome> => {
    const [first, ...rest] = ahead;
    const isKnown = first?.url === url;
    const isInTurn = url === given?.next;
    ahead = isKnown ? rest : [];
    const outcome = await (isKnown ? first.outcome : source.fetchPage(url));
    given = { url, next: placeOf(outcome, url, source)?.next ?? null };
    if (isInTurn) extend();
    return outcome;
  };
  return { ...source, fetchPage };
}

/** The next page is asked for with as many entries as the one before it. */
function placeOf(outcome: PageOutcome, url: string, source: AuditSource): PagePlace | null {
  if (outcome.kind === "failed") return null;
  const { entries, next } = outcome.page;
  const limit = Number(new URL(url).searchParams.get("limit"));
  return {
    bytes: entries.reduce((total, { bytes }) => total + bytes.length, 0),
    next: next === null ? null : source.withLimit(next, limit),
  };
}

/** The cursor of a URL, where it is a number. */
const CURSOR = /(?<=[?&]next=)\d{1,15}(?=&|$)/;

/** The URL after two that differ in their cursors alone, if these go up by as much again; null where they are no numbers. */
function guessedUrl(before: string, url: string): string | null {
  const [from, to] = [CURSOR.exec(before)?.[0], CURSOR.exec(url)?.[0]];
  if (from === undefined || to === undefined || Number(to) <= Number(from)) return null;
  if (before.replace(CURSOR, to) !== url) return null;
  return url.replace(CURSOR, String(2 * Number(to) - Number(from)));
}
