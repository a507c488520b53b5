import { BundleError } from "./bundle-error.ts";
import type { Bytes } from "./byte-streams.ts";

/** Reads a stream of chunks up to delimiters in it. */
export interface DelimitedReader {
  /** The bytes before the next delimiter, which is skipped. Throws a `BundleError` where the stream ends without it. */
  readonly until: (delimiter: Uint8Array) => Bytes;
  /** The next bytes, so many at most. */
  readonly read: (length: number) => Promise<Uint8Array>;
}

/** A reader of chunks. @param incomplete the message for a stream that ends without a delimiter. */
export function delimitedReader(chunks: Bytes, incomplete: string): DelimitedReader {
  let held: Uint8Array = new Uint8Array();
  const holdMore = async (): Promise<boolean> => {
    const { done, value } = await chunks.next();
    if (done === true) return false;
    held = joined(held, value);
    return true;
  };
  const take = (length: number): Uint8Array => {
    const taken = held.subarray(0, length);
    held = held.subarray(taken.length);
    return taken;
  };
  return {
    async *until(delimiter) {
      for (;;) {
        const at = indexOf(held, delimiter);
        // The end of what is held may be the start of the delimiter.
        const before = take(at === -1 ? Math.max(0, held.length - delimiter.length + 1) : at);
        if (before.length > 0) yield before;
        if (at !== -1) {
          take(delimiter.length);
          return;
        }
        if (!(await holdMore())) throw new BundleError(incomplete);
      }
    },
    read: async (length) => {
      while (held.length < length && (await holdMore()));
      return take(length);
    },
  };
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.length === 0) return other;
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** The first place at which the delimiter begins; -1 where there is none. */
function indexOf(bytes: Uint8Array, delimiter: Uint8Array): number {
  const [first = 0] = delimiter;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    const found = at;
    if (delimiter.every((byte, index) => bytes[found + index] === byte)) return at;
  }
  return -1;
}
