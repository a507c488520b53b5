import { type GroupRecord, quote, type UserRecord } from "../../shared/index.ts";
import type { AuditObject } from "../database/audit-notes.ts";
import { type ChangeResult, change, changeRow } from "../database/change.ts";
import { KNOWS_GROUP_LOOKS, withLooks } from "../database/lookalikes.ts";
import { type OffsetReadings, type OffsetWindow, offsetReadings } from "../database/offset-page.ts";
import { USER_COLUMNS, userOf, userOrder } from "../database/row-values.ts";
import type { Permit } from "../identity/permit.ts";
import { lookOf } from "../names/skeleton.ts";
import { type Reading, readingOne } from "../platform/reading.ts";

/** A member, as audit entries describe one. */
type Member = Pick<UserRecord, "guid" | "username">;

const MEMBERS_OF_GROUP = `FROM group_members JOIN users ON users.id = group_members.user_id
  WHERE group_members.group_id = (SELECT groups.id FROM groups WHERE groups.guid = ?1)`;

/** A group's members in the order of users, and the total on all pages. */
export function membersOf(groupGuid: string, window: OffsetWindow): OffsetReadings<UserRecord> {
  const query = { columns: USER_COLUMNS, source: MEMBERS_OF_GROUP, order: userOrder("ASC"), values: [groupGuid] };
  return offsetReadings(query, window, userOf);
}

/** Adds a user to a group. "taken" where the user already is a member. */
export async function addMember(
  database: D1Database,
  permit: Permit<"add-member">,
  group: GroupRecord,
  member: Member,
): Promise<ChangeResult> {
  const decisive = database
    .prepare(
      `INSERT INTO group_members (group_id, user_id)
      SELECT groups.id, users.id FROM groups, users WHERE groups.guid = ?1 AND users.guid = ?2 AND changes() > 0`,
    )
    .bind(group.guid, member.guid);
  const description = `Added ${describeMember(member)} to ${describeGroup(group)}.`;
  const entry = { action: "add_group_member", object: groupObject(group.guid), description } as const;
  return await change(database, permit, { decisive, entry });
}

/** Removes a user from a group. "unchanged" where the user is not a member. */
export async function removeMember(
  database: D1Database,
  permit: Permit<"remove-member">,
  group: GroupRecord,
  member: Member,
): Promise<ChangeResult> {
  const decisive = database
    .prepare(
      `DELETE FROM group_members
      WHERE group_id = (SELECT groups.id FROM groups WHERE groups.guid = ?1)
        AND user_id = (SELECT users.id FROM users WHERE users.guid = ?2) AND changes() > 0`,
    )
    .bind(group.guid, member.guid);
  const description = `Removed ${describeMember(member)} from ${describeGroup(group)}.`;
  const entry = { action: "remove_group_member", object: groupObject(group.guid), description } as const;
  return await change(database, permit, { decisive, entry });
}

function describeMember({ username, guid }: Member): string {
  return `the user ${quote(username)} (${guid})`;
}

const COLUMNS = "groups.guid, groups.name, users.guid AS owner_guid";
const FROM_GROUPS = "FROM groups JOIN users ON users.id = groups.owner_id";

/** Tests if the name of `groups` begins with ?1. Not LIKE: its patterns are short on D1, and `%` would mean something. */
export const HAS_GROUP_PREFIX = "substr(groups.name, 1, length(?1)) = ?1 COLLATE NOCASE";

/** As audit entries call it. */
function describeGroup({ name, guid }: Pick<GroupRecord, "name" | "guid">): string {
  return `the group ${quote(name)} (${guid})`;
}

/** A group in audit entries. */
function groupObject(guid: string): AuditObject<"group"> {
  return { type: "group", id: guid };
}

/** The settings of a group to update; undefined ones stay. */
export interface GroupEdit {
  readonly name: string | undefined;
  readonly ownerGuid: string | undefined;
}

/** The groups whose names begin with a text, ignoring the case of ASCII letters, by name, and the total on all pages. */
export function groupsOf(prefix: string, window: OffsetWindow): OffsetReadings<GroupRecord> {
  const query = { columns: COLUMNS, source: `${FROM_GROUPS} WHERE ${HAS_GROUP_PREFIX}`, order: "groups.name" };
  return offsetReadings({ ...query, values: [prefix] }, window, asRecord);
}

