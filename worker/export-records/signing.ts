/** Signatures of manifests: Ed25519 (RFC 8032) by the platform. */

import { fromBase64Url, fromHex, type OldKey, type Signer, toHex, type VerifySignature } from "../../shared/index.ts";

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
