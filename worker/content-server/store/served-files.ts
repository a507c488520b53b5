import { OBJECT_NAME_MAX_BYTES } from "../../../shared/index.ts";
import { isLongerInUtf8 } from "../../encoding.ts";
import { fileKey } from "./bundle-objects.ts";
import type { ServedBundle } from "./content-access.ts";

/** A file of a bundle. */
export interface ServedFile {
  readonly objectName: string;
  readonly sizeBytes: number;
  /** The strong entity tag. */
  readonly tag: string;
  /** Of whole seconds. */
  readonly modified: Date;
  /** The bytes, where they were requested; they must be read. */
  readonly body: ReadableStream | undefined;
}

/**
 * A file of a bundle; undefined where there is none.
 *
 * Its modification time is the deployment of its bundle, not the upload: when an older bundle is deployed again, a caller who
 * has a file of the newer bundle must not be told that it is not modified.
 *
 * @param path of the file in the bundle.
 */
export async function findFile(
  bucket: R2Bucket,
  { objectPrefix, deployed }: ServedBundle,
  path: string,
  withBody: boolean,
): Promise<ServedFile | undefined> {
  const objectName = fileKey(objectPrefix, path);
  // The bucket throws for a name that is longer than that of an object can be.
  if (isLongerInUtf8(objectName, OBJECT_NAME_MAX_BYTES)) return undefined;
  const whole = withBody ? await bucket.get(objectName) : null;
  const object = withBody ? whole : await bucket.head(objectName);
  if (object === null) return undefined;
  return {
    objectName,
    sizeBytes: object.size,
    tag: object.httpEtag,
    modified: deployed ?? wholeSeconds(object.uploaded),
    body: whole?.body,
  };
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
