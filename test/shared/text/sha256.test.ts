import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sha256 } from "../../../shared/text/sha256.ts";

function expected(text: string): string {
  return createHash("sha256").update(Buffer.from(text, "utf16le").swap16()).digest("hex");
}

test("is what another implementation gives for a text of any length", () => {
  for (let length = 0; length <= 200; length += 1) {
    const text = "\u00e4\ud800z".repeat(70).slice(0, length);
    expect(sha256(text)).toBe(expected(text));
  }
});

test("is what another implementation gives for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 500 }), (text) => {
      expect(sha256(text)).toBe(expected(text));
    }),
  );
});
