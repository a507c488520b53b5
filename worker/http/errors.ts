import {
  anyOf,
  COUNT,
  DIAGNOSTIC,
  described,
  type JsonSchema,
  listOf,
  NULL,
  named,
  orNull,
  printableJson,
  RANGE,
  REQUEST_MAX_BYTES,
  recordOf,
  TEXT,
  wordOf,
} from "../../shared/index.ts";
import type { TokenName } from "../identity/signed-token.ts";
import type { LimitName } from "../platform/rate-limits.ts";
import { RATE_LIMIT_MAX_SECONDS, RESOLUTION_MAX_CHARACTERS } from "../values/limits.ts";
import { jsonText } from "./response.ts";

/** Everything that a request can fail with, and what is known of it. A new kind does not compile until `ERRORS` has it. */
interface Failures {
  readonly "invalid-request": {
    readonly error: string;
    readonly payload?: Payload;
    /** The same for a form, where one field is wrong. @param field as the form calls it. */
    readonly say?: (field: string) => string;
  };
  readonly "not-found": object;
  readonly "unknown-rule": { readonly nearest: readonly string[] };
  readonly "method-not-allowed": { readonly allowed: readonly string[] };
  readonly "body-too-large": { readonly maxBytes: number };
  readonly "answer-too-large": { readonly advice: string };
  readonly "media-type-not-supported": { readonly error: string; readonly payload: Payload };
  readonly "content-coding-not-supported": object;
  /** No key where one is needed. */
  readonly "no-credentials": object;
  /** A key that is unknown, expired or revoked, or whose owner is locked; the caller does not learn which. */
  readonly "key-not-valid": object;
  /** A signed token that is missing, forged, expired, used or for something else; the caller does not learn which. */
  readonly "token-not-valid": { readonly scope: TokenName };
  /** @property error what the caller may not do, or what it requires. */
  readonly "not-allowed": { readonly error: string };
  /** The object that the path names is not there. @property what the word for it, as in "user". */
  readonly "no-such-object": { readonly what: string };
  /**
   * Content that is not there, or that the caller may not see; the caller does not learn which.
   * @property known the content that is there, where the caller may know of it all the same, and could ask its owner.
   * @property refused for the audit log, where the address does not name content by its guid: that guid, or null where there is none.
   */
  readonly "no-such-content": { readonly known?: KnownContent; readonly refused?: string | null };
  /** A task that is not there, or that somebody else started; the caller does not learn which. */
  readonly "no-such-task": object;
  /** Something else has the name already. */
  readonly "name-taken": { readonly error: string; readonly payload?: Payload };
  /** It contradicts what is there. */
  readonly conflict: { readonly error: string; readonly payload?: Payload };
  readonly "precondition-failed": object;
  /** @property sizeBytes of what a part was asked for. */
  readonly "range-not-satisfiable": { readonly sizeBytes: number };
  readonly "too-many-requests": { readonly limit: LimitName };
  readonly "upstream-failed": { readonly error: string };
  /** The identity provider does not answer as it should; the log says why. */
  readonly "identity-provider-failed": object;
  /** The object that works on an export does not answer; the log says why. */
  readonly "export-not-reached": { readonly error: string };
  readonly loop: object;
  readonly unexpected: object;
  readonly "not-set-up": object;
  /** The database takes no more changes. */
  readonly "database-full": object;
  /** @property error what is missing in the database, and what to do. */
  readonly "not-migrated": { readonly error: string };
}

/** Content that a caller knows of, and may not view. */
interface KnownContent {
  readonly guid: string;
  readonly name: string;
  readonly ownerGuid: string;
}

export type FailureKind = keyof Failures;

/** The failure of a request: its kind, and the facts of it. */
export type Failure<Which extends FailureKind = FailureKind> = {
  readonly [Each in Which]: Failures[Each] & {
    readonly kind: Each;
    /** The page that tells a person of it, where that is another than for all failures of the kind: the form that was sent. */
    readonly page?: Response;
    /** A cookie that the answer sets, whichever way it is answered. */
    readonly cookie?: string;
  };
}[Which];

