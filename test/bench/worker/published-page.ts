/** A page that is published for everyone, past the API. */
import { migrationStatements } from "../../support/migrated-database.ts";
import type { Process } from "./process.ts";

const GUID = "0b6bd04d-9c3f-4c15-8f6d-26a6c9a7f3f1";
const OBJECT_PREFIX = "bundles/bench/";
const PAGE = `<!doctype html><title>Page</title><p>${"x".repeat(1_960)}</p>\n`;

export const PAGE_PATH = `/content/${GUID}/index.html`;

const ROWS = [
  `INSERT INTO users (id, guid, username, first_name, last_name, email, role, created_time, updated_time)
  VALUES (1, 'user-1', 'bench', '', '', 'bench@example.com', 3, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z')`,
  `INSERT INTO content (id, guid, owner_id, name, description, access_type, app_mode, bundle_id, created_time, last_deployed_time)
  VALUES (1, '${GUID}', 1, 'bench', '', 'all', 'static', 1, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z')`,
  `INSERT INTO bundles (id, content_id, object_prefix, entry_file, created_time, archive_bytes, file_count, file_bytes)
  VALUES (1, 1, '${OBJECT_PREFIX}', 'index.html', '2026-01-01T00:00:00Z', 1, 1, ${PAGE.length})`,
];

/** Publishes it on a new Worker of the checkout. */
export async function publishPage({ miniflare }: Process, root: string): Promise<void> {
  const database = await miniflare.getD1Database("DATABASE");
  const statements = [...(await migrationStatements(root)), ...ROWS];
  await database.batch(statements.map((statement) => database.prepare(statement)));
  const bucket = await miniflare.getR2Bucket("CONTENT");
  // As an upload stores it.
  await bucket.put(`${OBJECT_PREFIX}files/index.html`, PAGE, { customMetadata: { "start-1": "other" } });
}
