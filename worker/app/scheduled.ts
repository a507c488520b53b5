import { sessionTimes } from "../auth/caller-store.ts";
import { readDatabaseBytes } from "../database/database-size.ts";
import { describeNotMigrated } from "../database/migrations.ts";
import { listOpenDeletions } from "../export-records/deletion-store.ts";
import { wakePushes } from "../export-records/deployment.ts";
import { listAuditExports } from "../export-records/export-store.ts";
import { type Environment, readEnvironment } from "../platform/bindings.ts";
import { logError, logWarning } from "../platform/log.ts";
import { pruneByRetention } from "../pruning/pruning.ts";
import { sweepUnownedObjects } from "../publishing/object-store.ts";
import { removeEndedSessions } from "../sessions/store.ts";
import { DATABASE_WARNING_SHARE } from "../values/limits.ts";

/** The schedule in wrangler.toml between the hourly tasks. */
const EVERY_MINUTE = "* * * * *";

/**
 * Runs the hourly tasks: it removes the objects of failed uploads and of deleted content, and sessions that have ended, wakes the
 * jobs of exports, removes old entries of the audit log, and warns of a database that is nearly full. The tasks are independent of
 * each other; errors are thrown at the end.
 * Every minute, it removes more of the old entries, and leaves it to the hourly tasks to tell what keeps them.
 * See docs/decisions/0113-pruning-every-minute.md.
 */
export async function runScheduled(env: object, cron: string, now: Date): Promise<void> {
  const environment = readEnvironment(env);
  if (cron === EVERY_MINUTE) {
    await pruneMore(environment, now);
    return;
  }
  const { bindings, faults } = environment;
  if (faults.bindings.length > 0) {
    logError("not-set-up", { message: faults.bindings.join(" ") });
    return;
  }
  const notMigrated = await describeNotMigrated(bindings.DATABASE);
  if (notMigrated !== undefined) {
    logError("not-migrated", { message: notMigrated });
    return;
  }
  await allOf([
    sweepUnownedObjects(bindings.DATABASE, bindings.CONTENT, now),
    removeEndedSessions(bindings.DATABASE, sessionTimes(now, environment.settings)),
    wakeExports(environment),
    prune(environment, now),
    warnOfFullDatabase(environment),
  ]);
}

async function pruneMore(environment: Environment, now: Date): Promise<void> {
  const { bindings, faults } = environment;
  if (faults.bindings.length + faults.settings.length > 0) return;
  if ((await describeNotMigrated(bindings.DATABASE)) === undefined) await pruneByRetention(environment, now);
}

/** Removes old entries of the audit log; the log of the Worker tells what keeps them. */
async function prune(environment: Environment, now: Date): Promise<void> {
  const faults = environment.faults.settings;
  if (faults.length > 0) {
    logError("not-set-up", { message: faults.join(" ") });
    return;
  }
  const outcome = await pruneByRetention(environment, now);
  if (outcome.kind === "kept") {
    logError("audit-log-not-pruned", { export: outcome.exportName, message: outcome.message });
  }
}

/** Writes a line to the log where a database comes near its limit, long before it refuses changes. */
async function warnOfFullDatabase({ bindings, settings }: Environment): Promise<void> {
  const limitBytes = settings.databaseLimitBytes;
  const bytes = await readDatabaseBytes(bindings.DATABASE);
  if (bytes < limitBytes * DATABASE_WARNING_SHARE) return;
  const percent = Math.floor((100 * bytes) / limitBytes);
  const message =
    `The database takes ${percent} % of its limit; once it is full, nothing can be changed. ` +
    "Set AUDIT_LOG_RETENTION_DAYS, with an export of the audit log, or delete content.";
  logWarning("database-nearly-full", { bytes, limitBytes, message });
}

/** Jobs wake themselves, those of deleted exports among them, and the pushes of what they export; this wakes those that were not. */
async function wakeExports({ bindings, settings }: Environment): Promise<void> {
  const { DATABASE: database, AUDIT_EXPORT_JOB: jobs, AUDIT_EXPORT_PUSH: pushes } = bindings;
  const [exports, deletions] = await Promise.all([listAuditExports(database), listOpenDeletions(database)]);
  const active = exports.filter(({ isPaused }) => !isPaused);
  try {
    await allOf([
      ...active.map(async ({ guid }) => await jobs.getByName(guid).wake(guid)),
      ...deletions.map(async ({ guid }) => await jobs.getByName(guid).resume(guid)),
    ]);
  } finally {
    // Last: there may be many, and a job that has work wakes its own.
    await Promise.all(active.map(async (one) => await wakePushes(one, settings.auditExportReceivers, pushes)));
  }
}

/** Waits for all. @throws the error of a single failed task, or an AggregateError of several, once all have ended. */
async function allOf(tasks: readonly Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(tasks);
  const errors = outcomes.flatMap((outcome): unknown[] => (outcome.status === "rejected" ? [outcome.reason] : []));
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} of ${tasks.length} hourly tasks failed.`);
  if (errors.length === 1) throw errors[0];
}
