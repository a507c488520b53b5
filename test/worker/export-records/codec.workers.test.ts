import { describe, expect, it } from "vitest";
import { codec } from "../../../worker/export-records/codec.ts";

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
      // oxlint-disable-next-line no-await-in-loop -- in their order
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
      // oxlint-disable-next-line no-await-in-loop -- one after the other
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
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await codec.gunzip(broken, 1_000)).toBeNull();
    }
  });
});
