import { describe, expect, it } from "vitest";
import { isContentToken, readContentToken, writeContentToken } from "../../../worker/auth/content-token.ts";

const secret = crypto.getRandomValues(new Uint8Array(32));
const signed = { sessionId: 7, guid: "eb88918c-98eb-43fa-9be0-67c74a6e07f3", expiresAtSeconds: 2_000_000_000 };
const before = new Date(1_999_999_999_000);

async function isValid(text: string, guid = signed.guid, key = secret, now = before): Promise<boolean> {
  const token = readContentToken(text);
  return token !== undefined && (await isContentToken(token, guid, key, now));
}

describe("a token for content", () => {
  it("is valid for its content item until it expires, and fits into a path and a cookie", async () => {
    const text = await writeContentToken(signed, secret);
    expect(text).toMatch(/^7\.2000000000\.[\w-]{43}$/);
    expect(await isValid(text)).toBe(true);
    expect(await isValid(text, signed.guid, secret, new Date(2_000_000_000_000))).toBe(false);
  });

  it("is valid for nothing else", async () => {
    const text = await writeContentToken(signed, secret);
    expect(await isValid(text, crypto.randomUUID())).toBe(false);
    expect(await isValid(text, signed.guid, crypto.getRandomValues(new Uint8Array(32)))).toBe(false);
    const [id = "", time = "", signature = ""] = text.split(".");
    const forged = [
      ["8", time, signature],
      [id, "2000000001", signature],
      ["72", time.slice(1), signature],
      [id, time, `${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`],
      [id, time, "A".repeat(43)],
    ].map((parts) => parts.join("."));
    for (const one of forged) {
      expect([one, await isValid(one)]).toEqual([one, false]);
    }
  });

  it.each([
    "",
    "7",
    "7.8",
    "7.8.",
    `0.1.${"a".repeat(43)}`,
    `07.1.${"a".repeat(43)}`,
    `7.1.${"a".repeat(44)}`,
    `7.-1.${"a".repeat(43)}`,
  ])("is not %j", (text) => {
    expect(readContentToken(text)).toBeUndefined();
  });
});
