import { OBJECT_NAME_MAX_BYTES } from "../../../shared/index.ts";
import { isLongerInUtf8 } from "../utf8-length.ts";
import { fileKey } from "./bundle-objects.ts";
import type { ContentAccess } from "./content-access.ts";

/** The bundle that is served for static content. */
export interface ServedBundle {
  /** What the names of its objects begin with. */
  readonly objectPrefix: string;
  /** The file that is served for the root. */
  readonly entryFile: string;
  /** When it became the one that is served. */
  readonly deployed: Date | undefined;
}

/** A file of a bundle. */
export interface ServedFile {
  readonly objectName: string;
  readonly sizeBytes: number;
  /** The strong entity tag. */
  readonly tag: string;
  /** Of whole seconds. */
  readonly modified: Date;
  /** The bytes, where they were asked for; they must be read. */
  readonly body: ReadableStream | undefined;
}

interface Row {
  readonly object_prefix: string;
  readonly entry_file: string;
  readonly last_deployed_time: string | null;
}

/** The bundle that is served for content at this moment; undefined where nothing has been deployed. */
export async function findServedBundle(
  database: D1Database,
  { id, bundleId }: Pick<ContentAccess, "id" | "bundleId">,
): Promise<ServedBundle | undefined> {
  if (bundleId === null) return undefined;
  const row = await database
    .prepare(
      `SELECT bundles.object_prefix, bundles.entry_file, content.last_deployed_time
      FROM content JOIN bundles ON bundles.id = content.bundle_id AND bundles.content_id = content.id
      WHERE content.id = ?`,
    )
    .bind(id)
    .first<Row>();
  if (row === null) return undefined;
  const { object_prefix: objectPrefix, entry_file: entryFile, last_deployed_time: time } = row;
  return { objectPrefix, entryFile, deployed: time === null ? undefined : new Date(time) };
}

/**
 * A file of a bundle; undefined where there is none.
 *
 * It was changed when its bundle became the one that is served, not when it was uploaded: where an older bundle is served
 * again, a caller who has a file of the newer one must not be told that it is still the same.
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
  // The bucket fails where it is asked for a longer name than an object can have.
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
