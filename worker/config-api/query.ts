import { quote, quoteAll } from "../../shared/index.ts";
import type { Failure } from "../errors.ts";

/** What a query parameter may be: one of two words, or any text but the empty one. */
export type ParameterKind = "flag" | "text";

/** Parameters that were given, by name. A flag is "true" or "false". */
export type Parameters<Name extends string> = Readonly<Partial<Record<Name, string>>>;

const FLAGS = ["true", "false"];

/** Reads the query of a URL, which may have these parameters, each once, and no others. */
export function readQuery<Name extends string>(
  url: string,
  kinds: Readonly<Record<Name, ParameterKind>>,
): Parameters<Name> | Failure {
  const given = new URL(url).searchParams;
  const known: ReadonlyMap<string, ParameterKind> = new Map(Object.entries<ParameterKind>(kinds));
  const names = [...known.keys()];
  for (const [name, value] of given) {
    const trouble = troubleWith(name, value, known.get(name), names);
    if (trouble !== undefined) return refuse(trouble, known.get(name) === "flag" ? FLAGS : names);
    if (given.getAll(name).length > 1) {
      return refuse(`The query has the parameter ${quote(name)} more than once. Send it once.`, names);
    }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no other name passes
  return Object.fromEntries(given) as Parameters<Name>;
}

function troubleWith(
  name: string,
  value: string,
  kind: ParameterKind | undefined,
  names: readonly string[],
): string | undefined {
  if (kind === undefined) return `The query has a parameter ${quote(name)}. It may have ${quoteAll(names, "and")}.`;
  if (kind === "flag" && !FLAGS.includes(value)) {
    return `The query parameter ${quote(name)} must be ${quoteAll(FLAGS, "or")}, not ${quote(value)}.`;
  }
  if (value === "") return `The query parameter ${quote(name)} is empty. Give it an id, or leave it out.`;
  return undefined;
}

/** @param accepted the parameters or the values that there are. */
function refuse(error: string, accepted: readonly string[]): Failure {
  return { kind: "invalid-request", error, payload: { accepted } };
}
