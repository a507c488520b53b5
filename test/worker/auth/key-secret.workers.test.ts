import { afterEach, expect, it, vi } from "vitest";
import { isKeyValue } from "../../../shared/index.ts";
import { hashKey, newKeySecret } from "../../../worker/auth/key-secret.ts";

afterEach(() => vi.restoreAllMocks());

/** Lets chance give these bytes, over and over. */
function chanceGives(...bytes: readonly number[]) {
  let count = 0;
  vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    if (!(array instanceof Uint8Array)) throw new Error("Only bytes were to be asked for.");
    for (let index = 0; index < array.length; index += 1) {
      array[index] = bytes[count % bytes.length] ?? 0;
      count += 1;
    }
    return array;
  });
}

it("is a key's value with its hash and its end", async () => {
  const { value, hash, lastFour } = await newKeySecret();
  expect(isKeyValue(value)).toBe(true);
  expect(hash).toEqual(await hashKey(value));
  expect(lastFour).toBe(value.slice(28));
  expect((await newKeySecret()).value).not.toBe(value);
});

it("has every digit for the same number of bytes, and leaves out the bytes that are too many", async () => {
  const digits = new Map<string, number>();
  for (let byte = 0; byte < 248; byte += 1) {
    chanceGives(byte);
    const digit = (await newKeySecret()).value.charAt(3);
    digits.set(digit, (digits.get(digit) ?? 0) + 1);
  }
  expect([...digits.values()]).toEqual(Array.from({ length: 62 }, () => 4));
  chanceGives(248, 255, 61);
  expect((await newKeySecret()).value).toMatch(/^pskz{23}/);
});
