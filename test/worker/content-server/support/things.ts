/** What a user may have on the server, made past the API, so that a test begins where it likes. */

import { env } from "cloudflare:workers";
import type { AccessType, PermissionRole } from "../../../../shared/index.ts";
import { permissionRankOf } from "../../../../worker/content-server/store/row-values.ts";
import { timeText } from "../../../../worker/time.ts";
import type { Person } from "./server.ts";
import { tarGz } from "./tar.ts";

/** A static content item with all that can belong to one. */
export interface Item {
  readonly id: number;
  readonly guid: string;
  readonly name: string;
  /** Of the bundle that is served. */
  readonly bundleId: string;
  /** Gives a bystander the role "viewer". */
  readonly permissionId: string;
  /** With a slash at both ends. */
  readonly path: string;
}

export interface Group {
  readonly id: number;
  readonly guid: string;
}

/** An export of this server's audit log. */
export interface Export {
  readonly guid: string;
  readonly name: string;
}

/** A key to sign exports with, as a deployment has it, and the public one that belongs to it. */
export const SIGNING_KEY = "MC4CAQAwBQYDK2VwBCIEIAcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcH";
export const PUBLIC_KEY = "ea4a6c63e29c520abef5507b132ec5f9954776aebebe7b92421eea691446d22c";

/** What `publish` makes of an item's bundle. */
export const PAGE = "<title>Published</title>";

let count = 0;

/** Creates a content item, without its objects in the bucket; see `publish`. */
export async function addItem(ownerId: number, accessType: AccessType, bystander: Person): Promise<Item> {
  count += 1;
  const item = { guid: crypto.randomUUID(), name: `item-${count}`, path: `/own-${count}/` };
  const id = await insert(
    `INSERT INTO content (guid, owner_id, name, description, access_type, app_mode, created_time)
    VALUES (?, ?, ?, '', ?, 'static', ?) RETURNING id`,
    [item.guid, ownerId, item.name, accessType, now()],
  );
  const bundleId = await insert(
    `INSERT INTO bundles (content_id, object_prefix, entry_file, created_time, archive_bytes, file_count, file_bytes)
    VALUES (?, ?, 'index.html', ?, 100, 1, ?) RETURNING id`,
    [id, prefixOf(id), now(), PAGE.length],
  );
  const permissionId = await insert(
    "INSERT INTO content_permissions (content_id, user_id, role) VALUES (?, ?, 1) RETURNING id",
    [id, bystander.id],
  );
  await env.DATABASE.batch([
    env.DATABASE.prepare("UPDATE bundles SET deployed_time = ? WHERE id = ?").bind(now(), bundleId),
    env.DATABASE.prepare("UPDATE content SET bundle_id = ?, last_deployed_time = ? WHERE id = ?").bind(
      bundleId,
      now(),
      id,
    ),
    env.DATABASE.prepare("INSERT INTO vanity_paths (content_id, path, created_time) VALUES (?, ?, ?)").bind(
      id,
      item.path,
      now(),
    ),
  ]);
  return { ...item, id, bundleId: String(bundleId), permissionId: String(permissionId) };
}

/** Creates another bundle of an item, which is not served, without its objects in the bucket. */
export async function addBundle({ id }: Pick<Item, "id">, archiveBytes = 100, fileBytes = 0): Promise<string> {
  count += 1;
  const bundleId = await insert(
    `INSERT INTO bundles (content_id, object_prefix, entry_file, created_time, archive_bytes, file_count, file_bytes)
    VALUES (?, ?, 'index.html', ?, ?, 1, ?) RETURNING id`,
    [id, `bundles/another-${count}/`, now(), archiveBytes, fileBytes],
  );
  return String(bundleId);
}

/** Puts the objects of an item's bundle into the bucket. */
export async function publish({ id }: Item): Promise<void> {
  await env.CONTENT.put(`${prefixOf(id)}files/index.html`, PAGE);
  await env.CONTENT.put(`${prefixOf(id)}archive.tar.gz`, await tarGz([{ name: "index.html", data: PAGE }]));
}

/** Gives a user or a group a permission. */
export async function permit(item: Item, to: { user: Person } | { group: Group }, role: PermissionRole): Promise<void> {
  await insert(
    "INSERT INTO content_permissions (content_id, user_id, group_id, role) VALUES (?, ?, ?, ?) RETURNING id",
    [item.id, "user" in to ? to.user.id : null, "group" in to ? to.group.id : null, permissionRankOf(role)],
  );
}

/** Creates a group. */
export async function addGroup(owner: Person, ...members: readonly Person[]): Promise<Group> {
  count += 1;
  const guid = crypto.randomUUID();
  const id = await insert("INSERT INTO groups (guid, name, owner_id) VALUES (?, ?, ?) RETURNING id", [
    guid,
    `group-${count}`,
    owner.id,
  ]);
  const add = env.DATABASE.prepare("INSERT INTO group_members (group_id, user_id) VALUES (?, ?)");
  if (members.length > 0) await env.DATABASE.batch(members.map((member) => add.bind(id, member.id)));
  return { id, guid };
}

/** Creates a task of a user's. */
export async function addTask(userId: number): Promise<string> {
  const id = crypto.randomUUID();
  await env.DATABASE.prepare(
    "INSERT INTO tasks (id, user_id, created_time, output, code, error) VALUES (?, ?, ?, '[]', 0, '')",
  )
    .bind(id, userId, now())
    .run();
  return id;
}

/** Creates an export of this server's log in the place of all others, for there is a bound to their number. */
export async function addExport(): Promise<Export> {
  count += 1;
  const created = { guid: crypto.randomUUID(), name: `export-${count}` };
  await env.DATABASE.batch([
    env.DATABASE.prepare("DELETE FROM audit_exports"),
    env.DATABASE.prepare(
      `INSERT INTO audit_exports (guid, name, source, source_url, interval_minutes, created_time)
      VALUES (?, ?, 'own', 'https://steward.example', 15, ?)`,
    ).bind(created.guid, created.name, now()),
  ]);
  return created;
}

/** Puts an object of an export into its bucket. */
export async function storeObject({ name }: Pick<Export, "name">, object: string, bytes: string): Promise<void> {
  await env.EXPORTS.put(`${name}/${object}`, bytes);
}

function prefixOf(itemId: number): string {
  return `bundles/of-item-${itemId}/`;
}

function now(): string {
  return timeText(new Date());
}

async function insert(sql: string, values: readonly (string | number | null)[]): Promise<number> {
  const id = await env.DATABASE.prepare(sql)
    .bind(...values)
    .first<number>("id");
  if (id === null) throw new Error("The row was not created.");
  return id;
}
