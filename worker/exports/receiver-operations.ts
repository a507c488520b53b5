import { noteReceiverResumption } from "../export-records/export-store.ts";
import { CALLER_LOST } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import { json } from "../http/response.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { logError } from "../platform/log.ts";
import { type PushTarget, pushName } from "../platform/push-job.ts";
import { receiversOf } from "../settings/receivers.ts";
import { EXPORT_PAUSED, exportInPath, recordOf } from "./export-answer.ts";

/** `POST /v1/audit_exports/{guid}/receivers/{name}/resume`: pushes go on at once, also after an error that needed attention; not while it is paused. */
export async function answerResumeReceiver(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const found = await exportInPath(request, context);
  if (!found.ok) return found.error;
  const receivers = receiversOf(found.value.name, context.settings.auditExportReceivers);
  const receiver = receivers.find(({ name }) => name === request.params["name"]);
  if (receiver === undefined) return NO_SUCH_RECEIVER;
  const noted = await noteReceiverResumption(context.database, context, found.value, receiver.name);
  if (!noted.ok) return noted.error === "caller-lost" ? CALLER_LOST : EXPORT_PAUSED;
  const isTold = await resume({ guid: noted.value.guid, receiver: receiver.name }, context);
  if (!isTold) return PUSHES_NOT_REACHED;
  return json(await recordOf(noted.value, context));
}

const PUSHES_NOT_REACHED: Failure = {
  kind: "export-not-reached",
  error: "The pushes to this receiver do not answer, so that they may not know that they are to continue. Try again.",
};

const NO_SUCH_RECEIVER: Failure = { kind: "no-such-object", what: "receiver of this export" };

/** @returns whether what pushes was reached; the log says why not. */
async function resume(target: PushTarget, { exportPushes, requestId }: CallerContext): Promise<boolean> {
  try {
    await exportPushes.getByName(pushName(target)).resume(target);
    return true;
  } catch (error) {
    logError("audit-export-push-not-told", {
      requestId,
      export: target.guid,
      receiver: target.receiver,
      error: String(error),
    });
    return false;
  }
}
