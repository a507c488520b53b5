/** The audit log as people search it on its pages. The API has no routes for it. */

import { type AuditActionRecord, type AuditEntryRecord, err, ok } from "../../shared/index.ts";
import { AUDIT_ACTIONS } from "../database/audit-actions.ts";
import { rowIdOf } from "../database/row-values.ts";
import type { Failure } from "../http/errors.ts";
import { byRole } from "../operation/access.ts";
import { type Named, operation } from "../operation/operation.ts";
import type { Ask, Reading } from "../platform/reading.ts";
import { publicOrigin } from "../settings/settings.ts";
import { AUDIT_PAGE_MAX_ENTRIES, AUDIT_POSITION_MAX } from "../values/limits.ts";
import { oneOf, optional, type ValuesOf, wholeNumber } from "../values/readers.ts";
import { daysAfter, dayText } from "../values/time.ts";
import { AUDIT_PARAMETERS, auditPage, auditPageAheadOf, CURSORS } from "./audit-page.ts";
import { auditEntryBy, entriesNear } from "./entry-store.ts";
import { type AuditFilter, type IdRange, idRangeOf } from "./filter-store.ts";
import { type NarrowedTo, narrowedTo } from "./named-store.ts";
import { filterOf, knownFilterOf, lookUps, SEARCH_FILTERS, type Search } from "./search.ts";
import { type AuditCount, auditCounts, FIRST_AUDIT_ID, LAST_AUDIT_ID, readAuditEntries } from "./store.ts";

export const READ_AUDIT_LOG = operation({
  name: "readAuditLog",
  summary: "A page of the audit log.",
  access: byRole("read-audit-log"),
  input: AUDIT_PARAMETERS,
  failures: ["invalid-request"],
  ahead: (_, __, asked) => (asked === undefined ? [] : auditPageAheadOf(asked)),
  run: async ({ ask, settings, url }, asked) =>
    await auditPage(asked, `${publicOrigin(settings, url)}${new URL(url).pathname}`, ask),
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

/** The entries on one page of the audit log, as people see it. */
const SHOWN = { limit: 25, ascOrder: false };

/** Days of the plot of the audit log. */
const PLOT_DAYS = 30;

/** No plot begins before 1970. */
const FIRST_LAST_DAY = PLOT_DAYS * 86_400_000;

/**
 * Ids of entries that one part of a download covers. A request may ask the database a thousand times, and a part does so once for
 * each `AUDIT_PAGE_MAX_ENTRIES`.
 */
export const AUDIT_DOWNLOAD_PART_IDS = 50_000;

/** Returns the newest entries first, and counts for the plot. */
export const SEARCH_AUDIT_LOG = operation({
  name: "searchAuditLog",
  summary: "The audit log.",
  access: byRole("read-audit-log"),
  input: { ...SEARCH_FILTERS, ...CURSORS },
  failures: ["invalid-request"],
  ahead: ({ now }, _, asked) => (asked === undefined ? [] : searchAhead(asked, now)),
  run: async ({ ask, now, url }, { next, previous, ...search }) => {
    const filter = await filterOf(search, ask);
    if (!filter.ok) return filter;
    const days = plotDays(search.to ?? now, now);
    const namings = narrowedTo(filter.value);
    const [page, [counts], names] = await Promise.all([
      auditPage({ ...filter.value, ...SHOWN, next, previous }, new URL("/audit", url).href, ask),
      ask(countsOf(days)),
      ask(...namings.map(({ reading }) => reading)),
    ]);
    const narrowed: NarrowedTo = Object.fromEntries(namings.map(({ thing }, index) => [thing, names[index]]));
    return page.ok ? ok({ page: page.value, days, counts, narrowed }) : page;
  },
});

type Asked = Search & ValuesOf<typeof CURSORS>;

/** The readings of a search, as far as they follow from it: what has a name must be looked up first. */
function searchAhead(asked: Asked, now: Date): readonly Reading<unknown>[] {
  const counts = countsOf(plotDays(asked.to ?? now, now));
  const filter = knownFilterOf(asked);
  return filter === undefined
    ? [counts, ...lookUps(asked)]
    : [
        counts,
        ...narrowedTo(filter).map(({ reading }) => reading),
        ...auditPageAheadOf({ ...filter, next: asked.next, previous: asked.previous, ...SHOWN }),
      ];
}

function countsOf(days: readonly string[]): Reading<readonly AuditCount[]> {
  return auditCounts(days[0] ?? "", days.at(-1) ?? "");
}

const NO_SUCH_ENTRY: Failure<"no-such-object"> = { kind: "no-such-object", what: "audit-log entry" };

/** An entry, with what was done to the same object before and after it. */
export interface EntryInContext {
  readonly entry: AuditEntryRecord;
  /** The newest first, as `before`. */
  readonly after: readonly AuditEntryRecord[];
  readonly before: readonly AuditEntryRecord[];
}

/** Returns one entry with those around it. */
export const READ_AUDIT_ENTRY = operation({
  name: "readAuditEntry",
  summary: "An entry of the audit log.",
  access: byRole("read-audit-log"),
  input: {},
  failures: ["no-such-object"],
  ahead: (_, { id }: Named<"id">) => entryReadings(id),
  run: async ({ ask }, _, { id }: Named<"id">) => {
    const [entry, after, before] = await ask(...entryReadings(id));
    return entry === undefined ? err(NO_SUCH_ENTRY) : ok<EntryInContext>({ entry, after, before });
  },
});

function entryReadings(id: string) {
  const row = rowIdOf(id) ?? 0;
  return [auditEntryBy(row), entriesNear(row, "after"), entriesNear(row, "before")] as const;
}

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
  run: async ({ ask }, { format = "csv", top, below, ...search }) => {
    const filter = await filterOf(search, ask);
    if (!filter.ok) return filter;
    const all = await rangeOfLog(filter.value, ask, top);
    const last = Math.min(all.last, (below ?? AUDIT_POSITION_MAX) - 1);
    const part: IdRange = { first: Math.max(all.first, last - AUDIT_DOWNLOAD_PART_IDS + 1), last };
    return ok({ format, all, part, isFirst: below === undefined, pages: pagesOf(filter.value, part, ask) });
  },
});

