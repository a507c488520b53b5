import { crc32 } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isKeyValue,
  KEY_CHARACTERS,
  KEY_RANDOM_CHARACTERS,
  keyValue,
  maskKeyValues,
} from "../../../shared/content-server/key-value.ts";

const digits = fc.array(fc.integer({ min: 0, max: 61 }), {
  minLength: KEY_RANDOM_CHARACTERS,
  maxLength: KEY_RANDOM_CHARACTERS,
});

/** The checksum as the decisions state it, by other means. */
function checksum(body: string): string {
  const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  let rest = BigInt(crc32(body));
  let text = "";
  for (let place = 0; place < 6; place += 1) {
    text = `${alphabet[Number(rest % 62n)]}${text}`;
    rest /= 62n;
  }
  return text;
}

describe("keyValue", () => {
  it("is 32 characters: psk, 23 random ones and a CRC-32 in base 62", () => {
    fc.assert(
      fc.property(digits, (random) => {
        const value = keyValue(random);
        expect(value).toMatch(/^psk[0-9A-Za-z]{29}$/);
        expect(value).toHaveLength(KEY_CHARACTERS);
        expect(value.slice(26)).toBe(checksum(value.slice(0, 26)));
        expect(isKeyValue(value)).toBe(true);
      }),
    );
  });

  it("is no longer a key's with one character changed", () => {
    fc.assert(
      fc.property(digits, fc.nat(31), fc.constantFrom(...Array.from("09AZaz-")), (random, place, character) => {
        const value = keyValue(random);
        const changed = value.slice(0, place) + character + value.slice(place + 1);
        expect(isKeyValue(changed)).toBe(changed === value);
      }),
    );
  });
});

describe("maskKeyValues", () => {
  it("leaves no key in a text, and all else as it is", () => {
    fc.assert(
      fc.property(digits, fc.string(), fc.string(), (random, before, after) => {
        const value = keyValue(random);
        expect(maskKeyValues(`${before} ${value}/${after}`)).toBe(
          `${maskKeyValues(`${before} `)}•••/${maskKeyValues(after)}`,
        );
      }),
    );
  });

  it.each([
    ["/users/psk/keys", "/users/psk/keys"],
    [`a psk${"0".repeat(28)} b`, `a psk${"0".repeat(28)} b`],
    [`a psk${"0".repeat(29)} psk${"z".repeat(29)}`, "a ••• •••"],
  ])("makes of %s %s", (text, masked) => {
    expect(maskKeyValues(text)).toBe(masked);
  });
});
