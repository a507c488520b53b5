/**
 * What an export says of itself in JSON: the fields, and last among them the signature of all others. The text has one form
 * only, so that no byte of it can change unnoticed.
 */

import { isObject } from "../text/json.ts";
import { nullable, type Read, readCanonical, signature as readSignature } from "./fields.ts";
import type { Signer } from "./ports.ts";

/** A document with its signature; null where the export has no key to sign with. */
export interface SignedDocument<Fields> {
  readonly fields: Fields;
  readonly signature: string | null;
}

/** What a document is, which is signed with it, so that one cannot pass for the other. */
export type Purpose = "manifest" | "latest";

/** Signs a document; the bytes to store. */
export async function signDocument(purpose: Purpose, fields: object, signer: Signer | null): Promise<Uint8Array> {
  const signature = signer === null ? null : await signer.sign(signedBytes(purpose, fields));
  return encode(textOf({ ...fields, signature }));
}

/** Reads a document; undefined where its text is not such as `signDocument` writes. The signature is not looked at. */
export function readSignedDocument<Fields extends object>(
  bytes: Uint8Array,
  read: Read<Fields>,
): SignedDocument<Fields> | undefined {
  return readCanonical(
    bytes,
    (json) => {
      const fields = read(json);
      const signature = isObject(json) ? nullable(readSignature)(json["signature"]) : undefined;
      return fields === undefined || signature === undefined ? undefined : { fields, signature };
    },
    ({ fields, signature }) => textOf({ ...fields, signature }),
  );
}

/** What is signed of a document. */
export function signedBytes(purpose: Purpose, fields: object): Uint8Array {
  return encode(`provider-steward audit export ${purpose}\n${textOf(fields)}`);
}

function textOf(fields: object): string {
  return `${JSON.stringify(fields, null, 2)}\n`;
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
