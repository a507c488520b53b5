import type { Random } from "./random.ts";

/** Files to start from, at least one. */
interface Files {
  readonly files: readonly Uint8Array[];
}

const BYTES_MAX = 4_000;
const MUTATIONS_MAX = 12;

/** Marks of encodings, and what UTF-8 does not allow: cut, overlong, too large, surrogates. */
const BAD_BYTES = [
  [0xef, 0xbb, 0xbf],
  [0xff, 0xfe],
  [0xfe, 0xff],
  [0xc3],
  [0xc0, 0x80],
  [0xe2, 0x80],
  [0xed, 0xa0, 0x80],
  [0xf4, 0x90, 0x80, 0x80],
  [0xf0, 0x9f, 0x91],
  [0x00],
  [0x0d],
  [0x0a],
  [0x22],
  [0x5c],
  [0x2f, 0x2a],
];

/** Bytes by chance: any, or such as text has. */
export function randomBytes(random: Random): Uint8Array {
  const isText = random.chance(0.5);
  const bytes = new Uint8Array(random.size(BYTES_MAX));
  return bytes.map(() => (isText ? 32 + random.below(95) : random.below(256)));
}

/** A file with a few bytes changed, added, dropped, doubled or moved. */
export function breakBytes(random: Random, { files }: Files): Uint8Array {
  let bytes = random.pick(files);
  for (let left = random.size(MUTATIONS_MAX); left > 0; left -= 1) bytes = mutate(bytes, random, files);
  return bytes;
}

/** A file without its beginning or its end, be it in the middle of a character. */
export function cutBytes(random: Random, { files }: Files): Uint8Array {
  const bytes = random.pick(files);
  const at = random.below(bytes.length + 1);
  return random.chance(0.8) ? bytes.subarray(0, at) : bytes.subarray(at);
}

function mutate(bytes: Uint8Array, random: Random, files: readonly Uint8Array[]): Uint8Array {
  const start = random.below(bytes.length + 1);
  const end = Math.min(bytes.length, start + random.size(200) - 1);
  const [before, slice, after] = [bytes.subarray(0, start), bytes.subarray(start, end), bytes.subarray(end)];
  const ways = {
    flip: () => [before, slice.map((byte) => byte ^ (1 << random.below(8))), after],
    insert: () => [before, random.pick(BAD_BYTES), slice, after],
    drop: () => [before, after],
    double: () => [before, slice, slice, after],
    move: () => [slice, before, after],
    splice: () => [before, otherSlice(random, files), slice, after],
  };
  return concatenate(random.pick(Object.values(ways))());
}

function otherSlice(random: Random, files: readonly Uint8Array[]): Uint8Array {
  const other = random.pick(files);
  const start = random.below(other.length + 1);
  return other.subarray(start, start + random.size(200));
}

function concatenate(parts: readonly ArrayLike<number>[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
