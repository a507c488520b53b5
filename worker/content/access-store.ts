import type { AccessType, AppMode, AppRole } from "../../shared/index.ts";
import type { AuditObject } from "../database/audit-notes.ts";
import { permissionRankOf } from "../database/row-values.ts";
import type { Caller, VisitorContext } from "../identity/caller.ts";
import type { Permit } from "../identity/permit.ts";
import type { Permission } from "../identity/role-permissions.ts";
import type { UserRef } from "../identity/user-ref.ts";
import { type Reading, readingOne } from "../platform/reading.ts";
import { VANITY_PATH_MAX_SEGMENTS } from "../values/limits.ts";
import type { Shared } from "./sharing.ts";

/** A content item, as far as requests for it and its parts need to know it. */
export interface ContentAccess extends Shared {
  readonly id: number;
  readonly guid: string;
  readonly name: string;
  readonly ownerGuid: string;
  readonly appMode: AppMode;
  /** Null for content that is not an API. */
  readonly upstreamUrl: string | null;
  /** The bundle that is served. */
  readonly bundleId: number | null;
  /** Undefined where nothing has been deployed. */
  readonly servedBundle: ServedBundle | undefined;
}

/** The permit for a change of a content item: of one's own, or of one that belongs to others. */
export type PermitToChange<Own extends Permission> = Permit<Own | "manage-content-of-others", ContentAccess>;

/** The bundle that is served for static content. */
export interface ServedBundle {
  /** The beginning of the names of its objects. */
  readonly objectPrefix: string;
  /** The file that is served for the root. */
  readonly entryFile: string;
  /** The time when it became the one that is served. */
  readonly deployed: Date | undefined;
}

/** A content item in audit entries. */
export function contentObject({ guid }: Pick<ContentAccess, "guid">): AuditObject<"content"> {
  return { type: "content", id: guid };
}

/** The description of a content item in audit entries. */
export function describeContent({ name, guid }: Pick<ContentAccess, "name" | "guid">): string {
  return `the content item "${name}" (${guid})`;
}

/** The row of a content item, in which the facts that every caller has alike have the names of `ContentAccess`. */
interface Row extends Omit<ContentAccess, "appRole" | "servedBundle"> {
  readonly owner_id: number;
  readonly grant_role: number | null;
  readonly object_prefix: string | null;
  readonly entry_file: string | null;
  readonly last_deployed_time: string | null;
}

const OWNER = permissionRankOf("owner");
const VIEWER = permissionRankOf("viewer");

/**
 * Selects the `grant_role` of a user in a query of `content`: the rank of a permission, or null. Each part begins with the
 * content, so that it is no slower for users to whom much is shared.
 *
 * @param user the user's row, as an expression.
 */
export function grantRole(user: string): string {
  return `(SELECT max(role) FROM (
    SELECT ${OWNER} AS role WHERE content.owner_id = ${user}
    UNION ALL
    SELECT role FROM content_permissions WHERE content_id = content.id AND user_id = ${user}
    UNION ALL
    SELECT content_permissions.role
    FROM content_permissions JOIN group_members ON group_members.group_id = content_permissions.group_id
    WHERE content_permissions.content_id = content.id AND group_members.user_id = ${user}))`;
}

/** The `grant_role` of the user whose row is bound to ?1. */
const GRANT_ROLE = grantRole("?1");

/**
 * Tests if a user may change `content`, in the statement that changes it: the user whose row is bound to ?1, or, where
 * ?2 is 1, a user who may manage the content of others.
 */
export const MAY_CHANGE_CONTENT = `(?2 = 1 OR ${GRANT_ROLE} = ${OWNER})`;

/** Parameters ?1 and ?2 of `MAY_CHANGE_CONTENT`, by the permission of the change. */
export function changeBindings({ caller, permission }: Permit): readonly [number, number] {
  return [caller.userId, permission === "manage-content-of-others" ? 1 : 0];
}

