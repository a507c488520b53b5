/** Writes a tar: ustar, with a pax header for each long path. */

import type { PublishedFile } from "./published-files.ts";

const BLOCK_BYTES = 512;
const NAME_MAX_BYTES = 100;
const SIZE_MAX_OCTAL_DIGITS = 11;

/** A file that is read as it is packed. */
export interface TarContent<Chunk extends Uint8Array> {
  /** The number of bytes that `read` gives. */
  readonly size: number;
  readonly read: () => AsyncIterable<Chunk>;
}

/** The bytes of a tar of these files. A chunk of a file is handed on as it is, before the next one is asked for. */
export async function* tarOf<Chunk extends Uint8Array>(
  files: readonly PublishedFile<TarContent<Chunk>>[],
): AsyncGenerator<Chunk | Uint8Array<ArrayBuffer>, void, undefined> {
  for (const { path, content } of files) {
    yield* headersOf(path, content.size);
    yield* content.read();
    yield padding(content.size);
  }
  yield new Uint8Array(2 * BLOCK_BYTES);
}

function* headersOf(path: string, size: number): Generator<Uint8Array<ArrayBuffer>, void, undefined> {
  const name = bytesOf(path);
  const isLong = name.length > NAME_MAX_BYTES;
  if (isLong) {
    const record = paxRecord("path", path);
    yield header(bytesOf("pax"), record.length, "x");
    yield record;
    yield padding(record.length);
  }
  // A part of a long name could end within a character: the record before it has all of it.
  yield header(isLong ? bytesOf("file") : name, size, "0");
}

/** A record begins with its own length in decimal digits, which count too. */
function paxRecord(key: string, value: string): Uint8Array<ArrayBuffer> {
  const rest = bytesOf(` ${key}=${value}\n`).length;
  let length = rest;
  while (length !== rest + String(length).length) length = rest + String(length).length;
  return bytesOf(`${length} ${key}=${value}\n`);
}

function header(name: Uint8Array, size: number, type: string): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(BLOCK_BYTES);
  const put = (at: number, text: string) => block.set(bytesOf(text), at);
  block.set(name);
  put(100, "0000644\0");
  put(108, "0000000\0");
  put(116, "0000000\0");
  put(124, `${size.toString(8).padStart(SIZE_MAX_OCTAL_DIGITS, "0")}\0`);
  put(136, "00000000000\0");
  put(148, " ".repeat(8));
  put(156, type);
  put(257, "ustar");
  put(263, "00");
  const sum = block.reduce((total, byte) => total + byte, 0);
  put(148, `${sum.toString(8).padStart(6, "0")}\0 `);
  return block;
}

function padding(size: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(-size & (BLOCK_BYTES - 1));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text));
}
