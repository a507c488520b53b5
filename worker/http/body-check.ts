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
import { describeErrors } from "../settings/describe-errors.ts";
import type { Failure } from "./errors.ts";

/** Mistakes of one request body that are listed; the rest are counted. */
export const REQUEST_MAX_LISTED_MISTAKES = 20;

/** A mistake in a value of a body. */
export interface Mistake {
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
