import { describe, expect, it } from "vitest";
import { codec, signerOf, verifySignature } from "../../../worker/export-records/ports.ts";
import { readSigningKey } from "../../../worker/settings/variable.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array | null) => (bytes === null ? null : new TextDecoder().decode(bytes));
const joined = (...parts: readonly (Uint8Array | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

const TEXT = '{"id":"1"}\n{"id":"2"}\n';

/** The same member with an extra field in its header, as segments have one. */
async function withExtraField(text: string): Promise<Uint8Array> {
  const packed = await codec.gzip(encode(text));
  return joined([0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 255, 7, 0, 0x50, 0x53, 3, 0, 1, 2, 3], packed.subarray(10));
}

describe("codec", () => {
  it("digests by SHA-256 (FIPS 180-2, appendix B.1)", async () => {
    expect(await codec.digest(encode("abc"))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it("digests what comes in pieces", async () => {
    const digest = codec.startDigest();
    for (const piece of ["a", "", "bc"]) {
      await digest.write(encode(piece));
    }
    expect(await digest.end()).toBe(await codec.digest(encode("abc")));
  });

  it("packs one gzip member without optional fields", async () => {
    const packed = await codec.gzip(encode(TEXT));
    expect([...packed.subarray(0, 4)]).toEqual([0x1f, 0x8b, 8, 0]);
    expect(decode(await codec.gunzip(packed, TEXT.length))).toBe(TEXT);
  });

  it("unpacks what has an extra field in its header, and nothing at all", async () => {
    expect(decode(await codec.gunzip(await withExtraField(TEXT), TEXT.length))).toBe(TEXT);
    expect(decode(await codec.gunzip(await codec.gzip(encode("")), 0))).toBe("");
  });

  it("unpacks megabytes", async () => {
    const large = crypto.getRandomValues(new Uint8Array(65_536));
    const bytes = joined(...Array.from({ length: 48 }, () => large));
    const unpacked = await codec.gunzip(await codec.gzip(bytes), bytes.length);
    expect(await codec.digest(unpacked ?? encode(""))).toBe(await codec.digest(bytes));
  });

  it("frees what is released", async () => {
    const unpacked = await codec.gunzip(await codec.gzip(encode(TEXT)), TEXT.length);
    expect(unpacked).toHaveLength(TEXT.length);
    codec.release(unpacked ?? encode(""));
    expect([unpacked?.length, unpacked?.buffer.byteLength]).toEqual([0, 0]);
  });

  it("gives nothing of what is larger than the bound", async () => {
    expect(await codec.gunzip(await codec.gzip(encode(TEXT)), TEXT.length - 1)).toBeNull();
    expect(await codec.gunzip(await codec.gzip(new Uint8Array(50_000_000)), 1_000_000)).toBeNull();
  });

  it("gives nothing of what is cut off anywhere", async () => {
    const packed = await withExtraField(TEXT);
    for (let length = 0; length < packed.length; length += 1) {
      expect(await codec.gunzip(packed.subarray(0, length), 1_000)).toBeNull();
    }
  });

  it("gives nothing of what is followed by anything", async () => {
    const packed = await withExtraField(TEXT);
    expect(await codec.gunzip(joined(packed, [0]), 1_000)).toBeNull();
    expect(await codec.gunzip(joined(packed, packed), 1_000)).toBeNull();
    expect(await codec.gunzip(joined(packed, new Uint8Array(100_000)), 1_000)).toBeNull();
  });

  it("gives nothing of what has a checksum or a length that is wrong", async () => {
    const packed = await codec.gzip(encode(TEXT));
    for (let at = packed.length - 8; at < packed.length; at += 1) {
      const broken = packed.with(at, (packed[at] ?? 0) ^ 1);
      expect(await codec.gunzip(broken, 1_000)).toBeNull();
    }
  });
});

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
      expect(await verifySignature(bad, MESSAGE, SIGNATURE)).toBe(false);
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
