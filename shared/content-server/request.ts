/** Asks a content server once: what came of it is a body, or a failure that says what went wrong without any secret. */

import type { PageFailure } from "./audit-source.ts";
import { retryAfterOf } from "./retry.ts";
import { type ContentServer, ownUrl } from "./server-url.ts";
import type { Answer, Get } from "./transport.ts";

type Failed = { readonly kind: "failed"; readonly failure: PageFailure };

type RequestOutcome =
  /** @property url as it was asked for. */
  { readonly kind: "body"; readonly bytes: Uint8Array; readonly url: string } | Failed;

/** Sends the key to a URL of the server's management API; to any other nothing is sent. */
export async function request(
  server: ContentServer,
  get: Get,
  text: string,
  maxBytes: number,
): Promise<RequestOutcome> {
  const asked = await open(server, get, text);
  if (asked.kind === "failed") return asked;
  const { answer, name, url } = asked;
  const body = await readBody(answer, maxBytes);
  if (body.kind === "too-large") return tooLarge(name, maxBytes);
  if (body.kind === "broken") return brokenOff(name, body.error);
  return { kind: "body", bytes: body.bytes, url };
}

/**
 * Sends the key as `request` does, and holds nothing of the body.
 *
 * @param take is given the pieces of the body in their order.
 */
export async function requestInPieces(
  server: ContentServer,
  get: Get,
  text: string,
  maxBytes: number,
  take: (piece: Uint8Array) => Promise<void>,
): Promise<{ readonly kind: "taken"; readonly url: string } | Failed> {
  const asked = await open(server, get, text);
  if (asked.kind === "failed") return asked;
  const { answer, name, url } = asked;
  if ((statedLength(answer) ?? 0) > maxBytes) {
    await discard(answer);
    return tooLarge(name, maxBytes);
  }
  let size = 0;
  try {
    for await (const piece of answer.body) {
      size += piece.length;
      if (size > maxBytes) return tooLarge(name, maxBytes);
      await take(piece);
    }
  } catch (error) {
    return brokenOff(name, error);
  }
  return isCutShort(answer, size) ? brokenOff(name, undefined) : { kind: "taken", url };
}

/** An answer with a body to read. */
interface Opened {
  readonly kind: "opened";
  readonly answer: Answer;
  /** The name of the request in messages. */
  readonly name: string;
  readonly url: string;
}

async function open(server: ContentServer, get: Get, text: string): Promise<Opened | Failed> {
  const own = ownUrl(server, text);
  if (own.kind === "foreign") return failed("left-server", `The URL to ask for ${own.why}. Nothing was sent.`);
  const name = `GET ${withoutKey(own.path, server)}`;
  const answer = await answerOf(get, own.url, headersOf(server));
  if (answer.kind === "none") return failed("no-answer", `${name} got no answer${whyOf(answer.error)}.`);
  const failure = failureOf(name, answer.answer);
  if (failure !== null) {
    await discard(answer.answer);
    return { kind: "failed", failure };
  }
  return { kind: "opened", answer: answer.answer, name, url: own.url };
}

function tooLarge(name: string, maxBytes: number): Failed {
  return failed("too-large", `${name} answered with more than ${maxBytes} bytes.`);
}

function brokenOff(name: string, error: unknown): Failed {
  return failed("no-answer", `${name} got an answer that broke off${whyOf(error)}.`);
}

/** A failure whose kind says it all. */
export function failed(kind: Exclude<PageFailure["kind"], "throttled" | "server-error">, message: string): Failed {
  return { kind: "failed", failure: { kind, message } };
}

function headersOf({ key, keyHeader }: ContentServer): Readonly<Record<string, string>> {
  return { Accept: "application/json", ...(key === null ? {} : { [keyHeader]: `Key ${key}` }) };
}

async function answerOf(
  get: Get,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly kind: "answer"; readonly answer: Answer } | { readonly kind: "none"; readonly error: unknown }> {
  try {
    return { kind: "answer", answer: await get(url, headers) };
  } catch (error) {
    return { kind: "none", error };
  }
}

/** The failure that an answer's status states; null where it has the requested body. */
function failureOf(name: string, answer: Answer): PageFailure | null {
  const { status } = answer;
  const said = `${name} answered ${status}`;
  if (status === 200) return null;
  if (status === 429) {
    const message = `${said}: the server asks for fewer requests.`;
    return { kind: "throttled", message, retryAfterMilliseconds: retryAfterOf(answer) };
  }
  if (status === 408 || status >= 500) {
    const message = `${said}: the server failed.`;
    return { kind: "server-error", message, retryAfterMilliseconds: retryAfterOf(answer) };
  }
  if (status === 401) return { kind: "refused", message: `${said}: the key is not valid.` };
  if (status === 403) return { kind: "refused", message: `${said}: the key does not have the permission.` };
  if (status === 404 || status === 410) return { kind: "absent", message: `${said}: nothing is at this URL.` };
  if (status >= 400) return { kind: "rejected", message: `${said}: the server rejected the request.` };
  if (status >= 300) {
    const message = `${said}: the server redirects. The key is not sent elsewhere; check the server's base URL.`;
    return { kind: "redirected", message };
  }
  return { kind: "malformed", message: `${said}, where 200 and a body are expected.` };
}

/** Ends an answer whose body is not read. */
async function discard({ body }: Answer): Promise<void> {
  try {
    await body[Symbol.asyncIterator]().return?.();
  } catch {
    // It is at its end, in one way or another.
  }
}

/** A server chooses where its next page is, and so could write the key there. */
function withoutKey(text: string, { key }: ContentServer): string {
  return key === null || key === "" ? text : text.replaceAll(key, "•••");
}

/** The part of an error that may be shown: that it took too long, or a platform's code, such as `ECONNREFUSED`. */
function whyOf(error: unknown): string {
  if (fieldOf(error, "name") === "TimeoutError") return ": it took too long";
  const code = fieldOf(fieldOf(error, "cause"), "code") ?? fieldOf(error, "code");
  return typeof code === "string" && /^[A-Z][A-Z\d_]{2,60}$/.test(code) ? ` (${code})` : "";
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** The body of an answer, or the failure to read it. */
type Body =
  | { readonly kind: "whole"; readonly bytes: Uint8Array }
  | { readonly kind: "too-large" }
  /** It ended before its end. @property error what the platform threw; undefined where it only ended. */
  | { readonly kind: "broken"; readonly error: unknown };

const FIRST_BYTES = 64 * 1024;

/** Reads a body up to a bound, and drops the rest of a larger one. */
async function readBody(answer: Answer, maxBytes: number): Promise<Body> {
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
  if (isCutShort(answer, size)) return { kind: "broken", error: undefined };
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

function isCutShort(answer: Answer, size: number): boolean {
  const length = statedLength(answer);
  return length !== null && length !== size;
}

/** The length of the body that the answer states; null where it states none, or that of the packed body. */
function statedLength({ header }: Answer): number | null {
  const text = header("Content-Length");
  const isPacked = !["", "identity"].includes(header("Content-Encoding")?.trim().toLowerCase() ?? "");
  return text === null || isPacked || !/^\d+$/.test(text) ? null : Number(text);
}
