import { crc32 } from "node:zlib";
import type { Codec } from "../../../../shared/audit-export/ports.ts";
import { nodeCodec } from "./node-codec.ts";

const HEADER = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];
const HAS_EXTRA_FIELD = 4;
const BLOCK_MAX_BYTES = 0xffff;

/**
 * The same as `nodeCodec`, but that gzip only stores, so that thousands of small segments are packed in a second, and that what is
 * released is overwritten, so that whoever still reads it is found out.
 */
export const storingCodec: Codec = {
  digest: nodeCodec.digest,
  startDigest: nodeCodec.startDigest,
  gzip: async (bytes) => await Promise.resolve(store(bytes)),
  gunzip: async (bytes, maxBytes) => await Promise.resolve(unstore(bytes, maxBytes)),
  release: (bytes) => {
    bytes.fill(0);
  },
};

/** One gzip member of one stored block (RFC 1951, section 3.2.4). */
function store(bytes: Uint8Array): Uint8Array {
  if (bytes.length > BLOCK_MAX_BYTES) throw new Error("The storing codec is for small segments.");
  const packed = new Uint8Array(HEADER.length + 5 + bytes.length + 8);
  const view = new DataView(packed.buffer);
  packed.set(HEADER);
  packed[HEADER.length] = 1;
  view.setUint16(HEADER.length + 1, bytes.length, true);
  view.setUint16(HEADER.length + 3, ~bytes.length & 0xffff, true);
  packed.set(bytes, HEADER.length + 5);
  view.setUint32(packed.length - 8, crc32(bytes), true);
  view.setUint32(packed.length - 4, bytes.length, true);
  return packed;
}

function unstore(packed: Uint8Array, maxBytes: number): Uint8Array | null {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const hasExtra = ((packed[3] ?? 0) & HAS_EXTRA_FIELD) > 0;
  const start = HEADER.length + (hasExtra ? 2 + view.getUint16(HEADER.length, true) : 0) + 5;
  if (packed.length < start + 8) return null;
  const bytes = packed.slice(start, -8);
  const isWhole =
    bytes.length <= maxBytes &&
    view.getUint16(start - 4, true) === bytes.length &&
    view.getUint32(packed.length - 8, true) === crc32(bytes);
  return isWhole ? bytes : null;
}
