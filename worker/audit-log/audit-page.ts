import { type AuditEntryRecord, err, type KeysetPage, ok, quote, type Result, toHex } from "../../shared/index.ts";
import { AUDIT_ACTIONS } from "../database/audit-actions.ts";
import type { Failure } from "../http/errors.ts";
import { readQuery } from "../http/parameters.ts";
import type { Ask, Reading } from "../platform/reading.ts";
import { AUDIT_FILTER_MAX_ENTRIES, AUDIT_PAGE_MAX_ENTRIES, NAME_MAX_CHARACTERS } from "../values/limits.ts";
import {
  boolean,
  cursor,
  GUID,
  meaning,
  oneOf,
  optional,
  pattern,
  string,
  time,
  type ValuesOf,
  wholeNumber,
} from "../values/readers.ts";
import type { AuditFilter } from "./filter-store.ts";
import {
  type AuditCursor,
  type AuditEntryPage,
  type AuditQuery,
  auditPageAhead,
  endOf,
  type ReadAuditPage,
  readAuditPage,
  startOf,
} from "./store.ts";

const AUDIT_PAGE_DEFAULT_ENTRIES = 20;

/** The filters of a list, as its URLs have them. */
export const AUDIT_FILTERS = {
  action: optional(oneOf(Object.keys(AUDIT_ACTIONS))),
  user_guid: optional(pattern(GUID, "the guid of a user, in lower case")),
  api_key_id: optional(pattern(/^[1-9]\d{0,14}$/, "the id of an API key")),
  object_id: optional(
    string(`a guid or an id of 1 to ${NAME_MAX_CHARACTERS} characters`, (given) =>
      given.length > 0 && given.length <= NAME_MAX_CHARACTERS ? given : undefined,
    ),
  ),
  from: optional(time),
  to: optional(time),
};

/** A cursor as a URL has it: an id, and of a filtered list what tells its filters. */
interface CursorText {
  readonly id: number;
  readonly mark: string;
}

const CURSOR = optional(
  cursor<CursorText>("the audit log", (given) => {
    const [, id, mark = ""] = /^(\d{1,15})(?:-([\da-f]{16}))?$/.exec(given) ?? [];
    return id === undefined ? undefined : { id: Number(id), mark };
  }),
);

/** The cursors of the page after, and of the page before. */
export const CURSORS = { next: CURSOR, previous: CURSOR };

/** The parameters of a page of the audit log. */
export const AUDIT_PARAMETERS = {
  limit: optional(
    meaning(
      `How many entries the page has; by default ${AUDIT_PAGE_DEFAULT_ENTRIES}.`,
      wholeNumber(1, AUDIT_PAGE_MAX_ENTRIES),
    ),
  ),
  ascOrder: optional(meaning("Whether the oldest entries come first, which is the default.", boolean)),
  ...CURSORS,
  ...AUDIT_FILTERS,
};

/**
 * The page of the audit log that a URL asks for, for the export of the log.
 *
 * @param origin begins the page's URLs.
 * @param read reads the entries of the page.
 */
export async function auditLogPage(
  url: string,
  origin: string,
  ask: Ask,
  read: ReadAuditPage = readAuditPage,
): Promise<Result<KeysetPage<AuditEntryRecord>, Failure>> {
  const asked = readQuery(url, AUDIT_PARAMETERS);
  return asked.ok ? await auditPage(asked.value, `${origin}${new URL(url).pathname}`, ask, read) : asked;
}

/**
 * A page of the audit log (specification, sections 2.4 and 4).
 *
 * @param address of all pages, without a query.
 * See docs/decisions/0063-audit-pages-by-id.md.
 */
export async function auditPage(
  asked: AskedPage,
  address: string,
  ask: Ask,
  read: ReadAuditPage = readAuditPage,
): Promise<Result<KeysetPage<AuditEntryRecord>, Failure<"invalid-request">>> {
  const { next, previous } = asked;
  if (next !== undefined && previous !== undefined) {
    const error = 'The query parameters "next" and "previous" cannot be given together. Leave one of them out.';
    return err({ kind: "invalid-request", error, payload: { parameter: "previous" } });
  }
  const query = queryOf(asked);
  const { limit, isAscending, filter } = query;
  const filterText = textOf(filter);
  const mark = filterText === "" ? "" : await markOf(filterText);
  const given = previous ?? next;
  if (given !== undefined && given.mark !== mark) return err(otherFilters(query.cursor.side));
  const page = await read(ask, query);
  if (page === undefined) return err(TOO_WIDE);
  const first = `${address}?limit=${limit}&ascOrder=${isAscending}${filterText}`;
  return ok(keysetPage(first, (at) => (mark === "" ? String(at) : `${at}-${mark}`), endOf(isAscending), page));
}

type AskedPage = Partial<ValuesOf<typeof AUDIT_PARAMETERS>> & Pick<AuditFilter, "text">;

/** The readings of `auditPage`, as far as they follow from what is asked. */
export function auditPageAheadOf(asked: AskedPage): readonly Reading<unknown>[] {
  return auditPageAhead(queryOf(asked));
}

function queryOf({
  limit = AUDIT_PAGE_DEFAULT_ENTRIES,
  ascOrder: isAscending = true,
  next,
  previous,
  ...filter
}: AskedPage): AuditQuery {
  const side = previous === undefined ? "next" : "previous";
  const id = (previous ?? next)?.id ?? startOf(isAscending);
  return { limit, isAscending, cursor: { side, id }, filter };
}

/** Filters as part of a URL, in one order. */
function textOf(filter: AuditFilter): string {
  const given = new Map<string, string | Date | undefined>(Object.entries(filter));
  return [...Object.keys(AUDIT_FILTERS), "text"]
    .map((name) => ({ name, value: given.get(name) }))
    .map(({ name, value }) => ({ name, text: value instanceof Date ? value.toISOString() : value }))
    .map(({ name, text }) => (text === undefined ? "" : `&${name}=${encodeURIComponent(text)}`))
    .join("");
}

/** Eight bytes: they only keep a cursor from being used with other filters by mistake. */
async function markOf(filterText: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(filterText));
  return toHex(new Uint8Array(digest, 0, 8));
}

function otherFilters(parameter: AuditCursor["side"]): Failure<"invalid-request"> {
  const error =
    `The cursor in ${quote(parameter)} belongs to a list with other filters. ` +
    "Send the filters with which it was given, or leave the cursor out.";
  return { kind: "invalid-request", error, payload: { parameter } };
}

const TOO_WIDE: Failure<"invalid-request"> = {
  kind: "invalid-request",
  error:
    `More than ${AUDIT_FILTER_MAX_ENTRIES} entries fit each of these filters, and too few fit all of them. ` +
    'Add "from" and "to", or leave a filter out.',
};

/**
 * The envelope of a page, with the URL of all pages. First and last page are always there, if without entries.
 *
 * @param first the URL of the first page.
 * @param end the id at which the list ends.
 */
function keysetPage(
  first: string,
  cursorAt: (id: number) => string,
  end: number,
  { entries, previous, next }: AuditEntryPage,
): KeysetPage<AuditEntryRecord> {
  const [previousCursor, nextCursor] = [previous, next].map((id) => (id === null ? null : cursorAt(id)));
  return {
    results: entries,
    paging: {
      cursors: { previous: previousCursor ?? null, next: nextCursor ?? null },
      first,
      previous: previousCursor ? `${first}&previous=${previousCursor}` : null,
      next: nextCursor ? `${first}&next=${nextCursor}` : null,
      last: `${first}&previous=${cursorAt(end)}`,
    },
  };
}
