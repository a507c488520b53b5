import { hash } from "node:crypto";
import { signerOf } from "../../../../action/audit-export/signing.ts";
import type { Signer } from "../../../../shared/audit-export/ports.ts";

export { nodeCodec } from "../../../../action/audit-export/node-codec.ts";
export { verifySignature as nodeVerifySignature } from "../../../../action/audit-export/signing.ts";

export function sha256(bytes: Uint8Array | string): string {
  return hash("sha256", bytes);
}

/** The beginning of every Ed25519 key in PKCS #8 (RFC 8410). */
const PRIVATE_KEY_START = "302e020100300506032b657004220420";

/** A signer whose private key is made of a seed, so that every run has the same. */
export function nodeSigner(seed: string): Signer {
  return signerOf(Buffer.from(PRIVATE_KEY_START + sha256(seed), "hex").toString("base64"), "A key of the test");
}
