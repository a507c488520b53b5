import type { ContentOwner, ContentRecord, UserRecord } from "../../shared/index.ts";
import { type ChangeResult, change } from "../database/change.ts";
import { rankOf } from "../database/row-values.ts";
import type { Caller } from "../identity/caller.ts";
import type { Permit } from "../identity/permit.ts";
import { isPermitted } from "../identity/role-permissions.ts";
import type { UserRef } from "../identity/user-ref.ts";
import { type Reading, readingOne } from "../platform/reading.ts";
import { timeText } from "../values/time.ts";
import {
  appRoleOf,
  type ContentAccess,
  changeBindings,
  contentObject,
  describeContent,
  grantRole,
  MAY_CHANGE_CONTENT,
  type PermitToChange,
} from "./access-store.ts";
import { searchWords } from "./search-words.ts";
import { mayChange } from "./sharing.ts";

/** The way in which records are shown. */
export interface RecordView {
  readonly caller: Caller;
  /** The origin of addresses in records. */
  readonly origin: string;
  /** Each record names its owner. */
  readonly withOwner: boolean;
}

/** The columns of new content. */
type NewContent = Pick<
  ContentRecord,
  "guid" | "name" | "title" | "description" | "access_type" | "app_mode" | "upstream_url"
>;

/** The settings to update; undefined ones stay. */
export type ContentSettings = {
  readonly [Field in Exclude<keyof NewContent, "guid" | "app_mode">]?: NewContent[Field] | undefined;
};

/** The next owner of content, whose role must be sufficient, and the permit to give it away. */
export interface Transfer {
  readonly guid: string;
  readonly permit: Permit<"transfer-content", ContentAccess>;
}

const COLUMNS = [
  "id",
  "guid",
  "owner_id",
  "name",
  "title",
  "description",
  "access_type",
  "app_mode",
  "upstream_url",
  "bundle_id",
  "created_time",
  "last_deployed_time",
] as const;

/** A row with the columns of `contentColumns`. */
export interface ContentRow
  extends Pick<ContentRecord, Exclude<(typeof COLUMNS)[number], "id" | "owner_id" | "bundle_id">>,
    Pick<UserRecord, "username" | "first_name" | "last_name"> {
  readonly id: number;
  readonly owner_id: number;
  readonly owner_guid: string;
  readonly bundle_id: number | null;
  readonly grant_role: number | null;
  readonly vanity_path: string | null;
}

/**
 * The columns of a `ContentRow`, in a query of `content` with `CONTENT_JOINS`.
 *
 * @param user the row of the user to whom it is shown, as an expression.
 */
export function contentColumns(user: string): string {
  return `${COLUMNS.map((column) => `content.${column}`).join(", ")}, ${grantRole(user)} AS grant_role,
    vanity_paths.path AS vanity_path, users.guid AS owner_guid, users.username, users.first_name, users.last_name`;
}

/** Joins that need a row of `content`, and keep one without. */
export const CONTENT_JOINS =
  "LEFT JOIN users ON users.id = content.owner_id LEFT JOIN vanity_paths ON vanity_paths.content_id = content.id";

/** The record of a content item, even if the user may not know of it; undefined where there is none. */
export function recordByGuid(guid: string, user: UserRef): Reading<((view: RecordView) => ContentRecord) | undefined> {
  const sql = `SELECT ${contentColumns(user.sql)} FROM content ${CONTENT_JOINS} WHERE content.guid = ?2`;
  return readingOne(sql, [user.value, guid], (row: ContentRow) => (view) => recordOf(row, view));
}

/** Creates a content item of the caller. */
export async function insertContent(
  database: D1Database,
  permit: Permit<"create-content">,
  content: NewContent,
): Promise<ChangeResult> {
  const { guid, app_mode } = content;
  const { caller, now } = permit;
  const columns = { guid, owner_id: caller.userId, app_mode, created_time: timeText(now), ...columnsOf(content) };
  const names = Object.keys(columns);
  const decisive = database
    .prepare(
      `INSERT INTO content (${names.join(", ")})
      SELECT ${names.map((_, index) => `?${index + 1}`).join(", ")} WHERE changes() > 0`,
    )
    .bind(...Object.values(columns));
  const description = `Created ${describeContent(content)}: ${app_mode}, access_type ${content.access_type}.`;
  const entry = { action: "create_content", object: contentObject(content), description } as const;
  return await change(database, permit, { decisive, entry });
}

