import { type GroupRecord, quote, type UserRecord } from "../../shared/index.ts";
import { type ChangeResult, change } from "../database/change.ts";
import { type OffsetList, type OffsetWindow, readOffsetList } from "../database/offset-list.ts";
import { USER_COLUMNS, type UserRow, userOf, userOrder } from "../database/user-row.ts";
import type { Permit } from "../identity/permit.ts";
import { describeGroup, groupObject } from "./store.ts";

/** A member, as audit entries describe one. */
type Member = Pick<UserRecord, "guid" | "username">;

const MEMBERS_OF_GROUP = `FROM group_members JOIN users ON users.id = group_members.user_id
  WHERE group_members.group_id = (SELECT groups.id FROM groups WHERE groups.guid = ?1)`;

/** A group's members in the order of users, and the total on all pages. */
export async function listMembers(
  database: D1Database,
  groupGuid: string,
  window: OffsetWindow,
): Promise<OffsetList<UserRecord>> {
  const query = { columns: USER_COLUMNS, source: MEMBERS_OF_GROUP, order: userOrder("ASC"), values: [groupGuid] };
  const { items, total } = await readOffsetList<UserRow>(database, query, window);
  return { items: items.map(userOf), total };
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
