/** The audit log as people search it on its pages. The API has no routes for it. */

import { type AuditActionRecord, type AuditEntryRecord, err, ok, quote, type Result } from "../../shared/index.ts";
import { AUDIT_ACTIONS } from "../database/audit-actions.ts";
import type { Failure } from "../http/errors.ts";
import { byRole } from "../operation/access.ts";
import { operation } from "../operation/operation.ts";
import { publicOrigin } from "../settings/settings.ts";
import { AUDIT_PAGE_MAX_ENTRIES, AUDIT_POSITION_MAX } from "../values/limits.ts";
import {
  GUID,
  labelled,
  oneOf,
  optional,
  type Reader,
  string,
  time,
  type ValuesOf,
  wholeNumber,
} from "../values/readers.ts";
import { daysAfter, dayText } from "../values/time.ts";
import { AUDIT_FILTERS, AUDIT_PARAMETERS, auditPage, CURSORS } from "./audit-page.ts";
import { type AuditFilter, findUserGuid, type IdRange, idRangeOf } from "./filter-store.ts";
import { firstAuditId, lastAuditId, readAuditCounts, readAuditEntries } from "./store.ts";

export const READ_AUDIT_LOG = operation({
  name: "readAuditLog",
  summary: "A page of the audit log.",
  access: byRole("read-audit-log"),
  input: AUDIT_PARAMETERS,
  failures: ["invalid-request"],
  run: async ({ database, settings, url }, asked) =>
    await auditPage(asked, `${publicOrigin(settings, url)}${new URL(url).pathname}`, database),
});

/** Returns the meaning of each action, by name. */
export const LIST_AUDIT_ACTIONS = operation({
  name: "listAuditActions",
  summary: "The actions that the audit log names.",
  access: byRole("read-audit-log"),
  input: {},
  failures: [],
  run: async () => {
    const actions = Object.entries(AUDIT_ACTIONS).map(
      ([action, { description }]): AuditActionRecord => ({ action, description }),
    );
    return ok(actions.toSorted((one, other) => (one.action < other.action ? -1 : 1)));
  },
});

/** Entries on one page of the audit log, as people see it. */
const SHOWN_ENTRIES = 50;

/** Days of the plot of the audit log. */
const PLOT_DAYS = 30;

/** No plot begins before 1970. */
const FIRST_LAST_DAY = PLOT_DAYS * 86_400_000;

/**
 * Ids of entries that one part of a download covers. A request may ask the database a thousand times, and a part does so once for
 * each `AUDIT_PAGE_MAX_ENTRIES`.
 */
export const AUDIT_DOWNLOAD_PART_IDS = 50_000;

/** A date with a time as browsers send it: it has no zone, and minutes only. */
const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** A time in UTC as the API takes it, or as browsers send it. */
export const LOCAL_OR_WHOLE_TIME: Reader<Date> = {
  ...time,
  fromText: (given) => (LOCAL_TIME.test(given) ? `${given}:00Z` : given),
};

/** Reads what a person typed. Spaces around it mean nothing. */
function typed<Value>(label: string, reader: Reader<Value>): Reader<Value | undefined> {
  return labelled(label, optional({ ...reader, fromText: (given) => reader.fromText(given.trim()) }));
}

/** The filters of a search, in the order of its form. */
export const SEARCH_FILTERS = {
  action: typed("Action", AUDIT_FILTERS.action),
  user: typed(
    "User",
    string("a username or a guid", (given) => given),
  ),
  api_key_id: typed("API key", AUDIT_FILTERS.api_key_id),
  object_id: typed("Object", AUDIT_FILTERS.object_id),
  from: typed("From", LOCAL_OR_WHOLE_TIME),
  to: typed("To", LOCAL_OR_WHOLE_TIME),
};

type Search = ValuesOf<typeof SEARCH_FILTERS>;

