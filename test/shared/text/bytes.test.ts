import fc from "fast-check";
import { expect, it } from "vitest";
import { fromHex, isSameBytes, toHex } from "../../../shared/text/bytes.ts";

it("writes bytes in hexadecimal as Node does, and reads them again", () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(toHex(bytes)).toBe(Buffer.from(bytes).toString("hex"));
      expect(fromHex(toHex(bytes).toUpperCase())).toEqual(bytes);
    }),
  );
});

it("tells whether bytes are the same", () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (one, other) => {
      expect(isSameBytes(one, Uint8Array.from(one))).toBe(true);
      expect(isSameBytes(one, other)).toBe(toHex(one) === toHex(other));
    }),
  );
});
