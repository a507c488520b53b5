import { err, ok, type Result, type UserRole } from "../../shared/index.ts";
import type { Person } from "../auth/person.ts";
import { type AuditEntry, noteChange, SYSTEM } from "../database/audit-notes.ts";
import { selectRivals } from "../database/lookalikes.ts";
import { IDENTITY_COLUMNS, type IdentityRow, identityOf, rankOf } from "../database/row-values.ts";
import { describeUser, fullNameOf, type Identity } from "../identity/caller.ts";
import { usernameFrom } from "../names/username.ts";
import type { Context } from "../platform/context.ts";
import { timeText } from "../values/time.ts";

/** The reasons why a person whom an identity provider knows is not signed in. */
export type StrangerReason =
  | "locked"
  /** A user has the person's address, which the provider does not say to be the person's. */
  | "email-not-verified"
  /** A user has the person's address, and another external id. */
  | "email-of-other"
  /** Several users have the person's address. */
  | "email-of-several"
  /** There is no such user, and none is created. */
  | "unknown";

/** Tries where others change the same users at the same moment. */
const MAX_TRIES = 3;

/**
 * The user for a person: the one with the person's external id; else, once, the one with the person's verified address,
 * who then gets the external id; else a new one, where the operator has them created.
 * See docs/decisions/0118-who-signs-in.md.
 */
export async function userOfPerson(
  person: Person,
  context: Pick<Context, "database" | "settings" | "now">,
): Promise<Result<Identity, StrangerReason>> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const found = await findOrAdd(person, context);
    if (found !== "overtaken") return found;
  }
  return err("unknown");
}

async function findOrAdd(
  person: Person,
  { database, settings, now }: Pick<Context, "database" | "settings" | "now">,
): Promise<Result<Identity, StrangerReason> | "overtaken"> {
  const { externalId, email } = person;
  const known = await findByExternalId(database, externalId);
  if (known !== undefined) return known.isLocked ? err("locked") : ok(known.identity);
  const [same, another] = email === undefined ? [] : await findByEmail(database, email.address);
  if (same !== undefined && email !== undefined) {
    if (!email.isVerified) return err("email-not-verified");
    if (another !== undefined) return err("email-of-several");
    if (same.externalId !== null) return err("email-of-other");
    if (same.isLocked) return err("locked");
    const isBound = await bindUser(database, same.identity, externalId, email.address, now);
    return isBound ? ok(same.identity) : "overtaken";
  }
  if (settings.newUserRole === undefined) return err("unknown");
  const wantedName = usernameFrom(person.username ?? email?.address ?? "");
  const created = await createUserOf(database, person, wantedName, settings.newUserRole, now);
  return created === undefined ? "overtaken" : ok(created);
}

/** A user, as far as a sign-in asks. */
interface FoundUser {
  readonly identity: Identity;
  readonly isLocked: boolean;
  readonly externalId: string | null;
}

interface Row extends IdentityRow {
  readonly locked: number;
  readonly external_id: string | null;
}

const COLUMNS = `${IDENTITY_COLUMNS}, users.locked, users.external_id`;

/** The user with an external id. */
async function findByExternalId(database: D1Database, externalId: string): Promise<FoundUser | undefined> {
  const row = await database
    .prepare(`SELECT ${COLUMNS} FROM users WHERE external_id = ?1`)
    .bind(externalId)
    .first<Row>();
  return row === null ? undefined : foundOf(row);
}

/** The users with an address, in any case of its letters; at most two. */
async function findByEmail(database: D1Database, address: string): Promise<readonly FoundUser[]> {
  const { results } = await database
    .prepare(`SELECT ${COLUMNS} FROM users WHERE email = ?1 COLLATE NOCASE ORDER BY id LIMIT 2`)
    .bind(address)
    .all<Row>();
  return results.map(foundOf);
}

/**
 * Gives a user who has none an external id; false where the user is not locked, or not the only one with the address,
 * any longer. An invitation is no longer needed. The person has no credentials here yet: what the provider says is the
 * permission.
 */
async function bindUser(
  database: D1Database,
  { userId, guid, ...named }: Identity,
  externalId: string,
  address: string,
  now: Date,
): Promise<boolean> {
  const description = `Bound the user ${describeUser(named)} to ${externalId} at the first sign-in, by the verified email.`;
  const [bound] = await database.batch([
    database
      .prepare(
        `UPDATE OR IGNORE users SET external_id = ?2, confirmed = 1, invitation_id = NULL, updated_time = ?4
        WHERE id = ?1 AND external_id IS NULL AND locked = 0 AND email = ?3 COLLATE NOCASE
          AND (SELECT count(*) FROM users AS other WHERE other.email = ?3 COLLATE NOCASE) = 1`,
      )
      .bind(userId, externalId, address, timeText(now)),
    noteChange(database, SYSTEM, entryAbout("update_user", guid, description)),
  ]);
  return bound !== undefined && bound.meta.changes > 0;
}

/**
 * Creates the user of a person at the first sign-in; undefined where another one has the username, the address or the
 * external id since. Only a verified address is kept.
 *
 * @param wantedName a valid username, which gets a number where another user has it.
 */
async function createUserOf(
  database: D1Database,
  { externalId, email, firstName, lastName }: Person,
  wantedName: string,
  role: UserRole,
  now: Date,
): Promise<Identity | undefined> {
  const guid = crypto.randomUUID();
  const username = await freeUsername(database, wantedName);
  const called = describeUser({ username, fullName: fullNameOf(firstName, lastName) });
  const description = `Created the user ${called} with the role ${role} at the first sign-in, as ${externalId}.`;
  const address = email?.isVerified === true ? email.address : "";
  const [created] = await database.batch<Row>([
    database
      .prepare(
        `INSERT OR IGNORE INTO users (guid, username, first_name, last_name, email, role, external_id, created_time, updated_time)
        SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8
        WHERE ?5 = '' OR NOT EXISTS (SELECT 1 FROM users AS other WHERE other.email = ?5 COLLATE NOCASE)
        RETURNING ${COLUMNS}`,
      )
      .bind(guid, username, firstName, lastName, address, rankOf(role), externalId, timeText(now)),
    noteChange(database, SYSTEM, entryAbout("create_user", guid, description)),
  ]);
  const [row] = created?.results ?? [];
  return row === undefined ? undefined : foundOf(row).identity;
}

/** A name as it is, or with the lowest number after it with which no other user has it, or one that looks like it. */
async function freeUsername(database: D1Database, name: string): Promise<string> {
  const number = await database
    .prepare(
      `WITH RECURSIVE numbers (n, name) AS (
        SELECT 1, ?1 UNION ALL
        SELECT n + 1, ?1 || '-' || (n + 1) FROM numbers
        WHERE EXISTS (${selectRivals("numbers.name", "numbers.name")}))
      SELECT max(n) AS number FROM numbers`,
    )
    .bind(name)
    .first<number>("number");
  return number === null || number === 1 ? name : `${name}-${number}`;
}

function entryAbout(action: "create_user" | "update_user", guid: string, description: string): AuditEntry {
  return { action, object: { type: "user", id: guid }, description };
}

function foundOf(row: Row): FoundUser {
  return { identity: identityOf(row), isLocked: row.locked === 1, externalId: row.external_id };
}
