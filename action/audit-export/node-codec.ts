import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { crc32, gzip, type InflateRaw, inflateRaw, type ZlibOptions } from "node:zlib";
import type { Codec } from "../../shared/index.ts";

const HEADER_BYTES = 10;
/** CRC-32 and length of what is packed. */
const TRAILER_BYTES = 8;
const DEFLATE = 8;
const EXTRA_FIELD = 4;

/** The result of `inflateRaw` with the option `info`. */
interface Inflated {
  readonly buffer: Buffer;
  readonly engine: InflateRaw;
}

const gzipped: (bytes: Uint8Array) => Promise<Buffer> = promisify(gzip);
/** The types know nothing of the option `info`. */
const inflated: (bytes: Uint8Array, options: ZlibOptions) => Promise<unknown> = promisify(inflateRaw);

/** Hashes and gzip by Node. */
export const nodeCodec: Codec = {
  digest: async (bytes) => await Promise.resolve(createHash("sha256").update(bytes).digest("hex")),
  startDigest: () => {
    const hash = createHash("sha256");
    return {
      write: async (bytes) => {
        await Promise.resolve(hash.update(bytes));
      },
      end: async () => await Promise.resolve(hash.digest("hex")),
    };
  },
  gzip: async (bytes) => await gzipped(bytes),
  gunzip,
  // Buffers of Node may share their memory.
  release: () => undefined,
};

/** Node's own `gunzip` takes several members for one, and passes over what follows them. */
async function gunzip(bytes: Uint8Array, maxBytes: number): Promise<Uint8Array | null> {
  const packed = afterHeader(bytes);
  if (packed === null) return null;
  try {
    const result = await inflated(packed, { info: true, maxOutputLength: Math.max(maxBytes, 1) });
    if (!isInflated(result) || result.buffer.length > maxBytes) return null;
    return fits(result.buffer, packed.subarray(result.engine.bytesWritten)) ? result.buffer : null;
  } catch {
    return null;
  }
}

/**
 * The bytes behind the header (RFC 1952, section 2.3), which may have an extra field and no other; null without a
 * header.
 */
function afterHeader(bytes: Uint8Array): Uint8Array | null {
  const view = viewOf(bytes);
  if (bytes.length < HEADER_BYTES + 2 || view.getUint16(0) !== 0x1f_8b || view.getUint8(2) !== DEFLATE) return null;
  const flags = view.getUint8(3);
  if (flags === 0) return bytes.subarray(HEADER_BYTES);
  return flags === EXTRA_FIELD ? bytes.subarray(HEADER_BYTES + 2 + view.getUint16(HEADER_BYTES, true)) : null;
}

function fits(content: Uint8Array, trailer: Uint8Array): boolean {
  const view = viewOf(trailer);
  return (
    trailer.length === TRAILER_BYTES &&
    view.getUint32(0, true) === crc32(content) &&
    view.getUint32(4, true) === content.length
  );
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function isInflated(result: unknown): result is Inflated {
  return (
    typeof result === "object" && result !== null && Object.hasOwn(result, "buffer") && Object.hasOwn(result, "engine")
  );
}
