import { BUNDLE_FREE_INFLATION_BYTES, BUNDLE_MAX_INFLATION_FACTOR, BUNDLE_MAX_UNPACKED_BYTES } from "../../limits.ts";
import { BundleError } from "./bundle-error.ts";
import type { Bytes } from "./byte-streams.ts";

/** What is put into the decompressor at a time: it becomes a thousand times as much at worst, all at once. */
const PIECE_BYTES = 4 * 1024;

/** What is asked of the decompressor at a time. */
const READ_BYTES = 64 * 1024;

const GZIP_FIRST_BYTE = 0x1f;

const EMPTY = "The archive is empty. Send a tar.gz, such as `tar -czf` creates.";
const NOT_GZIP = "The archive is not gzip data. Send a tar.gz, such as `tar -czf` creates.";
const BROKEN = "The gzip data of the archive is broken, or more data follows its end. Create the archive again.";
const INCOMPLETE = "The gzip data of the archive is incomplete. Send all of it.";
const TOO_LARGE = `The archive unpacks to more than ${BUNDLE_MAX_UNPACKED_BYTES} bytes. Leave out what is not served.`;
const BOMB = `The archive unpacks to more than ${BUNDLE_MAX_INFLATION_FACTOR} times its size. Leave out what is not served.`;

/**
 * Unpacks gzip (RFC 1952), in one member and with nothing behind it. The decompressor takes whatever it is given and holds
 * what comes of it, so that it is given little at a time, and no more before all that came of it was taken. Two buffers serve
 * for all chunks: one is gone when the next one is asked for.
 * See docs/decisions/0058-inflate-backpressure.md.
 */
export async function* inflate(archive: Bytes): Bytes {
  const { readable, writable } = new DecompressionStream("gzip");
  const writer = writable.getWriter();
  const reader = readable.getReader({ mode: "byob" });
  const check = inflationCheck();
  try {
    let pending = readMore(reader, new ArrayBuffer(READ_BYTES));
    let spare: ArrayBufferLike = new ArrayBuffer(READ_BYTES);
    for await (const piece of piecesOf(archive)) {
      check.packed(piece.length);
      await orThrow(writer.write(piece), BROKEN);
      let mayHaveMore = false;
      for (;;) {
        const taken = await takeReady(pending, mayHaveMore);
        if (taken === undefined) break;
        pending = readMore(reader, spare);
        mayHaveMore = taken.length === READ_BYTES;
        check.unpacked(taken.length);
        yield taken;
        spare = taken.buffer;
        if (!mayHaveMore) break;
      }
    }
    await orThrow(writer.close(), INCOMPLETE);
    for (let last = await pending; !last.done; last = await readMore(reader, last.value.buffer)) {
      check.unpacked(last.value.length);
      yield last.value;
    }
  } finally {
    await Promise.allSettled([writer.abort(), reader.cancel()]);
  }
}

/** Refuses what unpacks to too much, by the bytes that went in and came out so far. */
function inflationCheck() {
  let packed = 0;
  let unpacked = 0;
  return {
    packed: (bytes: number) => {
      packed += bytes;
    },
    unpacked: (bytes: number) => {
      unpacked += bytes;
      if (unpacked > BUNDLE_MAX_UNPACKED_BYTES) throw new BundleError(TOO_LARGE);
      if (unpacked > BUNDLE_FREE_INFLATION_BYTES && unpacked > packed * BUNDLE_MAX_INFLATION_FACTOR) {
        throw new BundleError(BOMB);
      }
    },
  };
}

async function* piecesOf(archive: Bytes): Bytes {
  let isStart = true;
  for await (const chunk of archive) {
    if (isStart && chunk.length > 0 && chunk[0] !== GZIP_FIRST_BYTE) throw new BundleError(NOT_GZIP);
    isStart &&= chunk.length === 0;
    for (let at = 0; at < chunk.length; at += PIECE_BYTES) yield chunk.subarray(at, at + PIECE_BYTES);
  }
  if (isStart) throw new BundleError(EMPTY);
}

type Read = ReadableStreamReadResult<Uint8Array>;

/** Reads into a buffer, which is taken from whoever looks at it. */
function readMore(reader: ReadableStreamBYOBReader, buffer: ArrayBufferLike): Promise<Read> {
  const read = reader.read(new Uint8Array(buffer));
  // It fails wherever a write does, which tells of it.
  read.catch(() => undefined);
  return read;
}

/**
 * What a read has got by now; undefined where it still waits. A read is answered together with the write before it. Only where
 * the one before it was filled to its end, and so left more behind, is there a moment to wait for.
 */
async function takeReady(pending: Promise<Read>, isPatient: boolean): Promise<Uint8Array | undefined> {
  let timer: number | null = null;
  const late = isPatient
    ? new Promise<undefined>((resolve) => {
        timer = setTimeout(resolve, 0, undefined);
      })
    : undefined;
  const result = await orThrow(Promise.race([pending, late]), BROKEN);
  clearTimeout(timer);
  return result?.value;
}

async function orThrow<Value>(step: Promise<Value>, message: string): Promise<Value> {
  try {
    return await step;
  } catch {
    throw new BundleError(message);
  }
}
