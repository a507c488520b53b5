/** The prime 2^40 + 0x1b3. The other part of it moves the low half into the high one. */
const PRIME_LOW = 0x1b3;
const PRIME_SHIFT_INTO_HIGH = 8;
const TWO_TO_32 = 2 ** 32;

/**
 * FNV-1a with 64 bits, in two halves, over UTF-16 code units in place of bytes: 16 lower-case hexadecimal digits. It tells
 * texts apart, but not against somebody who looks for two of the same hash.
 */
export function fnv1a64(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (let index = 0; index < text.length; index += 1) {
    const mixed = (low ^ text.charCodeAt(index)) >>> 0;
    const product = mixed * PRIME_LOW;
    const carried = Math.floor(product / TWO_TO_32);
    high = (Math.imul(high, PRIME_LOW) + (mixed << PRIME_SHIFT_INTO_HIGH) + carried) >>> 0;
    low = product >>> 0;
  }
  return hex32(high) + hex32(low);
}

/** A number from 0 to 2^32 - 1 as 8 lower-case hexadecimal digits. */
export function hex32(word: number): string {
  return word.toString(16).padStart(8, "0");
}
