import {
  type AuditEntryRecord,
  type AuditExportObjectRecord,
  type AuditExportRecord,
  type KeysetPage,
  ok,
  type Result,
} from "../../shared/index.ts";
import { READ_AUDIT_LOG } from "../audit-log/operations.ts";
import { entriesOf } from "../audit-pages/audit-entry.tsx";
import { AUDIT_EXPORT_HISTORY_HOURS } from "../export-jobs/job-record.ts";
import { READ_AUDIT_EXPORT, UPDATE_AUDIT_EXPORT } from "../exports/export-operations.ts";
import { LIST_EXPORT_OBJECTS } from "../exports/object-operations.ts";
import { VERIFIED } from "../exports/verification-operations.ts";
import { AsOpened, type Present } from "../html/edited-form.tsx";
import { Form } from "../html/form-element.tsx";
import { Icon } from "../html/icon.tsx";
import { Live, Refresh } from "../html/live.tsx";
import { seeOther } from "../html/messages.ts";
import { CursorPages } from "../html/pagination.tsx";
import { Plot } from "../html/plot.tsx";
import { Empty } from "../html/said.tsx";
import { Table } from "../html/table.tsx";
import { Time } from "../html/time.tsx";
import type { Failure } from "../http/errors.ts";
import type { CallerContext } from "../identity/caller.ts";
import { perform } from "../operation/operation.ts";
import { aheadOf, allAhead, operationForm } from "../operation/page-routes.ts";
import { hourOf, nameOfHour } from "../platform/counts.ts";
import type { ExportHour } from "../platform/jobs.ts";
import { answerInTime } from "../platform/read-counts.ts";
import { Comparison, ExportFacts, Receivers } from "./export-facts.tsx";
import { IntervalField, sentBy } from "./export-list.tsx";
import { VerifyNow } from "./verify-now.tsx";

interface HistoryPlotsProps {
  /** The time at which the export was created. */
  readonly created: Date;
  readonly history: readonly ExportHour[];
  readonly now: Date;
}

/** The lag of an export in each hour of the last days, and the entries that it wrote. */
function HistoryPlots({ created, history, now }: HistoryPlotsProps) {
  const last = hourOf(now.getTime());
  const hours = Array.from(
    { length: AUDIT_EXPORT_HISTORY_HOURS },
    (_, index) => last - AUDIT_EXPORT_HISTORY_HOURS + 1 + index,
  );
  const pointsOf = (valueOf: (hour: number) => number | null) =>
    hours.map((hour) => ({ label: nameOfHour(hour), values: [valueOf(hour)] }));
  return (
    <div class="plots">
      <Plot
        kind="lines"
        caption="Longest time since the log was read to its end, in seconds"
        unit="seconds"
        hint={<code>steward_audit_export_lag_seconds</code>}
        labels="Hour"
        series={["lag"]}
        points={pointsOf((hour) => lagIn(hour, history, created, now))}
      />
      <Plot
        kind="bars"
        caption="Entries written an hour"
        unit="entries"
        hint={<code>steward_audit_export_entries_total</code>}
        labels="Hour"
        series={["entries"]}
        points={pointsOf((hour) => writtenIn(hour, history, created))}
      />
    </div>
  );
}

/** A log that was never read to its end is behind since the export was created, as a scrape says, too. */
function lagIn(hour: number, history: readonly ExportHour[], created: Date, now: Date): number | null {
  const known = history.find((one) => one.hour === hour);
  if (known === undefined) return null;
  const end = Math.min(now.getTime(), (hour + 1) * 3_600_000);
  return known.lagSeconds ?? Math.floor((end - created.getTime()) / 1_000);
}

/** Null where the number of entries at the beginning or the end of the hour is not known. */
function writtenIn(hour: number, history: readonly ExportHour[], created: Date): number | null {
  const entries = history.find((one) => one.hour === hour)?.entries;
  const isFirst = hourOf(created.getTime()) === hour;
  const before = history.findLast((one) => one.hour < hour)?.entries ?? (isFirst ? 0 : undefined);
  return entries === undefined || before === undefined ? null : Math.max(0, entries - before);
}

/** The subject of an export's page. */
interface ShownExport {
  readonly record: AuditExportRecord;
  /** Undefined where the job does not answer. */
  readonly history: readonly ExportHour[] | undefined;
  readonly objects: KeysetPage<AuditExportObjectRecord>;
  /** True where these are the first ones. */
  readonly isFirst: boolean;
  /** The log's entry of the last verification here. */
  readonly lastVerified: AuditEntryRecord | undefined;
  readonly now: Date;
}

