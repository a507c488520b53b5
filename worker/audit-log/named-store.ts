/** The people, keys and objects that a search of the audit log names. */

import { describeUser, fullNameOf } from "../identity/caller.ts";
import { type Reading, readingAll, readingOne } from "../platform/reading.ts";

/** A thing as the audit log has it, and as people call it. */
export interface NamedThing {
  readonly id: string;
  readonly description: string;
}

/** Things of one name that are told apart; of more, the others are not named. */
const NAMED_MAX_THINGS = 6;

interface Row {
  readonly id: string | number;
  /** Null for what is no user's. */
  readonly username: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  /** The thing itself; null for a user. */
  readonly kind: string | null;
  readonly name: string | null;
}

function thingsBy(sql: string, text: string): Reading<readonly NamedThing[]> {
  return readingAll(`${sql} LIMIT ${NAMED_MAX_THINGS}`, [text], (rows: readonly Row[]) => rows.map(thingOf));
}

function thingOf({ id, username, first_name, last_name, kind, name }: Row): NamedThing {
  const user =
    username === null ? "" : describeUser({ username, fullName: fullNameOf(first_name ?? "", last_name ?? "") });
  const thing = kind === null ? "" : `${kind} ${name}`;
  return { id: String(id), description: [thing, user].filter((part) => part !== "").join(" of ") };
}

const FULL_NAME = "users.first_name || ' ' || users.last_name";

const USER = "users.username, users.first_name, users.last_name";

/** The user with this username, or else the users with this full name, in any case of ASCII letters. */
export function usersNamed(name: string): Reading<readonly NamedThing[]> {
  const select = `SELECT users.guid AS id, ${USER}, NULL AS kind, NULL AS name FROM users`;
  return thingsBy(
    `${select} WHERE users.username = ?1
    UNION ALL ${select} WHERE NOT EXISTS (SELECT 1 FROM users AS exact WHERE exact.username = ?1)
      AND ${FULL_NAME} = ?1 COLLATE NOCASE`,
    name,
  );
}

const KEYS = `SELECT api_keys.id, ${USER}, 'API key' AS kind, api_keys.name
  FROM api_keys JOIN users ON users.id = api_keys.user_id`;

/** The keys with this name. Those that were deleted are known by their ids alone. */
export function keysNamed(name: string): Reading<readonly NamedThing[]> {
  return thingsBy(`${KEYS} WHERE api_keys.name = ?1 ORDER BY api_keys.id`, name);
}

interface ObjectTests {
  readonly content: string;
  readonly group: string;
  readonly exported: string;
  readonly user: string;
}

/** The things of each kind that fit the test of it. */
function objectsWhere({ content, group, exported, user }: ObjectTests): string {
  const none = "NULL AS username, NULL AS first_name, NULL AS last_name";
  return `SELECT content.guid AS id, ${USER}, 'content' AS kind, coalesce(content.title, content.name) AS name
    FROM content JOIN users ON users.id = content.owner_id WHERE ${content}
    UNION ALL SELECT groups.guid, ${none}, 'group', groups.name FROM groups WHERE ${group}
    UNION ALL SELECT audit_exports.guid, ${none}, 'export', audit_exports.name FROM audit_exports WHERE ${exported}
    UNION ALL SELECT users.guid, ${USER}, NULL, NULL FROM users WHERE ${user}`;
}

/** The content, groups, exports and users with this name or title. */
export function objectsNamed(name: string): Reading<readonly NamedThing[]> {
  return thingsBy(
    objectsWhere({
      content: "content.name = ?1 OR content.title = ?1 COLLATE NOCASE",
      group: "groups.name = ?1",
      exported: "audit_exports.name = ?1",
      user: "users.username = ?1",
    }),
    name,
  );
}

/** The values of filters by which the log is narrowed down to a user, a key and an object. */
interface Narrowing {
  readonly user_guid?: string | undefined;
  readonly api_key_id?: string | undefined;
  readonly object_id?: string | undefined;
}

/** The things that filters stand for, as people call them; undefined where none is given, or it is no longer there. */
export interface NarrowedTo {
  readonly user?: string | undefined;
  readonly key?: string | undefined;
  readonly object?: string | undefined;
}

/** The reading of the name of what a filter stands for. */
interface Naming {
  readonly thing: keyof NarrowedTo;
  readonly reading: FindName;
}

/** Names what filters stand for, by their guids and ids. Filters that are not given are not asked for. */
export function narrowedTo({ user_guid, api_key_id, object_id }: Narrowing): readonly Naming[] {
  return [
    ...(user_guid === undefined ? [] : [{ thing: "user", reading: userBy(user_guid) } as const]),
    ...(api_key_id === undefined ? [] : [{ thing: "key", reading: keyBy(api_key_id) } as const]),
    ...(object_id === undefined ? [] : [{ thing: "object", reading: objectBy(object_id) } as const]),
  ];
}

type FindName = Reading<string | undefined>;

function userBy(guid: string): FindName {
  return descriptionBy(
    `SELECT users.guid AS id, ${USER}, NULL AS kind, NULL AS name FROM users WHERE users.guid = ?1`,
    guid,
  );
}

function keyBy(id: string): FindName {
  return descriptionBy(`${KEYS} WHERE api_keys.id = ?1`, id);
}

const BY_GUID = objectsWhere({
  content: "content.guid = ?1",
  group: "groups.guid = ?1",
  exported: "audit_exports.guid = ?1",
  user: "users.guid = ?1",
});

function objectBy(guid: string): FindName {
  return descriptionBy(BY_GUID, guid);
}

function descriptionBy(sql: string, id: string): FindName {
  return readingOne(sql, [id], (row: Row) => thingOf(row).description);
}