type Payload = Readonly<Record<string, unknown>>;

/** The failure of one field. @param say tells what is wrong, with the name that the field has for the one who sent it. */
export function failureOfField(name: string, say: (field: string) => string): Failure<"invalid-request"> {
  return { kind: "invalid-request", error: say(`"${name}"`), payload: { pointer: `/${name}` }, say };
}

/** The words and data of one failure, beside its status and code. */
interface Explanation {
  readonly error: string;
  readonly payload?: Payload;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer to failures of a kind. */
interface ErrorAnswer<Which extends FailureKind> {
  readonly status: number;
  /** Codes below 400 are those that clients of content servers know; where they have none, it is the status. */
  readonly code: number;
  /** The meaning that all failures of the kind have in common, for the description of the API. */
  readonly meaning: string;
  /** The schema of the payload; by default, null. */
  readonly payload?: JsonSchema;
  readonly explain: (failure: Failure<Which>) => Explanation;
  /** The body of the answer, where it is always the same. */
  readonly body?: string;
}

/** The explanation of a failure that has its own. */
const itself = (failure: Explanation): Explanation => failure;

/** The answer to a failure that always has the same explanation. */
function fixed(status: number, code: number, error: string, headers: Explanation["headers"] = {}) {
  const explanation: Explanation = { error, headers };
  const body = printableJson({ code, error, payload: null });
  return { status, code, meaning: error, explain: () => explanation, body };
}

const NEEDS_KEY = { "WWW-Authenticate": "Key" };

/** RFC 9110, 15.5.16: this header tells a refused coding from a refused media type. */
const NEEDS_NO_CODING = { "Accept-Encoding": "identity" };

/** A mistake in a body that was read as JSON. */
const MISTAKE = named("Mistake", recordOf({ pointer: TEXT, range: RANGE, message: TEXT, advice: TEXT }));

const PLACE = recordOf({ pointer: described(TEXT, "JSON pointer (RFC 6901) into the body.") });

/** The places of the mistakes in a request, for programs. */
const MISTAKE_PLACES = anyOf(
  NULL,
  PLACE,
  recordOf({ pointer: TEXT, mistakes: listOf(MISTAKE), omitted: COUNT }),
  recordOf({ parameter: described(TEXT, "The name of a query parameter.") }),
  recordOf({ accepted: described(listOf(TEXT), "The parameters that there are, or the values of one.") }),
  recordOf({ header: described(TEXT, "The name of a header.") }),
  recordOf({ part: described(TEXT, "The name of a part of a form."), diagnostics: listOf(DIAGNOSTIC) }),
);

const PAST_LIMITS: Readonly<Record<LimitName, string>> = {
  failed_authentication:
    "There were too many requests with API keys that are not valid, or sign-ins that were refused.",
  checks: "There were too many checks from this address.",
  management: "There were too many requests with this key, or from this address.",
  uploads: "There were too many uploads with this key, or from this address.",
  refusals: "There were too many requests of this user that had to be refused.",
};

/** The answer to every kind of failure. */
export const ERRORS: { readonly [Each in FailureKind]: ErrorAnswer<Each> } = {
  "invalid-request": {
    status: 400,
    code: 25,
    meaning: "A parameter, a header or the body is not valid.",
    payload: MISTAKE_PLACES,
    explain: itself,
  },
  "not-found": fixed(404, 4, "There is nothing at this path. GET / lists the routes."),
  "unknown-rule": {
    status: 404,
    code: 4,
    meaning: "There is no rule with this id.",
    payload: recordOf({ nearest: listOf(TEXT) }),
    explain: explainUnknownRule,
  },
  "method-not-allowed": {
    status: 405,
    code: 405,
    meaning: "The path accepts other methods.",
    payload: recordOf({ allowed: listOf(TEXT) }),
    explain: explainMethod,
  },
  "body-too-large": {
    status: 413,
    code: 413,
    meaning: "The body is too large.",
    payload: recordOf({ max_bytes: COUNT }),
    explain: explainBodySize,
  },
  "answer-too-large": {
    status: 413,
    code: 413,
    meaning: "The answer would be too large.",
    payload: recordOf({ max_answer_characters: COUNT }),
    explain: explainAnswerSize,
  },
  "media-type-not-supported": {
    status: 415,
    code: 415,
    meaning: "The body has another media type than is accepted.",
    payload: recordOf({ accepted: listOf(TEXT) }),
    explain: itself,
  },
  "content-coding-not-supported": fixed(
    415,
    415,
    "The body is compressed. Send it without a Content-Encoding.",
    NEEDS_NO_CODING,
  ),
  "no-credentials": fixed(
    401,
    24,
    "This requires an API key. Send it in the header: Authorization: Key <API key>.",
    NEEDS_KEY,
  ),
  "key-not-valid": fixed(
    401,
    30,
    "The API key is not valid. Check that it is complete, or create a new one.",
    NEEDS_KEY,
  ),
  "token-not-valid": {
    status: 401,
    code: 30,
    meaning: "The token is missing or not valid.",
    explain: ({ scope }) => TOKEN_EXPLANATIONS[scope],
  },
  "not-allowed": { status: 403, code: 22, meaning: "You may not do this.", explain: itself },
  "no-such-object": {
    status: 404,
    code: 4,
    meaning: "What the path names is not there.",
    explain: ({ what }) => ({ error: `There is no such ${what}.` }),
  },
  "no-such-content": fixed(404, 4, "There is no such content, or it is not shared with you."),
  "no-such-task": fixed(404, 4, "There is no such task."),
  "name-taken": {
    status: 409,
    code: 26,
    meaning: "Something else has the name already.",
    payload: orNull(PLACE),
    explain: itself,
  },
  conflict: {
    status: 409,
    code: 409,
    meaning: "It contradicts what is there.",
    payload: orNull(recordOf({ quota: described(TEXT, "The setting that bounds it."), max: COUNT, used: COUNT })),
    explain: itself,
  },
  "precondition-failed": fixed(412, 412, "Precondition failed: the resource has changed. Fetch it again and retry."),
  "range-not-satisfiable": {
    status: 416,
    code: 416,
    meaning: "The Range begins after the end of the resource.",
    payload: recordOf({ size_bytes: COUNT }),
    explain: explainRange,
  },
  "too-many-requests": {
    status: 429,
    code: 277,
    meaning: "There were too many requests. Try again after the seconds of the header Retry-After.",
    payload: recordOf({ limit: wordOf(Object.keys(PAST_LIMITS)), retry_after_seconds: COUNT }),
    explain: explainLimit,
  },
  "upstream-failed": { status: 502, code: 502, meaning: "The content's upstream failed.", explain: itself },
  "identity-provider-failed": fixed(
    503,
    503,
    "The server cannot find out who you are: your organisation's sign-in does not answer as it should. Try again later. If that does not help, ask the operator: the server's log says what is wrong.",
  ),
  "export-not-reached": {
    status: 503,
    code: 503,
    meaning: "What works on the export does not answer, so that it may not know what was asked for.",
    explain: itself,
  },
  loop: fixed(508, 508, "The content's upstream leads back to this server. Set another upstream_url."),
  unexpected: fixed(
    500,
    500,
    "The server failed unexpectedly. Its log has the details under the X-Correlation-ID of this answer.",
  ),
  "not-set-up": fixed(503, 503, "The server is not set up completely. Its log says what is missing or wrong."),
  "database-full": fixed(
    503,
    503,
    "The server's database is full: nothing can be changed, and what changes nothing still works. An administrator must make room.",
  ),
  "not-migrated": {
    status: 503,
    code: 503,
    meaning: "The server's database is not migrated yet. Try again after the seconds of the header Retry-After.",
    explain: ({ error }) => ({ error, headers: { "Retry-After": String(MIGRATION_RETRY_SECONDS) } }),
  },
};

/** An upgrade applies its migrations within seconds. */
const MIGRATION_RETRY_SECONDS = 10;

const TOKEN_EXPLANATIONS: Readonly<Record<TokenName, Explanation>> = {
  bootstrap: {
    error:
      "There is no user yet, and creating the first one requires a valid token. Send it in the header: " +
      "Authorization: Connect-Bootstrap <JWT>. Sign it by HS256 with the server's BOOTSTRAP_SECRET, with the " +
      'claims "scope": "bootstrap", "iat" and "exp".',
    headers: { "WWW-Authenticate": "Connect-Bootstrap" },
  },
  invitation: {
    error:
      "This requires a valid invitation, which can be used once and within some days. Send it in the header: " +
      "Authorization: Connect-Invitation <JWT>. Check that it is complete, or ask an administrator for a new one.",
    headers: { "WWW-Authenticate": "Connect-Invitation" },
  },
  metrics: {
    error:
      "This requires the token of the server's METRICS_TOKEN. Send it in the header: Authorization: Bearer <token>. " +
      "If the server has none, the operator sets it: npx wrangler secret put METRICS_TOKEN.",
    headers: { "WWW-Authenticate": "Bearer" },
  },
};

/** The answer to a failure, in whatever form. */
interface ExplainedFailure {
  readonly status: number;
  readonly code: number;
  /** One sentence that says what is wrong, and mostly another that says what to do. */
  readonly error: string;
  readonly payload: Payload | null;
  readonly headers: Readonly<Record<string, string>>;
}

export function explainFailure<Which extends FailureKind>(failure: Failure<Which>): ExplainedFailure {
  const { status, code, explain }: ErrorAnswer<Which> = ERRORS[failure.kind];
  const { error, payload = null, headers = {} } = explain(failure);
  return { status, code, error, payload, headers };
}

/** Turns a failure into its answer: a status and the body `{code, error, payload}`. */
export function failureResponse(failure: Failure): Response {
  const { status, code, error, payload, headers } = explainFailure(failure);
  const text = ERRORS[failure.kind].body ?? printableJson({ code, error, payload });
  return jsonText(text, { status, headers });
}

function explainUnknownRule({ nearest }: Failure<"unknown-rule">): Explanation {
  const guess = nearest.length === 0 ? "" : ` Did you mean ${nearest.join(" or ")}?`;
  return { error: `There is no rule with this id.${guess} GET /rules lists the rules.`, payload: { nearest } };
}

function explainMethod({ allowed }: Failure<"method-not-allowed">): Explanation {
  const list = allowed.join(", ");
  return { error: `This path accepts only ${list}.`, payload: { allowed }, headers: { Allow: list } };
}

function explainBodySize({ maxBytes }: Failure<"body-too-large">): Explanation {
  const advice = maxBytes === REQUEST_MAX_BYTES ? " Check a larger file with the Action or in a terminal." : "";
  return { error: `The body is larger than ${maxBytes} bytes.${advice}`, payload: { max_bytes: maxBytes } };
}

function explainAnswerSize({ advice }: Failure<"answer-too-large">): Explanation {
  return {
    error: `The answer would be longer than ${RESOLUTION_MAX_CHARACTERS} characters. ${advice}`,
    payload: { max_answer_characters: RESOLUTION_MAX_CHARACTERS },
  };
}

function explainRange({ sizeBytes }: Failure<"range-not-satisfiable">): Explanation {
  return {
    error: `The Range begins after the end of the resource, which has ${sizeBytes} bytes. Request a part of it.`,
    payload: { size_bytes: sizeBytes },
    headers: { "Content-Range": `bytes */${sizeBytes}` },
  };
}

function explainLimit({ limit }: Failure<"too-many-requests">): Explanation {
  return {
    error: `${PAST_LIMITS[limit]} Try again in ${RATE_LIMIT_MAX_SECONDS} seconds.`,
    payload: { limit, retry_after_seconds: RATE_LIMIT_MAX_SECONDS },
    headers: { "Retry-After": String(RATE_LIMIT_MAX_SECONDS) },
  };
}
