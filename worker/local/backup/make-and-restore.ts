/** From a deployment to a backup, and from a backup to a deployment that is empty. */

import { appendFileSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CommandError, EXIT } from "../command/command.ts";
import { type AddEntry, type Contents, checkBackup, DATABASE, readBackup, writeBackup } from "./backup-file.ts";
import { BUCKETS, type BucketName, type Deployment } from "./deployment.ts";

/** The number of times that a backup is begun because content was deleted while it was made. */
const TRIES = 3;

/** The amounts that were backed up. */
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
        "npm run deploy:check names.",
    );
  }
  for (let tries = 0; tries < TRIES; tries += 1) {
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
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    return await withDatabaseFile(async (sql) => {
      await deployment.exportDatabase(sql);
      const { lastAuditId: last_audit_id, counts, ...facts } = factsOf(sql);
      const created = now.toISOString();
      const { entries } = await writeBackup(part, passphrase, async (add) => {
        await add(DATABASE, { bytes: readFileSync(sql), contentType: null });
        await addObjects("content", deployment, add);
        await addObjects("exports", deployment, add);
        return { created, last_audit_id };
      });
      const names = Object.keys(entries);
      if (incompleteBundles(facts, contentKeys(names)).length > 0) return null;
      renameSync(part, file);
      return { file, created, encrypted: passphrase !== undefined, objects: names.length - 1, last_audit_id, counts };
    });
  } finally {
    rmSync(part, { force: true });
  }
}

/** Works with the path of a file for the statements of a database, which is gone afterwards. */
async function withDatabaseFile<Done>(work: (sql: string) => Promise<Done>): Promise<Done> {
  const folder = mkdtempSync(join(tmpdir(), "steward-backup-"));
  try {
    return await work(join(folder, DATABASE));
  } finally {
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
function objectOf(name: string): { readonly bucket: BucketName; readonly key: string } | null {
  const [bucket = "", ...rest] = name.split("/");
  if (rest.length === 0 || !Object.hasOwn(BUCKETS, bucket)) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is one of the names
  return { bucket: bucket as BucketName, key: rest.join("/") };
}

/** The keys of content among the entries of these names. */
function contentKeys(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const place = objectOf(name);
    return place?.bucket === "content" ? [place.key] : [];
  });
}

/** Who was signed in signs in again: a session that has ended since must not come back. */
const END_SESSIONS = "\nDELETE FROM hand_overs;\nDELETE FROM sessions;\n";

/** The amounts that were restored. */
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
  return await withDatabaseFile(async (sql) => {
    await readBackup(file, passphrase, contents, (name, { bytes }) => {
      if (name === DATABASE) writeFileSync(sql, bytes, { mode: 0o600 });
    });
    const facts = factsOf(sql);
    const names = Object.keys(contents.entries);
    if (incompleteBundles(facts, contentKeys(names)).length > 0) {
      throw new CommandError("Objects of bundles are missing from the backup. Use another one.");
    }
    await readBackup(file, passphrase, contents, async (name, object) => {
      const place = objectOf(name);
      if (place !== null) await deployment.write(place.bucket, place.key, object);
    });
    appendFileSync(sql, END_SESSIONS);
    await deployment.importDatabase(sql);
    const { created, last_audit_id } = contents;
    const objects = names.filter((name) => objectOf(name) !== null).length;
    return { created, last_audit_id, objects, counts: facts.counts };
  });
}

function notEmpty(): CommandError {
  return new CommandError(
    "The deployment is not empty: it has tables or objects. A backup is only restored into new ones: on this machine set STEWARD_STATE to " +
      "a folder that does not exist; at Cloudflare create a database and two buckets, and name them by npm run deploy:init.",
    EXIT.refused,
  );
}

/** The facts about its database that a backup needs. */
interface DatabaseFacts {
  /** The id of the newest entry of the audit log; null where it has none. */
  readonly lastAuditId: number | null;
  /** The beginnings of the names of each bundle's objects, with the number of its files. */
  readonly bundles: readonly { readonly object_prefix: string; readonly file_count: number }[];
  /** The numbers of what a restore brings back. */
  readonly counts: {
    readonly users: number;
    readonly keys: number;
    readonly content: number;
    readonly exports: number;
  };
}

/** Reads them without a server. @param file the statements of the database. @throws where they cannot be run: then no database could take them either. */
function factsOf(file: string): DatabaseFacts {
  const database = new DatabaseSync(":memory:");
  try {
    database.exec(readFileSync(file, "utf8"));
    const number = (sql: string) => Number(Object.values(database.prepare(sql).get() ?? {})[0] ?? 0);
    const bundles = database.prepare("SELECT object_prefix, file_count FROM bundles").all();
    return {
      lastAuditId: number("SELECT max(id) FROM audit_log") || null,
      bundles: bundles.map((row) => ({
        object_prefix: String(row["object_prefix"]),
        file_count: Number(row["file_count"]),
      })),
      counts: {
        users: number("SELECT count(*) FROM users"),
        keys: number("SELECT count(*) FROM api_keys"),
        content: number("SELECT count(*) FROM content"),
        exports: number("SELECT count(*) FROM audit_exports WHERE deletion IS NULL"),
      },
    };
  } finally {
    database.close();
  }
}

/** The bundles of which an object is missing, by the beginnings of their names. @param names of all objects of the bucket. */
function incompleteBundles({ bundles }: Pick<DatabaseFacts, "bundles">, names: Iterable<string>): readonly string[] {
  const objects = new Map<string, number>();
  for (const name of names) {
    const prefix = /^bundles\/[^/]+\//.exec(name)?.[0];
    if (prefix !== undefined) objects.set(prefix, (objects.get(prefix) ?? 0) + 1);
  }
  // Beside its files, a bundle has its archive.
  const isWhole = ({ object_prefix: prefix, file_count: files }: DatabaseFacts["bundles"][number]) =>
    objects.get(prefix) === files + 1;
  return bundles.filter((bundle) => !isWhole(bundle)).map(({ object_prefix }) => object_prefix);
}
