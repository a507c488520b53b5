/** The content of entries as a source gives them: its hash, and whether it is the same. */

import type { PageEntry } from "../content-server/audit-source.ts";
import { isSameBytes } from "../text/bytes.ts";
import type { Codec } from "./ports.ts";

/** SHA-256 of an entry's bytes. */
export async function sha256Of(entry: PageEntry, codec: Pick<Codec, "digest">): Promise<string> {
  return entry.kind === "large" ? entry.sha256 : await codec.digest(entry.bytes);
}

/** One hash of several entries, which tells whether others are the same. */
export async function digestOf(entries: readonly PageEntry[], codec: Pick<Codec, "digest">): Promise<string> {
  const sha256s = await Promise.all(entries.map(async (entry) => await sha256Of(entry, codec)));
  return await codec.digest(new TextEncoder().encode(sha256s.join()));
}

/** Tells if two entries have the same content. */
export function isSameContent(one: PageEntry, other: PageEntry): boolean {
  if (one.kind === "large") return other.kind === "large" && one.sha256 === other.sha256;
  return other.kind !== "large" && isSameBytes(one.bytes, other.bytes);
}
