import { toHex } from "../../shared/index.ts";

/** A strong entity tag for a representation: the SHA-256 of its bytes. */
export async function entityTag(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `"${toHex(digest)}"`;
}

/**
 * Tests if an If-None-Match value names the representation that the caller would get (RFC 9110, 13.1.2): `*`, or a
 * list of tags of which one is the same when the weakness mark is set aside.
 */
export function matchesEntityTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return listedTags(ifNoneMatch).some((item) => item.replace(/^W\//, "") === tag);
}

/** Tests if an If-Match value names a representation (RFC 9110, 13.1.1): `*`, or a list with its very tag, which is not weak. */
export function matchesStrongly(ifMatch: string, tag: string): boolean {
  return ifMatch.trim() === "*" || listedTags(ifMatch).includes(tag);
}

/** A tag may hold a comma, so that a list cannot be split at commas. */
function listedTags(list: string): readonly string[] {
  return list.match(/(?:W\/)?"[^"]*"/g) ?? [];
}