/** A group by its guid; undefined where there is none. */
export function groupBy(guid: string): Reading<GroupRecord | undefined> {
  return readingOne(`SELECT ${COLUMNS} ${FROM_GROUPS} WHERE groups.guid = ?1`, [guid], asRecord);
}

/** A group's row is its record. */
function asRecord(row: GroupRecord): GroupRecord {
  return row;
}

/** The name of a group is compared with those of all others. */
const ALL_GROUPS = { table: "groups", condition: "TRUE", values: [] } as const;

/** Creates a group. "unchanged" where there is no such owner, or a group that it would be taken for. */
export async function createGroup(
  database: D1Database,
  permit: Permit<"create-group">,
  { guid, name, owner_guid }: GroupRecord,
): Promise<ChangeResult> {
  const { exact, folded } = lookOf(name);
  const decisive = database
    .prepare(
      `INSERT INTO groups (guid, name, owner_id, look, folded_look)
      SELECT ?1, ?2, users.id, ?4, ?5 FROM users WHERE users.guid = ?3 AND changes() > 0 AND ${KNOWS_GROUP_LOOKS}
        AND NOT EXISTS (SELECT 1 FROM groups WHERE look = ?4 OR folded_look = ?5)`,
    )
    .bind(guid, name, owner_guid, exact, folded);
  const description = `Created ${describeGroup({ name, guid })}, owned by the user ${owner_guid}.`;
  const entry = { action: "create_group", object: groupObject(guid), description } as const;
  return await withLooks(database, ALL_GROUPS, async () => await change(database, permit, { decisive, entry }));
}

/** Updates a group. "unchanged" where there is no such group, no such owner, or a group that it would be taken for. */
export async function updateGroup(
  database: D1Database,
  permit: Permit<"update-group">,
  guid: string,
  { name, ownerGuid }: GroupEdit,
): Promise<ChangeResult<GroupRecord>> {
  const look = name === undefined ? undefined : lookOf(name);
  const decisive = database
    .prepare(
      `UPDATE groups SET name = coalesce(?2, name), look = coalesce(?4, look), folded_look = coalesce(?5, folded_look),
        owner_id = coalesce((SELECT users.id FROM users WHERE users.guid = ?3), owner_id)
      WHERE guid = ?1 AND (?3 IS NULL OR EXISTS (SELECT 1 FROM users WHERE users.guid = ?3)) AND changes() > 0
        AND (?4 IS NULL OR ${KNOWS_GROUP_LOOKS})
        AND NOT EXISTS (SELECT 1 FROM groups AS others WHERE others.guid <> ?1 AND (others.look = ?4 OR others.folded_look = ?5))
      RETURNING guid, name, (SELECT users.guid FROM users WHERE users.id = owner_id) AS owner_guid`,
    )
    .bind(guid, name ?? null, ownerGuid ?? null, look?.exact ?? null, look?.folded ?? null);
  const description = describeEdit(guid, name, ownerGuid);
  const entry = { action: "update_group", object: groupObject(guid), description } as const;
  return await withLooks(
    database,
    ALL_GROUPS,
    async () => await changeRow(database, permit, { decisive, entry, read: asRecord }),
  );
}

/** Deletes a group with its memberships and permissions. */
export async function deleteGroup(
  database: D1Database,
  permit: Permit<"delete-group">,
  { guid, name }: GroupRecord,
): Promise<ChangeResult> {
  const decisive = database.prepare("DELETE FROM groups WHERE guid = ?1 AND changes() > 0").bind(guid);
  const description = `Deleted ${describeGroup({ name, guid })}.`;
  const entry = { action: "delete_group", object: groupObject(guid), description } as const;
  return await change(database, permit, { decisive, entry });
}

function describeEdit(guid: string, name: string | undefined, ownerGuid: string | undefined): string {
  const edits = [
    ...(name === undefined ? [] : [`name is now ${quote(name)}`]),
    ...(ownerGuid === undefined ? [] : [`owner is now the user ${ownerGuid}`]),
  ];
  return `Updated the group ${guid}: ${edits.join(", ")}.`;
}
