/** The operations that have an export, or the pushes to one of its receivers, run, pause and continue. */

import { type AuditExportRecord, err, ok, type Result } from "../../shared/index.ts";
import { type AuditExport, noteReceiverResumption, noteRun, pauseAuditExport } from "../export-records/export-store.ts";
import type { Failure } from "../http/errors.ts";
import type { CallerContext } from "../identity/caller.ts";
import { type Named, operation } from "../operation/operation.ts";
import { pushName } from "../platform/jobs.ts";
import { receiversOf } from "../settings/receivers.ts";
import { isReached, recordOf, tellJob } from "./export-answer.ts";
import { explainUnchanged, NO_SUCH_EXPORT, ofExport } from "./export-operations.ts";

const EXPORT_PAUSED: Failure<"conflict"> = {
  kind: "conflict",
  error: "The export is paused. Resume it first.",
};

/** Runs an export now, to the end of the log. */
export const RUN_AUDIT_EXPORT = operation({
  name: "runAuditExport",
  summary: "Runs an export now.",
  access: ofExport("run-audit-export"),
  input: {},
  failures: ["conflict", "not-allowed", "export-not-reached"],
  run: async (context) => {
    const noted = await noteRun(context.database, context.permit);
    if (!noted.ok) return err(explainUnchanged(noted.error, EXPORT_PAUSED));
    return await told(context, noted.value, "runNow");
  },
});

/** Ends soon what is running; nothing runs until it is resumed. */
export const PAUSE_AUDIT_EXPORT = operation({
  name: "pauseAuditExport",
  summary: "Pauses an export.",
  access: ofExport("pause-audit-export"),
  input: {},
  failures: ["no-such-object", "not-allowed"],
  run: async (context) => {
    const paused = await pauseAuditExport(context.database, context.permit, true);
    if (!paused.ok) return err(explainUnchanged(paused.error, NO_SUCH_EXPORT));
    return ok(await recordOf(paused.value, context));
  },
});

/** Continues after a pause, and after an error that needed attention. */
export const RESUME_AUDIT_EXPORT = operation({
  name: "resumeAuditExport",
  summary: "Resumes an export.",
  access: ofExport("pause-audit-export"),
  input: {},
  failures: ["no-such-object", "not-allowed", "export-not-reached"],
  run: async (context) => {
    const resumed = await pauseAuditExport(context.database, context.permit, false);
    if (!resumed.ok) return err(explainUnchanged(resumed.error, NO_SUCH_EXPORT));
    return await told(context, resumed.value, "resume");
  },
});

const JOB_NOT_REACHED: Failure<"export-not-reached"> = {
  kind: "export-not-reached",
  error: "The job of this export does not answer, so that it may not know what you asked for. Try again.",
};

/** The record of an export whose job must be told: nothing else makes up for it. */
async function told(
  context: CallerContext,
  auditExport: AuditExport,
  message: "runNow" | "resume",
): Promise<Result<AuditExportRecord, Failure<"export-not-reached">>> {
  const isTold = await tellJob(context, auditExport, message);
  return isTold ? ok(await recordOf(auditExport, context)) : err(JOB_NOT_REACHED);
}

/** Continues the pushes at once, also after an error that needed attention; not while the export is paused. */
export const RESUME_RECEIVER = operation({
  name: "resumeReceiver",
  summary: "Resumes the pushes of an export to a receiver.",
  access: ofExport("pause-audit-export"),
  input: {},
  failures: ["no-such-object", "conflict", "not-allowed", "export-not-reached"],
  run: async (context, _, { name }: Named<"name">) => {
    const { database, exportPushes, permit, requestId, settings } = context;
    const { guid, name: exportName } = permit.subject;
    const isKnown = receiversOf(exportName, settings.auditExportReceivers).some((receiver) => receiver.name === name);
    if (!isKnown) return err(NO_SUCH_RECEIVER);
    const noted = await noteReceiverResumption(database, permit, name);
    if (!noted.ok) return err(explainUnchanged(noted.error, EXPORT_PAUSED));
    const target = { guid, receiver: name };
    const send = async () => await exportPushes.getByName(pushName(target)).resume(target);
    const isTold = await isReached("audit-export-push-not-told", { requestId, export: guid, receiver: name }, send);
    return isTold ? ok(await recordOf(noted.value, context)) : err(PUSHES_NOT_REACHED);
  },
});

const PUSHES_NOT_REACHED: Failure<"export-not-reached"> = {
  kind: "export-not-reached",
  error: "The pushes to this receiver do not answer, so that they may not know that they are to continue. Try again.",
};

const NO_SUCH_RECEIVER: Failure<"no-such-object"> = { kind: "no-such-object", what: "receiver of this export" };
