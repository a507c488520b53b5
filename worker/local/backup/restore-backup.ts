/** From a backup to a deployment that is empty. */

import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandError, EXIT } from "../command.ts";
import { type Contents, checkBackup, DATABASE, readBackup } from "./backup-file.ts";
import { type DatabaseFacts, factsOf, incompleteBundles } from "./database-file.ts";
import type { Deployment } from "./deployment.ts";
import { contentKeys, objectOf } from "./make-backup.ts";

/** Who was signed in signs in again: a session that has ended since must not come back. */
const END_SESSIONS = "\nDELETE FROM hand_overs;\nDELETE FROM sessions;\n";

/** What was restored. */
export interface RestoreReport extends Pick<Contents, "created" | "last_audit_id"> {
  readonly objects: number;
  readonly counts: DatabaseFacts["counts"];
}

/** Restores a backup, which is checked as a whole before anything is written. The database comes last, so that no row is there before its objects. */
export async function restoreBackup(
  deployment: Deployment,
  file: string,
  passphrase: string | undefined,
): Promise<RestoreReport> {
  const contents = await checkBackup(file, passphrase);
  if (!(await deployment.isEmpty())) throw notEmpty();
  const folder = mkdtempSync(join(tmpdir(), "steward-restore-"));
  try {
    const sql = join(folder, DATABASE);
    await readBackup(file, passphrase, contents, (name, { bytes }) => {
      if (name === DATABASE) writeFileSync(sql, bytes, { mode: 0o600 });
    });
    const facts = factsOf(sql);
    const names = Object.keys(contents.entries);
    if (incompleteBundles(facts, contentKeys(names)).length > 0)
      throw new CommandError("Objects of bundles are missing from the backup. Use another one.");
    await readBackup(file, passphrase, contents, async (name, object) => {
      const place = objectOf(name);
      if (place !== null) await deployment.write(place.bucket, place.key, object);
    });
    appendFileSync(sql, END_SESSIONS);
    await deployment.importDatabase(sql);
    const { created, last_audit_id } = contents;
    return {
      created,
      last_audit_id,
      objects: names.filter((name) => objectOf(name) !== null).length,
      counts: facts.counts,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function notEmpty(): CommandError {
  return new CommandError(
    "The deployment is not empty: it has tables or objects. A backup is only restored into new ones: on this machine set STEWARD_STATE to " +
      "a folder that does not exist; at Cloudflare create a database and two buckets, and put their names into wrangler.toml.",
    EXIT.refused,
  );
}
