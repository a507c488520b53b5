/** A log of a test's own making, an export of it, and runs that remove old entries. */

import { env } from "cloudflare:workers";
import { readSourceEntry } from "../../../../shared/index.ts";
import { ownSource } from "../../../../worker/export-jobs/job-source.ts";
import { type AuditExport, listAuditExports } from "../../../../worker/export-records/export-store.ts";
import { codec, signerOf, verifySignature } from "../../../../worker/export-records/ports.ts";
import { r2Objects } from "../../../../worker/export-records/r2-objects.ts";
import { type PruningOutcome, type PruningPorts, pruneAuditLog } from "../../../../worker/pruning/pruning.ts";
import { ORIGIN } from "../../workerd/server.ts";

/** The log as exports read it. */
export const log = ownSource(ORIGIN, env.DATABASE);

/** The key that signs the manifests of the test's exports. */
export const { pkcs8, signer } = await newKey();
export const stranger = (await newKey()).signer;

/** A new signing key. */
async function newKey() {
  const pair = await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"]);
  if (!("privateKey" in pair)) throw new Error("The platform made no pair of keys.");
  const exported = await crypto.subtle.exportKey("pkcs8", pair.privateKey);
  if (!(exported instanceof ArrayBuffer)) throw new Error("The platform gave no PKCS #8.");
  const bytes = new Uint8Array(exported);
  return { pkcs8: bytes, signer: await signerOf(bytes) };
}

/** Writes so many entries of a time, past the API. */
export async function writeEntries(count: number, time: string, action = "update_user"): Promise<void> {
  await env.DATABASE.prepare(
    `WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?1)
    INSERT INTO audit_log (time, user_id, user_guid, user_description, action, event_description)
    SELECT ?2, '7', 'guid-7', 'Ada Example (ada)', ?3, 'Changed “' || number || '”.' FROM numbers`,
  )
    .bind(count, time, action)
    .run();
}

/** Makes an export, past the API. */
export async function addExport(name: string, source = "own"): Promise<void> {
  await env.DATABASE.prepare(
    `INSERT INTO audit_exports (guid, name, source, source_url, interval_minutes, created_time)
    VALUES (?1, ?2, ?3, ?4, 15, '2029-01-01T00:00:00Z')`,
  )
    .bind(crypto.randomUUID(), name, source, ORIGIN)
    .run();
}

export async function pause(name: string, isPaused = true, deletion: string | null = null): Promise<void> {
  await env.DATABASE.prepare("UPDATE audit_exports SET paused = ?2, deletion = ?3 WHERE name = ?1")
    .bind(name, isPaused ? 1 : 0, deletion)
    .run();
}

/** The ports of the real removal. */
export const ports: PruningPorts = {
  database: env.DATABASE,
  publicKeys: [signer.publicKey],
  portsOf: ({ name }: AuditExport) => ({
    objects: r2Objects(env.EXPORTS, name),
    codec,
    verifySignature,
    log,
    readEntry: readSourceEntry,
  }),
  lastIdOf: async () => await Promise.resolve(null),
};

/** Removes what is older than a time. */
export async function prune(olderThan: string, changed: Partial<PruningPorts> = {}): Promise<PruningOutcome> {
  const exports = await listAuditExports(env.DATABASE);
  return await pruneAuditLog(exports, new Date(olderThan), { ...ports, ...changed });
}

/** The lowest and the highest id of the log, and how many entries it has. */
export async function extentOfLog(): Promise<readonly [first: number, last: number, entries: number]> {
  const row = await env.DATABASE.prepare(
    "SELECT min(id) AS first, max(id) AS last, count(*) AS entries FROM audit_log",
  ).first<{
    first: number;
    last: number;
    entries: number;
  }>();
  return [row?.first ?? 0, row?.last ?? 0, row?.entries ?? 0];
}

/** The notes of removals. */
export async function prunings() {
  const { results } = await env.DATABASE.prepare("SELECT * FROM audit_log_prunings ORDER BY id").all();
  return results;
}