/** Updates a content item's settings, or gives it to another owner: at least one thing is given. */
export async function updateContent(
  database: D1Database,
  permit: PermitToChange<"update-content" | "transfer-content">,
  settings: ContentSettings,
  transfer: Transfer | undefined,
): Promise<ChangeResult> {
  const content = permit.subject;
  const given = Object.entries(columnsOf(settings)).filter(([, value]) => value !== undefined);
  const sets = given.map(([column], index) => `${column} = ?${index + 6}`);
  if (transfer !== undefined) sets.push("owner_id = (SELECT id FROM users WHERE guid = ?4)");
  const decisive = database
    .prepare(
      `UPDATE content SET ${sets.join(", ")}
      WHERE content.id = ?3 AND changes() > 0 AND ${MAY_CHANGE_CONTENT}
        AND (?4 IS NULL OR EXISTS (SELECT 1 FROM users WHERE guid = ?4 AND role >= ?5))`,
    )
    .bind(
      ...changeBindings(permit),
      content.id,
      transfer?.guid ?? null,
      rankOf("publisher"),
      ...given.map(([, value]) => value),
    );
  const summary = `Updated ${describeContent(content)}: ${describeSettings({ ...settings, owner_guid: transfer?.guid })}.`;
  const entry = { action: "update_content", object: contentObject(content), description: summary } as const;
  const following = transfer === undefined ? [] : [removeOwnersPermission(database, content)];
  return await change(database, transfer?.permit ?? permit, { decisive, entry, following });
}

/** The columns of settings by their names, which become part of a statement: with the words by which content is searched. */
function columnsOf({ name, title, description, access_type, upstream_url }: ContentSettings) {
  return {
    name,
    title,
    description,
    access_type,
    upstream_url,
    name_words: name && searchWords(name),
    title_words: title === undefined ? undefined : searchWords(title ?? ""),
    description_words: description === undefined ? undefined : searchWords(description),
  };
}

/** Deletes a content item; its permissions, bundles and own path go with it. */
export async function deleteContent(
  database: D1Database,
  permit: PermitToChange<"delete-content">,
): Promise<ChangeResult> {
  const content = permit.subject;
  const decisive = database
    .prepare(`DELETE FROM content WHERE content.id = ?3 AND changes() > 0 AND ${MAY_CHANGE_CONTENT}`)
    .bind(...changeBindings(permit), content.id);
  const description = `Deleted ${describeContent(content)} with its bundles.`;
  const entry = { action: "delete_content", object: contentObject(content), description } as const;
  return await change(database, permit, { decisive, entry });
}

/** The owner of content needs no permission for it, and has none when the content is transferred later. */
function removeOwnersPermission(database: D1Database, { id }: ContentAccess): D1PreparedStatement {
  return database
    .prepare(
      `DELETE FROM content_permissions
      WHERE content_id = ?1 AND user_id = (SELECT owner_id FROM content WHERE id = ?1) AND changes() > 0`,
    )
    .bind(id);
}

/** Titles, descriptions and URLs may hold anything: of these only the field is named. */
function describeSettings({
  name,
  access_type,
  owner_guid,
  ...others
}: ContentSettings & { readonly owner_guid: string | undefined }): string {
  const named = Object.entries({ name, access_type, owner_guid }).filter(([, value]) => value !== undefined);
  const unnamed = Object.entries(others).filter(([, value]) => value !== undefined);
  return [...named.map(([field, value]) => `${field} is now ${value}`), ...unnamed.map(([field]) => field)].join(", ");
}

export function recordOf(row: ContentRow, { caller, origin, withOwner }: RecordView): ContentRecord {
  const app_role = appRoleOf(row, caller);
  const showsUpstream = isPermitted(caller.role, "update-content") && mayChange({ appRole: app_role }, caller);
  return {
    guid: row.guid,
    id: String(row.id),
    name: row.name,
    title: row.title,
    description: row.description,
    access_type: row.access_type,
    app_mode: row.app_mode,
    upstream_url: showsUpstream ? row.upstream_url : null,
    owner_guid: row.owner_guid,
    created_time: row.created_time,
    last_deployed_time: row.last_deployed_time,
    bundle_id: row.bundle_id === null ? null : String(row.bundle_id),
    content_url: `${origin}/content/${row.guid}/`,
    dashboard_url: `${origin}/items/${row.guid}`,
    ...(row.vanity_path === null ? {} : { vanity_url: `${origin}${row.vanity_path}` }),
    app_role,
    ...(withOwner ? { owner: ownerOf(row) } : {}),
  };
}

function ownerOf({ owner_guid, username, first_name, last_name }: ContentRow): ContentOwner {
  return { guid: owner_guid, username, first_name, last_name };
}
