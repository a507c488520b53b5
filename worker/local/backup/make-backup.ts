/** From a deployment to a backup. */

import { mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandError } from "../command.ts";
import { type AddEntry, DATABASE, writeBackup } from "./backup-file.ts";
import { type DatabaseFacts, factsOf, incompleteBundles } from "./database-file.ts";
import { BUCKETS, type BucketName, type Deployment } from "./deployment.ts";

/** How often a backup is begun again because content was deleted while it was made. */
const TRIES = 3;

/** What was backed up. */
export interface BackupReport {
  readonly file: string;
  readonly created: string;
  readonly encrypted: boolean;
  readonly objects: number;
  readonly last_audit_id: number | null;
  readonly counts: DatabaseFacts["counts"];
}

/**
 * Backs a deployment up into a new file. The database comes first: what is uploaded meanwhile has more objects than rows, which does no
 * harm. Where content was deleted meanwhile, rows may have lost their objects, and it begins again.
 */
export async function makeBackup(
  deployment: Deployment,
  file: string,
  passphrase: string | undefined,
  now: Date,
): Promise<BackupReport> {
  if (await deployment.isEmpty()) {
    throw new CommandError(
      "There is nothing to back up: this server has no tables and no objects. Check STEWARD_STATE, or with --remote what " +
        "wrangler.toml names.",
    );
  }
  for (let tries = 0; tries < TRIES; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- only where the one before came to nothing
    const report = await tryBackup(deployment, file, passphrase, now);
    if (report !== null) return report;
  }
  throw new CommandError(
    "Bundles in the database have no objects in the bucket, also after three tries. Find out what deletes objects, and try again.",
  );
}

/** Null where a row has lost its objects. */
async function tryBackup(
  deployment: Deployment,
  file: string,
  passphrase: string | undefined,
  now: Date,
): Promise<BackupReport | null> {
  const [folder, part] = [mkdtempSync(join(tmpdir(), "steward-backup-")), `${file}.part`];
  try {
    rmSync(part, { force: true });
    const sql = join(folder, DATABASE);
    await deployment.exportDatabase(sql);
    const facts = factsOf(sql);
    const created = now.toISOString();
    const { entries } = await writeBackup(part, passphrase, async (add) => {
      await add(DATABASE, { bytes: readFileSync(sql), contentType: null });
      await addObjects("content", deployment, add);
      await addObjects("exports", deployment, add);
      return { created, last_audit_id: facts.lastAuditId };
    });
    const names = Object.keys(entries);
    if (incompleteBundles(facts, contentKeys(names)).length > 0) return null;
    renameSync(part, file);
    const { counts, lastAuditId } = facts;
    const encrypted = passphrase !== undefined;
    return { file, created, encrypted, objects: names.length - 1, last_audit_id: lastAuditId, counts };
  } finally {
    rmSync(part, { force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

async function addObjects(bucket: BucketName, deployment: Deployment, add: AddEntry): Promise<void> {
  for await (const key of deployment.keys(bucket)) {
    const object = await deployment.read(bucket, key);
    // It was deleted since it was listed.
    if (object !== null) await add(`${bucket}/${key}`, object);
  }
}

/** The bucket and the key of an entry; null for one that is no object. */
export function objectOf(name: string): { readonly bucket: BucketName; readonly key: string } | null {
  const [bucket = "", ...rest] = name.split("/");
  if (rest.length === 0 || !Object.hasOwn(BUCKETS, bucket)) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is one of the names
  return { bucket: bucket as BucketName, key: rest.join("/") };
}

/** The keys of content among the entries of these names. */
export function contentKeys(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const place = objectOf(name);
    return place?.bucket === "content" ? [place.key] : [];
  });
}
