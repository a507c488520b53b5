import { hex32 } from "./hash.ts";

const WORDS_PER_BLOCK = 16;
const ROUNDS = 64;
const TWO_TO_32 = 2 ** 32;

/** The first 32 bits of the fraction of a root. */
const fractionBits = (root: number): number => Math.floor((root % 1) * TWO_TO_32) | 0;

const PRIMES = Array.from({ length: 312 }, (_, index) => index).filter(isPrime);
const INITIAL = PRIMES.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)));
const ROUND_CONSTANTS = PRIMES.slice(0, ROUNDS).map((prime) => fractionBits(Math.cbrt(prime)));

/** SHA-256 (FIPS 180-4) of the UTF-16 code units, high byte first: 64 lower-case hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = new Uint8Array(text.length * 2);
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    bytes[index * 2] = unit >>> 8;
    bytes[index * 2 + 1] = unit;
  }
  const words = paddedWords(bytes);
  const state = [...INITIAL];
  for (let at = 0; at < words.length; at += WORDS_PER_BLOCK) addBlock(state, words.slice(at, at + WORDS_PER_BLOCK));
  return state.map((word) => hex32(word >>> 0)).join("");
}

/** The bytes, a one, zeros to the end of a block, and the number of bits in the last two words. */
function paddedWords(bytes: Uint8Array): Int32Array {
  const wordCount = (bytes.length >>> 2) + 3;
  const words = new Int32Array(Math.ceil(wordCount / WORDS_PER_BLOCK) * WORDS_PER_BLOCK);
  const put = (byte: number, index: number) => {
    words[index >>> 2] = (words[index >>> 2] ?? 0) | (byte << (24 - (index % 4) * 8));
  };
  for (const [index, byte] of bytes.entries()) put(byte, index);
  put(0x80, bytes.length);
  words[words.length - 2] = Math.floor((bytes.length * 8) / TWO_TO_32);
  words[words.length - 1] = (bytes.length * 8) | 0;
  return words;
}

function addBlock(state: number[], block: Int32Array): void {
  const schedule = scheduleOf(block);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < ROUNDS; round += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const mixed = h + rotations(e, 6, 11, 25) + choice + (ROUND_CONSTANTS[round] ?? 0) + (schedule[round] ?? 0);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + mixed) | 0, c, b, a, (mixed + rotations(a, 2, 13, 22) + majority) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = ((state[index] ?? 0) + word) | 0;
}

function scheduleOf(block: Int32Array): Int32Array {
  const words = new Int32Array(ROUNDS);
  words.set(block);
  for (let at = WORDS_PER_BLOCK; at < ROUNDS; at += 1) {
    const before = (distance: number) => words[at - distance] ?? 0;
    const low = rotated(before(15), 7) ^ rotated(before(15), 18) ^ (before(15) >>> 3);
    const high = rotated(before(2), 17) ^ rotated(before(2), 19) ^ (before(2) >>> 10);
    words[at] = before(16) + low + before(7) + high;
  }
  return words;
}

function rotations(word: number, one: number, two: number, three: number): number {
  return rotated(word, one) ^ rotated(word, two) ^ rotated(word, three);
}

function rotated(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function isPrime(number: number): boolean {
  if (number < 2) return false;
  for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) return false;
  return true;
}
