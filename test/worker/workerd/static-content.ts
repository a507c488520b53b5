/** Static content made past the API: rows in the database, objects in the bucket. */

import type { D1Database, R2Bucket } from "@cloudflare/workers-types";
import type { AccessType } from "../../../shared/index.ts";

/** The files that are served, and to whom. */
export interface StaticContent {
  /** The owner's row. */
  readonly ownerId: number;
  /** Texts and bytes by the paths of their files. Without any, nothing has been deployed. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly accessType?: AccessType;
  readonly entryFile?: string;
  /** With a slash at both ends. */
  readonly vanityPath?: string;
}

export interface Stores {
  readonly DATABASE: D1Database;
  readonly CONTENT: R2Bucket;
}

/** When the bundles became the ones that are served. */
export const DEPLOYED_TIME = "2026-03-02T10:20:30Z";

/** Makes static content, and returns its guid. */
export async function addStaticContent(
  { DATABASE, CONTENT }: Stores,
  { ownerId, files, accessType = "acl", entryFile = "index.html", vanityPath }: StaticContent,
): Promise<string> {
  const guid = crypto.randomUUID();
  const id = await DATABASE.prepare(
    `INSERT INTO content (guid, owner_id, name, description, access_type, app_mode, created_time)
    VALUES (?1, ?2, ?1, '', ?3, 'static', ?4) RETURNING id`,
  )
    .bind(guid, ownerId, accessType, DEPLOYED_TIME)
    .first<number>("id");
  if (id === null) throw new Error("The content was not created.");
  if (files !== undefined) await deploy({ DATABASE, CONTENT }, id, entryFile, files);
  if (vanityPath !== undefined) {
    await DATABASE.prepare("INSERT INTO vanity_paths (content_id, path, created_time) VALUES (?, ?, ?)")
      .bind(id, vanityPath, DEPLOYED_TIME)
      .run();
  }
  return guid;
}

async function deploy(
  { DATABASE, CONTENT }: Stores,
  id: number,
  entryFile: string,
  files: NonNullable<StaticContent["files"]>,
): Promise<void> {
  const prefix = `bundles/${crypto.randomUUID()}/`;
  const puts = Object.entries(files).map(async ([path, bytes]) => await CONTENT.put(`${prefix}files/${path}`, bytes));
  await Promise.all(puts);
  const bundleId = await DATABASE.prepare(
    `INSERT INTO bundles (content_id, object_prefix, entry_file, created_time, archive_bytes, file_count, file_bytes)
    VALUES (?, ?, ?, ?, 0, 0, 0) RETURNING id`,
  )
    .bind(id, prefix, entryFile, DEPLOYED_TIME)
    .first<number>("id");
  await DATABASE.prepare("UPDATE content SET bundle_id = ?, last_deployed_time = ? WHERE id = ?")
    .bind(bundleId, DEPLOYED_TIME, id)
    .run();
}
