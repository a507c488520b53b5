import { err, type Json, ok, type Result, toPointer } from "../../shared/index.ts";
import type { Reader, Readers, ValuesOf } from "../values/readers.ts";
import type { Failure } from "./errors.ts";

/** The fields of a form as JSON values, by name. */
export type SentFields = Readonly<Record<string, Json>>;

/** The fields of a form as texts: those that were sent. */
export function textsOf(form: URLSearchParams, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.flatMap((name) => Array.from(form.getAll(name), (value) => [name, value])));
}

/** Reads the fields of a form. Every mistake is reported, and calls its field as the form does. */
export function readFormValues<Known extends Readers>(
  sent: SentFields,
  known: Known,
): Result<ValuesOf<Known>, Failure<"invalid-request">> {
  const mistakes: object[] = [];
  const values: [string, unknown][] = [];
  for (const [name, reader] of Object.entries<Reader<unknown>>(known)) {
    const given = sent[name];
    if (given === undefined && !reader.isRequired) continue;
    const value = given === undefined ? undefined : reader.read(given);
    if (value === undefined) mistakes.push(mistakeOf(name, reader));
    values.push([name, value]);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value is what its reader read
  if (mistakes.length === 0) return ok(Object.fromEntries(values) as ValuesOf<Known>);
  return err({ kind: "invalid-request", error: "The form is not valid.", payload: { mistakes } });
}

function mistakeOf(name: string, { label = name, expected }: Reader<unknown>): object {
  return { pointer: toPointer([name]), message: `${label} must be ${expected}.`, advice: "Change it." };
}
