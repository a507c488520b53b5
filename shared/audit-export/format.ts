/** The format of an export's objects, which each of them names. */

/** The format that is written, and the only one that is read. See docs/decisions/0122-format-2.md. */
export const FORMAT = 2 as const;

/** The fault of an object of format 1, as the end of a sentence. */
export const OLDER_FORMAT_FAULT =
  "is in format 1, which is no longer read; it stays as it is, and is verified by the version that wrote it";

const FORMAT_1 = /^\{\s*"format":\s*1,/;
const START_BYTES = 64;

/** Tells if a text of metadata or of a document, which could not be read, states format 1. */
export function isOlderFormat(text: Uint8Array | undefined): boolean {
  return text !== undefined && FORMAT_1.test(new TextDecoder().decode(text.subarray(0, START_BYTES)));
}
