/** SHA-256, gzip, and Ed25519 (RFC 8032) for the signatures of manifests, by the platform. */

import {
  type Codec,
  fromBase64Url,
  fromHex,
  type OldKey,
  type Signer,
  toHex,
  type VerifySignature,
} from "../../shared/index.ts";

/** The bytes that the platform gets at a time: it packs or unpacks them at once, and holds the result until it is read. */
const BYTES_AT_A_TIME = 16 * 1024;

/** Hashes and compression of the platform. */
export const codec: Codec = {
  digest: async (bytes) => toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))),
  startDigest: () => {
    const stream = new crypto.DigestStream("SHA-256");
    const writer = stream.getWriter();
    return {
      write: async (bytes) => await writer.write(bytes),
      end: async () => {
        await writer.close();
        return toHex(new Uint8Array(await stream.digest));
      },
    };
  },
  gzip: async (bytes) => {
    const { readable, writable } = new CompressionStream("gzip");
    const [packed] = await Promise.all([new Response(readable).arrayBuffer(), write(bytes, writable.getWriter())]);
    return new Uint8Array(packed);
  },
  gunzip: async (bytes, maxBytes) => {
    try {
      return await gunzip(bytes, maxBytes);
    } catch {
      return null;
    }
  },
  release: ({ buffer }) => {
    if (buffer instanceof ArrayBuffer) buffer.transfer(0);
  },
};

/** @throws where the bytes are no gzip, are cut off, or where anything follows the first member. */
async function gunzip(bytes: Uint8Array, maxBytes: number): Promise<Uint8Array | null> {
  const size = statedSize(bytes);
  if (size > maxBytes) return null;
  const stream = new DecompressionStream("gzip");
  const writing = write(bytes, stream.writable.getWriter());
  // It is awaited below; until then its failure must not be taken for an unhandled one.
  writing.catch(() => undefined);
  const raw = await readUpTo(stream.readable, size + 1);
  if (raw.length !== size) return null;
  await writing;
  return raw;
}

/** The unpacked size that the first member states (RFC 1952, section 2.3.1), where nothing follows it. */
function statedSize(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(bytes.length - 4, true);
}

async function write(bytes: Uint8Array, writer: WritableStreamDefaultWriter<Uint8Array>): Promise<void> {
  for (let start = 0; start < bytes.length; start += BYTES_AT_A_TIME) {
    await writer.write(bytes.subarray(start, start + BYTES_AT_A_TIME));
  }
  await writer.close();
}

/** Reads so many bytes of a stream, or all that it has. Into one buffer at once: a piece at a time costs ten times as much. */
export async function readUpTo(stream: ReadableStream<Uint8Array>, size: number): Promise<Uint8Array> {
  const reader = stream.getReader({ mode: "byob" });
  let bytes = new Uint8Array(size);
  let filled = 0;
  while (filled < size) {
    const { done, value } = await reader.readAtLeast(size - filled, bytes.subarray(filled));
    if (value !== undefined) bytes = new Uint8Array(value.buffer);
    filled += value?.length ?? 0;
    if (done) break;
  }
  if (filled === size) await reader.cancel();
  return bytes.subarray(0, filled);
}

const ALGORITHM = "Ed25519";

/** Signs with a private key. @param pkcs8 as `readSigningKey` returns it. */
export async function signerOf(pkcs8: Uint8Array): Promise<Signer> {
  const key = await crypto.subtle.importKey("pkcs8", pkcs8, ALGORITHM, true, ["sign"]);
  const sign = async (bytes: Uint8Array) => toHex(new Uint8Array(await crypto.subtle.sign(ALGORITHM, key, bytes)));
  return { publicKey: await publicKeyOf(key), sign };
}

/** The key that signed before. @param previous its private key, as `readSigningKey` returns it. @param lost its public key. */
export async function oldKeyOf(previous: Uint8Array | undefined, lost: string | undefined): Promise<OldKey> {
  return {
    previous: previous === undefined ? null : await signerOf(previous),
    lost: lost === undefined ? null : { publicKey: lost },
  };
}

/** Verifies a signature; one that cannot be read is not valid. */
export const verifySignature: VerifySignature = async (publicKey, bytes, signature) => {
  const [rawKey, rawSignature] = [readHex(publicKey), readHex(signature)];
  if (rawKey === undefined || rawSignature === undefined) return false;
  try {
    const key = await crypto.subtle.importKey("raw", rawKey, ALGORITHM, false, ["verify"]);
    return await crypto.subtle.verify(ALGORITHM, key, rawSignature, bytes);
  } catch {
    return false;
  }
};

/** The platform tells the public key of a private one only as a JSON Web Key (RFC 8037), in base64url. */
async function publicKeyOf(key: CryptoKey): Promise<string> {
  const exported = await crypto.subtle.exportKey("jwk", key);
  const x = exported instanceof ArrayBuffer ? undefined : exported.x;
  const bytes = fromBase64Url(x ?? "");
  return toHex(bytes ?? new Uint8Array());
}

function readHex(text: string): Uint8Array | undefined {
  return /^(?:[0-9a-f]{2})*$/.test(text) ? fromHex(text) : undefined;
}
