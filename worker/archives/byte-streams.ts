import { BundleError } from "./bundle-error.ts";

/** Chunks of bytes, to be read once. A chunk is valid until the next one is requested, which may overwrite it. */
export type Bytes = AsyncGenerator<Uint8Array, void, undefined>;

/**
 * The chunks of a request's body. Left before its end, the body stays readable, so that the rest of it can be drained.
 */
export async function* bodyOf({ body }: Pick<Request, "body">): Bytes {
  if (body === null) return;
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  try {
    for (;;) {
      const { done, value } = await next(reader);
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}

async function next(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<ReadableStreamReadResult<Uint8Array>> {
  try {
    return await reader.read();
  } catch {
    throw new BundleError("The body ended early. Send it again.");
  }
}

/**
 * Reads the rest of a body and discards it, up to a maximum: a client that is cut off while it sends may never see
 * the response. A body that was not read at all is left to the platform, and locally to
 * `worker/local/server/inside.ts`.
 */
export async function drain({ body }: Pick<Request, "body">, maxBytes: number): Promise<void> {
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      length += chunk.length;
      if (length > maxBytes) return;
    }
  } catch {
    // The client is gone, or the body was read to its end.
  }
}

/** Throws a `BundleError` where there are too many bytes. @param message its message. */
export async function* bounded(chunks: Bytes, maxBytes: number, message: string): Bytes {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > maxBytes) throw new BundleError(message);
    yield chunk;
  }
}

/** Calls `look` with each chunk before it is passed on. */
export async function* tapped(chunks: Bytes, look: (chunk: Uint8Array) => Promise<void>): Bytes {
  for await (const chunk of chunks) {
    await look(chunk);
    yield chunk;
  }
}

/** Reads a stream of chunks by numbers of bytes. The bytes may be a view of a chunk: use them before you read more. */
export interface ByteReader {
  /** Exactly so many bytes, or fewer where the stream ends early. */
  readonly read: (length: number) => Promise<Uint8Array>;
  /** The next bytes, at least one and at most so many; undefined at the end of the stream. */
  readonly readSome: (most: number) => Promise<Uint8Array | undefined>;
}

/** A reader of chunks. It does not use a chunk again once it has requested the next one. */
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
