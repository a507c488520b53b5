import type { Answer } from "./transport.ts";

/** What became of the body of an answer. */
export type Body =
  | { readonly kind: "whole"; readonly bytes: Uint8Array }
  | { readonly kind: "too-large" }
  /** It ended before its end. @property error what the platform threw; undefined where it only ended. */
  | { readonly kind: "broken"; readonly error: unknown };

const FIRST_BYTES = 64 * 1024;

/** Reads a body up to a bound, and drops the rest of a larger one. */
export async function readBody(answer: Answer, maxBytes: number): Promise<Body> {
  // One buffer that grows: a body in pieces of a byte each would take many times its size as a list of pieces.
  let buffer = new Uint8Array(Math.min(FIRST_BYTES, maxBytes));
  let size = 0;
  try {
    for await (const piece of answer.body) {
      if (size + piece.length > maxBytes) return { kind: "too-large" };
      buffer = withRoom(buffer, size, piece.length, maxBytes);
      buffer.set(piece, size);
      size += piece.length;
    }
  } catch (error) {
    return { kind: "broken", error };
  }
  const length = statedLength(answer);
  if (length !== null && length !== size) return { kind: "broken", error: undefined };
  return { kind: "whole", bytes: buffer.subarray(0, size) };
}

/** The buffer, or one of at least twice its size with the same beginning. */
function withRoom(
  buffer: Uint8Array<ArrayBuffer>,
  size: number,
  more: number,
  maxBytes: number,
): Uint8Array<ArrayBuffer> {
  if (size + more <= buffer.length) return buffer;
  const larger = new Uint8Array(Math.min(Math.max(size + more, 2 * buffer.length), maxBytes));
  larger.set(buffer.subarray(0, size));
  return larger;
}

/** How many bytes the answer says its body has; null where it does not, or says it of the body as it is packed. */
function statedLength({ header }: Answer): number | null {
  const text = header("Content-Length");
  const isPacked = !["", "identity"].includes(header("Content-Encoding")?.trim().toLowerCase() ?? "");
  return text === null || isPacked || !/^\d+$/.test(text) ? null : Number(text);
}
