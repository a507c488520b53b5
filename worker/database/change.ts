import { err, ok, type Result, type UserRole } from "../../shared/index.ts";
import type { Credential } from "../identity/caller.ts";
import type { Permit } from "../identity/permit.ts";
import { ROLE_PERMISSIONS } from "../identity/role-permissions.ts";
import { timeText } from "../values/time.ts";
import { type AuditEntry, byCaller, noteChange } from "./audit-notes.ts";
import { rankOf } from "./row-values.ts";

/** One change with its entry in the audit log. */
export interface Change {
  /**
   * Makes the change or not: it must change no row unless `changes() > 0`, that is unless the statement before it
   * changed one. The row of its RETURNING clause is the result.
   */
  readonly decisive: D1PreparedStatement;
  readonly entry: AuditEntry;
  /**
   * The role and the expiry (RFC 3339, UTC; null for none) that the change gives to a new key. Where those of the caller's
   * key are less by then, nothing is changed.
   */
  readonly grants?: { readonly role: UserRole; readonly expiresAt: string | null };
  /**
   * Consequences of the change. Each must require `changes() > 0` too, and change a row where the next one is to run.
   */
  readonly following?: readonly D1PreparedStatement[];
}

/** The reason why a change was not made. */
export type ChangeError =
  /** The decisive statement found nothing to change. */
  | "unchanged"
  /** The caller's key, session, role or account has changed since the request was let in, and is no longer enough. */
  | "caller-lost"
  /** Another row has what must be unique. */
  | "taken";

/** The outcome of a change. Only a change that was made is in the audit log. */
export type ChangeResult<Value = unknown> = Result<Value, ChangeError>;

/**
 * Makes a change in one transaction with its entry in the audit log. Each statement runs only where the one before
 * it changed a row, by SQLite's `changes()`: first the caller's permissions are checked again, so that a concurrent
 * demotion takes effect, then the change is made, then its entry is written.
 *
 * @returns the row that the decisive statement returned, if any.
 * See docs/decisions/0043-change-with-audit-entry.md.
 */
export async function change<Row>(
  database: D1Database,
  permit: Permit,
  { decisive, entry, grants, following = [] }: Change,
): Promise<ChangeResult<Row | undefined>> {
  try {
    const [held, changed] = await database.batch<Row>([
      holdPermission(database, permit, grants),
      decisive,
      noteChange(database, byCaller(permit.caller), entry),
      ...following,
    ]);
    if (held?.meta.changes === 0) return err("caller-lost");
    if (changed === undefined || changed.meta.changes === 0) return err("unchanged");
    return ok(changed.results[0]);
  } catch (error) {
    if (error instanceof Error && error.message.includes("UNIQUE constraint failed")) return err("taken");
    throw error;
  }
}

/** A change whose decisive statement returns the row that it changed. */
export interface RowChange<Row, Value> extends Change {
  /** Converts the row. */
  readonly read: (row: Row) => Value;
}

/** Makes such a change. @throws where the statement returns no row. */
export async function changeRow<Row, Value>(
  database: D1Database,
  permit: Permit,
  { read, ...rest }: RowChange<Row, Value>,
): Promise<ChangeResult<Value>> {
  const result = await change<Row>(database, permit, rest);
  if (!result.ok) return result;
  if (result.value === undefined) throw new Error(`The statement of ${rest.entry.action} returns no row.`);
  return ok(read(result.value));
}

/**
 * The condition that a key is valid at the time ?3, has at least the role ?2, and, where ?4 is 1, is valid until ?5.
 */
const IS_ENOUGH = "api_keys.role >= ?2 AND (expires_at IS NULL OR expires_at > ?3 AND (?4 = 0 OR expires_at >= ?5))";

/** The beginning of a query for a user who is not locked, and has at least the role ?2. */
const HAS_ROLE = "SELECT 1 FROM users WHERE users.locked = 0 AND users.role >= ?2 AND users.id";

/** Updates the row ?1 without a difference, where the caller's permission is valid at this moment. */
const HOLD: Readonly<Record<Credential["kind"], string>> = {
  api_key: `UPDATE api_keys SET role = role WHERE id = ?1 AND ${IS_ENOUGH} AND EXISTS (${HAS_ROLE} = api_keys.user_id)`,
  session: `UPDATE sessions SET method = method
    WHERE id = ?1 AND expires_time > ?3 AND EXISTS (${HAS_ROLE} = sessions.user_id)
      AND (api_key_id IS NULL OR EXISTS (SELECT 1 FROM api_keys WHERE api_keys.id = sessions.api_key_id AND ${IS_ENOUGH}))`,
};

/** Changes one row where the caller still has the permission, and what the change hands on; else none. */
function holdPermission(
  database: D1Database,
  { caller, permission }: Permit,
  grants: Change["grants"],
): D1PreparedStatement {
  const rank = Math.max(rankOf(ROLE_PERMISSIONS[permission]), grants === undefined ? 0 : rankOf(grants.role));
  return database
    .prepare(HOLD[caller.by.kind])
    .bind(caller.by.id, rank, timeText(new Date()), grants === undefined ? 0 : 1, grants?.expiresAt ?? null);
}
