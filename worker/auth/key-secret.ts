import { KEY_RANDOM_CHARACTERS, keyValue } from "../../shared/index.ts";

/** The value of a new key, which is shown once, and the parts of it that are stored. */
export interface KeySecret {
  readonly value: string;
  /** SHA-256 of the value. */
  readonly hash: ArrayBuffer;
  /** Helps people to tell their keys apart. */
  readonly lastFour: string;
}

const DIGITS = 62;
/** Larger bytes would make the first digits more likely than the last ones. */
const FIRST_BIASED_BYTE = 256 - (256 % DIGITS);

/** Creates the value of a new key. */
export async function newKeySecret(): Promise<KeySecret> {
  const value = keyValue(randomDigits(KEY_RANDOM_CHARACTERS));
  return { value, hash: await hashKey(value), lastFour: value.slice(-4) };
}

/** The hash of a key's value, which is stored and looked up. */
export async function hashKey(value: string): Promise<ArrayBuffer> {
  return await crypto.subtle.digest("SHA-256", new TextEncoder().encode(value));
}

/** Random digits of base 62, each as likely as any other. */
function randomDigits(count: number): readonly number[] {
  const digits: number[] = [];
  while (digits.length < count) {
    const bytes = crypto.getRandomValues(new Uint8Array(count - digits.length));
    for (const byte of bytes) if (byte < FIRST_BIASED_BYTE) digits.push(byte % DIGITS);
  }
  return digits;
}
