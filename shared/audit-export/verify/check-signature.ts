/** Checks by whom the documents of an export are signed: all by one key, or none. */

import { keyFault } from "../stored.ts";
import { addFault, type VerifyWalk } from "./walk.ts";

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
  const fault = last === undefined ? null : keyFault(key, last);
  if (fault === null) return;
  seen.isOne = false;
  addFault(walk, object, fault);
}
