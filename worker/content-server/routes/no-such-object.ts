/** What several routes fail with where that which a path or a body names is not there. */

import type { Failure } from "../../errors.ts";

export const NO_SUCH_USER: Failure = { kind: "no-such-object", what: "user" };

export const NO_SUCH_GROUP: Failure = { kind: "no-such-object", what: "group" };

export const NO_SUCH_BUNDLE: Failure = { kind: "no-such-object", what: "bundle" };

/** That a field of a body names nobody by a guid. It is the body's mistake: a 404 would say that the path's object is not there. */
export function nobodyNamed(field: string, what: string): Failure {
  const error = `There is no ${what} with the guid that ${field} names.`;
  return { kind: "invalid-request", error, payload: { pointer: `/${field}` } };
}