/** Returns the newest entries first, and counts for the plot. */
export const SEARCH_AUDIT_LOG = operation({
  name: "searchAuditLog",
  summary: "The audit log.",
  access: byRole("read-audit-log"),
  input: { ...SEARCH_FILTERS, ...CURSORS },
  failures: ["invalid-request"],
  run: async ({ database, now, url }, { next, previous, ...search }) => {
    const filter = await filterOf(search, database);
    if (!filter.ok) return filter;
    const asked = { ...filter.value, limit: SHOWN_ENTRIES, ascOrder: false, next, previous };
    const days = plotDays(search.to ?? now, now);
    const [page, counts] = await Promise.all([
      auditPage(asked, new URL("/audit", url).href, database),
      readAuditCounts(database, days[0] ?? "", days.at(-1) ?? ""),
    ]);
    return page.ok ? ok({ page: page.value, days, counts }) : page;
  },
});

/** Reads a bounded number of entries, newest first, and says which ids all of them have. */
export const DOWNLOAD_AUDIT_LOG = operation({
  name: "downloadAuditLog",
  summary: "A part of the audit log as a file.",
  access: byRole("read-audit-log"),
  input: {
    ...SEARCH_FILTERS,
    format: optional(oneOf(["csv", "ndjson"] as const)),
    /** The highest id of the whole download. */
    top: optional(wholeNumber(1, AUDIT_POSITION_MAX)),
    /** The id below which this part begins. */
    below: optional(wholeNumber(1, AUDIT_POSITION_MAX)),
  },
  failures: ["invalid-request"],
  run: async ({ database }, { format = "csv", top, below, ...search }) => {
    const filter = await filterOf(search, database);
    if (!filter.ok) return filter;
    const all = await rangeOfLog(filter.value, database, top);
    const last = Math.min(all.last, (below ?? AUDIT_POSITION_MAX) - 1);
    const part: IdRange = { first: Math.max(all.first, last - AUDIT_DOWNLOAD_PART_IDS + 1), last };
    return ok({ format, all, part, isFirst: below === undefined, pages: pagesOf(filter.value, part, database) });
  },
});

/** The filter of a search. It fails where there is no user of the name. */
async function filterOf(
  { user, ...filter }: Search,
  database: D1Database,
): Promise<Result<AuditFilter, Failure<"invalid-request">>> {
  if (user === undefined) return ok(filter);
  const lower = user.toLowerCase();
  const user_guid = GUID.test(lower) ? lower : await findUserGuid(database, user);
  return user_guid === null ? err(noSuchUser(user)) : ok({ ...filter, user_guid });
}

function noSuchUser(name: string): Failure<"invalid-request"> {
  const error = `There is no user with the username ${quote(name)}. Write a username as the list of users has it, or a guid.`;
  return { kind: "invalid-request", error, payload: { parameter: "user" } };
}

/** The days of the plot, the oldest first. The last one is that before which `to` is, and not after today. */
function plotDays(to: Date, now: Date): readonly string[] {
  const last = new Date(Math.min(Math.max(to.getTime() - 1, FIRST_LAST_DAY), now.getTime()));
  return Array.from({ length: PLOT_DAYS }, (_, index) => dayText(daysAfter(last, index + 1 - PLOT_DAYS)));
}

/** The ids among which the entries of a filter are. What is written meanwhile does not come between the parts. */
async function rangeOfLog(filter: AuditFilter, database: D1Database, top: number | undefined): Promise<IdRange> {
  const [ofFilter, oldest, newest] = await Promise.all([
    idRangeOf(database, filter),
    firstAuditId(database),
    top ?? lastAuditId(database),
  ]);
  return { first: Math.max(1, oldest, ofFilter.first), last: Math.min(newest, ofFilter.last) };
}

/** Entries of a range of ids, a page at a time, newest first. */
async function* pagesOf(
  filter: AuditFilter,
  { first, last }: IdRange,
  database: D1Database,
): AsyncGenerator<readonly AuditEntryRecord[], void> {
  for (let below = last + 1; below > first; ) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
    const page = await readAuditEntries(database, filter, { first, last: below - 1 }, AUDIT_PAGE_MAX_ENTRIES);
    yield page;
    below = page.length < AUDIT_PAGE_MAX_ENTRIES ? first : Number(page.at(-1)?.id);
  }
}
