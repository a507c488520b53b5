import { describe, expect, it } from "vitest";
import { readPort } from "../../../../worker/local/command/server-url.ts";

describe("PORT", () => {
  it.each([
    [undefined, 8_787],
    ["", 8_787],
    ["0", 0],
    ["65535", 65_535],
  ])("%j means %i", (text, port) => {
    expect(readPort(text)).toBe(port);
  });

  it.each(["65536", "80x", "-1", "1.5"])("is not %s", (text) => {
    expect(() => readPort(text)).toThrow(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  });
});
