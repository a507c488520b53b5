import { err, ok, quote, type Result } from "../../shared/index.ts";
import { MANAGEMENT_BODY_MAX_BYTES } from "../values/limits.ts";
import type { Reader, Readers, ValuesOf } from "../values/readers.ts";
import { type BodyCheck, checkBody, checkKeys } from "./body-check.ts";
import type { Failure } from "./errors.ts";
import { readBytes } from "./request-body.ts";

/** The fields of a JSON body. */
export interface JsonBody<Known extends Readers = Readers> {
  readonly known: Known;
  /** Fields that mean nothing here, but that clients send: those of the record that cannot be set, above all. */
  readonly ignored: readonly string[];
  /** There must be a body; where there need not be, one that is missing has no fields. */
  readonly isRequired: boolean;
}

/** A body with these fields, of which clients also send those that are ignored. */
export function jsonBody<Known extends Readers>(known: Known, ignored: readonly string[] = []): JsonBody<Known> {
  return { known, ignored, isRequired: true };
}

/** A body that may be left out. */
export function optionalJsonBody<Known extends Readers>(known: Known): JsonBody<Known> {
  return { known, ignored: [], isRequired: false };
}

/**
 * Reads the fields of a JSON body, whatever its Content-Type says. Every mistake is reported, an unknown field among them.
 * A field that may be left out is undefined where it was.
 */
export async function readFields<Known extends Readers>(
  request: Request,
  { known, ignored, isRequired }: JsonBody<Known>,
): Promise<Result<ValuesOf<Known>, Failure>> {
  const body = await readBody(request);
  if (!body.ok) return body;
  if (body.value !== "") return readDocument(body.value, known, ignored);
  if (!isRequired) return readDocument("{}", known, ignored);
  return err({ kind: "invalid-request", error: "The body is empty. Send a JSON object." });
}

/** The text of a body; the empty one where it has whitespace only. */
async function readBody(request: Request): Promise<Result<string, Failure>> {
  const bytes = await readBytes(request, MANAGEMENT_BODY_MAX_BYTES);
  if (!bytes.ok) return bytes;
  const text = decodeUtf8(bytes.value);
  if (text === undefined) return err({ kind: "invalid-request", error: "The body is not UTF-8. Send JSON in UTF-8." });
  return ok(text.trim() === "" ? "" : text);
}

function readDocument<Known extends Readers>(
  text: string,
  known: Known,
  ignored: readonly string[],
): Result<ValuesOf<Known>, Failure> {
  const begun = checkBody(text);
  if (!begun.ok) return begun;
  const check = begun.value;
  checkNames(check, known, ignored);
  const given = Object.entries(known).filter(([name]) => Object.hasOwn(check.document, name));
  const values = given.map(([name, reader]) => [name, readField(check, name, reader)]);
  const failure = check.failure();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value is what its reader read
  return failure === undefined ? ok(Object.fromEntries(values) as ValuesOf<Known>) : err(failure);
}

/** Reports the fields that are unknown, and those that are missing. What is ignored is not suggested either. */
function checkNames(check: BodyCheck, known: Readers, ignored: readonly string[]): void {
  const fields = Object.entries(known);
  const regarded = Object.entries(check.document).filter(([name]) => !ignored.includes(name));
  checkKeys(check, [], Object.fromEntries(regarded), {
    known: fields.map(([name]) => name),
    required: fields.filter(([, { isRequired }]) => isRequired).map(([name]) => name),
  });
}

function readField(check: BodyCheck, name: string, { expected, read }: Reader<unknown>): unknown {
  const value = read(check.document[name] ?? null);
  if (value === undefined) check.report([name], `${quote(name)} must be ${expected}.`, "Change it.");
  return value;
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return undefined;
  }
}
