/** The lines of a segment: in one buffer, each with a line end. */

import { LINE_FEED } from "../text/characters.ts";

/** The lines of a segment, without line ends. */
export function* linesOf(raw: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < raw.length; ) {
    const end = raw.indexOf(LINE_FEED, start);
    yield raw.subarray(start, end === -1 ? raw.length : end);
    start = end === -1 ? raw.length : end + 1;
  }
}

/** Puts lines together. */
export function joinLines(lines: readonly Uint8Array[]): Uint8Array {
  const raw = new Uint8Array(lines.reduce((total, line) => total + line.length + 1, 0));
  let at = 0;
  for (let index = 0; index < lines.length; ) {
    const end = endOfRun(lines, index);
    raw.set(spanOf(lines[index], lines[end - 1]), at);
    for (; index < end; index += 1) {
      at += lines[index]?.length ?? 0;
      raw[at] = LINE_FEED;
      at += 1;
    }
  }
  return raw;
}

/** The index behind the lines that lie in one buffer with a byte between, as those of a page do: they are copied together. */
function endOfRun(lines: readonly Uint8Array[], start: number): number {
  let [end, line] = [start + 1, lines[start]];
  for (let next = lines[end]; next !== undefined; next = lines[end]) {
    if (next.buffer !== line?.buffer || next.byteOffset !== line.byteOffset + line.length + 1) break;
    line = next;
    end += 1;
  }
  return end;
}

/** The bytes from the beginning of a line to the end of another one in its buffer. */
function spanOf(first: Uint8Array = new Uint8Array(), last: Uint8Array = first): Uint8Array {
  return new Uint8Array(first.buffer, first.byteOffset, last.byteOffset + last.length - first.byteOffset);
}

/** The number of lines; the last one may be without a line end. */
export function countLines(raw: Uint8Array): number {
  let lines = 0;
  for (let at = raw.indexOf(LINE_FEED); at !== -1; at = raw.indexOf(LINE_FEED, at + 1)) lines += 1;
  return raw.length > 0 && raw.at(-1) !== LINE_FEED ? lines + 1 : lines;
}
