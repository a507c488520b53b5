/** The things that a user may have on the server, made past the API, so that a test begins where it likes. */

import { env } from "cloudflare:workers";
import type { AccessType, PermissionRole } from "../../../shared/index.ts";
import { permissionRankOf } from "../../../worker/database/row-values.ts";
import { lookOf } from "../../../worker/names/skeleton.ts";
import { timeText } from "../../../worker/values/time.ts";
import { insertKey, type Person, randomKey } from "./server.ts";
import { tarGz } from "./tar.ts";

/** A static content item with all that can belong to one. */
export interface Item {
  readonly id: number;
  readonly guid: string;
  readonly name: string;
  /** The id of the bundle that is served. */
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

/** The page that `publish` puts into an item's bundle. */
export const PAGE = "<title>Published</title>";

let count = 0;

/** Creates a content item, without its objects in the bucket; see `publish`. */
export async function addItem(ownerId: number, accessType: AccessType, bystander: Person): Promise<Item> {
  count += 1;
  const item = { guid: crypto.randomUUID(), name: `item-${count}`, path: `/own-${count}/` };
  const ofItem = "FROM content WHERE guid = ?1";
  // One batch: most tests begin with an item, and each trip to the database takes its time.
  const [content, bundle, permission] = await env.DATABASE.batch<{ readonly id: number }>([
    env.DATABASE.prepare(
      `INSERT INTO content (guid, owner_id, name, description, access_type, app_mode, created_time)
      VALUES (?, ?, ?, '', ?, 'static', ?) RETURNING id`,
    ).bind(item.guid, ownerId, item.name, accessType, now()),
    env.DATABASE.prepare(
      `INSERT INTO bundles (content_id, object_prefix, entry_file, created_time, archive_bytes, file_count, file_bytes)
      SELECT id, 'bundles/of-item-' || id || '/', 'index.html', ?2, 100, 1, ?3 ${ofItem} RETURNING id`,
    ).bind(item.guid, now(), PAGE.length),
    env.DATABASE.prepare(
      `INSERT INTO content_permissions (content_id, user_id, role) SELECT id, ?2, 1 ${ofItem} RETURNING id`,
    ).bind(item.guid, bystander.id),
    env.DATABASE.prepare(`UPDATE bundles SET deployed_time = ?2 WHERE content_id = (SELECT id ${ofItem})`).bind(
      item.guid,
      now(),
    ),
    env.DATABASE.prepare(
      `UPDATE content SET bundle_id = (SELECT id FROM bundles WHERE content_id = content.id), last_deployed_time = ?2
      WHERE guid = ?1`,
    ).bind(item.guid, now()),
    env.DATABASE.prepare(`INSERT INTO vanity_paths (content_id, path, created_time) SELECT id, ?2, ?3 ${ofItem}`).bind(
      item.guid,
      item.path,
      now(),
    ),
  ]);
  return { ...item, id: idOf(content), bundleId: String(idOf(bundle)), permissionId: String(idOf(permission)) };
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

export async function permit(item: Item, to: { user: Person } | { group: Group }, role: PermissionRole): Promise<void> {
  await insert(
    "INSERT INTO content_permissions (content_id, user_id, group_id, role) VALUES (?, ?, ?, ?) RETURNING id",
    [item.id, "user" in to ? to.user.id : null, "group" in to ? to.group.id : null, permissionRankOf(role)],
  );
}

export async function addGroup(owner: Person, ...members: readonly Person[]): Promise<Group> {
  count += 1;
  const guid = crypto.randomUUID();
  const name = `group-${count}`;
  const { exact, folded } = lookOf(name);
  const id = await insert(
    "INSERT INTO groups (guid, name, owner_id, look, folded_look) VALUES (?, ?, ?, ?, ?) RETURNING id",
    [guid, name, owner.id, exact, folded],
  );
  const add = env.DATABASE.prepare("INSERT INTO group_members (group_id, user_id) VALUES (?, ?)");
  if (members.length > 0) await env.DATABASE.batch(members.map((member) => add.bind(id, member.id)));
  return { id, guid };
}

const SPARE = "spare";

/** Creates a key of a user that no one may use, in the place of the one before: a user may have only so many. */
export async function spareKey(userId: number): Promise<string> {
  const [, keys] = await env.DATABASE.batch<{ readonly id: number }>([
    env.DATABASE.prepare("DELETE FROM api_keys WHERE user_id = ? AND name = ?").bind(userId, SPARE),
    await insertKey(userId, randomKey(), "viewer", { name: SPARE }),
  ]);
  return String(keys?.results[0]?.id);
}

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
export async function addExport({ isPaused = false } = {}): Promise<Export> {
  count += 1;
  const created = { guid: crypto.randomUUID(), name: `export-${count}` };
  await env.DATABASE.batch([
    env.DATABASE.prepare("DELETE FROM audit_exports"),
    env.DATABASE.prepare(
      `INSERT INTO audit_exports (guid, name, source, source_url, interval_minutes, paused, created_time)
      VALUES (?, ?, 'own', 'https://steward.example', 15, ?, ?)`,
    ).bind(created.guid, created.name, isPaused ? 1 : 0, now()),
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

function idOf(inserted: D1Result<{ readonly id: number }> | undefined): number {
  const [row] = inserted?.results ?? [];
  if (row === undefined) throw new Error("The row was not created.");
  return row.id;
}

async function insert(sql: string, values: readonly (string | number | null)[]): Promise<number> {
  const id = await env.DATABASE.prepare(sql)
    .bind(...values)
    .first<number>("id");
  if (id === null) throw new Error("The row was not created.");
  return id;
}
