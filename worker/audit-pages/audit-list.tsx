import { type AuditEntryRecord, isObject, type KeysetPage, printable } from "../../shared/index.ts";
import type { NarrowedTo } from "../audit-log/named-store.ts";
import { AUDIT_DOWNLOAD_PART_IDS } from "../audit-log/operations.ts";
import { SEARCH_FILTERS } from "../audit-log/search.ts";
import type { AuditCount } from "../audit-log/store.ts";
import { isNavigation } from "../auth/sender.ts";
import { AUDIT_ACTIONS, nameOfAction } from "../database/audit-actions.ts";
import { answerPage, refuseForm } from "../html/answer-page.tsx";
import { SelectField, TextField } from "../html/fields.tsx";
import { ErrorSummary, SearchForm, TaskStatus } from "../html/form-element.tsx";
import type { FormErrors } from "../html/form-errors.ts";
import { PLOT_MAX_SERIES, Plot, type PlotPoint } from "../html/plot.tsx";
import { Empty } from "../html/said.tsx";
import { Table } from "../html/table.tsx";
import { Tabs } from "../html/tabs.tsx";
import { explainFailure, type Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { AUDIT_FILTER_MAX_ENTRIES } from "../values/limits.ts";
import { labelsOf } from "../values/readers.ts";
import { daysAfter, dayText } from "../values/time.ts";
import { auditAddress, ENTRY_COLUMNS, type FilterName, readFilters, timeIn, withoutCursor } from "./audit-entry.tsx";

const TITLE = "Audit log";

const PAGE = { title: TITLE, scripts: ["download"] } as const;

interface Found {
  readonly page: KeysetPage<AuditEntryRecord>;
  /** The days of the plot, the oldest first. */
  readonly days: readonly string[];
  readonly counts: readonly AuditCount[];
  /** The things that the filters stand for. */
  readonly narrowed: NarrowedTo;
}

/** `GET /audit?action=…&user=…&api_key_id=…&object_id=…&text=…&from=…&to=…`: the newest entries, and pages of older ones. */
export async function showAuditLog(
  { page: { results, paging }, days, counts, narrowed }: Found,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response> {
  const query = readFilters(request.url);
  return await answerPage(
    request,
    context,
    PAGE,
    <>
      <Filters query={query} narrowed={narrowed} />
      <QuickTimes query={query} now={context.now} />
      <AuditPlot query={query} days={days} counts={counts} />
      <Download query={withoutCursor(query)} />
      {results.length === 0 ? (
        <Empty icon="search">{paging.cursors.next === null ? whyNone(query) : NOT_YET}</Empty>
      ) : (
        <Table caption={TITLE} rows={results} rowKey={({ id }) => id} columns={ENTRY_COLUMNS} />
      )}
      <Pages query={query} paging={paging} />
    </>,
  );
}

/** Shows the filters again where they cannot be read. */
export async function refuseSearch(failure: Failure, request: RoutedRequest, context: CallerContext): Promise<Failure> {
  if (failure.kind !== "invalid-request" || !isNavigation(request, context.settings)) return failure;
  const filters = <Filters query={readFilters(request.url)} failure={failure} />;
  return await refuseForm(failure, request, context, PAGE, filters);
}

/** A text is searched for in so many entries at a time. */
const NOT_YET = `None of ${AUDIT_FILTER_MAX_ENTRIES.toLocaleString("en")} entries has this text. "Older" searches on.`;

/** Why there is no entry. For the API, times in the wrong order are a range without entries, and no mistake. */
function whyNone(query: URLSearchParams): string {
  if (query.size === 0) return "The log is empty.";
  const [from, to] = [timeIn(query, "from"), timeIn(query, "to")];
  if (from !== undefined && to !== undefined && from >= to) return "No entry fits: From must be earlier than To.";
  return "No entry fits these filters.";
}

interface FiltersProps {
  readonly query: URLSearchParams;
  /** The things that the filters stand for; undefined where they were refused. */
  readonly narrowed?: NarrowedTo;
  /** Why the filters were refused. */
  readonly failure?: Failure;
}

const LABELS = labelsOf(SEARCH_FILTERS);

/** The name of what a filter stands for, with what cannot be seen in it written out. */
const shown = (name: string | undefined) => (name === undefined ? undefined : printable(name));

function Filters({ query, narrowed, failure }: FiltersProps) {
  const wrong = failure === undefined ? undefined : wrongField(failure);
  const field = (name: FilterName) => ({
    name,
    label: LABELS[name],
    value: query.get(name) ?? "",
    error: wrong?.fields[name],
  });
  const actions = Object.entries(AUDIT_ACTIONS)
    .map(([value, { name }]) => ({ value, label: name }))
    .toSorted((one, other) => (one.label < other.label ? -1 : 1));
  return (
    <>
      {wrong !== undefined && <ErrorSummary errors={wrong} />}
      <SearchForm action="/audit" label={TITLE} isNarrowed={withoutCursor(query).size > 0}>
        <SelectField {...field("action")} choices={[{ value: "", label: "Any" }, ...actions]} />
        <TextField {...field("user")} hint={shown(narrowed?.user) ?? "A username, a full name or a guid"} />
        <TextField {...field("api_key_id")} hint={shown(narrowed?.key) ?? "Its name or id"} />
        <TextField {...field("object_id")} hint={shown(narrowed?.object) ?? "Its name, guid or id"} />
        <TextField {...field("text")} type="search" hint="A part of what the entry says, or of who did it" />
        <TextField {...field("from")} {...timeField(query.get("from"))} hint="UTC; included" />
        <TextField {...field("to")} {...timeField(query.get("to"))} hint="UTC; not included" />
      </SearchForm>
    </>
  );
}

interface QuickTimesProps {
  readonly query: URLSearchParams;
  readonly now: Date;
}

/** Links to the days that are looked at most, with the other filters as they are. */
function QuickTimes({ query, now }: QuickTimesProps) {
  const [tomorrow, today, yesterday, weekAgo] = [1, 0, -1, -6].map((days) => dayText(daysAfter(now, days)));
  const ranges: readonly (readonly [text: string, from?: string | undefined, to?: string | undefined])[] = [
    ["Today", today, tomorrow],
    ["Yesterday", yesterday, today],
    ["Last 7 days", weekAgo, tomorrow],
    ["Any time"],
  ];
  const tabs = ranges.map(([text, ...range]) => ({
    href: rangeAddress(query, ...range),
    text,
    isCurrent: isRange(query, ...range),
  }));
  return <Tabs label="Days (UTC)" tabs={tabs} />;
}

/** Days as the filters of the address have them, from the midnight of one to that of another one. */
function rangeAddress(query: URLSearchParams, from?: string, to?: string): string {
  const address = withoutCursor(query);
  address.delete("from");
  address.delete("to");
  if (from !== undefined) address.set("from", `${from}T00:00`);
  if (to !== undefined) address.set("to", `${to}T00:00`);
  return auditAddress(address);
}

function isRange(query: URLSearchParams, from?: string, to?: string): boolean {
  const timeOf = (day: string | undefined) => (day === undefined ? undefined : Date.parse(`${day}T00:00:00Z`));
  return timeIn(query, "from") === timeOf(from) && timeIn(query, "to") === timeOf(to);
}

/** The value of a time as a browser's own field can show it. Another text stays as it is, so that it can be corrected. */
function timeField(value: string | null) {
  if (value === null) return { type: "datetime-local", step: 1, value: "" } as const;
  const local = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?)(?:\.0+)?Z?$/.exec(value)?.[1];
  return local === undefined
    ? ({ type: "text", value } as const)
    : ({ type: "datetime-local", step: 1, value: local } as const);
}

/** A failure beside the field that it is about; above the form where it is about several together. */
function wrongField(failure: Failure): FormErrors {
  const { error, payload } = explainFailure(failure);
  const say = "say" in failure ? failure.say : undefined;
  const parameter = isObject(payload) ? payload["parameter"] : undefined;
  const wrong = Object.entries(LABELS).find(([name]) => name === parameter);
  if (wrong === undefined) return { general: printable(error), fields: {}, labels: LABELS };
  const [name, label] = wrong;
  return { general: undefined, fields: { [name]: printable(say?.(label) ?? error) }, labels: LABELS };
}

interface PagesProps {
  readonly query: URLSearchParams;
  readonly paging: KeysetPage<AuditEntryRecord>["paging"];
}

/** The ways to the pages around this one, and to both ends of the list. */
function Pages({ query, paging: { cursors, last } }: PagesProps) {
  const { previous, next } = cursors;
  if (previous === null && next === null) return null;
  const at = (side: "next" | "previous", cursor: string | null) => {
    const address = withoutCursor(query);
    if (cursor !== null) address.set(side, cursor);
    return auditAddress(address);
  };
  const end = last === null ? null : new URL(last).searchParams.get("previous");
  return (
    <nav class="pagination" aria-label={`Pages of ${TITLE}`}>
      {previous !== null && (
        <>
          <a href={auditAddress(withoutCursor(query))}>Newest</a>
          <a rel="prev" href={at("previous", previous)}>
            Newer
          </a>
        </>
      )}
      {next !== null && (
        <>
          <a rel="next" href={at("next", next)}>
            Older
          </a>
          <a href={at("previous", end)}>Oldest</a>
        </>
      )}
    </nav>
  );
}

/** Files of all entries that fit the filters of the page. The script puts the parts of a long one together, and shows how far it is. */
function Download({ query }: { readonly query: URLSearchParams }) {
  return (
    <div class="actions" data-downloads>
      <span>Download what fits:</span>
      <a href={downloadAddress(query, "csv")} download>
        CSV
      </a>
      <a href={downloadAddress(query, "ndjson")} download>
        JSON lines
      </a>
      <noscript>
        <span class="quiet">
          Without scripts: only what fits of the newest {AUDIT_DOWNLOAD_PART_IDS.toLocaleString("en")} ids. Narrow From
          and To.
        </span>
      </noscript>
      <TaskStatus label="Download" />
    </div>
  );
}

function downloadAddress(query: URLSearchParams, format: "csv" | "ndjson"): string {
  return `/audit/download?${new URLSearchParams([["format", format], ...query]).toString()}`;
}

/** The actions that are not among the most frequent ones. */
const OTHER = "other actions";

interface AuditPlotProps {
  readonly query: URLSearchParams;
  /** All days of the plot, the oldest first. */
  readonly days: readonly string[];
  readonly counts: readonly AuditCount[];
}

/** The entries of each day, by action: a bar for each day. Other filters than that of the action do not count here, which the caption says. */
function AuditPlot({ query, days, counts: counted }: AuditPlotProps) {
  const action = query.get("action");
  const counts = counted.filter((count) => action === null || count.action === action);
  const actions = mostFrequent(counts);
  const series = actions.length < PLOT_MAX_SERIES ? actions : [...actions.slice(0, PLOT_MAX_SERIES - 1), OTHER];
  const points = days.map((day): PlotPoint => {
    const ofDay = counts.filter((count) => count.day === day);
    const named = series.map((name) => ofDay.find((count) => count.action === name)?.entries ?? 0);
    const rest = total(ofDay) - named.reduce((sum, entries) => sum + entries, 0);
    const values = series.at(-1) === OTHER ? [...named.slice(0, -1), rest] : named;
    return { label: day, link: <a href={dayAddress(query, day)}>{day}</a>, values };
  });
  const isPart = ["user", "api_key_id", "object_id", "text"].some((name) => query.has(name));
  const what = `${action === null ? ", by action" : ""}${isPart ? ", of all users, keys, objects and texts" : ""}`;
  const caption = `Entries written each day from ${days[0]} to ${days.at(-1)} (UTC)${what}`;
  return (
    <Plot
      kind="bars"
      caption={caption}
      unit="entries"
      labels="Day (UTC)"
      series={series.map(nameOfAction)}
      points={points}
    />
  );
}

function mostFrequent(counts: readonly AuditCount[]): readonly string[] {
  const totals = new Map<string, number>();
  for (const { action, entries } of counts) totals.set(action, (totals.get(action) ?? 0) + entries);
  return [...totals].toSorted(([, one], [, other]) => other - one).map(([action]) => action);
}

function dayAddress(query: URLSearchParams, day: string): string {
  return rangeAddress(query, day, dayText(daysAfter(new Date(`${day}T00:00:00Z`), 1)));
}

function total(counts: readonly AuditCount[]): number {
  return counts.reduce((sum, { entries }) => sum + entries, 0);
}
