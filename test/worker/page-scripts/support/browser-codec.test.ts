import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { browserCodec } from "../../../../worker/page-scripts/support/browser-codec.ts";

it("unpacks what is packed, as far as the bound", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), async (bytes) => {
      const packed = gzipSync(bytes);
      expect(await browserCodec.gunzip(packed, bytes.length)).toEqual(bytes);
      if (bytes.length > 0) expect(await browserCodec.gunzip(packed, bytes.length - 1)).toBeNull();
      expect(await browserCodec.gunzip(packed.subarray(0, -1), bytes.length)).toBeNull();
      expect(await browserCodec.gunzip(Buffer.concat([packed, packed]), 2 * bytes.length)).toBeNull();
    }),
  );
});

it("unpacks no more than the bound", async () => {
  let unpacked = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, controller) => {
      unpacked += piece.length;
      controller.enqueue(piece);
    },
  });
  const { readable, writable } = new DecompressionStream("gzip");
  vi.stubGlobal("DecompressionStream", function counted() {
    return { writable, readable: readable.pipeThrough(count) };
  });
  try {
    expect(await browserCodec.gunzip(gzipSync(Buffer.alloc(50_000_000)), 1_000)).toBeNull();
  } finally {
    vi.unstubAllGlobals();
  }
  expect(unpacked).toBeGreaterThan(0);
  expect(unpacked).toBeLessThan(5_000_000);
});
