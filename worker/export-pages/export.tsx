import {
  type AuditEntryRecord,
  type AuditExportObjectRecord,
  type AuditExportRecord,
  err,
  type KeysetPage,
  ok,
} from "../../shared/index.ts";
import { READ_AUDIT_LOG } from "../audit-log/operations.ts";
import { answerReadAuditExport, answerUpdateAuditExport } from "../exports/export-operations.ts";
import { answerListExportObjects } from "../exports/object-operations.ts";
import { callHandler } from "../html/form.ts";
import { Form } from "../html/form-element.tsx";
import type { FormPage } from "../html/form-page.ts";
import { seeOther } from "../html/messages.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { perform } from "../operation/operation.ts";
import type { ExportHour } from "../platform/export-job.ts";
import { answerInTime } from "../platform/read-counts.ts";
import { AUDIT_EXPORT_HISTORY_HOURS } from "../values/limits.ts";
import { ExportActions } from "./actions.tsx";
import { Comparison } from "./comparison.tsx";
import { ExportFacts } from "./export-facts.tsx";
import { HistoryPlots } from "./history-plots.tsx";
import { exportBody, IntervalField } from "./interval.tsx";
import { ExportObjects } from "./objects.tsx";
import { Receivers } from "./receivers.tsx";
import { VERIFIED, VerifyNow } from "./verify-now.tsx";

/** What an export's page shows. */
interface ShownExport {
  readonly record: AuditExportRecord;
  /** Undefined where the job does not answer. */
  readonly history: readonly ExportHour[] | undefined;
  readonly objects: KeysetPage<AuditExportObjectRecord>;
  /** Whether these are the first ones. */
  readonly isFirst: boolean;
  /** What the log says of the last time that somebody verified it here. */
  readonly lastVerified: AuditEntryRecord | undefined;
  readonly now: Date;
}

/** `/exports/{guid}?next=…`: an export, what can be done with it, and its objects, page by page. */
export const EXPORT_PAGE: FormPage<ShownExport, AuditExportRecord> = {
  find: async (request, context) => {
    const { params, url } = request;
    const next = new URL(url).searchParams.get("next");
    const query = next === null ? "" : new URLSearchParams({ next }).toString();
    const [record, objects, lastVerified, history] = await Promise.all([
      callHandler<AuditExportRecord>(answerReadAuditExport, request, context, { params }),
      callHandler<KeysetPage<AuditExportObjectRecord>>(answerListExportObjects, request, context, { params, query }),
      readLastVerified(request, context),
      answerInTime(
        "audit-export-status",
        "history",
        context,
        async () => await context.exportJobs.getByName(params["guid"] ?? "").history(),
      ),
    ]);
    if (!record.ok) return record;
    if (!objects.ok) return err(objects.error);
    return ok({
      record: record.value,
      objects: objects.value,
      isFirst: next === null,
      lastVerified,
      history,
      now: context.now,
    });
  },
  title: ({ record }) => `Export ${record.name}`,
  scripts: ["verify-export"],
  fields: ["interval_minutes"],
  content: ({ record, history, objects, isFirst, lastVerified, now }, { typed, errors }) => (
    <>
      <ExportFacts record={record} />
      <ExportActions record={record} />
      <h2>Verification</h2>
      <VerifyNow record={record} lastVerified={lastVerified} />
      <h2>Comparison with the log</h2>
      <Comparison reconciliation={record.reconciliation} />
      <h2>{`The last ${AUDIT_EXPORT_HISTORY_HOURS / 24} days`}</h2>
      {history === undefined ? (
        <p>How it went cannot be read now. The server's log says why, under audit-export-status.</p>
      ) : (
        <HistoryPlots created={new Date(record.created_time)} history={history} now={now} />
      )}
      <h2>Receivers</h2>
      <Receivers record={record} />
      <h2>Interval</h2>
      <Form action={`/exports/${record.guid}`} submit="Change interval" errors={errors}>
        <IntervalField
          value={typed?.get("interval_minutes") ?? String(record.interval_minutes)}
          error={errors?.fields["interval_minutes"]}
        />
      </Form>
      <h2 id="objects">Objects</h2>
      <ExportObjects record={record} objects={objects} isFirst={isFirst} />
    </>
  ),
  send: async (form, request, context) =>
    await callHandler(answerUpdateAuditExport, request, context, { params: request.params, json: exportBody(form) }),
  done: ({ guid }) => seeOther(`/exports/${guid}`, "export-updated"),
};

/** The log is where it is noted, so that a verdict is never without who came to it. */
async function readLastVerified(request: RoutedRequest, context: CallerContext): Promise<AuditEntryRecord | undefined> {
  const asked = { limit: 1, ascOrder: false, action: VERIFIED, object_id: request.params["guid"] ?? "" };
  const page = await perform(READ_AUDIT_LOG, context, asked, {});
  return page.ok ? page.value.results[0] : undefined;
}