/** `/exports/{guid}?next=…`: an export, what can be done with it, and its objects, page by page. */
export const EXPORT_PAGE = operationForm({
  operation: UPDATE_AUDIT_EXPORT,
  ahead: allAhead(aheadOf(READ_AUDIT_EXPORT), aheadOf(LIST_EXPORT_OBJECTS), ({ params: { guid = "" } }, context) =>
    READ_AUDIT_LOG.ahead(context, {}, lastVerifiedOf(guid)),
  ),
  find: async (request, context): Promise<Result<ShownExport, Failure>> => {
    const { params, url } = request;
    const next = new URL(url).searchParams.get("next") ?? undefined;
    const [record, objects, lastVerified, history] = await Promise.all([
      perform(READ_AUDIT_EXPORT, context, {}, params),
      perform(LIST_EXPORT_OBJECTS, context, { prefix: undefined, limit: undefined, next }, params),
      readLastVerified(params.guid, context),
      answerInTime(
        "audit-export-status",
        "history",
        context,
        async () => await context.exportJobs.getByName(params.guid).history(),
      ),
    ]);
    if (!record.ok) return record;
    if (!objects.ok) return objects;
    const isFirst = next === undefined;
    return ok({ record: record.value, objects: objects.value, isFirst, lastVerified, history, now: context.now });
  },
  title: ({ record }) => `Export ${record.name}`,
  scripts: ["verify-export", "live"],
  content: ({ record, history, objects, isFirst, lastVerified, now }, form) => (
    <>
      <Refresh href={`/exports/${record.guid}`} />
      <Live name="facts">
        <ExportFacts record={record} />
        <ExportActions record={record} />
      </Live>
      <h2>Verification</h2>
      <VerifyNow record={record} lastVerified={lastVerified} />
      <h2>Comparison with the log</h2>
      <Live name="comparison">
        <Comparison reconciliation={record.reconciliation} />
      </Live>
      <h2>{`The last ${AUDIT_EXPORT_HISTORY_HOURS / 24} days`}</h2>
      {history === undefined ? (
        <p>How it went cannot be read now. The server's log says why, under audit-export-status.</p>
      ) : (
        <HistoryPlots created={new Date(record.created_time)} history={history} now={now} />
      )}
      <h2>Receivers</h2>
      <Live name="receivers">
        <Receivers record={record} />
      </Live>
      <h2>Interval</h2>
      <Form action={`/exports/${record.guid}`} submit="Change interval" errors={form.errors}>
        <AsOpened present={presentInterval(record)} typed={form.typed} />
        <IntervalField form={form} first={record.interval_minutes} />
      </Form>
      <h2 id="objects">Objects</h2>
      <ExportObjects record={record} objects={objects} isFirst={isFirst} />
    </>
  ),
  present: ({ record }) => presentInterval(record),
  sentBy,
  done: ({ guid }) => seeOther(`/exports/${guid}`, "export-updated"),
});

function presentInterval({ interval_minutes }: AuditExportRecord): Present {
  return { interval_minutes: String(interval_minutes) };
}

/** Reads the last verification from the audit log, which has the user beside the outcome. */
async function readLastVerified(guid: string, context: CallerContext): Promise<AuditEntryRecord | undefined> {
  const page = await perform(READ_AUDIT_LOG, context, lastVerifiedOf(guid), {});
  return page.ok ? page.value.results[0] : undefined;
}

function lastVerifiedOf(guid: string) {
  return { limit: 1, ascOrder: false, action: VERIFIED, object_id: guid };
}

/** The buttons of an export, by its state. */
function ExportActions({ record: { guid, state } }: { readonly record: AuditExportRecord }) {
  const path = `/exports/${guid}`;
  const isPaused = state === "paused";
  return (
    <div class="actions">
      {!isPaused && <Form action={`${path}/run`} submit="Run now" look="plain" />}
      {(isPaused || state === "needs_attention") && <Form action={`${path}/resume`} submit="Resume" look="primary" />}
      {!isPaused && <Form action={`${path}/pause`} submit="Pause" look="plain" />}
      <a class="button" href={entriesOf("object_id", guid)}>
        <Icon name="rotate-ccw-clock" /> What was done to this export
      </a>
      {isPaused && (
        <a class="button danger" href={`${path}/delete`}>
          <Icon name="trash" /> Delete export
        </a>
      )}
    </div>
  );
}

interface ExportObjectsProps {
  readonly record: AuditExportRecord;
  readonly objects: KeysetPage<AuditExportObjectRecord>;
  /** True for the first page. */
  readonly isFirst: boolean;
}

/** A page of the objects of an export, each as a download. */
function ExportObjects({ record: { guid }, objects: { results, paging }, isFirst }: ExportObjectsProps) {
  const { next } = paging.cursors;
  return (
    <>
      {results.length === 0 ? (
        <Empty icon="archive">
          There are no {isFirst ? "objects yet: the first run writes them" : "more objects"}.
        </Empty>
      ) : (
        <Table
          caption="Objects"
          rows={results}
          rowKey={({ name }) => name}
          columns={[
            ["Name", ({ name, url }) => (url === null ? name : <a href={new URL(url).pathname}>{name}</a>)],
            ["Bytes", ({ bytes }) => <span class="number">{bytes}</span>],
            ["Created", ({ created_time }) => <Time value={created_time} />],
          ]}
        />
      )}
      <CursorPages
        of="objects"
        first={isFirst ? undefined : `/exports/${guid}#objects`}
        next={next === null ? undefined : `/exports/${guid}?${new URLSearchParams({ next }).toString()}#objects`}
      />
    </>
  );
}
