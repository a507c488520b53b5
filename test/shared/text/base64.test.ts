import fc from "fast-check";
import { expect, test } from "vitest";
import { fromBase64, fromBase64Url, toBase64Url } from "../../../shared/text/base64.ts";

test("bytes are written as Node writes them, and read again", () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = toBase64Url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString("base64url"));
      expect(fromBase64Url(text)).toEqual(bytes);
      expect(fromBase64(Buffer.from(bytes).toString("base64"))).toEqual(bytes);
    }),
  );
});

test("more bytes than a function takes arguments are written", () => {
  const bytes = new Uint8Array(1024 * 1024).fill(251);
  expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString("base64url"));
});

test.each(["-", "a", "aa=a", "é", "a.aa"])("%j is not read as base64", (text) => {
  expect(fromBase64(text)).toBeUndefined();
  expect(fromBase64Url(text)).toBeUndefined();
});

test("the two alphabets are told apart", () => {
  expect(fromBase64Url("-_-_")).toEqual(Uint8Array.of(251, 255, 191));
  expect(fromBase64("-_-_")).toBeUndefined();
  expect(fromBase64("+/+/")).toEqual(Uint8Array.of(251, 255, 191));
});
