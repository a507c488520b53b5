import { err, ok, type Result } from "../../shared/index.ts";
import type { Reader } from "../values/readers.ts";

/** A variable or secret of a deployment. */
export interface Variable<Value> {
  readonly name: string;
  readonly reader: Reader<NonNullable<Value>>;
  /** The value where the operator sets nothing. */
  readonly fallback: Value;
  /** The sentences on it in the documentation, in Markdown. */
  readonly meaning: string;
}

export function variable<Value extends {}, Fallback extends Value | undefined>(
  name: string,
  reader: Reader<Value>,
  fallback: Fallback,
  meaning: string,
): Variable<Value | Fallback> {
  return { name, reader, fallback, meaning };
}

type Variables = Readonly<Record<string, Variable<unknown>>>;

/** The values of a table of variables, by the keys of the table. */
export type ValuesOfVariables<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends Variable<infer Value> ? Value : never;
};

/** Reads the variables of a table, and says which are not valid, without their values: some of them are secrets. */
export function readVariables<Table extends Variables>(
  env: object,
  table: Table,
): { readonly values: ValuesOfVariables<Table>; readonly faults: readonly string[] } {
  const read = Object.entries(table).map(([key, one]) => ({ key, one, result: readVariable(env, one) }));
  const values = read.map(({ key, one, result }) => [key, result.ok ? result.value : one.fallback]);
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value is what its reader read
    values: Object.fromEntries(values) as ValuesOfVariables<Table>,
    faults: read.flatMap(({ result }) => (result.ok ? [] : [result.error])),
  };
}

function readVariable<Value>(env: object, { name, reader, fallback }: Variable<Value>): Result<Value, string> {
  if (!isSet(env, name)) return ok(fallback);
  const given: unknown = Reflect.get(env, name);
  // wrangler.toml has true, false and numbers without quotes, too.
  const isText = typeof given === "string" || typeof given === "boolean" || typeof given === "number";
  const value = isText ? reader.read(String(given)) : undefined;
  return value === undefined ? err(`The variable ${name} is not ${reader.expected}.`) : ok(value);
}

/** Tells if an operator sets a variable. */
export function isSet(env: object, name: string): boolean {
  const given: unknown = Reflect.get(env, name);
  return given !== undefined && given !== "";
}
