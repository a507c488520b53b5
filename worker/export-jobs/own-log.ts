/** Reads this server's own log for an export. */

import type { AuditEntryRecord } from "../../shared/index.ts";
import { type AuditEntryPage, type AuditQuery, type ReadAuditPage, readAuditPage } from "../audit-log/store.ts";

/** Pages of the server's own log that an export reads at once, where they are asked for one after the other. */
const AUDIT_OWN_LOG_MAX_PAGES = 8;

/** Characters of the descriptions of entries that are read at once, where that is more than one page. */
export const AUDIT_OWN_LOG_MAX_CHARACTERS = 2 * 1024 * 1024;

/** The entries that were read and not given yet. */
interface Ahead {
  /** The last id that was given; null before there is a page, and where none follows on it. */
  readonly after: number | null;
  /** The number of entries of a page. */
  readonly limit: number;
  /** The number of pages that were read at once. */
  readonly pages: number;
  readonly rest: AuditEntryPage;
}

const NOTHING: AuditEntryPage = { entries: [], previous: null, next: null };

/**
 * Reads pages, once they are asked for one after the other upward several at once: a trip to the database takes as long as to read
 * some hundred entries. Each page is given once; whoever asks for another page, or for the same one again, gets it as the log is then.
 * See docs/decisions/0159-trips-to-the-own-log.md.
 */
export function readerAhead(): ReadAuditPage {
  let ahead: Ahead = { after: null, limit: 0, pages: 0, rest: NOTHING };
  return async (database, query) => {
    const { limit } = query;
    const isNext = isUpward(query) && query.cursor.id === ahead.after && limit === ahead.limit;
    const [pages, rest] = isNext ? [ahead.pages, ahead.rest] : [0, NOTHING];
    const isRead = rest.entries.length > 0;
    const wanted = isRead ? pages : Math.min(2 * pages || 1, AUDIT_OWN_LOG_MAX_PAGES);
    const page = isRead ? rest : await readAuditPage(database, { ...query, limit: limit * wanted });
    if (page === undefined || !isUpward(query)) return page;
    const { given, left } = split(page, limit);
    ahead = { after: given.next, limit, pages: isRead || isSmall(page) ? wanted : 0, rest: left };
    return given;
  };
}

/** Asks for a page of the whole log, from its beginning toward its end. */
function isUpward({ isAscending, cursor, filter }: AuditQuery): boolean {
  return isAscending && cursor.side === "next" && Object.values(filter).every((value) => value === undefined);
}

/** The first page of several, and the others. */
function split(page: AuditEntryPage, limit: number): { readonly given: AuditEntryPage; readonly left: AuditEntryPage } {
  const [entries, others] = [page.entries.slice(0, limit), page.entries.slice(limit)];
  if (others.length === 0) return { given: page, left: NOTHING };
  return {
    given: { entries, previous: page.previous, next: idOf(entries.at(-1)) },
    left: { entries: others, previous: idOf(others[0]), next: page.next },
  };
}

function idOf(entry: AuditEntryRecord | undefined): number | null {
  return entry === undefined ? null : Number(entry.id);
}

/** Tells if twice as much may be in memory. All other texts of an entry are short. */
function isSmall({ entries }: AuditEntryPage): boolean {
  const characters = entries.reduce((total, entry) => total + entry.event_description.length, 0);
  return 2 * characters <= AUDIT_OWN_LOG_MAX_CHARACTERS;
}
