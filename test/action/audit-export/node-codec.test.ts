import { gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { nodeCodec } from "../../../action/audit-export/node-codec.ts";

const bytes = fc.uint8Array({ maxLength: 2_000 });
const MORE = 10_000;

/** A gzip member with an extra field in its header, as segments have one. */
function withExtraField(packed: Uint8Array, extra: Uint8Array): Uint8Array {
  const length = [extra.length & 0xff, extra.length >> 8];
  return Buffer.from([0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 255, ...length, ...extra, ...packed.subarray(10)]);
}

it("computes SHA-256", async () => {
  expect(await nodeCodec.digest(new TextEncoder().encode("abc"))).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});

it("packs into one member without optional fields, and unpacks what it packed", async () => {
  await fc.assert(
    fc.asyncProperty(bytes, async (content) => {
      const packed = await nodeCodec.gzip(content);
      expect([...packed.subarray(0, 4)]).toEqual([0x1f, 0x8b, 8, 0]);
      expect(new Uint8Array(gunzipSync(packed))).toEqual(content);
      expect(new Uint8Array((await nodeCodec.gunzip(packed, MORE)) ?? [1])).toEqual(content);
    }),
  );
});

it("unpacks a member with an extra field, as far as the bound", async () => {
  await fc.assert(
    fc.asyncProperty(bytes, fc.uint8Array({ maxLength: 300 }), async (content, extra) => {
      const packed = withExtraField(gzipSync(content), extra);
      expect(new Uint8Array((await nodeCodec.gunzip(packed, content.length)) ?? [1])).toEqual(content);
      if (content.length > 0) expect(await nodeCodec.gunzip(packed, content.length - 1)).toBeNull();
    }),
  );
});

it("takes nothing that is cut, changed, followed by anything or not gzip", async () => {
  const packed = withExtraField(gzipSync("one line\nanother line\n"), Buffer.from("PS"));
  const tries = [
    ...Array.from(packed, (_, length) => packed.subarray(0, length)),
    Buffer.concat([packed, Buffer.from([0])]),
    Buffer.concat([packed, packed]),
    Buffer.concat([packed, gzipSync("")]),
  ];
  // The header's time, compression and system do not matter to the content.
  const changed = Array.from(packed, (byte, index) => ({
    index,
    bytes: packed.map((one, at) => (at === index ? byte ^ 1 : one)),
  }));
  const outcomes = await Promise.all(
    [...tries, ...changed.filter(({ index }) => index < 4 || index >= 14).map((one) => one.bytes)].map(
      async (one) => await nodeCodec.gunzip(one, MORE),
    ),
  );
  expect(outcomes.filter((outcome) => outcome !== null)).toEqual([]);
  expect(await nodeCodec.gunzip(packed, MORE)).not.toBeNull();
});

it("does not unpack much more than the bound", async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  expect(await nodeCodec.gunzip(bomb, 1_000)).toBeNull();
});

it("takes what follows the first bytes of a member for none, and does not throw", async () => {
  await fc.assert(
    fc.asyncProperty(bytes, async (content) => {
      expect(await nodeCodec.gunzip(Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 4]), content]), MORE)).toBeNull();
    }),
  );
});
