import type { Bindings } from "../platform/bindings.ts";
import { logError } from "../platform/log.ts";
import { pushName } from "../platform/push-job.ts";
import { type Receivers, receiversOf } from "../settings/receivers.ts";
import type { AuditExport } from "./export-store.ts";

/**
 * Wakes the pushes of an export to all of its receivers. One that cannot be reached is in the log, and is woken again within the
 * hour.
 *
 * @param message `resume` also wakes those that needed attention.
 */
export async function wakePushes(
  { guid, name }: Pick<AuditExport, "guid" | "name">,
  receivers: Receivers,
  pushes: Bindings["AUDIT_EXPORT_PUSH"],
  message: "wake" | "resume" = "wake",
): Promise<void> {
  const wake = async (receiver: string): Promise<void> => {
    const target = { guid, receiver };
    try {
      await pushes.getByName(pushName(target))[message](target);
    } catch (error) {
      logError("audit-export-push-not-woken", { export: guid, receiver, message: String(error) });
    }
  };
  await Promise.all(receiversOf(name, receivers).map(async (receiver) => await wake(receiver.name)));
}
