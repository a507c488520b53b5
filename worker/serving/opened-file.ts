/** Files as they are answered, be they in the bucket or in the cache. */

import { CACHED_FILE_MAX_BYTES, type CachedFile, cacheFile } from "./file-cache.ts";
import { type FileForm, readForm } from "./file-form.ts";
import { readPart, type ServedFile } from "./file-store.ts";

/** Some bytes of a file, from the first to the last, both counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** A file when its headers are written. */
interface Read {
  readonly form: FileForm;
  /** The whole file, where it is at hand; it must be sent. */
  readonly body: BodyInit | undefined;
}

/** A file of a bundle that may be answered. */
export interface OpenedFile extends Pick<ServedFile, "sizeBytes" | "tag" | "modified"> {
  /** Reads what its headers need to know. */
  readonly open: () => Promise<Read>;
  /** Some bytes of it, or all of them; undefined where it has been deleted meanwhile. */
  readonly read: (part: ByteRange | undefined) => Promise<BodyInit | undefined>;
}

/** A file in the bucket. */
export function openStored(bucket: R2Bucket, file: ServedFile, mediaType: string): OpenedFile {
  return {
    ...file,
    open: async () => await readForm(bucket, file, mediaType),
    read: async (part) => await readPart(bucket, file, part),
  };
}

/** A file in the cache. @param deployed the time when its bundle was deployed, be it again since it is there. */
export function openCached({ tag, form, bytes }: CachedFile, deployed: Date): OpenedFile {
  return {
    sizeBytes: bytes.byteLength,
    tag,
    modified: deployed,
    open: async () => await Promise.resolve({ form, body: undefined }),
    read: async (part) => await Promise.resolve(part === undefined ? bytes : bytes.slice(part.first, part.last + 1)),
  };
}

/** The same file, which is put into the cache once it is read as a whole. */
export function keepingInCache(file: OpenedFile, objectPrefix: string, path: string): OpenedFile {
  if (file.sizeBytes > CACHED_FILE_MAX_BYTES) return file;
  return {
    ...file,
    open: async () => {
      const { form, body } = await file.open();
      if (body === undefined) return { form, body };
      const bytes = await new Response(body).arrayBuffer();
      await cacheFile(objectPrefix, path, { tag: file.tag, form, bytes });
      return { form, body: bytes };
    },
  };
}
