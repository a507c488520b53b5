/**
 * The result of a function that can fail in a way its caller has to handle: the value, or what kept it from being
 * there. The two are told apart by `ok` alone, so that no field of a value can be taken for a failure.
 * See docs/decisions/0080-one-result-type.md.
 */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function err<Failure>(error: Failure): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error };
}
