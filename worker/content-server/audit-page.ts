import { type AuditEntryRecord, err, type KeysetPage, ok, type Result } from "../../shared/index.ts";
import type { Failure } from "../errors.ts";
import { type ParameterValues, readParameters } from "../input/parameters.ts";
import { boolean, type Reader, wholeNumber } from "../input/readers.ts";
import { AUDIT_PAGE_DEFAULT_ENTRIES, AUDIT_PAGE_MAX_ENTRIES, AUDIT_POSITION_MAX } from "../limits.ts";
import {
  type AuditCursor,
  type AuditEntryPage,
  type AuditQuery,
  endOf,
  readAuditPage,
  startOf,
} from "./store/audit-log.ts";

/** What is in it is our own affair, and so the message does not say it. */
const CURSOR: Reader<number> = {
  ...wholeNumber(0, AUDIT_POSITION_MAX),
  expected: "a cursor that a page of the audit log gave",
};

const PARAMETERS = {
  limit: wholeNumber(1, AUDIT_PAGE_MAX_ENTRIES),
  ascOrder: boolean,
  next: CURSOR,
  previous: CURSOR,
};

/**
 * The page of the audit log that a URL asks for (specification, sections 2.4 and 4), for anyone who may read it: over HTTP, or
 * the export of the log.
 *
 * @param origin what the page's URLs begin with.
 * See docs/decisions/0063-audit-pages-by-id.md.
 */
export async function auditLogPage(
  url: string,
  origin: string,
  database: D1Database,
): Promise<Result<KeysetPage<AuditEntryRecord>, Failure>> {
  const given = readParameters(url, PARAMETERS);
  if (!given.ok) return given;
  const values = given.value;
  if (values.next !== undefined && values.previous !== undefined) {
    const error = 'The query parameters "next" and "previous" cannot be given together. Leave one of them out.';
    return err({ kind: "invalid-request", error, payload: { parameter: "previous" } });
  }
  const query = auditQuery(values);
  return ok(keysetPage(origin + new URL(url).pathname, query, await readAuditPage(database, query)));
}

function auditQuery(values: ParameterValues<typeof PARAMETERS>): AuditQuery {
  const { limit = AUDIT_PAGE_DEFAULT_ENTRIES, ascOrder: isAscending = true, next, previous } = values;
  const cursor: AuditCursor =
    previous === undefined ? { side: "next", id: next ?? startOf(isAscending) } : { side: "previous", id: previous };
  return { limit, isAscending, cursor };
}

/** The envelope of a page, with the URL of all pages. First and last page are always there, if without entries. */
function keysetPage(
  url: string,
  { limit, isAscending }: AuditQuery,
  { entries, previous, next }: AuditEntryPage,
): KeysetPage<AuditEntryRecord> {
  const first = `${url}?limit=${limit}&ascOrder=${isAscending}`;
  const urlAt = (side: AuditCursor["side"], id: number | null) => (id === null ? null : `${first}&${side}=${id}`);
  return {
    results: entries,
    paging: {
      cursors: { previous: previous === null ? null : String(previous), next: next === null ? null : String(next) },
      first,
      previous: urlAt("previous", previous),
      next: urlAt("next", next),
      last: urlAt("previous", endOf(isAscending)),
    },
  };
}
