import { decodeFile, err, ok, type Result } from "../../shared/index.ts";
import type { Failure } from "./errors.ts";
import { refuseMediaType } from "./media-type.ts";

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
