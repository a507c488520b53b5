/**
 * Files → a tar.gz that the server takes: ustar, with a pax header for each long path.
 * See docs/decisions/0172-packed-in-the-browser.md.
 */

import type { ChosenFile } from "./chosen-files.ts";

const BLOCK_BYTES = 512;
const NAME_MAX_BYTES = 100;
const SIZE_MAX_OCTAL_DIGITS = 11;

/**
 * The archive of some files, each read as a stream.
 *
 * @param onProgress takes the share of the files' bytes that was read, from 0 to 1.
 */
export async function pack(
  files: readonly ChosenFile[],
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Blob> {
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  let read = 0;
  const blocks = tarOf(files, (bytes) => {
    read += bytes;
    onProgress(total === 0 ? 1 : read / total);
  });
  const tar = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const { done, value } = await blocks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
  return await new Response(tar.pipeThrough(new CompressionStream("gzip"), { signal })).blob();
}

async function* tarOf(
  files: readonly ChosenFile[],
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  for (const { path, file } of files) {
    yield* headersOf(path, file.size);
    const reader = file.stream().getReader();
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other
      const { done, value } = await reader.read();
      if (done) break;
      count(value.length);
      yield value;
    }
    yield padding(file.size);
  }
  yield new Uint8Array(2 * BLOCK_BYTES);
}

function* headersOf(path: string, size: number): Generator<Uint8Array<ArrayBuffer>, void, undefined> {
  const name = new TextEncoder().encode(path);
  if (name.length > NAME_MAX_BYTES) {
    const record = paxRecord("path", path);
    yield header(new TextEncoder().encode("pax"), record.length, "x");
    yield record;
    yield padding(record.length);
  }
  yield header(name.slice(0, NAME_MAX_BYTES), size, "0");
}

/** A record begins with its own length in decimal digits, which count too. */
function paxRecord(key: string, value: string): Uint8Array<ArrayBuffer> {
  const rest = new TextEncoder().encode(` ${key}=${value}\n`).length;
  let length = rest;
  while (length !== rest + String(length).length) length = rest + String(length).length;
  return new TextEncoder().encode(`${length} ${key}=${value}\n`);
}

function header(name: Uint8Array, size: number, type: string): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(BLOCK_BYTES);
  const put = (at: number, text: string) => block.set(new TextEncoder().encode(text), at);
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
