/** Checks by whom the documents of an export are signed: all by one key, or none. */

import { type Purpose, type SignedDocument, signedBytes } from "../signed-document.ts";
import { addBreak, type VerifyWalk } from "./walk.ts";

/** The keys of the documents so far. */
export interface SeenKey {
  /** The key of the document before, or the one asked for; null is for none; undefined before the first document. */
  last: string | null | undefined;
  /** Whether all documents so far are of one key, and of the one asked for. */
  isOne: boolean;
}

export function startKeys(walk: VerifyWalk): SeenKey {
  return { last: walk.options.publicKey ?? undefined, isOne: true };
}

/** Holds a document's key to those before. A change of keys is told once. */
export function checkKey(walk: VerifyWalk, object: string, key: string | null, seen: SeenKey): void {
  const { last } = seen;
  seen.last = key;
  if (last === undefined || last === key) return;
  const wanted = last === walk.options.publicKey ? "the key that was asked for" : "the key of the objects before";
  const expected = last === null ? "no key, as the objects before" : wanted;
  const message =
    key === null ? `It is not signed; it should be by ${expected}.` : `It is signed by ${key}, not by ${expected}.`;
  seen.isOne = false;
  addBreak(walk, { object, message });
}

/** Whether a document has the signature of the key that it names, or neither. */
export async function isSigned<Fields extends { readonly public_key: string | null }>(
  walk: VerifyWalk,
  purpose: Purpose,
  { fields, signature }: SignedDocument<Fields>,
): Promise<boolean> {
  if (fields.public_key === null || signature === null) return fields.public_key === signature;
  return await walk.ports.verifySignature(fields.public_key, signedBytes(purpose, fields), signature);
}
