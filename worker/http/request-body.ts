import { decodeFile, err, ok, type Result } from "../../shared/index.ts";
import type { Failure } from "./errors.ts";

const FORM = "multipart/form-data";

/** The media types of a body that is one text. */
export const ACCEPTED_TEXTS = [
  "application/json",
  "application/jsonc",
  "text/json",
  "text/jsonc",
  "text/plain",
  "application/octet-stream",
];

const ACCEPTED = [...ACCEPTED_TEXTS, FORM];

/** Tests if the body is a form of several parts, by its Content-Type. */
export function isForm(headers: Headers): boolean {
  return typeOf(headers) === FORM;
}

/**
 * The reason for which the headers rule out that a body is a file's text as it is or a form; undefined where they do not.
 * A request without a Content-Type passes.
 */
export function refuseMediaType(headers: Headers): Failure | undefined {
  const coding = headers.get("Content-Encoding")?.trim().toLowerCase() ?? "";
  if (coding !== "" && coding !== "identity") return { kind: "content-coding-not-supported" };
  const [first = "", ...parameters] = (headers.get("Content-Type") ?? "").split(";");
  const type = first.trim().toLowerCase();
  if (type !== "" && !ACCEPTED.includes(type)) return unknownType();
  return parameters.every(allowsUtf8) ? undefined : otherCharset();
}

/** The reason for which the headers rule out that the body is one text, where no form is taken. */
export function refuseForm(headers: Headers): Failure | undefined {
  if (!isForm(headers)) return undefined;
  return {
    kind: "media-type-not-supported",
    error: "This path does not accept a form. Send the body as application/json.",
    payload: { accepted: ACCEPTED_TEXTS },
  };
}

/** The media type of the body in lower case, without parameters; empty where there is none. */
function typeOf(headers: Headers): string {
  const [type = ""] = (headers.get("Content-Type") ?? "").split(";");
  return type.trim().toLowerCase();
}

function allowsUtf8(parameter: string): boolean {
  const [name = "", value = ""] = parameter.split("=");
  return name.trim().toLowerCase() !== "charset" || /^"?utf-?8"?$/i.test(value.trim());
}

function unknownType(): Failure {
  return {
    kind: "media-type-not-supported",
    error:
      "The Content-Type says that the body is not the text of a file. Send it as application/json; " +
      "with curl, add -H 'Content-Type: application/json'.",
    payload: { accepted: ACCEPTED },
  };
}

function otherCharset(): Failure {
  return {
    kind: "media-type-not-supported",
    error: "The Content-Type names a charset other than utf-8. Send the file in UTF-8 and leave the charset out.",
    payload: { accepted: ACCEPTED },
  };
}

/**
 * Reads a body as the text of a file. The failure says what to send instead.
 *
 * @param content what the body is to be, in a few words.
 */
export async function readText(
  request: Request,
  maxBytes: number,
  content = "the text of the file",
): Promise<Result<string, Failure>> {
  const bytes = await readFileBytes(request, maxBytes);
  if (!bytes.ok) return bytes;
  if (bytes.value.length === 0) {
    return err({ kind: "invalid-request", error: `The body is empty. Send ${content} as the body.` });
  }
  const decoded = decodeFile(bytes.value, maxBytes);
  if (decoded.ok) return decoded;
  return err({ kind: "invalid-request", error: `${decoded.error.message} ${decoded.error.advice}` });
}

/** Reads a body whose headers say that it may be a file, or a form. Never more than `maxBytes` of it are held in memory. */
export async function readFileBytes(request: Request, maxBytes: number): Promise<Result<Uint8Array, Failure>> {
  const refused = refuseMediaType(request.headers);
  return refused === undefined ? await readBytes(request, maxBytes) : err(refused);
}

/**
 * Reads a body of any type. Never more than `maxBytes` of it are held in memory: the runtime ends a body at its
 * Content-Length, unless chunks decide where it ends.
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Result<Uint8Array, Failure>> {
  const tooLarge = err<Failure>({ kind: "body-too-large", maxBytes });
  const { headers } = request;
  const length = headers.get("Content-Length");
  if (Number(length) > maxBytes) return tooLarge;
  const endsAtLength = length !== null && headers.get("Transfer-Encoding") === null;
  try {
    const bytes = endsAtLength ? new Uint8Array(await request.arrayBuffer()) : await readChunks(request, maxBytes);
    return bytes === undefined || bytes.length > maxBytes ? tooLarge : ok(bytes);
  } catch {
    return err({ kind: "invalid-request", error: "The body ended early. Send it again." });
  }
}

/**
 * Undefined where there is more. What comes past the bound is read and dropped: a client that is cut off while it sends may
 * never see the answer.
 */
async function readChunks({ body }: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length <= maxBytes) chunks.push(chunk);
  }
  return length > maxBytes ? undefined : new Uint8Array(await new Blob(chunks).arrayBuffer());
}
