import { createHash, createPrivateKey, createPublicKey, sign, verify } from "node:crypto";
import { crc32, gunzipSync, gzipSync } from "node:zlib";
import type { Codec, Signer, VerifySignature } from "../../../../shared/audit-export/ports.ts";

/** The real SHA-256 and gzip, of Node. */
export const nodeCodec: Codec = {
  digest: async (bytes) => await Promise.resolve(sha256(bytes)),
  gzip: async (bytes) => await Promise.resolve(gzipSync(bytes)),
  gunzip: async (bytes, maxBytes) => await Promise.resolve(unpack(bytes, maxBytes)),
};

export function sha256(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}

const PRIVATE_KEY_START = "302e020100300506032b657004220420";
const PUBLIC_KEY_START = "302a300506032b6570032100";

/** A signer whose private key is made of a seed, so that every run has the same. */
export function nodeSigner(seed: string): Signer {
  const der = Buffer.from(PRIVATE_KEY_START + sha256(seed), "hex");
  const key = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  const publicKey = createPublicKey(key).export({ format: "der", type: "spki" }).toString("hex");
  return {
    publicKey: publicKey.slice(PUBLIC_KEY_START.length),
    sign: async (bytes) => await Promise.resolve(sign(null, bytes, key).toString("hex")),
  };
}

export const nodeVerifySignature: VerifySignature = async (publicKey, bytes, signature) => {
  const der = Buffer.from(PUBLIC_KEY_START + publicKey, "hex");
  try {
    const key = createPublicKey({ key: der, format: "der", type: "spki" });
    return await Promise.resolve(verify(null, bytes, key, Buffer.from(signature, "hex")));
  } catch {
    return false;
  }
};

function unpack(bytes: Uint8Array, maxOutputLength: number): Uint8Array | null {
  try {
    const raw = gunzipSync(bytes, { maxOutputLength });
    const end = new DataView(bytes.buffer, bytes.byteOffset + bytes.length - 8);
    const isOne = end.getUint32(0, true) === crc32(raw) && end.getUint32(4, true) === raw.length;
    return isOne ? raw : null;
  } catch {
    return null;
  }
}
