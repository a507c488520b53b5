import { type AuditExportRecord, ok } from "../../shared/index.ts";
import {
  AUDIT_EXPORT_DEFAULT_INTERVAL_MINUTES,
  AUDIT_EXPORT_MAX_INTERVAL_MINUTES,
  AUDIT_EXPORT_MIN_INTERVAL_MINUTES,
  CREATE_AUDIT_EXPORT,
  type ExportsPage,
} from "../exports/export-operations.ts";
import { answerPage } from "../html/answer-page.tsx";
import { SelectField, TextField } from "../html/fields.tsx";
import { Form } from "../html/form-element.tsx";
import { fieldsOf, type ShownForm } from "../html/form-page.ts";
import { Icon } from "../html/icon.tsx";
import { Live, Refresh } from "../html/live.tsx";
import { seeOther } from "../html/messages.ts";
import { CursorPages } from "../html/pagination.tsx";
import { Empty } from "../html/said.tsx";
import { type Column, Table } from "../html/table.tsx";
import { Time } from "../html/time.tsx";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { operationForm, type SentFields, textsOf } from "../operation/page-routes.ts";
import { OWN_SOURCE } from "../settings/sources.ts";
import { AUDIT_EXPORT_NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { labelsOf } from "../values/readers.ts";
import { lagWords, StateBadge, sourceWords } from "./export-facts.tsx";

const UNKNOWN = "not known now";

const COLUMNS: readonly Column<AuditExportRecord>[] = [
  ["Name", ({ guid, name }) => <a href={`/exports/${guid}`}>{name}</a>],
  ["Source", ({ source }) => sourceWords(source)],
  ["State", ({ state }) => <StateBadge state={state} />],
  ["Entries", ({ entries }) => <span class="number">{entries ?? UNKNOWN}</span>],
  ["Lag", ({ entries, lag_seconds }) => (entries === null ? UNKNOWN : lagWords(lag_seconds))],
  ["Next run", ({ next_run_time }) => <Time value={next_run_time} none="none" />],
];

/** `GET /exports?next=…`: exports of audit logs, in the order in which they were created. */
export async function showExports(
  { records, next }: ExportsPage,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response> {
  const isFirst = !new URL(request.url).searchParams.has("next");
  return await answerPage(
    request,
    context,
    { title: "Exports", scripts: ["live"], actions: <NewExport /> },
    <>
      <p>
        An export is a copy of an audit log as signed files, which are never changed and can be verified without this
        server.
      </p>
      <Live name="exports">
        {records.length === 0 ? (
          <Empty icon="archive">
            There are no {isFirst ? "exports yet. Create one: it begins at once" : "more exports"}.
          </Empty>
        ) : (
          <Table caption="Exports" rows={records} rowKey={({ guid }) => guid} columns={COLUMNS} />
        )}
      </Live>
      <Refresh href={request.url} />
      <CursorPages
        of="exports"
        first={isFirst ? undefined : "/exports"}
        next={next === undefined ? undefined : `/exports?next=${next}`}
      />
    </>,
  );
}

function NewExport() {
  return (
    <a class="button primary" href="/exports/new">
      <Icon name="plus" /> Create an export
    </a>
  );
}

const LABELS = labelsOf(CREATE_AUDIT_EXPORT.input);

/** `/exports/new`: creates an export, which begins at once. */
export const NEW_EXPORT_PAGE = operationForm({
  operation: CREATE_AUDIT_EXPORT,
  find: async (_, { settings }) => ok([OWN_SOURCE, ...settings.auditExportSources.keys()]),
  title: () => "Create an export",
  scripts: ["send-once"],
  fieldsOfKinds: { "name-taken": "name" },
  content: (sources, form) => (
    <Form action="/exports/new" submit="Create export" errors={form.errors} cancel="/exports">
      <TextField
        {...fieldsOf(LABELS, form)("name")}
        hint={`At most ${AUDIT_EXPORT_NAME_MAX_CHARACTERS} letters from a to z, digits and hyphens. The names of its files begin with it.`}
        required
      />
      <SelectField
        {...fieldsOf(LABELS, form)("source", OWN_SOURCE)}
        hint="The log of this server, or one that the setting AUDIT_EXPORT_SOURCES names."
        choices={sources.map((source) => ({
          value: source,
          label: source === OWN_SOURCE ? "This server" : source,
        }))}
      />
      <IntervalField form={form} first={AUDIT_EXPORT_DEFAULT_INTERVAL_MINUTES} />
    </Form>
  ),
  sentBy,
  done: ({ guid }) => seeOther(`/exports/${guid}`, "export-created"),
});

/** The interval of an export, which is the one at first until another is typed. */
export function IntervalField({ form, first }: { readonly form: ShownForm; readonly first: number }) {
  return (
    <TextField
      {...fieldsOf(LABELS, form)("interval_minutes", String(first))}
      hint={`From ${AUDIT_EXPORT_MIN_INTERVAL_MINUTES} to ${AUDIT_EXPORT_MAX_INTERVAL_MINUTES}`}
      required
    />
  );
}

/** The fields of a form with the interval, which is a number where one was typed. */
export function sentBy(form: URLSearchParams): SentFields {
  const sent = textsOf(form, ["name", "source", "interval_minutes"]);
  const interval = sent["interval_minutes"]?.trim() ?? "";
  return /^\d{1,9}$/.test(interval) ? { ...sent, interval_minutes: Number(interval) } : sent;
}
