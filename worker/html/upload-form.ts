import { err, ok, type Result } from "../../shared/index.ts";
import { isFormToken } from "../auth/form-token.ts";
import type { Failure } from "../http/errors.ts";
import { readBytes } from "../http/request-body.ts";
import { NO_TOKEN } from "./form-errors.ts";
import { FORM_TOKEN_FIELD } from "./kept-fields.ts";

/** Size of a form with a file, which is held in memory. */
export const UPLOAD_FORM_MAX_BYTES = 25 * 1024 * 1024;

/** A form with a file, which a page of this server has for the session of the request. */
export interface UploadForm {
  readonly fields: URLSearchParams;
  /** Undefined where none was chosen. */
  readonly file: File | undefined;
}

/** The part of a form with a file that is read for its fields where no one is signed in. */
const BEGINNING_BYTES = 16 * 1024;

/** The name of the field with the file. */
export const UPLOAD_FIELD = "archive";

const TOO_LARGE = `The file is larger than ${UPLOAD_FORM_MAX_BYTES / 1024 ** 2} MiB, which a form may have. Upload it from a terminal, or allow scripts on this page.`;
const BROKEN = "The form cannot be read. Open the page again, and repeat what you did there.";

/** Reads such a form. */
export async function readUploadForm(request: Request): Promise<Result<UploadForm, Failure>> {
  const bytes = await readBytes(request, UPLOAD_FORM_MAX_BYTES);
  if (!bytes.ok)
    return bytes.error.kind === "body-too-large" ? err({ kind: "invalid-request", error: TOO_LARGE }) : bytes;
  const form = await parse(request.headers, bytes.value);
  if (form === undefined) return err({ kind: "invalid-request", error: BROKEN });
  const fields = textsIn(form);
  if (!(await isFormToken(request.headers, fields.get(FORM_TOKEN_FIELD) ?? ""))) return err(NO_TOKEN);
  const file = form.get(UPLOAD_FIELD);
  return ok({ fields, file: file === null || isText(file) || file.name === "" ? undefined : file });
}

/** The fields that stand before the file of such a form. Nothing is read after them: no one may be signed in who sends it. */
export async function fieldsBeforeFile({ headers, body }: Pick<Request, "headers" | "body">): Promise<URLSearchParams> {
  const [, boundary = ""] = /;\s*boundary="?([^";]+)/i.exec(headers.get("Content-Type") ?? "") ?? [];
  const begun = body === null || boundary === "" ? new Uint8Array() : await readBeginning(body);
  // A byte is a character of this encoding.
  const end = new TextDecoder("latin1").decode(begun).lastIndexOf(`\r\n--${boundary}`);
  if (end === -1) return new URLSearchParams();
  const whole = new Blob([begun.subarray(0, end), `\r\n--${boundary}--\r\n`]);
  const form = await parse(headers, new Uint8Array(await whole.arrayBuffer()));
  return form === undefined ? new URLSearchParams() : textsIn(form);
}

async function readBeginning(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= BEGINNING_BYTES) break;
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer()).subarray(0, BEGINNING_BYTES);
}

function textsIn(form: FormData): URLSearchParams {
  return new URLSearchParams(Array.from(form).flatMap(([name, value]) => (isText(value) ? [[name, value]] : [])));
}

function isText(value: string | File): value is string {
  return typeof value === "string";
}

/** @returns undefined where the body is not a form. */
async function parse(headers: Headers, bytes: Uint8Array): Promise<FormData | undefined> {
  try {
    return await new Response(bytes, { headers: { "Content-Type": headers.get("Content-Type") ?? "" } }).formData();
  } catch {
    return undefined;
  }
}
