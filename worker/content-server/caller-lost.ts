import type { Failure } from "../errors.ts";

/** The answer to a change whose caller has lost the right to it since the request was let in. */
export const CALLER_LOST = {
  kind: "not-allowed",
  why: "your key, your role or your account was changed meanwhile, and no longer has the right to it.",
} as const satisfies Failure;
