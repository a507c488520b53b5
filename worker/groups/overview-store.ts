import type { ContentRecord, GroupRecord, OffsetPage, UserRecord } from "../../shared/index.ts";
import { type OffsetReadings, type OffsetWindow, offsetReadings } from "../database/offset-page.ts";
import { type Reading, readingAll, readingOne } from "../platform/reading.ts";
import { HAS_GROUP_PREFIX } from "./store.ts";

/** A group as it is named. */
export type GroupName = Pick<GroupRecord, "guid" | "name">;

/** A content item as it is named. */
export type ContentName = Pick<ContentRecord, "guid" | "name" | "title">;

/** A group with what a change of it concerns. */
export interface GroupOverview extends GroupName {
  readonly owner: Pick<UserRecord, "guid" | "username" | "first_name" | "last_name">;
  /** The number of its members. */
  readonly members: number;
  /** The number of content items that are shared with it. */
  readonly content: number;
}

/** A group with one page of its members. */
export interface GroupWithMembers extends GroupOverview {
  readonly memberPage: OffsetPage<UserRecord>;
}

interface Row {
  readonly guid: string;
  readonly name: string;
  readonly owner_guid: string;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly members: number;
  readonly content: number;
}

const COLUMNS = `groups.guid, groups.name, users.guid AS owner_guid, users.username, users.first_name, users.last_name,
  (SELECT count(*) FROM group_members WHERE group_id = groups.id) AS members,
  (SELECT count(*) FROM content_permissions WHERE group_id = groups.id) AS content`;

const FROM_GROUPS = "FROM groups JOIN users ON users.id = groups.owner_id";

/** The same groups in the same order as those of `groupsOf`. */
export function groupOverviews(prefix: string, window: OffsetWindow): OffsetReadings<GroupOverview> {
  const source = `${FROM_GROUPS} WHERE ${HAS_GROUP_PREFIX}`;
  return offsetReadings({ columns: COLUMNS, source, order: "groups.name", values: [prefix] }, window, overviewOf);
}

/** A group by its guid; undefined where there is none. */
export function groupOverview(guid: string): Reading<GroupOverview | undefined> {
  return readingOne(`SELECT ${COLUMNS} ${FROM_GROUPS} WHERE groups.guid = ?1`, [guid], overviewOf);
}

function overviewOf({ guid, name, owner_guid, username, first_name, last_name, members, content }: Row): GroupOverview {
  return { guid, name, owner: { guid: owner_guid, username, first_name, last_name }, members, content };
}

/** Content items shared with a group on the page that deletes it; more are counted. */
const GROUP_CONTENT_MAX_SHOWN = 20;

/** The first `GROUP_CONTENT_MAX_SHOWN` content items that are shared with a group, by name. */
export function contentOfGroup(groupGuid: string): Reading<readonly ContentName[]> {
  const sql = `SELECT content.guid, content.name, content.title
    FROM content_permissions JOIN content ON content.id = content_permissions.content_id
    WHERE content_permissions.group_id = (SELECT groups.id FROM groups WHERE groups.guid = ?1)
    ORDER BY content.name, content.id LIMIT ?2`;
  return readingAll(sql, [groupGuid, GROUP_CONTENT_MAX_SHOWN], (names: readonly ContentName[]) => names);
}
