import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fnv1a64 } from "../../../shared/text/hash.ts";

describe("fnv1a64", () => {
  it.each([
    ["", "cbf29ce484222325"],
    ["a", "af63dc4c8601ec8c"],
    ["foobar", "85944171f73967e8"],
  ])("hashes %j as in the published test vectors", (text, hash) => {
    expect(fnv1a64(text)).toBe(hash);
  });

  it("is what exact integers give", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        let hash = 0xcbf29ce484222325n;
        for (let index = 0; index < text.length; index += 1)
          hash = ((hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n) % 2n ** 64n;
        expect(fnv1a64(text)).toBe(hash.toString(16).padStart(16, "0"));
      }),
    );
  });
});
