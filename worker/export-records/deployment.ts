/** The parts of the deployment that the jobs of exports and of pushes take. */

import { describeNotMigrated } from "../database/migrations.ts";
import { type Bindings, readEnvironment } from "../platform/bindings.ts";
import { pushName } from "../platform/jobs.ts";
import { type ErrorEvent, logError } from "../platform/log.ts";
import { type Receivers, receiversOf } from "../settings/receivers.ts";
import type { Settings } from "../settings/settings.ts";
import type { AuditExport } from "./export-store.ts";

/** Something of the deployment is missing or wrong. The message is for the log, and holds no value. */
class NotSetUp extends Error {}

const NOT_SET_UP = "The server is not set up completely. Its log says what is missing or wrong.";

/** The message of a failed job to administrators. @param event the event of the Worker's log that has the details. */
export function failureMessage(error: unknown, event: ErrorEvent): string {
  if (error instanceof NotSetUp) return NOT_SET_UP;
  return `The server failed unexpectedly. Its log has the details under ${event}.`;
}

/** The parts of the deployment that a job works with. */
export interface Deployment {
  readonly database: D1Database;
  readonly exportsBucket: R2Bucket;
  readonly settings: Settings;
  /** The objects that push exports to receivers. */
  readonly pushes: Bindings["AUDIT_EXPORT_PUSH"];
}

/** @throws NotSetUp where a binding or a migration is missing, or a setting cannot be used. */
export async function deploymentOf(env: object): Promise<Deployment> {
  const { bindings, settings, faults } = readEnvironment(env);
  if (faults.bindings.length > 0) throw new NotSetUp(faults.bindings.join(" "));
  if (faults.settings.length > 0) throw new NotSetUp(faults.settings.join(" "));
  const { DATABASE: database, EXPORTS: exportsBucket, AUDIT_EXPORT_PUSH: pushes } = bindings;
  const notMigrated = await describeNotMigrated(database);
  if (notMigrated !== undefined) throw new NotSetUp(notMigrated);
  return { database, exportsBucket, settings, pushes };
}

/** The secrets of the deployment that no log may hold. */
export function secretsOf(env: object): readonly string[] {
  const { auditExportSources, auditExportReceivers } = readEnvironment(env).settings;
  const keys = Array.from(auditExportSources.values(), ({ key }) => key);
  return [...keys, ...Array.from(auditExportReceivers.values(), ({ secret }) => secret)];
}

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
