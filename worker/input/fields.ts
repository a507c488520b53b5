import { type Json, quote } from "../../shared/index.ts";
import type { Failure } from "../errors.ts";
import { MANAGEMENT_BODY_MAX_BYTES } from "../limits.ts";
import { type BodyCheck, checkBody, checkKeys } from "./body-check.ts";
import { readAnyBytes } from "./request-body.ts";

/** How a field of a body is read; undefined where it cannot be. */
export interface Field<Value> {
  /** What it must be, as in "a text of at most 255 characters". */
  readonly expected: string;
  readonly isRequired: boolean;
  readonly read: (value: Json) => Value | undefined;
}

type Fields = Readonly<Record<string, Field<unknown>>>;

/** The values of a body's fields. One that may be left out is undefined where it was. */
export type FieldValues<Known extends Fields> = {
  readonly [Name in keyof Known]: Known[Name] extends Field<infer Value> ? Value : never;
};

/**
 * Reads the fields of a JSON body, whatever its Content-Type says. Every mistake is reported, a field that nobody knows
 * among them.
 *
 * @param ignored fields that mean nothing here, but that clients send: those of the record that cannot be set, above all.
 */
export async function readFields<Known extends Fields>(
  request: Request,
  known: Known,
  ignored: readonly string[] = [],
): Promise<FieldValues<Known> | Failure> {
  const body = await readBody(request);
  if (typeof body !== "string") return body;
  if (body === "") return { kind: "invalid-request", error: "The body is empty. Send a JSON object." };
  return readBodyFields(body, known, ignored);
}

/** The same of a body that may be left out, and then has none of the fields. */
export async function readFieldsIfAny<Known extends Fields>(
  request: Request,
  known: Known,
): Promise<FieldValues<Known> | Failure> {
  const body = await readBody(request);
  return typeof body === "string" ? readBodyFields(body === "" ? "{}" : body, known, []) : body;
}

/** The text of a body; the empty one where it has blanks only. */
async function readBody(request: Request): Promise<string | Failure> {
  const bytes = await readAnyBytes(request, MANAGEMENT_BODY_MAX_BYTES);
  if (!(bytes instanceof Uint8Array)) return bytes;
  const decoded = decodeUtf8(bytes);
  if (decoded === undefined) return { kind: "invalid-request", error: "The body is not UTF-8. Send JSON in UTF-8." };
  return decoded.trim() === "" ? "" : decoded;
}

function readBodyFields<Known extends Fields>(
  body: string,
  known: Known,
  ignored: readonly string[],
): FieldValues<Known> | Failure {
  const check = checkBody(body);
  return "kind" in check ? check : readDocument(check, known, ignored);
}

function readDocument<Known extends Fields>(
  check: BodyCheck,
  known: Known,
  ignored: readonly string[],
): FieldValues<Known> | Failure {
  const fields = Object.entries(known);
  const names = fields.map(([name]) => name);
  // What is ignored is not advised either.
  const regarded = Object.entries(check.document).filter(([name]) => !ignored.includes(name));
  checkKeys(check, [], Object.fromEntries(regarded), {
    known: names,
    required: fields.filter(([, { isRequired }]) => isRequired).map(([name]) => name),
  });
  const values = fields
    .filter(([name]) => Object.hasOwn(check.document, name))
    .map(([name, field]) => [name, readField(check, name, field)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value is what its field read
  return check.failure() ?? (Object.fromEntries(values) as FieldValues<Known>);
}

function readField(check: BodyCheck, name: string, { expected, read }: Field<unknown>): unknown {
  const given = check.document[name] ?? null;
  const value = read(given);
  if (value === undefined) check.report([name], `${quote(name)} must be ${expected}.`, "Change it.");
  return value;
}

/** A text on one line, such as a name. */
export function text(maxCharacters: number, minCharacters = 0): Field<string> {
  return textWithout(
    /[\p{Cc}\p{Zl}\p{Zp}]/u,
    `a text of ${minCharacters === 0 ? "at most" : `${minCharacters} to`} ${maxCharacters} characters on one line, without control characters`,
    { maxCharacters, minCharacters },
  );
}

/** A text that may have several lines, such as a description. */
export function multilineText(maxCharacters: number): Field<string> {
  return textWithout(
    /(?![\t\n\r])\p{Cc}/u,
    `a text of at most ${maxCharacters} characters, without control characters but tabs and line breaks`,
    { maxCharacters, minCharacters: 0 },
  );
}

/** Blanks at the ends do not count as characters that there must be. */
function textWithout(
  refused: RegExp,
  expected: string,
  { maxCharacters, minCharacters }: { readonly maxCharacters: number; readonly minCharacters: number },
): Field<string> {
  const isTaken = (value: string) =>
    value.trim().length >= minCharacters &&
    value.length <= maxCharacters &&
    !refused.test(value) &&
    value.isWellFormed();
  return {
    expected,
    isRequired: true,
    read: (value) => (typeof value === "string" && isTaken(value) ? value : undefined),
  };
}

/** A text that fits a pattern. @param expected what it must be, in words. */
export function pattern(shape: RegExp, expected: string): Field<string> {
  const read = (value: Json) => (typeof value === "string" && shape.test(value) ? value : undefined);
  return { expected, isRequired: true, read };
}

export const boolean: Field<boolean> = {
  expected: "true or false",
  isRequired: true,
  read: (value) => (typeof value === "boolean" ? value : undefined),
};

/** A whole number within bounds. */
export function wholeNumber(least: number, most: number): Field<number> {
  return {
    expected: `a whole number from ${least} to ${most}`,
    isRequired: true,
    read: (value) =>
      typeof value === "number" && Number.isInteger(value) && value >= least && value <= most ? value : undefined,
  };
}

/** One of several words. */
export function oneOf<Word extends string>(all: readonly Word[]): Field<Word> {
  return {
    expected: `one of ${all.join(", ")}`,
    isRequired: true,
    read: (value) => all.find((word) => word === value),
  };
}

/** A field that may be left out. */
export function optional<Value>(field: Field<Value>): Field<Value | undefined> {
  return { ...field, isRequired: false };
}

/** A field that may be null. */
export function nullable<Value>(field: Field<Value>): Field<Value | null> {
  const { expected, isRequired, read } = field;
  return { expected: `${expected}, or null`, isRequired, read: (value) => (value === null ? null : read(value)) };
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return undefined;
  }
}
