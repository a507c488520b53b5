import {
  AUDIT_PAGE_DEFAULT_ENTRIES,
  AUDIT_PAGE_MAX_ENTRIES,
  AUDIT_POSITION_MAX,
  type AuditActionRecord,
  type AuditEntryRecord,
  type KeysetPage,
} from "../../../shared/index.ts";
import type { Failure } from "../../errors.ts";
import { json } from "../../response.ts";
import type { RoutedRequest } from "../../route.ts";
import { AUDIT_ACTIONS } from "../audit-actions.ts";
import type { CallerContext } from "../caller.ts";
import { flag, type Parameter, type ParameterValues, readParameters, wholeNumber } from "../parameters.ts";
import {
  type AuditCursor,
  type AuditPage,
  type AuditQuery,
  endOf,
  readAuditPage,
  startOf,
} from "../store/audit-log.ts";

/** What is in it is our own affair, and so the message does not say it. */
const CURSOR: Parameter<number> = {
  expected: "a cursor that a page of the audit log gave",
  read: wholeNumber(0, AUDIT_POSITION_MAX).read,
};

const PARAMETERS = {
  limit: wholeNumber(1, AUDIT_PAGE_MAX_ENTRIES),
  ascOrder: flag,
  next: CURSOR,
  previous: CURSOR,
};

/** `GET /v1/audit_logs`: a page of the audit log (specification, sections 2.4 and 4). */
export async function answerAuditLog(request: RoutedRequest, { database }: CallerContext): Promise<Response | Failure> {
  const values = readParameters(request.url, PARAMETERS);
  if ("kind" in values) return values;
  if (values.next !== undefined && values.previous !== undefined) {
    const error = 'The query parameters "next" and "previous" cannot be given together. Leave one of them out.';
    return { kind: "invalid-request", error, payload: { parameter: "previous" } };
  }
  const query = auditQuery(values);
  return json(keysetPage(request.url, query, await readAuditPage(database, query)));
}

function auditQuery(values: ParameterValues<typeof PARAMETERS>): AuditQuery {
  const { limit = AUDIT_PAGE_DEFAULT_ENTRIES, ascOrder: isAscending = true, next, previous } = values;
  const cursor: AuditCursor =
    previous === undefined ? { side: "next", id: next ?? startOf(isAscending) } : { side: "previous", id: previous };
  return { limit, isAscending, cursor };
}

/** The envelope of a page. First and last page are always there, if without entries. */
function keysetPage(
  url: string,
  { limit, isAscending }: AuditQuery,
  { entries, previous, next }: AuditPage,
): KeysetPage<AuditEntryRecord> {
  const { origin, pathname } = new URL(url);
  const first = `${origin}${pathname}?limit=${limit}&ascOrder=${isAscending}`;
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

/** `GET /v1/audit/actions`: what the audit log's actions are, by name. */
export function answerAuditActions(): Response {
  const actions: AuditActionRecord[] = Object.entries(AUDIT_ACTIONS).map(([action, description]) => ({
    action,
    description,
  }));
  return json(actions.toSorted((one, other) => (one.action < other.action ? -1 : 1)));
}
