import { err, ok } from "../../shared/index.ts";
import { noteReceiverResumption } from "../export-records/export-store.ts";
import type { Failure } from "../http/errors.ts";
import type { CallerContext } from "../identity/caller.ts";
import { type Named, operation } from "../operation/operation.ts";
import { logError } from "../platform/log.ts";
import { type PushTarget, pushName } from "../platform/push-job.ts";
import { receiversOf } from "../settings/receivers.ts";
import { EXPORT_PAUSED, explainUnchanged, ofExport } from "./export-access.ts";
import { recordOf } from "./export-answer.ts";

/** Continues the pushes at once, also after an error that needed attention; not while the export is paused. */
export const RESUME_RECEIVER = operation({
  name: "resumeReceiver",
  summary: "Resumes the pushes of an export to a receiver.",
  access: ofExport("pause-audit-export"),
  input: {},
  failures: ["no-such-object", "conflict", "not-allowed", "export-not-reached"],
  run: async (context, _, { name }: Named<"name">) => {
    const { database, permit, settings } = context;
    const { guid, name: exportName } = permit.subject;
    const isKnown = receiversOf(exportName, settings.auditExportReceivers).some((receiver) => receiver.name === name);
    if (!isKnown) return err(NO_SUCH_RECEIVER);
    const noted = await noteReceiverResumption(database, permit, name);
    if (!noted.ok) return err(explainUnchanged(noted.error, EXPORT_PAUSED));
    const isTold = await resume({ guid, receiver: name }, context);
    return isTold ? ok(await recordOf(noted.value, context)) : err(PUSHES_NOT_REACHED);
  },
});

const PUSHES_NOT_REACHED: Failure<"export-not-reached"> = {
  kind: "export-not-reached",
  error: "The pushes to this receiver do not answer, so that they may not know that they are to continue. Try again.",
};

const NO_SUCH_RECEIVER: Failure<"no-such-object"> = { kind: "no-such-object", what: "receiver of this export" };

/** @returns true where the object that pushes was reached; otherwise the log says why not. */
async function resume(target: PushTarget, { exportPushes, requestId }: CallerContext): Promise<boolean> {
  try {
    await exportPushes.getByName(pushName(target)).resume(target);
    return true;
  } catch (error) {
    const { guid, receiver } = target;
    logError("audit-export-push-not-told", { requestId, export: guid, receiver, error: String(error) });
    return false;
  }
}
