import { decodeFile, err, type JsonSchema, ok, quote, quoteAll, type Result } from "../../shared/index.ts";
import type { Failure } from "../http/errors.ts";
import { readFileBytes } from "../http/request-body.ts";

/** One part of a form. */
interface Part {
  /** Undefined where the form gives none. */
  readonly filename: string | undefined;
  readonly bytes: Uint8Array;
}

/** The parts that a form may have, each at most once. */
export interface Parts {
  readonly file: Part;
  readonly policy: Part | undefined;
  readonly enforced: Part | undefined;
  readonly default: Part | undefined;
}

export type PartName = keyof Parts;

const PART_NAMES: readonly string[] = ["file", "policy", "enforced", "default"] satisfies readonly PartName[];

/** The schema of a form: each part is a file. */
export const FORM_SCHEMA: JsonSchema = {
  type: "object",
  properties: Object.fromEntries(PART_NAMES.map((name) => [name, { type: "string" }])),
  required: ["file"],
  additionalProperties: false,
};

const NO_FORM =
  "The body is not the form that the Content-Type says. Let your client write both; " +
  "with curl, use -F and leave the Content-Type to it.";

/** Stands in a text for bytes that are not UTF-8. */
const REPLACEMENT_CHARACTER = "\u{fffd}";

/** Reads a body as a form (RFC 7578). The failure says what to send instead. */
export async function readForm(request: Request, maxBytes: number): Promise<Result<Parts, Failure>> {
  const read = await readFileBytes(request, maxBytes);
  if (!read.ok) return read;
  const body = read.value;
  const form = await parseForm(body, request.headers);
  if (form === undefined) return refuse(NO_FORM);
  const mistake = describeNames([...form.keys()]) ?? describeTexts(form, body);
  if (mistake !== undefined) return refuse(mistake);
  const file = await readPart(form, "file");
  if (file === undefined) return refuse('The part "file" of the form is missing. Send the configuration as this part.');
  if (file.bytes.length === 0) return refuse('The part "file" is empty. Send the text of the file as this part.');
  const [policy, enforced, base] = await Promise.all([
    readPart(form, "policy"),
    readPart(form, "enforced"),
    readPart(form, "default"),
  ]);
  return ok({ file, policy, enforced, default: base });
}

function refuse(error: string): Result<never, Failure> {
  return err({ kind: "invalid-request", error });
}

/** The form that the bytes are by the headers; undefined where they are none. */
async function parseForm(body: Uint8Array, headers: Headers): Promise<FormData | undefined> {
  const type = headers.get("Content-Type") ?? "";
  try {
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    return undefined;
  }
}

/** The mistake in the names of parts; undefined where there is none. */
function describeNames(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  for (const name of names) {
    if (!PART_NAMES.includes(name)) {
      return `Unknown part ${quote(name)} in the form. Its parts are ${quoteAll(PART_NAMES, "and")}.`;
    }
    if (seen.has(name)) return `The form has the part ${quote(name)} more than once. Send it once.`;
    seen.add(name);
  }
  return undefined;
}

/** The platform decodes a part without a filename, and does not tell of bytes that are not UTF-8; of others it gives the bytes. */
function describeTexts(form: FormData, body: Uint8Array): string | undefined {
  if (decodeFile(body, body.length).ok) return undefined;
  const faulty = [...form].find(([, value]) => typeof value === "string" && value.includes(REPLACEMENT_CHARACTER));
  return faulty && `The part ${quote(faulty[0])} is not UTF-8. Send it in UTF-8.`;
}

async function readPart(form: FormData, name: PartName): Promise<Part | undefined> {
  const value = form.get(name);
  if (value === null) return undefined;
  if (typeof value === "string") return { filename: undefined, bytes: new TextEncoder().encode(value) };
  return { filename: value.name, bytes: new Uint8Array(await value.arrayBuffer()) };
}