/** The days of the plot, the oldest first. The last one is that before which `to` is, and not after today. */
function plotDays(to: Date, now: Date): readonly string[] {
  const last = new Date(Math.min(Math.max(to.getTime() - 1, FIRST_LAST_DAY), now.getTime()));
  return Array.from({ length: PLOT_DAYS }, (_, index) => dayText(daysAfter(last, index + 1 - PLOT_DAYS)));
}

/** The ids among which the entries of a filter are. What is written meanwhile does not come between the parts. */
async function rangeOfLog(filter: AuditFilter, ask: Ask, top: number | undefined): Promise<IdRange> {
  const [ofFilter, [oldest, newest]] = await Promise.all([idRangeOf(ask, filter), ask(FIRST_AUDIT_ID, LAST_AUDIT_ID)]);
  return { first: Math.max(1, oldest, ofFilter.first), last: Math.min(top ?? newest, ofFilter.last) };
}

/** Entries of a range of ids, a page at a time, newest first. */
async function* pagesOf(
  filter: AuditFilter,
  { first, last }: IdRange,
  ask: Ask,
): AsyncGenerator<readonly AuditEntryRecord[], void> {
  for (let below = last + 1; below > first; ) {
    const page = await readAuditEntries(ask, filter, { first, last: below - 1 }, AUDIT_PAGE_MAX_ENTRIES);
    yield page;
    below = page.length < AUDIT_PAGE_MAX_ENTRIES ? first : Number(page.at(-1)?.id);
  }
}
