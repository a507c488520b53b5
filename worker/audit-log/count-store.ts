/**
 * How many entries the audit log got on each day: counted as they are written, so that none has to be read for it.
 * See docs/decisions/0119-counts-of-audit-entries.md.
 */

/** How many entries of an action were written on a day. Entries that were removed from the log since are among them. */
export interface AuditCount {
  /** Such as 2026-01-31, in UTC. */
  readonly day: string;
  readonly action: string;
  readonly entries: number;
}

/** The counts from a day to another one, both included, by day and action. It reads a row for each, and none of the log. */
export async function readAuditCounts(
  database: Pick<D1Database, "prepare">,
  firstDay: string,
  lastDay: string,
): Promise<readonly AuditCount[]> {
  const { results } = await database
    .prepare("SELECT day, action, entries FROM audit_counts WHERE day BETWEEN ?1 AND ?2 ORDER BY day, action")
    .bind(firstDay, lastDay)
    .all<AuditCount>();
  return results;
}
