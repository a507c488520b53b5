import { decodeFile } from "../../shared/index.ts";
import type { Failure } from "../errors.ts";
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
): Promise<string | Failure> {
  const bytes = await readBytes(request, maxBytes);
  if (!(bytes instanceof Uint8Array)) return bytes;
  if (bytes.length === 0) {
    return { kind: "invalid-request", error: `The body is empty. Send ${content} as the body.` };
  }
  const decoded = decodeFile(bytes, maxBytes);
  if (decoded.ok) return decoded.value;
  return { kind: "invalid-request", error: `${decoded.error.message} ${decoded.error.advice}` };
}

/** Reads a body whose headers allow it. Never more than `maxBytes` of it are held in memory. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array | Failure> {
  return refuseMediaType(request.headers) ?? (await readAnyBytes(request, maxBytes));
}

/** Reads a body of any type. Never more than `maxBytes` of it are held in memory. */
export async function readAnyBytes({ headers, body }: Request, maxBytes: number): Promise<Uint8Array | Failure> {
  if (Number(headers.get("Content-Length")) > maxBytes) return { kind: "body-too-large", maxBytes };
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    // What comes past the bound is read and dropped: a client that is cut off while it sends may never see the answer.
    for await (const chunk of body ?? []) {
      length += chunk.length;
      if (length <= maxBytes) chunks.push(chunk);
    }
  } catch {
    return { kind: "invalid-request", error: "The body broke off before its end. Send it again." };
  }
  if (length > maxBytes) return { kind: "body-too-large", maxBytes };
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
