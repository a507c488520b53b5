/** The files of worker/migrations, which a database must have had applied for this version of the Worker. */
export const MIGRATIONS: readonly string[] = [
  "0001_audit_log.sql",
  "0002_content_server.sql",
  "0003_audit_exports.sql",
  "0004_audit_log_prunings.sql",
  "0005_key_ancestors.sql",
  "0006_audit_actors.sql",
  "0007_audit_filters.sql",
  "0008_bundle_deployments.sql",
  "0009_content_search.sql",
  "0010_database_reserve.sql",
  "0011_sessions.sql",
  "0012_hand_overs.sql",
  "0013_sent_forms.sql",
  "0014_audit_counts.sql",
  "0015_audit_export_deletions.sql",
  "0016_publisher_usage.sql",
  "0017_portable_tables.sql",
  "0018_names.sql",
  "0019_key_looks.sql",
  "0020_content_shares.sql",
  "0021_home.sql",
  "0022_version_numbers.sql",
  "0023_looks_of_signs.sql",
];

/** The databases that were found to have them all, which they keep. */
const migrated = new WeakSet<D1Database>();

/** Tells if a database is known to have all migrations. One that is not may have them by now. */
export function isKnownMigrated(database: D1Database): boolean {
  return migrated.has(database);
}

/**
 * The migrations that are missing in a database, by what Wrangler notes in it. Once there are none, it is no longer
 * asked.
 *
 * @throws where the database cannot be read.
 * See docs/decisions/0100-no-request-before-migrations.md.
 */
export async function missingMigrations(database: D1Database): Promise<readonly string[]> {
  if (migrated.has(database)) return [];
  const applied = await appliedMigrations(database);
  const missing = MIGRATIONS.filter((name) => !applied.has(name));
  if (missing.length === 0) migrated.add(database);
  return missing;
}

async function appliedMigrations(database: D1Database): Promise<ReadonlySet<string>> {
  try {
    const { results } = await database.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
    return new Set(results.map(({ name }) => name));
  } catch (error) {
    if (error instanceof Error && error.message.includes("no such table")) return new Set();
    throw error;
  }
}

/** The sentences on the migrations that are missing for this version of the Worker; undefined where none is. */
export async function describeNotMigrated(database: D1Database): Promise<string | undefined> {
  const missing = await missingMigrations(database);
  if (missing.length === 0) return undefined;
  return (
    `The server is not ready. Migrations are missing in its database: ${missing.join(", ")}. Apply them: ` +
    "npx wrangler d1 migrations apply DATABASE --remote (or --local, for the database of this machine)."
  );
}
