/** A request to a bucket, signed as S3 and the services like it have it. */

import { createHash } from "node:crypto";
import { AwsV4Signer } from "aws4fetch";
import { type PageFailure, retryAfterOf } from "../../shared/index.ts";
import { ActionError } from "../action-error.ts";
import { BUCKET_ERROR_MAX_BYTES, BUCKET_REQUEST_MAX_SECONDS } from "../limits.ts";
import type { Bucket } from "./bucket-address.ts";
import { type WaitDependencies, waitPatiently } from "./waiting.ts";

export interface BucketRequest {
  readonly method: "GET" | "PUT";
  /** The object's name in the export; empty for the bucket itself. */
  readonly name: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  /** The most bytes of the answer that are read. The rest is not. */
  readonly maxBytes: number;
}

/** The answer of a bucket. */
export type BucketAnswer =
  | { readonly kind: "done"; readonly bytes: Uint8Array }
  /** There is no such object. */
  | { readonly kind: "absent" }
  /** The condition of the request does not hold: there is such an object already. */
  | { readonly kind: "exists" };

/** A failure that may pass by itself. */
interface Failed {
  readonly kind: "failed";
  readonly failure: PageFailure;
}

/** The advice on the errors that a service names. */
const ADVICE: Readonly<Record<string, string>> = {
  AccessDenied:
    "Give the key the permissions s3:ListBucket on the bucket, s3:GetObject and s3:PutObject below the prefix and, to lock objects, s3:PutObjectRetention.",
  AuthorizationHeaderMalformed: "Set AWS_REGION to the region of the bucket.",
  ExpiredToken: "The session has ended. Get new keys for it.",
  InvalidAccessKeyId: "Check AWS_ACCESS_KEY_ID, and AWS_SESSION_TOKEN, which only the keys of a session have.",
  InvalidRequest: "Where objects are to be locked, object lock must be enabled for the bucket.",
  InvalidToken: "Check AWS_SESSION_TOKEN: only the keys of a session have one.",
  NoSuchBucket: "Check the name of the bucket, and AWS_REGION and AWS_ENDPOINT_URL_S3.",
  NotImplemented:
    "The service must be able to create an object only where there is none (If-None-Match) and, if objects are to be locked, to lock them.",
  RequestTimeTooSkewed: "Set the clock of this machine.",
  SignatureDoesNotMatch: "Check AWS_SECRET_ACCESS_KEY, AWS_REGION and AWS_ENDPOINT_URL_S3.",
};
const OTHER_ADVICE = "Check the name of the bucket, the key, AWS_REGION and AWS_ENDPOINT_URL_S3.";

/** The errors that pass by themselves, although their status does not say so. */
const PASSING = new Set(["ConditionalRequestConflict", "OperationAborted", "RequestTimeout", "SlowDown"]);

/**
 * Sends a request until it is answered.
 *
 * @throws ActionError where the bucket does not give or take what it is asked, with the reason as its message. No part of a
 *   key is in it, and of what the service says only the name of an error.
 */
export async function askBucket(
  bucket: Bucket,
  request: BucketRequest,
  dependencies: WaitDependencies,
): Promise<BucketAnswer> {
  for (let failures = 1; ; failures += 1) {
    const answer = await askOnce(bucket, request);
    if (answer.kind !== "failed") return answer;
    await waitPatiently(answer.failure, failures, dependencies);
  }
}

async function askOnce(bucket: Bucket, request: BucketRequest): Promise<BucketAnswer | Failed> {
  const said = `${request.method} ${bucket.shown}${request.name === "" ? "" : `/${request.name}`}`;
  let response: Response;
  let bytes: Uint8Array;
  try {
    response = await send(bucket, request);
    bytes = await readStart(response, response.ok ? request.maxBytes : BUCKET_ERROR_MAX_BYTES);
  } catch (error) {
    return failed("no-answer", `${said} got no answer${whyOf(error)}.`);
  }
  return response.ok ? { kind: "done", bytes } : refusalOf(said, request, response, errorCodeIn(bytes));
}

async function send(bucket: Bucket, { method, name, query, headers, body }: BucketRequest): Promise<Response> {
  const url = new URL(name === "" ? bucket.url : `${bucket.url}/${bucket.prefix}${name}`);
  for (const [parameter, value] of Object.entries(query ?? {})) url.searchParams.set(parameter, value);
  const digest = createHash("sha256")
    .update(body ?? "")
    .digest("hex");
  const signer = new AwsV4Signer({
    ...bucket.credentials,
    method,
    url: url.href,
    headers: { ...headers, "X-Amz-Content-Sha256": digest },
    service: "s3",
    region: bucket.region,
  });
  const signed = await signer.sign();
  return await fetch(signed.url, {
    method,
    headers: signed.headers,
    ...(body !== undefined && { body }),
    redirect: "manual",
    signal: AbortSignal.timeout(BUCKET_REQUEST_MAX_SECONDS * 1000),
  });
}

/** The beginning of an answer; the rest is not read. */
async function readStart({ body }: Response, maxBytes: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop ends the answer.
  for await (const piece of body ?? []) {
    pieces.push(piece);
    size += piece.length;
    if (size >= maxBytes) break;
  }
  return Buffer.concat(pieces).subarray(0, maxBytes);
}

/**
 * @throws ActionError where another try would not help.
 */
function refusalOf(
  said: string,
  { method, name }: BucketRequest,
  { status, headers }: Response,
  code: string | undefined,
): BucketAnswer | Failed {
  const answered = `${said} answered ${status}${code === undefined ? "" : ` (${code})`}`;
  if (status === 404 && method === "GET" && name !== "" && code !== "NoSuchBucket") return { kind: "absent" };
  if (status === 412 && method === "PUT") return { kind: "exists" };
  // An empty object has no part that could be asked for.
  if (status === 416 && method === "GET") return { kind: "done", bytes: new Uint8Array() };
  const retryAfterMilliseconds = retryAfterOf({ header: (header) => headers.get(header) });
  if (status === 429) {
    return { kind: "failed", failure: { kind: "throttled", message: `${answered}.`, retryAfterMilliseconds } };
  }
  if (status === 408 || (status >= 500 && status !== 501) || PASSING.has(code ?? "")) {
    return { kind: "failed", failure: { kind: "server-error", message: `${answered}.`, retryAfterMilliseconds } };
  }
  if (status >= 300 && status < 400) {
    throw new ActionError(
      `${answered}: the service redirects. Nothing is sent elsewhere; check AWS_REGION and AWS_ENDPOINT_URL_S3.`,
    );
  }
  const { [code ?? (status === 501 ? "NotImplemented" : "")]: advice = OTHER_ADVICE } = ADVICE;
  throw new ActionError(`${answered}. ${advice}`);
}

function failed(kind: "no-answer", message: string): Failed {
  return { kind: "failed", failure: { kind, message } };
}

/** The name of the error in an answer. Its other texts may repeat what was sent. */
function errorCodeIn(bytes: Uint8Array): string | undefined {
  return /<Code>(?<code>[A-Za-z]{1,64})<\/Code>/.exec(new TextDecoder().decode(bytes))?.groups?.["code"];
}

/** The part of an error that may be shown: that it took too long, or the code of the system, such as `ECONNREFUSED`. */
function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  if (error.name === "TimeoutError") return ": it took too long";
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" && /^[A-Z][A-Z\d_]{2,60}$/.test(code) ? ` (${code})` : "";
}
