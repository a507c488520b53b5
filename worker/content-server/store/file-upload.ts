import { BUNDLE_SMALL_FILE_MAX_BYTES, BUNDLE_SMALL_FILES_AT_A_TIME } from "../../limits.ts";
import { gather } from "../gather.ts";
import { fileKey } from "./bundle-objects.ts";

/** The files of a bundle, while they are being stored. */
export interface FileUpload {
  readonly put: (path: string, size: number, body: AsyncIterable<Uint8Array>) => Promise<void>;
  readonly finish: () => Promise<void>;
  /** Waits until nothing is written any longer. */
  readonly abort: () => Promise<void>;
}

/** Stores files: small ones several at a time, because each takes a while and there may be thousands; others as a stream. */
export function fileUpload(bucket: R2Bucket, objectPrefix: string): FileUpload {
  const writing = new Set<Promise<void>>();
  const putSmall = async (key: string, bytes: Uint8Array): Promise<void> => {
    await bucket.put(key, bytes);
  };
  const finish = async (): Promise<void> => {
    await Promise.all(writing);
  };
  return {
    put: async (path, size, body) => {
      const key = fileKey(objectPrefix, path);
      if (size > BUNDLE_SMALL_FILE_MAX_BYTES) return await putStream(bucket, key, size, body);
      const write = putSmall(key, await gather(size, body));
      writing.add(write);
      write.then(
        () => writing.delete(write),
        () => undefined,
      );
      if (writing.size >= BUNDLE_SMALL_FILES_AT_A_TIME) await Promise.race(writing);
    },
    finish,
    abort: async () => {
      await Promise.allSettled(writing);
    },
  };
}

/** The object store takes a stream only where its length is known beforehand. */
async function putStream(bucket: R2Bucket, key: string, size: number, body: AsyncIterable<Uint8Array>): Promise<void> {
  const { readable, writable } = new FixedLengthStream(size);
  await Promise.all([bucket.put(key, readable), writeAll(body, writable.getWriter())]);
}

async function writeAll(body: AsyncIterable<Uint8Array>, writer: WritableStreamDefaultWriter): Promise<void> {
  try {
    for await (const chunk of body) await writer.write(chunk);
    await writer.close();
  } catch (error) {
    await writer.abort(error);
    throw error;
  }
}
