/** How many objects one request lists, and another one deletes. */
const OBJECTS_AT_A_TIME = 1_000;

/** What the names of a new bundle's objects begin with: nobody can guess it, and no other bundle has it. */
export function newObjectPrefix(): string {
  return `bundles/${crypto.randomUUID()}/`;
}

/** The name of the object that a bundle's archive is. */
export function archiveKey(objectPrefix: string): string {
  return `${objectPrefix}archive.tar.gz`;
}

/** The name of the object that a bundle's file is. @param path within the bundle. */
export function fileKey(objectPrefix: string, path: string): string {
  return `${objectPrefix}files/${path}`;
}

/** A bundle's archive; undefined where it is gone. */
export async function readArchive(bucket: R2Bucket, objectPrefix: string): Promise<R2ObjectBody | undefined> {
  return (await bucket.get(archiveKey(objectPrefix))) ?? undefined;
}

/** Removes all objects whose names begin so. */
export async function sweepObjects(bucket: R2Bucket, objectPrefix: string): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- the next list begins where nothing is left of this one
    const { objects } = await bucket.list({ prefix: objectPrefix, limit: OBJECTS_AT_A_TIME });
    if (objects.length === 0) return;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await bucket.delete(objects.map(({ key }) => key));
  }
}
