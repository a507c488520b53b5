import { BundleError } from "./bundle-error.ts";
import type { Bytes } from "./byte-streams.ts";

/** Size of an archive when it is unpacked. */
export const BUNDLE_MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;

/** The unpacked part may be so many times larger than the archive so far: a denser archive is meant to do harm. */
export const BUNDLE_MAX_INFLATION_FACTOR = 200;

/** Bytes that are unpacked before that factor is checked: small files of zeros are legitimate. */
const BUNDLE_FREE_INFLATION_BYTES = 8 * 1024 * 1024;

/** Bytes that are written to the decompressor at a time: its output is up to a thousand times as much, at once. */
const PIECE_BYTES = 4 * 1024;

/** Bytes that are read from the decompressor at a time. */
const READ_BYTES = 64 * 1024;

const GZIP_FIRST_BYTE = 0x1f;

const EMPTY = "The archive is empty. Send a tar.gz, such as `tar -czf` creates.";
const NOT_GZIP = "The archive is not gzip data. Send a tar.gz, such as `tar -czf` creates.";
const BROKEN = "The gzip data of the archive is broken, or more data follows its end. Create the archive again.";
const INCOMPLETE = "The gzip data of the archive is incomplete. Send all of it.";
const TOO_LARGE = `The archive unpacks to more than ${BUNDLE_MAX_UNPACKED_BYTES} bytes. Leave out what is not served.`;
const BOMB = `The archive unpacks to more than ${BUNDLE_MAX_INFLATION_FACTOR} times its size. Leave out what is not served.`;

/**
 * Unpacks gzip (RFC 1952), in one member and with nothing after it. The decompressor accepts any amount of input and
 * buffers all of its output. So it gets little input at a time, and no more before all of the output was read. Two
 * buffers are used for all chunks: a chunk is only valid until the next one is requested.
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

/** Throws a `BundleError` where too much is unpacked, by the bytes that went in and came out so far. */
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

/** Reads into a buffer, which is detached from other views of it. */
function readMore(reader: ReadableStreamBYOBReader, buffer: ArrayBufferLike): Promise<Read> {
  const read = reader.read(new Uint8Array(buffer));
  // It fails whenever a write fails, and the write reports it.
  read.catch(() => undefined);
  return read;
}

/**
 * The bytes that a read has returned by now; undefined where it is pending. A read completes together with the write
 * before it. Only where the read before it filled its whole buffer, so that there may be more output, is it worth
 * waiting for a moment.
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
