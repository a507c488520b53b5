import { REQUEST_MAX_BYTES } from "../shared/index.ts";
import type { TokenScope } from "./content-server/auth/signed-token.ts";
import { RESOLUTION_MAX_CHARACTERS } from "./limits.ts";
import { json } from "./response.ts";

/** Everything that a request can fail with. A new kind does not compile until `ERROR_ANSWERS` and `explain` have it. */
export type Failure =
  | { readonly kind: "invalid-request"; readonly error: string; readonly payload?: Payload }
  | { readonly kind: "not-found" }
  | { readonly kind: "unknown-rule"; readonly nearest: readonly string[] }
  | { readonly kind: "method-not-allowed"; readonly allowed: readonly string[] }
  | { readonly kind: "body-too-large"; readonly maxBytes: number }
  | { readonly kind: "answer-too-large"; readonly advice: string }
  | { readonly kind: "media-type-not-supported"; readonly error: string; readonly payload: Payload }
  | { readonly kind: "content-coding-not-supported" }
  /** No key where one is needed. */
  | { readonly kind: "no-credentials" }
  /** A key that is unknown, expired or revoked, or whose owner is locked; which of them, nobody learns. */
  | { readonly kind: "key-not-valid" }
  /** A signed token that is missing, forged, expired, used or for something else; which, nobody learns. */
  | { readonly kind: "token-not-valid"; readonly scope: TokenScope }
  /** @property why what the caller lacks, as a sentence. */
  | { readonly kind: "not-allowed"; readonly why: string }
  /** What the path names is not there. @property what it is called, as in "user". */
  | { readonly kind: "no-such-object"; readonly what: string }
  /** Content that is not there, or that the caller may not see: which of both, nobody learns. */
  | { readonly kind: "no-such-content" }
  /** A task that is not there, or that somebody else started: which of both, nobody learns. */
  | { readonly kind: "no-such-task" }
  /** Something else has the name already. */
  | { readonly kind: "name-taken"; readonly error: string }
  /** It contradicts what is there. */
  | { readonly kind: "conflict"; readonly error: string }
  | { readonly kind: "precondition-failed" }
  /** @property sizeBytes of what a part was asked for. */
  | { readonly kind: "range-not-satisfiable"; readonly sizeBytes: number }
  | { readonly kind: "upstream-failed"; readonly error: string }
  | { readonly kind: "loop" }
  | { readonly kind: "unexpected" }
  | { readonly kind: "not-set-up" };

type Payload = Readonly<Record<string, unknown>>;

/**
 * The HTTP status of each failure and the `code` of its body. Codes below 400 are those that clients of content
 * servers know; where they have none, the code is the status.
 */
export const ERROR_ANSWERS: Readonly<Record<Failure["kind"], { readonly status: number; readonly code: number }>> = {
  "invalid-request": { status: 400, code: 25 },
  "not-found": { status: 404, code: 4 },
  "unknown-rule": { status: 404, code: 4 },
  "method-not-allowed": { status: 405, code: 405 },
  "body-too-large": { status: 413, code: 413 },
  "answer-too-large": { status: 413, code: 413 },
  "media-type-not-supported": { status: 415, code: 415 },
  "content-coding-not-supported": { status: 415, code: 415 },
  "no-credentials": { status: 401, code: 24 },
  "key-not-valid": { status: 401, code: 30 },
  "token-not-valid": { status: 401, code: 30 },
  "not-allowed": { status: 403, code: 22 },
  "no-such-object": { status: 404, code: 4 },
  "no-such-content": { status: 404, code: 4 },
  "no-such-task": { status: 404, code: 4 },
  "name-taken": { status: 409, code: 26 },
  conflict: { status: 409, code: 409 },
  "precondition-failed": { status: 412, code: 412 },
  "range-not-satisfiable": { status: 416, code: 416 },
  "upstream-failed": { status: 502, code: 502 },
  loop: { status: 508, code: 508 },
  unexpected: { status: 500, code: 500 },
  "not-set-up": { status: 503, code: 503 },
};

