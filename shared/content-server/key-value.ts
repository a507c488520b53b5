/**
 * The value of an API key: `psk`, 23 random characters, and six of a checksum, by which a mistyped key is known without
 * a look-up, and a leaked one is found by a scanner.
 */

const PREFIX = "psk";
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const CHECKSUM_CHARACTERS = 6;

/** The number of random characters in a key's value; each is one of 62. */
export const KEY_RANDOM_CHARACTERS = 23;

/** Characters of a whole value. */
export const KEY_CHARACTERS = PREFIX.length + KEY_RANDOM_CHARACTERS + CHECKSUM_CHARACTERS;

const CHARACTERS = `${PREFIX}[0-9A-Za-z]{${KEY_CHARACTERS - PREFIX.length}}`;
const SHAPE = new RegExp(`^${CHARACTERS}$`);
const SHAPE_ANYWHERE = new RegExp(CHARACTERS, "g");

/**
 * The value with these random digits, each a whole number from 0 to 61.
 *
 * @param digits `KEY_RANDOM_CHARACTERS` of them.
 */
export function keyValue(digits: readonly number[]): string {
  const body = PREFIX + digits.map((digit) => DIGITS.charAt(digit)).join("");
  return body + checksum(body);
}

/** Tells if a text has the shape of a key's value and the checksum that belongs to it. */
export function isKeyValue(text: string): boolean {
  return SHAPE.test(text) && checksum(text.slice(0, -CHECKSUM_CHARACTERS)) === text.slice(-CHECKSUM_CHARACTERS);
}

/** A text with whatever has the shape of a key masked, a mistyped one too: little of it is wrong. */
export function maskKeyValues(text: string): string {
  return text.replaceAll(SHAPE_ANYWHERE, "•••");
}

/** CRC-32 in base 62, the most significant digit first. */
function checksum(body: string): string {
  let rest = crc32(body);
  let digits = "";
  while (digits.length < CHECKSUM_CHARACTERS) {
    digits = DIGITS.charAt(rest % DIGITS.length) + digits;
    rest = Math.floor(rest / DIGITS.length);
  }
  return digits;
}

/** The CRC-32 of IEEE 802.3, as gzip has it, of a text in ASCII. */
function crc32(ascii: string): number {
  let crc = 0xff_ff_ff_ff;
  for (let index = 0; index < ascii.length; index += 1) {
    crc ^= ascii.charCodeAt(index);
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1;
  }
  return ~crc >>> 0;
}
