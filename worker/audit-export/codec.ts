/** SHA-256 and gzip by the platform. */

import type { Codec } from "../../shared/index.ts";
import { toHex } from "../encoding.ts";

/** How much of a packed text is given to the platform at a time: it unpacks that at once, and holds it until it is read. */
const PACKED_BYTES_AT_A_TIME = 16 * 1024;

/** What exports compute of bytes. */
export const codec: Codec = {
  digest: async (bytes) => toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))),
  gzip: async (bytes) => {
    const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"));
    return new Uint8Array(await new Response(packed).arrayBuffer());
  },
  gunzip: async (bytes, maxBytes) => {
    try {
      return await gunzip(bytes, maxBytes);
    } catch {
      return null;
    }
  },
};

/** @throws where the bytes are no gzip, are cut off, or where anything follows the first member. */
async function gunzip(bytes: Uint8Array, maxBytes: number): Promise<Uint8Array | null> {
  const stream = new DecompressionStream("gzip");
  const writing = write(bytes, stream.writable.getWriter());
  // It is awaited below; until then its failure must not be taken for an unhandled one.
  writing.catch(() => undefined);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream.readable) {
    length += chunk.length;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  await writing;
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

async function write(bytes: Uint8Array, writer: WritableStreamDefaultWriter<Uint8Array>): Promise<void> {
  for (let start = 0; start < bytes.length; start += PACKED_BYTES_AT_A_TIME) {
    // oxlint-disable-next-line no-await-in-loop -- in their order, and no more than is read
    await writer.write(bytes.subarray(start, start + PACKED_BYTES_AT_A_TIME));
  }
  await writer.close();
}
