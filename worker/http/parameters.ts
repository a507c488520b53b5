import { err, ok, quote, quoteAll, type Result } from "../../shared/index.ts";
import type { Reader, Readers, ValuesOf } from "../values/readers.ts";
import type { Failure } from "./errors.ts";

/** The values of the parameters that were given, by name. */
type ParameterValues<Known extends Readers> = Partial<ValuesOf<Known>>;

/** Undefined where there is none, as in most requests: to read an address takes longer than to see that. */
function queryOf(url: string): URLSearchParams | undefined {
  return url.includes("?") ? new URL(url).searchParams : undefined;
}

/**
 * Reads the parameters of a URL's query that are known. Others are passed over, because clients of such servers send some
 * that mean nothing here; of lists, the router refuses them by `refuseListQuery`. One that cannot be read, or is there more than
 * once, fails.
 */
export function readParameters<Known extends Readers>(
  url: string,
  known: Known,
): Result<ParameterValues<Known>, Failure> {
  const query = queryOf(url);
  if (query === undefined) return ok({});
  for (const [name, reader] of Object.entries(known)) {
    const given = query.getAll(name);
    if (given.length === 0 || (given.length === 1 && readText(reader, given[0]) !== undefined)) continue;
    return err(refuseParameter(name, reader));
  }
  return ok(valuesOf(query, known));
}

/** The same where the parameters whose readers require it must be there. */
export function readQuery<Known extends Readers>(url: string, known: Known): Result<ValuesOf<Known>, Failure> {
  const read = readParameters(url, known);
  if (!read.ok) return read;
  const values = read.value;
  const missing = Object.entries(known).find(([name, { isRequired }]) => isRequired && !Object.hasOwn(values, name));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that are required are there
  return missing === undefined ? ok(values as ValuesOf<Known>) : err(refuseParameter(...missing));
}

/** The failure of a parameter that its reader does not read. */
export function refuseParameter(name: string, { expected }: Reader<unknown>): Failure<"invalid-request"> {
  const error = `The query parameter ${quote(name)} must be ${expected}, and given once.`;
  const say = (field: string) => `${field} must be ${expected}.`;
  return { kind: "invalid-request", error, payload: { parameter: name }, say };
}

/**
 * Refuses the query of a list for its first parameter that is not known or has no value; undefined where there is none. A filter
 * that was passed over would answer all there is, of which a script takes the first.
 */
export function refuseListQuery(url: string, known: Readers): Failure | undefined {
  const names = Object.keys(known);
  for (const [name, text] of queryOf(url) ?? []) {
    if (!names.includes(name)) {
      return { kind: "invalid-request", error: describeUnknown(name, names), payload: { accepted: names } };
    }
    if (text === "") {
      const error = `The query parameter ${quote(name)} is empty. Give it a value, or leave it out.`;
      return { kind: "invalid-request", error, payload: { parameter: name } };
    }
  }
  return undefined;
}

/** The same as `readParameters` of a query that may have these parameters and no others. An empty one is none of an id. */
export function readOnlyParameters<Known extends Readers>(
  url: string,
  known: Known,
): Result<ParameterValues<Known>, Failure> {
  const query = queryOf(url);
  if (query === undefined) return ok({});
  const names = Object.keys(known);
  for (const [name, text] of query) {
    const reader = Object.hasOwn(known, name) ? known[name] : undefined;
    const { words } = reader ?? {};
    const error = describeMistake(name, text, reader, names);
    if (error !== undefined) return err({ kind: "invalid-request", error, payload: { accepted: words ?? names } });
    if (query.getAll(name).length > 1) {
      const repeated = `The query parameter ${quote(name)} is there more than once. Send it once.`;
      return err({ kind: "invalid-request", error: repeated, payload: { accepted: names } });
    }
  }
  return ok(valuesOf(query, known));
}

/** It never repeats the value, which may be a secret that was put into the wrong place. */
function describeMistake(
  name: string,
  text: string,
  reader: Reader<unknown> | undefined,
  names: readonly string[],
): string | undefined {
  if (reader === undefined) return describeUnknown(name, names);
  if (readText(reader, text) !== undefined) return undefined;
  if (reader.words === undefined) return `The query parameter ${quote(name)} is empty. Give it an id, or leave it out.`;
  return `The query parameter ${quote(name)} must be ${quoteAll(reader.words, "or")}.`;
}

function describeUnknown(name: string, known: readonly string[]): string {
  const accepted = known.length === 0 ? "There are none here" : `The parameters are ${quoteAll(known, "and")}`;
  return `Unknown query parameter ${quote(name)}. ${accepted}.`;
}

function readText<Value>({ read, fromText }: Reader<Value>, text = ""): Value | undefined {
  return read(fromText(text));
}

function valuesOf<Known extends Readers>(query: URLSearchParams, known: Known): ParameterValues<Known> {
  const given = Object.entries(known).filter(([name]) => query.has(name));
  const values = given.map(([name, reader]) => [name, readText(reader, query.get(name) ?? "")]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value is what its reader read
  return Object.fromEntries(values) as ParameterValues<Known>;
}
