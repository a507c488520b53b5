import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from "node:crypto";
import { privateKeyBase64, type Signer, type VerifySignature } from "../../shared/index.ts";
import { ActionError } from "../action-error.ts";

const PUBLIC_KEY = /^[0-9a-f]{64}$/i;
const KEY_HELP = 'Set it to a key such as "openssl genpkey -algorithm ed25519" creates.';

/**
 * The signer of a private key: Ed25519 in PKCS#8, as PEM or as base64 of its DER.
 *
 * @param name the environment variable that has it.
 * @throws ActionError where it is none. Nothing of it is repeated.
 */
export function signerOf(text: string, name: string): Signer {
  const key = privateKeyOf(text, name);
  return {
    publicKey: rawPublicKey(createPublicKey(key)),
    sign: async (bytes) => await Promise.resolve(sign(null, bytes, key).toString("hex")),
  };
}

function privateKeyOf(text: string, name: string): KeyObject {
  const der = Buffer.from(privateKeyBase64(text), "base64");
  const key = attemptKey(() => createPrivateKey({ key: der, format: "der", type: "pkcs8" }));
  if (key !== undefined) return key;
  throw new ActionError(`${name} is not an Ed25519 key in PKCS#8, as PEM or base64. ${KEY_HELP}`);
}

/**
 * The raw public key in a text, in hexadecimal: 64 digits, or PEM. Null where it is none.
 */
export function publicKeyOf(text: string): string | null {
  const source = text.trim();
  if (PUBLIC_KEY.test(source)) return source.toLowerCase();
  // Node would take the public half of a private key, which no one gives to those who only check.
  if (!source.startsWith("-----BEGIN PUBLIC KEY-----")) return null;
  const key = attemptKey(() => createPublicKey(source));
  return key === undefined ? null : rawPublicKey(key);
}

/** Checks a signature by Node. */
export const verifySignature: VerifySignature = async (publicKey, bytes, signature) => {
  const x = Buffer.from(publicKey, "hex").toString("base64url");
  const key = attemptKey(() => createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" }));
  if (key === undefined) return false;
  return await Promise.resolve(verify(null, bytes, key, Buffer.from(signature, "hex")));
};

/** The Ed25519 key that is made; undefined where it is none, or of another kind. */
function attemptKey(make: () => KeyObject): KeyObject | undefined {
  try {
    const key = make();
    return key.asymmetricKeyType === "ed25519" ? key : undefined;
  } catch {
    return undefined;
  }
}

function rawPublicKey(key: KeyObject): string {
  return Buffer.from(String(key.export({ format: "jwk" }).x), "base64url").toString("hex");
}
