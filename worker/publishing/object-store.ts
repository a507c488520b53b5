import { secondsBefore, timeText } from "../values/time.ts";
import type { StoredFiles } from "./compare-files.ts";

/** Objects without an owner are kept so long: an upload may still be writing them, or a visitor reading them. */
export const UNOWNED_OBJECTS_MAX_HOURS = 24;

/** Uploads whose remains one run of the sweep deletes; the next run continues. */
export const SWEEP_MAX_PREFIXES = 100;

/** Objects that one request lists, and another one deletes. */
const OBJECTS_AT_A_TIME = 1_000;

/** The beginning of the names of a new bundle's objects: it cannot be guessed, and is unique. */
export function newObjectPrefix(): string {
  return `bundles/${crypto.randomUUID()}/`;
}

/** The name of the object with a bundle's archive. */
export function archiveKey(objectPrefix: string): string {
  return `${objectPrefix}archive.tar.gz`;
}

/** The name of the object with a bundle's file. @param path within the bundle. */
export function fileKey(objectPrefix: string, path: string): string {
  return `${objectPrefix}files/${path}`;
}

/** A bundle's archive; undefined where it no longer exists. */
export async function readArchive(bucket: R2Bucket, objectPrefix: string): Promise<R2ObjectBody | undefined> {
  return (await bucket.get(archiveKey(objectPrefix))) ?? undefined;
}

/** The first files of a bundle, as many as one request lists. */
export async function listFiles(bucket: R2Bucket, objectPrefix: string): Promise<StoredFiles> {
  const prefix = fileKey(objectPrefix, "");
  const { objects, truncated } = await bucket.list({ prefix, limit: OBJECTS_AT_A_TIME });
  const files = objects.map(({ key, size, etag }) => ({ path: key.slice(prefix.length), size, digest: etag }));
  return { files, knownTo: truncated ? files.at(-1)?.path : undefined };
}

/** Removes all objects with a prefix. */
export async function sweepObjects(bucket: R2Bucket, objectPrefix: string): Promise<void> {
  for (;;) {
    const { objects } = await bucket.list({ prefix: objectPrefix, limit: OBJECTS_AT_A_TIME });
    if (objects.length === 0) return;
    await bucket.delete(objects.map(({ key }) => key));
  }
}

/**
 * Records that objects will be created that no bundle owns yet. Call it before the first of them, so that none is
 * missed.
 * See docs/decisions/0059-unowned-objects.md.
 */
export async function noteUnownedObjects(database: D1Database, objectPrefix: string, now: Date): Promise<void> {
  await database
    .prepare("INSERT INTO unowned_objects (object_prefix, since_time) VALUES (?1, ?2)")
    .bind(objectPrefix, timeText(now))
    .run();
}

/** Removes all objects with a prefix that no bundle owns, and the record of them. No write to them may be under way. */
export async function removeUnownedObjects(
  database: D1Database,
  bucket: R2Bucket,
  objectPrefix: string,
): Promise<void> {
  await sweepObjects(bucket, objectPrefix);
  await database.prepare("DELETE FROM unowned_objects WHERE object_prefix = ?1").bind(objectPrefix).run();
}

/**
 * Removes objects that have had no owner for so long that no upload creates them and no visitor reads them. What
 * exceeds the limit or fails is tried again the next time; failures throw one error at the end. The object store does
 * not list parts of an archive that was never complete, and removes them itself after some days.
 */
export async function sweepUnownedObjects(database: D1Database, bucket: R2Bucket, now: Date): Promise<void> {
  const latest = timeText(secondsBefore(now, UNOWNED_OBJECTS_MAX_HOURS * 3_600));
  const { results } = await database
    .prepare("SELECT object_prefix FROM unowned_objects WHERE since_time <= ?1 ORDER BY since_time LIMIT ?2")
    .bind(latest, SWEEP_MAX_PREFIXES)
    .all<{ readonly object_prefix: string }>();
  const errors: unknown[] = [];
  for (const { object_prefix: prefix } of results) {
    try {
      await removeUnownedObjects(database, bucket, prefix);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length === 0) return;
  throw new AggregateError(errors, `Objects of ${errors.length} of ${results.length} prefixes could not be removed.`);
}
