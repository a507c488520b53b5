/** What several routes fail with. */

import type { Failure } from "../../errors.ts";

export const NO_SUCH_USER: Failure = { kind: "no-such-object", what: "user" };

export const NO_SUCH_GROUP: Failure = { kind: "no-such-object", what: "group" };

export const NO_SUCH_BUNDLE: Failure = { kind: "no-such-object", what: "bundle" };

/** The caller's key, session, role or account was enough when the request came in, and no longer is. */
export const CALLER_LOST: Failure = {
  kind: "not-allowed",
  error: "Your key, your session, your role or your account has changed since the request came in. Send it again.",
};

/** Where nothing else explains why an operation failed. */
export const CHANGED_MEANWHILE: Failure = {
  kind: "conflict",
  error: "Another request changed it at the same moment. Fetch it again and retry.",
};

/** That a field of a body names nothing by a guid. It is the body's mistake: a 404 would say that the path's object is not there. */
export function unknownGuid(field: string, what: string): Failure {
  const error = `There is no ${what} with the guid in ${field}.`;
  return { kind: "invalid-request", error, payload: { pointer: `/${field}` } };
}
