/** Reads a stream of chunks by numbers of bytes. What it gives may be a view of a chunk: read it before you ask for more. */
export interface ByteReader {
  /** Exactly so many bytes, or what there is where the stream ends before. */
  readonly read: (length: number) => Promise<Uint8Array>;
  /** The next bytes, at least one and at most so many; undefined at the end of the stream. */
  readonly readSome: (most: number) => Promise<Uint8Array | undefined>;
}

/** A reader of chunks, each of which is looked at no longer once the next one was asked for. */
export function byteReader(chunks: AsyncIterator<Uint8Array, unknown>): ByteReader {
  let chunk: Uint8Array = new Uint8Array();
  const readSome = async (most: number): Promise<Uint8Array | undefined> => {
    while (chunk.length === 0) {
      const { done, value } = await chunks.next();
      if (done === true) return undefined;
      chunk = value;
    }
    const some = chunk.subarray(0, most);
    chunk = chunk.subarray(some.length);
    return some;
  };
  const read = async (length: number): Promise<Uint8Array> => {
    const first = await readSome(length);
    if (first === undefined || first.length === length) return first ?? new Uint8Array();
    const bytes = new Uint8Array(length);
    bytes.set(first);
    let filled = first.length;
    while (filled < length) {
      const more = await readSome(length - filled);
      if (more === undefined) return bytes.subarray(0, filled);
      bytes.set(more, filled);
      filled += more.length;
    }
    return bytes;
  };
  return { read, readSome };
}
