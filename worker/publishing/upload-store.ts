import { type ByteReader, type Bytes, byteReader } from "../archives/byte-streams.ts";
import { START_BYTES, startMetadata } from "./file-start.ts";
import { archiveKey, fileKey } from "./object-store.ts";

/** Size of the files of a bundle that are stored several at a time, and held in memory meanwhile. */
const BUNDLE_SMALL_FILE_MAX_BYTES = 64 * 1024;

/** Small files that are stored at a time; a Worker has six connections, and the archive takes one. */
const BUNDLE_SMALL_FILES_AT_A_TIME = 4;

/** Size of the parts in which an archive is stored. The object store accepts no smaller ones but the last. */
const ARCHIVE_PART_BYTES = 5 * 1024 * 1024;

/** An archive, while it is being stored. */
export interface ArchiveUpload {
  readonly write: (chunk: Uint8Array) => Promise<void>;
  /** Creates the object. @returns its size in bytes. */
  readonly finish: () => Promise<number>;
  /** Leaves nothing behind. */
  readonly abort: () => Promise<void>;
}

/** Stores an archive of unknown length: in parts of one size, or at once where it fits into one. */
export function archiveUpload(bucket: R2Bucket, objectPrefix: string): ArchiveUpload {
  const key = archiveKey(objectPrefix);
  const part = new Uint8Array(ARCHIVE_PART_BYTES);
  const parts: R2UploadedPart[] = [];
  let upload: R2MultipartUpload | undefined;
  let filled = 0;
  let length = 0;
  const sendPart = async (): Promise<R2MultipartUpload> => {
    upload ??= await bucket.createMultipartUpload(key);
    parts.push(await upload.uploadPart(parts.length + 1, part.subarray(0, filled)));
    filled = 0;
    return upload;
  };
  return {
    write: async (chunk) => {
      length += chunk.length;
      for (let rest = chunk; rest.length > 0; ) {
        const some = rest.subarray(0, part.length - filled);
        part.set(some, filled);
        filled += some.length;
        rest = rest.subarray(some.length);
        if (filled === part.length) await sendPart();
      }
    },
    finish: async () => {
      if (upload === undefined) await bucket.put(key, part.subarray(0, filled));
      else await (filled > 0 ? await sendPart() : upload).complete(parts);
      return length;
    },
    abort: async () => {
      await upload?.abort();
    },
  };
}

/** The files of a bundle, while they are being stored. */
export interface FileUpload {
  readonly put: (path: string, size: number, body: Bytes) => Promise<void>;
  readonly finish: () => Promise<void>;
  /** Waits until all pending writes have ended. */
  readonly abort: () => Promise<void>;
}

/** Stores files: small ones several at a time, for there may be thousands, and others as a stream. */
export function fileUpload(bucket: R2Bucket, objectPrefix: string): FileUpload {
  const writing = new Set<Promise<void>>();
  const putSmall = async (key: string, bytes: Uint8Array): Promise<void> => {
    const customMetadata = await startMetadata(key, bytes.subarray(0, START_BYTES));
    await bucket.put(key, bytes, { customMetadata });
  };
  const finish = async (): Promise<void> => {
    await Promise.all(writing);
  };
  return {
    put: async (path, size, body) => {
      // An address may have the same name in another form.
      const key = fileKey(objectPrefix, path.normalize());
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
async function putStream(bucket: R2Bucket, key: string, size: number, body: Bytes): Promise<void> {
  const reader = byteReader(body);
  const start = await reader.read(START_BYTES);
  const customMetadata = await startMetadata(key, start);
  const { readable, writable } = new FixedLengthStream(size);
  await Promise.all([bucket.put(key, readable, { customMetadata }), writeAll(start, reader, writable.getWriter())]);
}

async function writeAll(start: Uint8Array, rest: ByteReader, writer: WritableStreamDefaultWriter): Promise<void> {
  try {
    for (let some: Uint8Array | undefined = start; some !== undefined; some = await rest.readSome(Infinity)) {
      await writer.write(some);
    }
    await writer.close();
  } catch (error) {
    await writer.abort(error);
    throw error;
  }
}

/** All bytes in one piece. @param size the number of bytes. */
export async function gather(size: number, body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let filled = 0;
  for await (const chunk of body) {
    bytes.set(chunk, filled);
    filled += chunk.length;
  }
  return bytes;
}