/** What one failure says, beside its status and code. */
interface Explanation {
  readonly error: string;
  readonly payload?: Payload;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Turns a failure into its answer: a status and the body `{code, error, payload}`. */
export function failureResponse(failure: Failure): Response {
  const { status, code } = ERROR_ANSWERS[failure.kind];
  const { error, payload = null, headers = {} } = explain(failure);
  return json({ code, error, payload }, { status, headers });
}

function explain(failure: Failure): Explanation {
  switch (failure.kind) {
    case "invalid-request":
    case "media-type-not-supported":
      return failure;
    case "not-found":
      return { error: "There is nothing at this path. GET / lists the routes." };
    case "unknown-rule":
      return unknownRule(failure.nearest);
    case "method-not-allowed":
      return methodNotAllowed(failure.allowed);
    case "body-too-large":
      return bodyTooLarge(failure.maxBytes);
    case "answer-too-large":
      return {
        error: `The answer would be longer than ${RESOLUTION_MAX_CHARACTERS} characters. ${failure.advice}`,
        payload: { max_answer_characters: RESOLUTION_MAX_CHARACTERS },
      };
    case "content-coding-not-supported":
      return {
        error: "The body is compressed. Send it without a Content-Encoding.",
        // RFC 9110, 15.5.16: this header tells a refused coding from a refused media type.
        headers: { "Accept-Encoding": "identity" },
      };
    case "no-credentials":
      return {
        error: "This needs an API key. Send it in the header: Authorization: Key <API key>.",
        headers: { "WWW-Authenticate": "Key" },
      };
    case "key-not-valid":
      return {
        error: "The API key is not valid. Check that it is complete, or make a new one.",
        headers: { "WWW-Authenticate": "Key" },
      };
    case "token-not-valid":
      return TOKEN_EXPLANATIONS[failure.scope];
    case "not-allowed":
      return { error: `You are not allowed to do this: ${failure.why}` };
    case "no-such-object":
      return { error: `There is no such ${failure.what}.` };
    case "no-such-task":
      return { error: "There is no such task." };
    case "no-such-content":
      return { error: "There is no such content, or it is not shared with you." };
    case "name-taken":
    case "conflict":
    case "upstream-failed":
      return failure;
    case "precondition-failed":
      return { error: "It has changed, so that the request's condition does not hold. Ask for it anew." };
    case "range-not-satisfiable":
      return {
        error: `It has ${failure.sizeBytes} bytes, and none where the Range begins. Ask for a part that is there.`,
        payload: { size_bytes: failure.sizeBytes },
        headers: { "Content-Range": `bytes */${failure.sizeBytes}` },
      };
    case "loop":
      return { error: "The content's upstream leads back to this server. Give it another upstream_url." };
    case "unexpected":
      return {
        error: "The server failed unexpectedly. Its log has the details under the X-Correlation-ID of this answer.",
      };
    case "not-set-up":
      return { error: "The server is not set up completely. Its log says what is missing or wrong." };
    default:
      return failure satisfies never;
  }
}

const TOKEN_EXPLANATIONS: Readonly<Record<TokenScope, Explanation>> = {
  bootstrap: {
    error:
      "There is no user yet, and the first one takes a valid token. Send it in the header: " +
      "Authorization: Connect-Bootstrap <JWT>. Sign it by HS256 with the server's BOOTSTRAP_SECRET, with the " +
      'claims "scope": "bootstrap", "iat" and "exp".',
    headers: { "WWW-Authenticate": "Connect-Bootstrap" },
  },
  invitation: {
    error:
      "This takes an invitation that is valid, and it is valid once and for some days. Send it in the header: " +
      "Authorization: Connect-Invitation <JWT>. Check that it is complete, or ask an administrator for a new one.",
    headers: { "WWW-Authenticate": "Connect-Invitation" },
  },
};

function bodyTooLarge(maxBytes: number): Explanation {
  const advice = maxBytes === REQUEST_MAX_BYTES ? " Check a larger file with the Action or in a terminal." : "";
  return { error: `The body is larger than ${maxBytes} bytes.${advice}`, payload: { max_bytes: maxBytes } };
}

function unknownRule(nearest: readonly string[]): Explanation {
  const guess = nearest.length === 0 ? "" : ` Did you mean ${nearest.join(" or ")}?`;
  return { error: `No rule has this id.${guess} GET /rules lists the rules.`, payload: { nearest } };
}

function methodNotAllowed(allowed: readonly string[]): Explanation {
  const list = allowed.join(", ");
  return { error: `This path takes ${list} only.`, payload: { allowed }, headers: { Allow: list } };
}
