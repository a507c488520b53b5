import { describe, expect, it } from "vitest";
import { signerOf, verifySignature } from "../../../worker/export-records/signing.ts";
import { readSigningKey } from "../../../worker/settings/variable.ts";

/** RFC 8032, section 7.1, test 2. */
const SECRET = "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb";
const PUBLIC = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";
const MESSAGE = Uint8Array.of(0x72);
const SIGNATURE =
  "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da" +
  "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00";

const PKCS8 = Uint8Array.from(`302e020100300506032b657004220420${SECRET}`.match(/../g) ?? [], (digits) =>
  Number.parseInt(digits, 16),
);
const BASE64 = btoa(String.fromCharCode(...PKCS8));

describe("signing", () => {
  it("signs as RFC 8032 does, and knows the public key", async () => {
    const signer = await signerOf(PKCS8);
    expect(signer.publicKey).toBe(PUBLIC);
    expect(await signer.sign(MESSAGE)).toBe(SIGNATURE);
  });

  it("verifies, and refuses another message, key or signature and what is none", async () => {
    expect(await verifySignature(PUBLIC, MESSAGE, SIGNATURE)).toBe(true);
    expect(await verifySignature(PUBLIC, Uint8Array.of(0x73), SIGNATURE)).toBe(false);
    expect(await verifySignature(PUBLIC.replace("3d", "3e"), MESSAGE, SIGNATURE)).toBe(false);
    expect(await verifySignature(PUBLIC, MESSAGE, SIGNATURE.replace("92", "93"))).toBe(false);
    for (const bad of ["", "zz", PUBLIC.slice(2), `${PUBLIC}0`]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await verifySignature(bad, MESSAGE, SIGNATURE)).toBe(false);
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await verifySignature(PUBLIC, MESSAGE, bad)).toBe(false);
    }
  });

  it.each([
    ["base64", BASE64],
    ["base64 with a line end", `${BASE64}\n`],
    ["PEM", `-----BEGIN PRIVATE KEY-----\n${BASE64}\n-----END PRIVATE KEY-----\n`],
  ])("reads a key in %s", (_, text) => {
    expect(readSigningKey(text)).toEqual(PKCS8);
  });

  it.each(["", SECRET, BASE64.slice(0, -4), `${BASE64}AAAA`, "€"])("reads no key in %j", (text) => {
    expect(readSigningKey(text)).toBeUndefined();
  });
});
