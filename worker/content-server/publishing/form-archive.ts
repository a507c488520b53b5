import { UPLOAD_FORM_MAX_HEADER_BYTES } from "../../limits.ts";
import type { Bytes } from "./byte-streams.ts";
import { type DelimitedReader, delimitedReader } from "./delimited-reader.ts";
import { parameterOf } from "./form-boundary.ts";
import { BundleRefusal } from "./refusal.ts";

const FIELD = "archive";
const CUT_OFF = "The form ends before its end. Send it whole.";
const BROKEN =
  "The form cannot be read: what follows on a boundary is no part of a form. Send the tar.gz as the body, without a form.";
const LONG_HEADERS = `A field of the form has headers of more than ${UPLOAD_FORM_MAX_HEADER_BYTES} bytes. Shorten its file name.`;
const NO_FIELD = `The form has no field "${FIELD}". Send the tar.gz in it.`;
const TWO_FIELDS = `The form has the field "${FIELD}" twice. Send one tar.gz.`;

const LINE_BREAK = "\r\n";
const EMPTY_LINE = encode("\r\n\r\n");

/**
 * The bytes of the field `archive` of a form (RFC 7578), while they come: a form is not held in memory. The other fields are
 * passed over.
 */
export async function* archiveOf(body: Bytes, boundary: string): Bytes {
  try {
    yield* readArchive(body, boundary);
  } finally {
    // Left before its end, the form leaves the body too: `delimitedReader` does not.
    await body.return();
  }
}

async function* readArchive(body: Bytes, boundary: string): Bytes {
  const form = delimitedReader(withLineBreak(body), CUT_OFF);
  const delimiter = encode(`${LINE_BREAK}--${boundary}`);
  await skip(form.until(delimiter));
  let isFound = false;
  while (await isAtPart(form)) {
    const name = fieldName(await readHeaders(form));
    if (name !== FIELD) {
      await skip(form.until(delimiter));
      continue;
    }
    if (isFound) throw new BundleRefusal(TWO_FIELDS);
    isFound = true;
    yield* form.until(delimiter);
  }
  if (!isFound) throw new BundleRefusal(NO_FIELD);
  await skip(body);
}

/** A boundary stands behind a line break, but for one at the very start. */
async function* withLineBreak(body: Bytes): Bytes {
  yield encode(LINE_BREAK);
  yield* body;
}

/** Whether a part begins where a boundary was; else the form has ended there. */
async function isAtPart(form: DelimitedReader): Promise<boolean> {
  const mark = new TextDecoder().decode(await form.read(2));
  if (mark === LINE_BREAK) return true;
  if (mark === "--") return false;
  throw new BundleRefusal(mark.length < 2 ? CUT_OFF : BROKEN);
}

async function readHeaders(form: DelimitedReader): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of form.until(EMPTY_LINE)) {
    length += chunk.length;
    if (length > UPLOAD_FORM_MAX_HEADER_BYTES) throw new BundleRefusal(LONG_HEADERS);
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
