/** An audit log of a test's own making. */

import { env } from "cloudflare:workers";

/** Creates the log again, for entries can hardly be deleted; its ids begin at 1 again. */
export async function emptyAuditLog(): Promise<void> {
  const queries = env.MIGRATIONS.filter(({ name }) => /^00(?:0[1467]|14)_/.test(name)).flatMap(
    (migration) => migration.queries,
  );
  const drops = ["audit_log", "audit_log_prunings", "audit_counts"].map((table) => `DROP TABLE ${table}`);
  await env.DATABASE.batch([...drops, ...queries].map((sql) => env.DATABASE.prepare(sql)));
}

/**
 * Writes one entry after another.
 *
 * @param gaps of each entry, how many ids before its own stay unused.
 */
export async function writeAuditEntries(gaps: readonly number[]): Promise<void> {
  if (gaps.length === 0) return;
  const insert = env.DATABASE.prepare(
    `INSERT INTO audit_log (id, time, user_id, user_guid, user_description, action, event_description)
    SELECT coalesce(max(id), 0) + 1 + ?, '2026-01-01T00:00:00Z', '0', NULL, 'System', 'bootstrap', 'An entry.' FROM audit_log`,
  );
  await env.DATABASE.batch(gaps.map((gap) => insert.bind(gap)));
}

/** Removes the entries up to an id, as if an export had them. */
export async function removeAuditEntries(throughId: number): Promise<void> {
  const hash = "a".repeat(64);
  await env.DATABASE.batch([
    env.DATABASE.prepare(
      `INSERT INTO audit_log_prunings
        (through_id, entries, export_name, manifest, manifest_sha256, segment, segment_chain, segment_entries, time)
      VALUES (?1, 1, 'archive', 1, ?2, 1, ?2, 1, '2026-01-01T00:00:00Z')`,
    ).bind(throughId, hash),
    env.DATABASE.prepare("DELETE FROM audit_log WHERE id <= ?1").bind(throughId),
  ]);
}

/** The ids of the log's entries, oldest first, as records have them. */
export async function auditIds(): Promise<readonly string[]> {
  const { results } = await env.DATABASE.prepare("SELECT id FROM audit_log ORDER BY id").all<{ id: number }>();
  return results.map(({ id }) => String(id));
}
