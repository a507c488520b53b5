import { quote } from "../../shared/index.ts";
import type { Failure } from "../errors.ts";

/** How the text of a query parameter is read; undefined where it cannot be. */
export interface Parameter<Value> {
  /** What it must be, as in "a whole number from 1 to 500". */
  readonly expected: string;
  readonly read: (text: string) => Value | undefined;
}

/** The values of the parameters that were given, by name. */
export type ParameterValues<Known extends Readonly<Record<string, Parameter<unknown>>>> = {
  readonly [Name in keyof Known]?: Known[Name] extends Parameter<infer Value> ? Value : never;
};

/**
 * Reads the parameters of a URL's query that are known. Others are passed over, because clients of such servers send some
 * that mean nothing here. One that cannot be read, or is there more than once, fails.
 */
export function readParameters<Known extends Readonly<Record<string, Parameter<unknown>>>>(
  url: string,
  known: Known,
): ParameterValues<Known> | Failure {
  const query = new URL(url).searchParams;
  const values: [string, unknown][] = [];
  for (const [name, { expected, read }] of Object.entries(known)) {
    const given = query.getAll(name);
    if (given.length === 0) continue;
    const value = given.length === 1 ? read(given[0] ?? "") : undefined;
    if (value === undefined) {
      const error = `The query parameter ${quote(name)} must be ${expected}, and given once.`;
      return { kind: "invalid-request", error, payload: { parameter: name } };
    }
    values.push([name, value]);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value is what its parameter read
  return Object.fromEntries(values) as ParameterValues<Known>;
}

/** A whole number within bounds, in digits. */
export function wholeNumber(least: number, most: number): Parameter<number> {
  return {
    expected: `a whole number from ${least} to ${most}`,
    read: (text) => {
      const value = Number(text);
      return /^\d{1,15}$/.test(text) && value >= least && value <= most ? value : undefined;
    },
  };
}

/** `true` or `false`, in whatever case: clients write it as their own language does. */
export const flag: Parameter<boolean> = {
  expected: "true or false",
  read: (text) => FLAGS.get(text.toLowerCase()),
};

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["false", false],
]);

/** Any text that is not too long. */
export function shortText(maxCharacters: number): Parameter<string> {
  return {
    expected: `a text of at most ${maxCharacters} characters`,
    read: (text) => (text.length <= maxCharacters ? text : undefined),
  };
}

/** Some of several words, with `|` as or, or just one of them. */
export function words<Word extends string>(all: readonly Word[]): Parameter<readonly Word[]> {
  return {
    expected: `one of ${all.join(", ")}, or some of them with | between them`,
    read: (text) => {
      const given = text.split("|").map((word) => all.find((one) => one === word.trim()));
      const known = given.filter((word) => word !== undefined);
      return known.length === given.length ? known : undefined;
    },
  };
}
