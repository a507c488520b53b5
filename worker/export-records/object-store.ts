import { isExportObjectName, OBJECT_NAME_MAX_BYTES } from "../../shared/index.ts";
import { isLongerInUtf8 } from "../values/readers.ts";

/** An object of an export, as it is listed. */
export interface ExportObject {
  /** Below the export's name, such as `seg/000000001.ndjson.gz`. */
  readonly name: string;
  readonly bytes: number;
  readonly created: Date;
}

/** An object of an export that was found. */
export interface FoundExportObject extends ExportObject {
  /** The strong entity tag. */
  readonly tag: string;
  /** The bytes, where they were requested; they must be read. */
  readonly body: ReadableStream | undefined;
}

/** A request for a list of objects. */
export interface ExportObjectQuery {
  /** The beginning of their names. */
  readonly prefix: string;
  /** The name after which they come, whether or not such an object exists; empty for the first ones. */
  readonly after: string;
  /** The greatest number of objects. */
  readonly limit: number;
}

/**
 * Some objects of an export in the order of their names, and whether there are more. Objects with unexpected
 * names are listed too, so that they are noticed.
 */
export async function listExportObjects(
  bucket: Pick<R2Bucket, "list">,
  exportName: string,
  { prefix, after, limit }: ExportObjectQuery,
): Promise<{ readonly objects: readonly ExportObject[]; readonly isMore: boolean }> {
  const start = prefixOf(exportName);
  const objects: ExportObject[] = [];
  let last = after;
  for (;;) {
    // The bucket may list fewer than requested although there are more.
    const listed = await bucket.list({
      prefix: start + prefix,
      limit: limit - objects.length,
      ...(last === "" ? {} : { startAfter: start + last }),
    });
    objects.push(
      ...listed.objects.map(({ key, size, uploaded }) => ({
        name: key.slice(start.length),
        bytes: size,
        created: uploaded,
      })),
    );
    last = objects.at(-1)?.name ?? last;
    if (!listed.truncated || objects.length >= limit) return { objects, isMore: listed.truncated };
  }
}

/** An object of an export; undefined where there is none of the name. */
export async function findExportObject(
  bucket: R2Bucket,
  exportName: string,
  name: string,
  withBody: boolean,
): Promise<FoundExportObject | undefined> {
  if (!isExportObjectName(name)) return undefined;
  const key = prefixOf(exportName) + name;
  const whole = withBody ? await bucket.get(key) : null;
  const object = withBody ? whole : await bucket.head(key);
  if (object === null) return undefined;
  return { name, bytes: object.size, created: object.uploaded, tag: object.httpEtag, body: whole?.body };
}

/** Deletes some objects of an export, the first ones by name. @returns true where there were any. */
export async function deleteExportObjects(
  bucket: Pick<R2Bucket, "list" | "delete">,
  exportName: string,
): Promise<boolean> {
  const { objects } = await bucket.list({ prefix: prefixOf(exportName), limit: OBJECTS_AT_A_TIME });
  if (objects.length === 0) return false;
  await bucket.delete(objects.map(({ key }) => key));
  return true;
}

/** The number of objects that the bucket lists, and deletes, at a time. */
const OBJECTS_AT_A_TIME = 1_000;

/** Tells if an object of an export can have a name, or a beginning of one, by its length. */
export function fitsExportObject(exportName: string, name: string): boolean {
  return !isLongerInUtf8(prefixOf(exportName) + name, OBJECT_NAME_MAX_BYTES);
}

function prefixOf(exportName: string): string {
  return `${exportName}/`;
}
