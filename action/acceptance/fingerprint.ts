import { createHash } from "node:crypto";
import { isPartlyMasked, openingText, type SharedChange } from "../../shared/index.ts";

/** 128 bits, so that two openings of one fingerprint cannot be looked for; a label has room for 50 characters. */
export const FINGERPRINT_CHARACTERS = 32;

/**
 * The fingerprint by which an opening is accepted: 32 lower-case hexadecimal digits, the same for all that opens the
 * same in the same files. Null where a part of it is masked, for another one may look like it.
 * See docs/decisions/0140-acceptance-by-fingerprint.md.
 */
export function fingerprintOf(opening: SharedChange): string | null {
  return isPartlyMasked(opening) ? null : hash(openingText(opening));
}

/**
 * The fingerprint by which exactly these openings are accepted together: of a single one its own. Null where there is
 * none, and where one of them has none.
 */
export function fingerprintOfAll(fingerprints: readonly (string | null)[]): string | null {
  const [first, ...others] = new Set(fingerprints.filter((one) => one !== null));
  if (first === undefined || fingerprints.includes(null)) return null;
  return others.length === 0 ? first : hash(JSON.stringify([first, ...others].toSorted()));
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, FINGERPRINT_CHARACTERS);
}
