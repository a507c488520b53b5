import { type AuditEntryRecord, isObject, type KeysetPage, printable } from "../../shared/index.ts";
import { answerReadAuditLog } from "../audit-log/operations.ts";
import { AUDIT_ACTIONS } from "../database/audit-actions.ts";
import { answerPage, refuseForm } from "../html/answer-page.tsx";
import { SelectField, TextField } from "../html/fields.tsx";
import { callHandler } from "../html/form.ts";
import { ErrorSummary } from "../html/form-element.tsx";
import type { FormErrors } from "../html/form-errors.ts";
import { SearchForm } from "../html/search-form.tsx";
import { Table } from "../html/table.tsx";
import { explainFailure, type Failure } from "../http/errors.ts";
import { isNavigation } from "../http/navigation.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { ENTRY_COLUMNS } from "./audit-entry.tsx";
import { AuditPlot, readPlot } from "./audit-plot.tsx";
import {
  apiQuery,
  auditAddress,
  FILTER_NAMES,
  type FilterName,
  readFilters,
  timeIn,
  withoutCursor,
} from "./audit-query.ts";
import { Download } from "./download-links.tsx";

const TITLE = "Audit log";

/** `GET /audit?action=…&user=…&api_key_id=…&object_id=…&from=…&to=…`: the newest entries, and pages of older ones. */
export async function answerAuditPage(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const query = readFilters(request.url);
  const asked = await apiQuery(query, context.database);
  const read = asked.ok
    ? await callHandler<KeysetPage<AuditEntryRecord>>(answerReadAuditLog, request, context, {
        query: asked.value.toString(),
      })
    : asked;
  const init = { title: TITLE, scripts: ["download"] as const };
  if (!read.ok) {
    if (!isNavigation(request, context.settings)) return read.error;
    return await refuseForm(read.error, request, context, init, <Filters query={query} failure={read.error} />);
  }
  const plotted = await readPlot(context.database, query, context.now);
  const { results, paging } = read.value;
  return await answerPage(
    request,
    context,
    init,
    <>
      <Filters query={query} />
      <AuditPlot plotted={plotted} query={query} />
      <Download query={withoutCursor(query)} />
      {results.length === 0 ? (
        <p>{whyNone(query)}</p>
      ) : (
        <Table caption={TITLE} rows={results} rowKey={({ id }) => id} columns={ENTRY_COLUMNS} />
      )}
      <Pages query={query} paging={paging} />
    </>,
  );
}

/** Why there is no entry. For the API, times in the wrong order are a range without entries, and no mistake. */
function whyNone(query: URLSearchParams): string {
  if (query.size === 0) return "The log is empty.";
  const [from, to] = [timeIn(query, "from"), timeIn(query, "to")];
  if (from !== undefined && to !== undefined && from >= to) return "No entry fits: From must be earlier than To.";
  return "No entry fits these filters.";
}

interface FiltersProps {
  readonly query: URLSearchParams;
  /** Why the filters were refused. */
  readonly failure?: Failure;
}

function Filters({ query, failure }: FiltersProps) {
  const wrong = failure === undefined ? undefined : wrongField(failure);
  const field = (name: FilterName) => ({
    name,
    value: query.get(name) ?? "",
    error: wrong?.fields[name],
  });
  const actions = Object.keys(AUDIT_ACTIONS)
    .toSorted()
    .map((action) => ({ value: action, label: action }));
  return (
    <>
      {wrong !== undefined && <ErrorSummary errors={wrong} />}
      <SearchForm action="/audit" label={TITLE} isNarrowed={withoutCursor(query).size > 0}>
        <SelectField {...field("action")} label="Action" choices={[{ value: "", label: "Any" }, ...actions]} />
        <TextField {...field("user")} label="User" hint="A username or a guid" />
        <TextField {...field("api_key_id")} label="API key" hint="Its id" />
        <TextField {...field("object_id")} label="Object" hint="Its guid or id" />
        <TextField {...field("from")} {...timeField(query.get("from"))} label="From" hint="UTC" />
        <TextField {...field("to")} {...timeField(query.get("to"))} label="To" hint="UTC; not included" />
      </SearchForm>
    </>
  );
}

/** What a browser's own field can show; what else was written stays as text, so that it can be corrected. */
function timeField(value: string | null) {
  if (value === null) return { type: "datetime-local", value: "" } as const;
  const local = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::00(?:\.0+)?)?Z?$/.exec(value)?.[1];
  return local === undefined ? ({ type: "text", value } as const) : ({ type: "datetime-local", value: local } as const);
}

/** Which field a failure is about; none where it is about them together. */
function wrongField(failure: Failure): FormErrors {
  const { error: message, payload } = explainFailure(failure);
  const error = printable(message);
  const parameter = isObject(payload) ? payload["parameter"] : undefined;
  const name = parameter === "user_guid" ? "user" : parameter;
  const field = FILTER_NAMES.find((known) => known === name);
  return field === undefined ? { general: error, fields: {} } : { general: undefined, fields: { [field]: error } };
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
