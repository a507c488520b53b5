import {
  err,
  isObject,
  type Json,
  type JsonObject,
  kindOf,
  nearestNames,
  ok,
  type Path,
  quote,
  quoteAll,
  type Range,
  type Result,
  readDocument,
  toPointer,
} from "../../shared/index.ts";
import { describeErrors } from "../settings/configuration.ts";
import { MANAGEMENT_BODY_MAX_BYTES } from "../values/limits.ts";
import type { Reader, Readers, ValuesOf } from "../values/readers.ts";
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
  if (body.value !== "") return fieldsOf(body.value, known, ignored);
  if (!isRequired) return fieldsOf("{}", known, ignored);
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

function fieldsOf<Known extends Readers>(
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

/** Mistakes of one request body that are listed; the rest are counted. */
export const REQUEST_MAX_LISTED_MISTAKES = 20;

/** A mistake in a value of a body. */
interface Mistake {
  /** Leads to the value; of what is missing or out of place, to what it is missing or out of place in. */
  readonly pointer: string;
  readonly range: Range;
  readonly message: string;
  readonly advice: string;
}

/** A JSON body that is being checked. */
export interface BodyCheck {
  readonly document: JsonObject;
  /** The failure of the body by what was reported so far; undefined where nothing was. */
  readonly failure: () => Failure | undefined;
  readonly report: (path: Path, message: string, advice: string, part?: "key" | "value") => void;
}

/** Begins to check a body. Every mistake is reported, so that all of them can be fixed at once. */
export function checkBody(text: string): Result<BodyCheck, Failure> {
  const read = readDocument(text);
  if (!read.ok) {
    const { problem, advice, range } = read.error;
    const message = `It cannot be read: ${problem}.`;
    return err(failureOf([{ pointer: "", range, message, advice }], 1));
  }
  const { document, locate } = read.value;
  const mistakes: Mistake[] = [];
  let count = 0;
  return ok({
    document,
    failure: () => (count === 0 ? undefined : failureOf(mistakes, count)),
    report: (path, message, advice, part = "value") => {
      count += 1;
      if (count > REQUEST_MAX_LISTED_MISTAKES) return;
      mistakes.push({ pointer: toPointer(path), range: locate(path, part), message, advice });
    },
  });
}

/** Says the first mistake in words. */
function failureOf(mistakes: readonly Mistake[], count: number): Failure {
  return {
    kind: "invalid-request",
    error: `The body is not valid. ${describeErrors(mistakes, count)}`,
    payload: { pointer: mistakes[0]?.pointer ?? "", mistakes, omitted: count - mistakes.length },
  };
}

/** Reports a value that is of another kind than it must be. */
export function reportKind({ report }: BodyCheck, path: Path, expected: string, value: Json): void {
  const name = typeof path.at(-1) === "number" ? "This item" : quote(String(path.at(-1)));
  report(path, `${name} must be ${expected}, not ${kindOf(value)}.`, `Use ${expected}.`);
}

/** Reports the keys of an object that have no meaning there, and those that are missing. */
export function checkKeys(
  { report }: BodyCheck,
  path: Path,
  object: JsonObject,
  { known, required }: { readonly known: readonly string[]; readonly required: readonly string[] },
): void {
  for (const key of Object.keys(object)) {
    if (known.includes(key)) continue;
    const nearest = nearestNames(key, known);
    const advice =
      nearest.length > 0
        ? `Did you mean ${quoteAll(nearest, "or")}?`
        : `Remove it: the fields are ${quoteAll(known, "and")}.`;
    report([...path, key], `Unknown field ${quote(key)}.`, advice, "key");
  }
  for (const key of required) {
    if (!Object.hasOwn(object, key)) report(path, `The field ${quote(key)} is missing.`, "Add it.", "key");
  }
}

/** The object at a path; undefined, and reported, where it is none. */
export function checkObject(check: BodyCheck, path: Path, value: Json): JsonObject | undefined {
  if (isObject(value)) return value;
  reportKind(check, path, "an object", value);
  return undefined;
}
