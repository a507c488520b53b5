import { err, ok, type Result } from "../../shared/index.ts";
import type { Failure } from "../http/errors.ts";
import { BundleError } from "./bundle-error.ts";
import type { Bytes } from "./byte-streams.ts";

/** Reads a stream of chunks up to delimiters in it. */
interface DelimitedReader {
  /** The bytes before the next delimiter, which is skipped. Throws a `BundleError` where the stream ends without it. */
  readonly until: (delimiter: Uint8Array) => Bytes;
  /** The next bytes, so many at most. */
  readonly read: (length: number) => Promise<Uint8Array>;
}

/** A reader of chunks. @param incomplete the message for a stream that ends without a delimiter. */
function delimitedReader(chunks: Bytes, incomplete: string): DelimitedReader {
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

/** Size of the headers of one part of a form. */
const UPLOAD_FORM_MAX_HEADER_BYTES = 16 * 1024;

const FIELD = "archive";
const INCOMPLETE = "The form is incomplete. Send all of it.";
const BROKEN =
  "The form cannot be read: a boundary is not followed by a part. Send the tar.gz as the body, without a form.";
const LONG_HEADERS = `A field of the form has more than ${UPLOAD_FORM_MAX_HEADER_BYTES} bytes of headers. Shorten its file name.`;
const NO_FIELD = `The form has no field "${FIELD}". Send the tar.gz in this field.`;
const TWO_FIELDS = `The form has the field "${FIELD}" twice. Send one tar.gz.`;

const LINE_BREAK = "\r\n";
const EMPTY_LINE = encode("\r\n\r\n");

/**
 * The bytes of the field `archive` of a form (RFC 7578), as they arrive: a form is not held in memory. The other
 * fields are skipped. See docs/decisions/0087-own-form-reader.md.
 */
export async function* archiveOf(body: Bytes, boundary: string): Bytes {
  try {
    yield* readArchive(body, boundary);
  } finally {
    // A form that is not read to its end must release the body: `delimitedReader` does not.
    await body.return();
  }
}

async function* readArchive(body: Bytes, boundary: string): Bytes {
  const form = delimitedReader(withLineBreak(body), INCOMPLETE);
  const delimiter = encode(`${LINE_BREAK}--${boundary}`);
  await skip(form.until(delimiter));
  let isFound = false;
  while (await isAtPart(form)) {
    const name = fieldName(await readHeaders(form));
    if (name !== FIELD) {
      await skip(form.until(delimiter));
      continue;
    }
    if (isFound) throw new BundleError(TWO_FIELDS);
    isFound = true;
    yield* form.until(delimiter);
  }
  if (!isFound) throw new BundleError(NO_FIELD);
  await skip(body);
}

/** A boundary follows a line break, except for one at the very start. */
async function* withLineBreak(body: Bytes): Bytes {
  yield encode(LINE_BREAK);
  yield* body;
}

/** Tells if a part follows a boundary; otherwise the form has ended. */
async function isAtPart(form: DelimitedReader): Promise<boolean> {
  const mark = new TextDecoder().decode(await form.read(2));
  if (mark === LINE_BREAK) return true;
  if (mark === "--") return false;
  throw new BundleError(mark.length < 2 ? INCOMPLETE : BROKEN);
}

async function readHeaders(form: DelimitedReader): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of form.until(EMPTY_LINE)) {
    length += chunk.length;
    if (length > UPLOAD_FORM_MAX_HEADER_BYTES) throw new BundleError(LONG_HEADERS);
    chunks.push(chunk);
  }
  return await new Blob(chunks).text();
}

function fieldName(headers: string): string | undefined {
  const line = headers.split(LINE_BREAK).find((header) => /^content-disposition:/i.test(header));
  return line === undefined ? undefined : parameterOf(line, "name");
}

async function skip(bytes: Bytes): Promise<void> {
  while ((await bytes.next()).done !== true);
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

const PARAMETER = /;\s*([^\s=;"]+)=("(?:[^"\\]|\\.)*"|[^\s;"]*)/g;

/** The characters of a boundary (RFC 2046, section 5.1.1). */
const BOUNDARY = /^[\w'()+,\-./:=? ]{0,69}[\w'()+,\-./:=?]$/;

/**
 * The boundary between the fields of a form; undefined where the request's body is not a form, but the archive itself.
 */
export function formBoundary(headers: Headers): Result<string | undefined, Failure<"invalid-request">> {
  const type = headers.get("Content-Type") ?? "";
  if (!/^\s*multipart\/form-data\b/i.test(type)) return ok(undefined);
  const boundary = parameterOf(type, "boundary");
  if (boundary !== undefined && BOUNDARY.test(boundary)) return ok(boundary);
  return err({
    kind: "invalid-request",
    error: "The Content-Type of the form has no usable boundary. Let the client that writes the form set it.",
  });
}

/** A parameter of a header's value, such as `name` of `form-data; name="x"`. */
function parameterOf(value: string, wanted: string): string | undefined {
  for (const [, name, quoted = ""] of value.matchAll(PARAMETER)) {
    if (name?.toLowerCase() !== wanted) continue;
    return quoted.startsWith('"') ? quoted.slice(1, -1).replaceAll(/\\(.)/g, "$1") : quoted;
  }
  return undefined;
}