const columnsFor = (
  user: UserRef,
) => `content.id, content.guid, content.name, content.access_type AS accessType, content.app_mode AS appMode,
  content.upstream_url AS upstreamUrl, content.bundle_id AS bundleId,
  (SELECT users.guid FROM users WHERE users.id = content.owner_id) AS ownerGuid,
  content.owner_id, ${grantRole(user.sql)} AS grant_role, bundles.object_prefix, bundles.entry_file, content.last_deployed_time`;

const JOIN_SERVED_BUNDLE = "LEFT JOIN bundles ON bundles.id = content.bundle_id AND bundles.content_id = content.id";

/** Content as it is to the caller whom it was read for; to no caller, it is no more than it is to anyone. */
type ContentFor<Value> = (caller: Caller | undefined) => Value;

/** A content item by its guid; undefined where there is none, for any user. @param user the caller, known or not. */
export function contentByGuid(guid: string, user: UserRef): Reading<ContentFor<ContentAccess> | undefined> {
  return readingOne(
    `SELECT ${columnsFor(user)} FROM content ${JOIN_SERVED_BUNDLE} WHERE content.guid = ?2`,
    [user.value, guid],
    (row: Row) => (caller) => contentOf(row, caller),
  );
}

/** A content item, and what the caller is to it; undefined where there is none, for any caller. */
export async function findContent(
  { ask, sender, caller }: Pick<VisitorContext, "ask" | "sender" | "caller">,
  guid: string,
): Promise<ContentAccess | undefined> {
  const [content] = await ask(contentByGuid(guid, sender));
  return content?.(caller);
}

/** A content item that has a path of its own. */
interface ContentAtPath {
  readonly content: ContentAccess;
  /** With a slash at both ends. */
  readonly vanityPath: string;
}

/**
 * The content item whose own path begins a URL's path; undefined where there is none. Own paths do not nest, so that it is
 * at most one.
 *
 * @param user the caller, known or not.
 */
export function contentByPath(path: string, user: UserRef): Reading<ContentFor<ContentAtPath> | undefined> {
  return readingOne(
    `SELECT ${columnsFor(user)}, vanity_paths.path AS vanityPath
    FROM vanity_paths JOIN content ON content.id = vanity_paths.content_id ${JOIN_SERVED_BUNDLE}
    WHERE vanity_paths.path IN (SELECT value FROM json_each(?2))`,
    [user.value, JSON.stringify(beginningsOf(path))],
    ({ vanityPath, ...row }: Row & { readonly vanityPath: string }) =>
      (caller) => ({ content: contentOf(row, caller), vanityPath }),
  );
}

/**
 * `/a/`, `/a/b/` and so on of `/a/b/c`, as far as own paths go.
 * See docs/decisions/0051-vanity-paths-do-not-nest.md.
 */
export function beginningsOf(path: string): readonly string[] {
  const segments = path.split("/").slice(1, 1 + VANITY_PATH_MAX_SEGMENTS);
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}/`);
}

function contentOf(row: Row, caller: Caller | undefined): ContentAccess {
  const { owner_id, grant_role, object_prefix, entry_file, last_deployed_time, ...content } = row;
  return {
    ...content,
    appRole: appRoleOf({ owner_id, grant_role, access_type: content.accessType }, caller),
    servedBundle:
      object_prefix === null || entry_file === null
        ? undefined
        : {
            objectPrefix: object_prefix,
            entryFile: entry_file,
            deployed: last_deployed_time === null ? undefined : new Date(last_deployed_time),
          },
  };
}

/** The caller's part in content. Everyone with a key may see content that is not only for some. */
export function appRoleOf(
  row: { readonly owner_id: number; readonly grant_role: number | null; readonly access_type: AccessType },
  caller: Pick<Caller, "userId"> | undefined,
): AppRole {
  if (caller === undefined) return "none";
  if (row.owner_id === caller.userId) return "owner";
  if (row.grant_role === OWNER) return "editor";
  return row.grant_role === VIEWER || row.access_type !== "acl" ? "viewer" : "none";
}
