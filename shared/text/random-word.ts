import { isMixed } from "./secrets.ts";

const RANDOM_WORD_MIN_CHARACTERS = 20;
const RANDOM_WORD_MIN_BITS_PER_CHARACTER = 3.5;
/** Of letters in one case: words, too, may have a number at their end. */
const ONE_CASE_MIN_BITS_PER_CHARACTER = 3;
const ONE_CASE_MIN_NUMBERS = 4;
const HEXADECIMAL_KEY_MIN_CHARACTERS = 32;
/** Base64 with a `/` looks like a path, which has fewer different characters. */
const BASE64_KEY_MIN_CHARACTERS = 40;
const BASE64_KEY_MIN_BITS_PER_CHARACTER = 4.4;

/** Ids that look random and are none of anybody's secrets. */
const PUBLIC_IDS: readonly RegExp[] = [
  // A UUID without its dashes, told by its version and variant.
  /^[\da-f]{12}[1-8][\da-f]{3}[89ab][\da-f]{15}$/i,
  // A ULID.
  /^[0-7][\dA-HJKMNP-TV-Z]{25}$/i,
];

/** `org-…` and its like: who asks, not how they prove it. */
const PUBLIC_PREFIX = /^(?:org|proj|project|team|workspace|wrkspc|user|acct|cus)[-_]/i;

/** A commit's id. */
const COMMIT_ID = /^[\da-f]{40}$/i;

/**
 * True for a long run of letters and digits mixed as by chance. Not for ids that are public, such as UUIDs, which mostly
 * name tenants, and not for words, host names and paths, whose parts are short or of one kind of letter.
 */
export function looksRandom(word: string): boolean {
  if (PUBLIC_PREFIX.test(word) || COMMIT_ID.test(word)) return false;
  return isRandomBase64(word) || word.split(/[-._~/:@,;=&?+]+/).some(isRandomPart);
}

function isRandomBase64(word: string): boolean {
  if (word.length < BASE64_KEY_MIN_CHARACTERS || !/^[A-Za-z\d+/]+={0,2}$/.test(word)) return false;
  return hasBothCases(word) && isMixed(word) && bitsPerCharacter(word) >= BASE64_KEY_MIN_BITS_PER_CHARACTER;
}

function isRandomPart(part: string): boolean {
  if (PUBLIC_IDS.some((id) => id.test(part)) || !isMixed(part)) return false;
  if (/^[\da-f]+$/i.test(part)) return part.length >= HEXADECIMAL_KEY_MIN_CHARACTERS;
  if (part.length < RANDOM_WORD_MIN_CHARACTERS) return false;
  if (hasBothCases(part)) return bitsPerCharacter(part) >= RANDOM_WORD_MIN_BITS_PER_CHARACTER;
  const numbers = part.match(/\d+/g)?.length ?? 0;
  return numbers >= ONE_CASE_MIN_NUMBERS && bitsPerCharacter(part) >= ONE_CASE_MIN_BITS_PER_CHARACTER;
}

function hasBothCases(text: string): boolean {
  return /[a-z]/.test(text) && /[A-Z]/.test(text);
}

/** Shannon's entropy of a text's characters. */
function bitsPerCharacter(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}
