/** The failures that several routes have. */

import { quote } from "../../shared/index.ts";
import type { Failure } from "./errors.ts";

export const NO_SUCH_USER: Failure<"no-such-object"> = { kind: "no-such-object", what: "user" };

export const NO_SUCH_GROUP: Failure<"no-such-object"> = { kind: "no-such-object", what: "group" };

/** The caller's key, session, role or account was enough when the request came in, and no longer is. */
export const CALLER_LOST: Failure<"not-allowed"> = {
  kind: "not-allowed",
  error: "Your key, your session, your role or your account has changed since the request came in. Send it again.",
};

/** The failure of a name that would be taken for that of another user, group or key. */
export function nameLike(what: string, other: string): Failure<"name-taken"> {
  const error =
    `The name looks like that of another ${what}, ${quote(other)}: in audit entries, one could pass for the other. ` +
    "Choose a name that looks different.";
  return { kind: "name-taken", error };
}

/** The failure of an operation where nothing else explains it. */
export const CHANGED_MEANWHILE: Failure<"conflict"> = {
  kind: "conflict",
  error: "Another request changed it at the same moment. Fetch it again and retry.",
};

/** The failure of a body of which a field names nothing by a guid. It is the body's mistake: a 404 would say that the path's object is not there. */
export function unknownGuid(field: string, what: string): Failure<"invalid-request"> {
  const error = `There is no ${what} with the guid in ${field}.`;
  return { kind: "invalid-request", error, payload: { pointer: `/${field}` } };
}

/** A quota that is used up. @param mistake the sentence on what is in use, and the beginning of what to do. */
export function quotaExceeded(
  mistake: string,
  payload: { readonly quota: string; readonly max: number; readonly used: number },
): Failure<"conflict"> {
  return { kind: "conflict", error: `${mistake}, or ask an administrator to raise ${payload.quota}.`, payload };
}
