/** The status of an export and of the pushes to its receivers, as far as they answer in time. */

import { isObject, stored } from "../../shared/index.ts";
import { readStatus } from "../export-jobs/job-store.ts";
import type { Context } from "../platform/context.ts";
import { type ExportStatus, type PushStatus, pushName } from "../platform/jobs.ts";
import { answerInTime } from "../platform/read-counts.ts";
import { readPushStatus } from "../pushing/push-store.ts";
import { type Receiver, receiversOf } from "../settings/receivers.ts";

/** A receiver with the status of the pushes to it. */
export interface ReceiverStanding {
  readonly receiver: Receiver;
  /** Undefined where the pushes do not answer. */
  readonly pushes: PushStatus | undefined;
}

interface ExportStanding {
  /** Undefined where the job does not answer. */
  readonly status: ExportStatus | undefined;
  /** In the order in which the deployment names them. */
  readonly receivers: readonly ReceiverStanding[];
}

type Event = Parameters<typeof answerInTime>[0];

/**
 * Asks the job of an export and the pushes to its receivers, all at once: what gives no answer must not hide the others, nor have
 * whoever asks wait twice.
 *
 * @param events what the line in the log is called that says why there is no answer.
 */
export async function askStanding(
  { guid, name }: { readonly guid: string; readonly name: string },
  events: { readonly job: Event; readonly pushes: Event },
  context: Pick<Context, "exportJobs" | "exportPushes" | "requestId" | "settings">,
): Promise<ExportStanding> {
  const [status, receivers] = await Promise.all([
    answerInTime(events.job, `export ${guid}`, context, async () =>
      inForm(readStatus, await context.exportJobs.getByName(guid).status()),
    ),
    Promise.all(
      receiversOf(name, context.settings.auditExportReceivers).map(async (receiver): Promise<ReceiverStanding> => {
        const pushes = pushName({ guid, receiver: receiver.name });
        const ask = async () => inForm(readPushStatus, await context.exportPushes.getByName(pushes).status());
        return { receiver, pushes: await answerInTime(events.pushes, `pushes ${pushes}`, context, ask) };
      }),
    ),
  ]);
  return { status, receivers };
}

/** @throws where an answer has not the form: its object runs another version, while one is deployed. */
function inForm<Value>(read: stored.Read<Value>, answer: object): Value {
  const value = isObject(answer) ? read(answer) : undefined;
  if (value === undefined) throw new Error("The answer is that of another version of the server.");
  return value;
}
