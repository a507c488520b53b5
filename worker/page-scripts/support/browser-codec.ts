/** Hashes, gzip and signatures by the browser. */

import { fromHex, type ReadCodec, toHex, type VerifySignature } from "../../../shared/index.ts";

/** The computations on the bytes of an export that is read. */
export const browserCodec: ReadCodec = {
  digest: async (bytes) => toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes)))),
  gunzip: async (bytes, maxBytes) => {
    const unpacked = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream("gzip"));
    try {
      return await readUpTo(unpacked.getReader(), maxBytes);
    } catch {
      return null;
    }
  },
};

export const verifySignature: VerifySignature = async (publicKey, bytes, signature) => {
  const key = await crypto.subtle.importKey("raw", fromHex(publicKey), "Ed25519", false, ["verify"]);
  return await crypto.subtle.verify("Ed25519", key, fromHex(signature), new Uint8Array(bytes));
};

/** Null where there is more: a small object could unpack to anything. */
async function readUpTo(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  maxBytes: number,
): Promise<Uint8Array | null> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; size <= maxBytes; ) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(pieces).arrayBuffer());
    size += value.length;
    pieces.push(value);
  }
  await reader.cancel();
  return null;
}
