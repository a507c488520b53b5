import { err, maskKeyValues, ok, type Result, type UserRole } from "../../../shared/index.ts";
import { timeText } from "../../time.ts";
import { type Caller, describeUser, type Identity } from "../auth/caller.ts";
import { type Permission, ROLE_PERMISSIONS } from "../auth/role-permissions.ts";
import type { AuditAction } from "./audit-actions.ts";
import { rankOf } from "./row-values.ts";

/** The entry of a change in the audit log. Never put a secret into it; a key that was used as a name is masked. */
export interface AuditEntry {
  readonly action: AuditAction;
  readonly description: string;
}

/** Who changes something. */
export interface Actor {
  readonly caller: Caller;
  /** When the request arrived: the time in records of the change. `change` itself checks the caller at the current time. */
  readonly now: Date;
  /** The permission for the change; a caller who has lost it meanwhile changes nothing. */
  readonly permission: Permission;
  /** What the change hands on: a caller who has less of it meanwhile changes nothing. */
  readonly grants?: Grant;
}

/** The role and the expiry (RFC 3339, UTC; null for none) of a key that the caller creates: at most those of the caller's own. */
export interface Grant {
  readonly role: UserRole;
  readonly expiresAt: string | null;
}

/** Who changes something, and when, before it is known what that takes. */
export type Changer = Pick<Actor, "caller" | "now">;

/** One change with its entry in the audit log. */
export interface Change {
  /**
   * Makes the change or not: it must change no row unless `changes() > 0`, that is unless the statement before it changed one.
   * The row of its RETURNING clause is the result.
   */
  readonly decisive: D1PreparedStatement;
  readonly entry: AuditEntry;
  /** Consequences of the change. Each must require `changes() > 0` too, and change a row where the next one is to run. */
  readonly following?: readonly D1PreparedStatement[];
}

/** Why a change was not made. */
export type ChangeError =
  /** The decisive statement found nothing to change. */
  | "unchanged"
  /** The caller's key, role or account has changed since the request was let in, and is no longer enough. */
  | "caller-lost"
  /** Another row has what must be unique. */
  | "taken";

/** What came of a change. Only a change that was made is in the audit log. */
export type ChangeResult<Value = unknown> = Result<Value, ChangeError>;

/**
 * Makes a change in one transaction with its entry in the audit log. Each statement runs only where the one before it changed
 * a row, by SQLite's `changes()`: first the caller's permissions are checked again, so that a concurrent demotion takes effect,
 * then the change is made, then its entry is written.
 *
 * @returns the row that the decisive statement returned, if any.
 * See docs/decisions/0043-change-with-audit-entry.md.
 */
export async function change<Row>(
  database: D1Database,
  actor: Actor,
  { decisive, entry, following = [] }: Change,
): Promise<ChangeResult<Row | undefined>> {
  try {
    const [held, changed] = await database.batch<Row>([
      holdPermission(database, actor),
      decisive,
      noteEntry(database, authorOf(actor.caller), entry, IF_CHANGED),
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
  actor: Actor,
  { read, ...rest }: RowChange<Row, Value>,
): Promise<ChangeResult<Value>> {
  const result = await change<Row>(database, actor, rest);
  if (!result.ok) return result;
  if (result.value === undefined) throw new Error(`The statement of ${rest.entry.action} returns no row.`);
  return ok(read(result.value));
}

/** Writes an entry about something that is not a change, such as a refused request. */
export async function note(
  database: D1Database,
  { caller }: { readonly caller: Identity },
  entry: AuditEntry,
): Promise<void> {
  await noteEntry(database, authorOf(caller), entry, "").run();
}

/** Writes an entry about a change by the system, where the statement before it in a batch changed a row. */
export function noteSystemChange(database: D1Database, entry: AuditEntry): D1PreparedStatement {
  return noteEntry(database, SYSTEM, entry, IF_CHANGED);
}

/**
 * Writes an entry about a change by a user, where the statement before it in a batch changed a row: for the `following` of a
 * change, or for a change without a key.
 */
export function noteUserChange(
  database: D1Database,
  { caller }: { readonly caller: Identity },
  entry: AuditEntry,
): D1PreparedStatement {
  return noteEntry(database, authorOf(caller), entry, IF_CHANGED);
}

/** Some rows that have an id. */
export interface Rows {
  /** A table and a condition: `table WHERE …`. */
  readonly source: string;
  /** What is bound to ?1 and ?2. */
  readonly values: readonly [number | string, number | string];
}

/**
 * Writes an entry about each of some rows, where the statement before it in a batch changed a row: for the `following` of a
 * change.
 *
 * @param entry the description is what stands before a row's id, and after it.
 */
export function noteEachRow(
  database: D1Database,
  caller: Identity,
  {
    action,
    description: [before, after],
  }: { readonly action: AuditAction; readonly description: readonly [string, string] },
  { source, values }: Rows,
): D1PreparedStatement {
  const author = authorOf(caller);
  return database
    .prepare(
      `INSERT INTO audit_log (time, user_id, user_guid, user_description, action, event_description)
      SELECT ?3, ?4, ?5, ?6, ?7, ?8 || id || ?9 FROM ${source} AND changes() > 0 ORDER BY id`,
    )
    .bind(
      ...values,
      timeText(new Date()),
      author.id,
      author.guid,
      maskKeyValues(author.description),
      action,
      maskKeyValues(before),
      maskKeyValues(after),
    );
}

/** Updates the key's row without a difference, where the key is valid at this moment, and its role and expiry sufficient. */
function holdPermission(database: D1Database, { caller, permission, grants }: Actor): D1PreparedStatement {
  const rank = Math.max(rankOf(ROLE_PERMISSIONS[permission]), grants === undefined ? 0 : rankOf(grants.role));
  return database
    .prepare(
      `UPDATE api_keys SET role = role
      WHERE id = ?1 AND role >= ?2 AND (expires_at IS NULL OR expires_at > ?3 AND (?4 = 0 OR expires_at >= ?5))
        AND EXISTS (SELECT 1 FROM users WHERE users.id = api_keys.user_id AND users.locked = 0 AND users.role >= ?2)`,
    )
    .bind(caller.keyId, rank, timeText(new Date()), grants === undefined ? 0 : 1, grants?.expiresAt ?? null);
}

/** Whom an entry names. */
interface Author {
  readonly id: string;
  readonly guid: string | null;
  readonly description: string;
}

const SYSTEM: Author = { id: "0", guid: null, description: "System" };
const IF_CHANGED = "WHERE changes() > 0";

function authorOf(caller: Identity): Author {
  return { id: String(caller.userId), guid: caller.guid, description: describeUser(caller) };
}

/**
 * An entry has the time at which it is written, not at which the request arrived: a sender who delays the body could backdate
 * the entry.
 */
function noteEntry(
  database: D1Database,
  { id, guid, description: author }: Author,
  { action, description }: AuditEntry,
  condition: typeof IF_CHANGED | "",
): D1PreparedStatement {
  return database
    .prepare(
      `INSERT INTO audit_log (time, user_id, user_guid, user_description, action, event_description)
      SELECT ?1, ?2, ?3, ?4, ?5, ?6 ${condition}`,
    )
    .bind(timeText(new Date()), id, guid, maskKeyValues(author), action, maskKeyValues(description));
}
