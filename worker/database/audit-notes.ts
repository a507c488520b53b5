import { type ActorType, maskKeyValues, type ObjectType } from "../../shared/index.ts";
import { type ActingKey, actingKeyOf, type Caller, describeUser, type Identity } from "../identity/caller.ts";
import { timeText } from "../values/time.ts";
import type { AUDIT_ACTIONS, AuditAction } from "./audit-actions.ts";

/** The entry of a change in the audit log. Never put a secret into it; a key that was used as a name is masked. */
export type AuditEntry = { readonly [Action in AuditAction]: EntryOf<Action> }[AuditAction];

interface EntryOf<Action extends AuditAction> {
  readonly action: Action;
  /** Null where it is about no object. */
  readonly object: ObjectOf<(typeof AUDIT_ACTIONS)[Action]["object"]>;
  readonly description: string;
}

type ObjectOf<Stated extends ObjectType | "any" | null> = Stated extends ObjectType
  ? AuditObject<Stated>
  : Stated extends "any"
    ? AuditObject<ObjectType> | null
    : null;

/** The thing that an entry is about. */
export interface AuditObject<Type extends ObjectType> {
  readonly type: Type;
  /** The id that the API gives: the guid, where there is one. */
  readonly id: string | typeof INSERTED;
}

/** The id of the row that the last INSERT of a batch created. */
export const INSERTED = Symbol("inserted");

/** Entries about several rows, each by its id. */
export interface RowEntries {
  readonly action: AuditAction;
  readonly objectType: ObjectType;
  /** The texts before a row's id, and after it. */
  readonly description: readonly [string, string];
}

/** Some rows that have an id. */
export interface Rows {
  /** A table and a condition: `table WHERE …`. */
  readonly source: string;
  /** The values of ?1 and ?2. */
  readonly values: readonly [number | string, number | string];
}

/** The key, session or other thing that acted, and the user for whom it did. */
export interface Author {
  readonly type: ActorType;
  readonly userId: string;
  readonly userGuid: string | null;
  readonly userDescription: string;
  readonly keyId: string | null;
  readonly keyName: string | null;
}

const NO_USER = { userId: "0", userGuid: null, userDescription: "System", keyId: null, keyName: null } as const;

/** The author of what the server does by itself. */
export const SYSTEM: Author = { type: "system", ...NO_USER };

/** The token that creates the first administrator. */
export const BOOTSTRAP: Author = { type: "bootstrap", ...NO_USER };

/** A user's API key or session. The entry of a session names the key that it was signed in with. */
export function byCaller(caller: Caller): Author {
  const key = actingKeyOf(caller);
  return { type: caller.by.kind, ...userOf(caller), keyId: key && String(key.id), keyName: key && key.name };
}

/** A session that begins with this very entry. */
export function bySession(user: Identity, key: ActingKey | null): Author {
  return { type: "session", ...userOf(user), keyId: key && String(key.id), keyName: key && key.name };
}

/** A user's invitation. */
export function byInvitation(user: Identity): Author {
  return { type: "invitation", ...userOf(user), keyId: null, keyName: null };
}

function userOf(user: Identity): Pick<Author, "userId" | "userGuid" | "userDescription"> {
  return { userId: String(user.userId), userGuid: user.guid, userDescription: describeUser(user) };
}

/** Writes an entry about something that is not a change, such as a refused request. */
export async function note(database: D1Database, author: Author, entry: AuditEntry): Promise<void> {
  await noteEntry(database, author, entry, "").run();
}

/** Writes an entry about a change, where the statement before it in a batch changed a row. */
export function noteChange(database: D1Database, author: Author, entry: AuditEntry): D1PreparedStatement {
  return noteEntry(database, author, entry, "WHERE changes() > 0");
}

const COLUMNS = `time, user_id, user_guid, user_description, actor_type, api_key_id, api_key_name, action, object_type,
  event_description, object_id`;

function noteEntry(
  database: D1Database,
  author: Author,
  { action, object, description }: AuditEntry,
  condition: "WHERE changes() > 0" | "",
): D1PreparedStatement {
  const id = object === null ? null : object.id;
  return database
    .prepare(
      `INSERT INTO audit_log (${COLUMNS})
      SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ${id === INSERTED ? "last_insert_rowid()" : "?11"} ${condition}`,
    )
    .bind(
      ...valuesOf(author, action, object === null ? null : object.type),
      maskKeyValues(description),
      ...(id === INSERTED ? [] : [id]),
    );
}

/**
 * Writes an entry about each of some rows, where the statement before it in a batch changed a row: for the
 * `following` of a change.
 */
export function noteEachRow(
  database: D1Database,
  author: Author,
  { action, objectType, description: [before, after] }: RowEntries,
  { source, values }: Rows,
): D1PreparedStatement {
  return database
    .prepare(
      `INSERT INTO audit_log (${COLUMNS})
      SELECT ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12 || id || ?13, id FROM ${source} AND changes() > 0 ORDER BY id`,
    )
    .bind(...values, ...valuesOf(author, action, objectType), maskKeyValues(before), maskKeyValues(after));
}

/**
 * The values of the first columns. An entry has the time at which it is written, not at which the request arrived: a
 * sender who delays the body could backdate the entry.
 */
function valuesOf(
  { userId, userGuid, userDescription, type, keyId, keyName }: Author,
  action: AuditAction,
  objectType: ObjectType | null,
): readonly (string | null)[] {
  const [user, key] = [maskKeyValues(userDescription), keyName === null ? null : maskKeyValues(keyName)];
  return [timeText(new Date()), userId, userGuid, user, type, keyId, key, action, objectType];
}
