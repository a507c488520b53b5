import { OBJECT_NAME_MAX_BYTES } from "../../shared/index.ts";
import type { ServedBundle } from "../content/access-store.ts";
import { type FileStart, storedStart } from "../publishing/file-start.ts";
import { fileKey } from "../publishing/object-store.ts";
import { isLongerInUtf8 } from "../values/readers.ts";

/** A file of a bundle. */
export interface ServedFile {
  readonly objectName: string;
  readonly sizeBytes: number;
  /** The strong entity tag. */
  readonly tag: string;
  /** A time of whole seconds. */
  readonly modified: Date;
  /** Undefined where the upload did not store it. */
  readonly start: FileStart | undefined;
  /** The bytes, where they were requested; they must be read. */
  readonly body: ReadableStream | undefined;
}

/**
 * A file of a bundle; undefined where there is none.
 *
 * Its modification time is the deployment of its bundle, not the upload: when an older bundle is deployed again, a
 * caller who has a file of the newer bundle must not be told that it is not modified.
 *
 * @param path the file's path in the bundle.
 */
export async function findFile(
  bucket: R2Bucket,
  { objectPrefix, deployed }: ServedBundle,
  path: string,
  withBody: boolean,
): Promise<ServedFile | undefined> {
  for (const objectName of objectNames(objectPrefix, path)) {
    const whole = withBody ? await bucket.get(objectName) : null;
    const object = withBody ? whole : await bucket.head(objectName);
    if (object === null) continue;
    const modified = deployed ?? wholeSeconds(object.uploaded);
    const { size: sizeBytes, httpEtag: tag } = object;
    return { objectName, sizeBytes, tag, modified, start: storedStart(object), body: whole?.body };
  }
  return undefined;
}

/**
 * The names that the object of a file may have, each made when it is asked for. The bucket throws for a name that is
 * longer than that of an object can be.
 */
function* objectNames(objectPrefix: string, path: string): Generator<string, void> {
  // To compose a name of any length may take the square of it.
  if (path.length > OBJECT_NAME_MAX_BYTES) return;
  for (const form of formsOf(path)) {
    const name = fileKey(objectPrefix, form);
    if (!isLongerInUtf8(name, OBJECT_NAME_MAX_BYTES)) yield name;
  }
}

/** A path in Unicode's NFC, as it is stored, and then, where it differs, as an earlier version stored it. */
function* formsOf(path: string): Generator<string, void> {
  const composed = path.normalize();
  yield composed;
  const others = new Set([path, path.normalize("NFD")]);
  others.delete(composed);
  yield* others;
}

/** Some bytes of a file, or all of them; undefined where it has been deleted meanwhile. */
export async function readPart(
  bucket: R2Bucket,
  { objectName }: ServedFile,
  part: { readonly first: number; readonly last: number } | undefined,
): Promise<ReadableStream | undefined> {
  const range = part === undefined ? {} : { range: { offset: part.first, length: part.last - part.first + 1 } };
  return (await bucket.get(objectName, range))?.body;
}

function wholeSeconds(time: Date): Date {
  return new Date(Math.floor(time.getTime() / 1_000) * 1_000);
}
