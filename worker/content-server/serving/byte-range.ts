/** Some bytes of a file, from the first to the last, both counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The part that a Range header asks for of a file (RFC 9110, 14.1.2 and 14.2). Undefined stands for the whole: where nothing
 * else is asked for, and where the header names several parts, another unit, or nothing that makes sense.
 */
export function byteRange(header: string | null, sizeBytes: number): ByteRange | "unsatisfiable" | undefined {
  const [, from = "", to = ""] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? "") ?? [];
  if (from === "") return to === "" ? undefined : suffix(Number(to), sizeBytes);
  const first = Number(from);
  const last = to === "" ? Infinity : Number(to);
  if (last < first) return undefined;
  return first >= sizeBytes ? "unsatisfiable" : { first, last: Math.min(last, sizeBytes - 1) };
}

function suffix(lengthBytes: number, sizeBytes: number): ByteRange | "unsatisfiable" | undefined {
  if (lengthBytes === 0) return "unsatisfiable";
  // The end of an empty file is all of it, and no range can say so.
  return sizeBytes === 0 ? undefined : { first: Math.max(0, sizeBytes - lengthBytes), last: sizeBytes - 1 };
}
