import { DATABASE_WARNING_SHARE } from "../../limits.ts";
import { logWarning } from "../../log.ts";
import type { Settings } from "../settings.ts";

/** How many bytes a database takes, as the platform counts them. */
export async function readDatabaseBytes(database: Pick<D1Database, "prepare">): Promise<number> {
  return (await database.prepare("SELECT 1").run()).meta.size_after;
}

/** Writes a line to the log where a database comes near its limit, long before it refuses changes. */
export async function warnOfFullDatabase(
  database: Pick<D1Database, "prepare">,
  { databaseLimitBytes: limitBytes }: Pick<Settings, "databaseLimitBytes">,
): Promise<void> {
  const bytes = await readDatabaseBytes(database);
  if (bytes < limitBytes * DATABASE_WARNING_SHARE) return;
  const percent = Math.floor((100 * bytes) / limitBytes);
  const message =
    `The database takes ${percent} % of its limit; once it is full, nothing can be changed. ` +
    "Set AUDIT_LOG_RETENTION_DAYS, with an export of the audit log, or delete content.";
  logWarning("database-nearly-full", { bytes, limitBytes, message });
}

/** Whether what was thrown says that a database takes no more. */
export function isDatabaseFull(thrown: unknown): boolean {
  return (
    thrown instanceof Error && /\bSQLITE_FULL\b|database or disk is full|exceeded maximum DB size/i.test(thrown.message)
  );
}
