import { ARCHIVE_PART_BYTES } from "../../limits.ts";
import { archiveKey } from "./bundle-objects.ts";

/** An archive that is being stored. */
export interface ArchiveUpload {
  readonly write: (chunk: Uint8Array) => Promise<void>;
  /** Makes the object, and says how many bytes it has. */
  readonly finish: () => Promise<number>;
  /** Leaves nothing behind. */
  readonly abort: () => Promise<void>;
}

/** Stores an archive whose length nobody knows: in parts of one size, or at once where it fits into one. */
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
        // oxlint-disable-next-line no-await-in-loop -- the next part takes the place of this one in memory
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
