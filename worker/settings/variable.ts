import { err, ok, type Result } from "../../shared/index.ts";
import type { Reader } from "../values/readers.ts";

/** A variable of a deployment, how its text is read, and what holds where the operator sets nothing. */
export interface Variable<Value> {
  readonly name: string;
  readonly reader: Reader<NonNullable<Value>>;
  readonly fallback: Value;
}

/** Headers that carry something else than what an operator may set a header for: keys, what answers and logs repeat, and cookies. */
export const OTHER_HEADERS = ["authorization", "x-correlation-id", "cookie"];

/** Whether an operator sets a variable. */
export function isSet(env: object, name: string): boolean {
  const given: unknown = Reflect.get(env, name);
  return given !== undefined && given !== "";
}

/** The value of a variable, or what is wrong with it, without its text: it may be a secret. */
export function readVariable<Value>(env: object, { name, reader, fallback }: Variable<Value>): Result<Value, string> {
  if (!isSet(env, name)) return ok(fallback);
  const given: unknown = Reflect.get(env, name);
  // wrangler.toml has true, false and numbers without quotes, too.
  const isText = typeof given === "string" || typeof given === "boolean" || typeof given === "number";
  const value = isText ? reader.read(String(given)) : undefined;
  return value === undefined ? err(`The variable ${name} is not ${reader.expected}.`) : ok(value);
}
