/**
 * A service such as S3 on a port of this machine, with one bucket. It takes requests only that are signed as they should be,
 * by the signer of the services' own clients, which is another one than the project's.
 */

import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { SignatureV4 } from "@smithy/signature-v4";
import { onTestFinished } from "vitest";

export const BUCKET = "audit-log-bucket";
export const ACCESS_KEY_ID = "AKIAIOSFODNN7TESTING";
export const SECRET_ACCESS_KEY = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYTESTINGKEY";
const REGION = "eu-central-1";

interface StoredObject {
  readonly bytes: Buffer;
  readonly headers: IncomingMessage["headers"];
}

/** A mistake of the service in place of the answer that a request should get. */
type BucketFault =
  | { readonly status: number; readonly code?: string; readonly headers?: Readonly<Record<string, string>> }
  | { readonly body: string }
  /** The connection ends before anything is done. */
  | "closed"
  /** The connection ends when all is done. */
  | "done-and-closed"
  /** It breaks off in the middle of the body. */
  | "cut";

interface BucketRequestSeen {
  readonly method: string;
  /** The key of the object; empty for the bucket itself. */
  readonly key: string;
  readonly url: URL;
  readonly headers: IncomingMessage["headers"];
  /** The number of the request, from 1. */
  readonly number: number;
}

export interface BucketServer {
  readonly url: string;
  readonly objects: Map<string, StoredObject>;
  readonly requests: BucketRequestSeen[];
  /** The environment of a command that uses the bucket. */
  readonly environment: Readonly<Record<string, string>>;
}

export interface BucketServerOptions {
  readonly fault?: (request: BucketRequestSeen) => BucketFault | undefined;
  /** The most keys on a page of a list. */
  readonly pageKeys?: number;
  /** True if it takes no notice of conditions. */
  readonly ignoresConditions?: boolean;
  readonly hasObjectLock?: boolean;
  readonly sessionToken?: string;
}

/** Serves a bucket until the test is finished. */
export async function serveBucket(options: BucketServerOptions = {}): Promise<BucketServer> {
  const objects: BucketServer["objects"] = new Map();
  const requests: BucketRequestSeen[] = [];
  const http = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = "", headers } = request;
    const url = new URL(request.url ?? "", `http://${headers.host}`);
    const body = await buffer(request);
    const [, bucket = "", ...parts] = url.pathname.split("/");
    const seen = { method, key: decodeURIComponent(parts.join("/")), url, headers, number: requests.length + 1 };
    requests.push(seen);
    const refused = (await refusalOf(request, url, body, options)) ?? (bucket === BUCKET ? undefined : NO_BUCKET);
    if (refused !== undefined) return refuse(response, refused);
    const fault = options.fault?.(seen);
    if (fault === "closed") return request.socket.destroy();
    if (typeof fault === "object" && "body" in fault) return response.end(fault.body);
    if (typeof fault === "object") return refuse(response, { code: "InternalError", ...fault });
    const isPart = headers.range !== undefined;
    const done = act(seen, body, objects, options);
    if (fault === "done-and-closed") return request.socket.destroy();
    if (!("bytes" in done)) return refuse(response, done);
    if (fault !== "cut") return response.writeHead(isPart ? 206 : 200, { ETag: '"0"' }).end(done.bytes);
    response.writeHead(200, { "Content-Length": done.bytes.length });
    return response.write(done.bytes.subarray(0, done.bytes.length / 2), () => request.socket.destroy());
  }
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  const address = http.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : undefined}`;
  const environment = {
    AWS_ACCESS_KEY_ID: ACCESS_KEY_ID,
    AWS_SECRET_ACCESS_KEY: SECRET_ACCESS_KEY,
    AWS_REGION: REGION,
    AWS_ENDPOINT_URL_S3: url,
    ...(options.sessionToken !== undefined && { AWS_SESSION_TOKEN: options.sessionToken }),
  };
  return { url, objects, requests, environment };
}

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const NO_BUCKET: Refusal = { status: 404, code: "NoSuchBucket" };

/** The reason for which a request is not even looked at: who sent it, and that it came as it was sent. */
async function refusalOf(
  { method = "", headers }: IncomingMessage,
  url: URL,
  body: Buffer,
  { sessionToken }: BucketServerOptions,
): Promise<Refusal | undefined> {
  const { authorization = "" } = headers;
  const {
    id,
    day,
    region,
    names = "",
  } = /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request, SignedHeaders=(?<names>[^,]+), /.exec(
    authorization,
  )?.groups ?? {};
  if (id !== ACCESS_KEY_ID) return { status: 403, code: "InvalidAccessKeyId" };
  if (region !== REGION) return { status: 400, code: "AuthorizationHeaderMalformed" };
  const time = String(headers["x-amz-date"]);
  const iso = time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z");
  // The system's clock, by which requests are signed: tests may have another `Date.now`.
  const now = performance.timeOrigin + performance.now();
  if (day !== time.slice(0, 8) || Math.abs(Date.parse(iso) - now) > 900_000) {
    return { status: 403, code: "RequestTimeTooSkewed" };
  }
  const signed = names.split(";");
  const isBound = ["host", "x-amz-date", "x-amz-content-sha256"].every((name) => signed.includes(name));
  const others = Object.keys(headers).filter((name) => /^x-amz-|^if-|^content-md5$/.test(name));
  if (!isBound || !others.every((name) => signed.includes(name))) return { status: 403, code: "AccessDenied" };
  const signer = new SignatureV4({
    service: "s3",
    region,
    credentials: { accessKeyId: ACCESS_KEY_ID, secretAccessKey: SECRET_ACCESS_KEY },
    sha256: Sha256,
    uriEscapePath: false,
  });
  const expected = await signer.sign(
    {
      method,
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(signed.map((name) => [name, String(headers[name])])),
    },
    { signingDate: new Date(iso), signableHeaders: new Set(signed) },
  );
  const [given, right] = [authorization, String(expected.headers["authorization"])].map((text) => Buffer.from(text));
  if (given?.length !== right?.length || !timingSafeEqual(given ?? Buffer.alloc(0), right ?? Buffer.alloc(1))) {
    return { status: 403, code: "SignatureDoesNotMatch" };
  }
  if (headers["x-amz-content-sha256"] !== createHash("sha256").update(body).digest("hex")) {
    return { status: 400, code: "XAmzContentSHA256Mismatch" };
  }
  return headers["x-amz-security-token"] === sessionToken ? undefined : { status: 400, code: "InvalidToken" };
}

/** The hash that the signer is given. */
class Sha256 {
  readonly #hash;

  constructor(key?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = key === undefined ? createHash("sha256") : createHmac("sha256", bytesOf(key));
  }

  update(data: string | ArrayBuffer | ArrayBufferView) {
    this.#hash.update(bytesOf(data));
  }

  async digest() {
    return await Promise.resolve(new Uint8Array(this.#hash.digest()));
  }

  reset() {}
}

function bytesOf(data: string | ArrayBuffer | ArrayBufferView): Buffer {
  if (typeof data === "string") return Buffer.from(data);
  return ArrayBuffer.isView(data) ? Buffer.from(data.buffer, data.byteOffset, data.byteLength) : Buffer.from(data);
}

function act(
  { method, key, url, headers }: BucketRequestSeen,
  body: Buffer,
  objects: BucketServer["objects"],
  options: BucketServerOptions,
): { readonly bytes: Buffer } | Refusal {
  if (method === "GET" && key === "") return { bytes: Buffer.from(listOf([...objects.keys()], url, options)) };
  if (method === "GET") return partOf(objects.get(key), headers.range);
  if (method !== "PUT") return { status: 405, code: "MethodNotAllowed" };
  const md5 = headers["content-md5"];
  if (md5 !== undefined && md5 !== createHash("md5").update(body).digest("base64")) {
    return { status: 400, code: "BadDigest" };
  }
  if ("x-amz-object-lock-mode" in headers && (options.hasObjectLock !== true || md5 === undefined)) {
    return { status: 400, code: "InvalidRequest" };
  }
  if (headers["if-none-match"] === "*" && objects.has(key) && options.ignoresConditions !== true) {
    return { status: 412, code: "PreconditionFailed" };
  }
  objects.set(key, { bytes: body, headers });
  return { bytes: Buffer.alloc(0) };
}

function partOf(object: StoredObject | undefined, range = "bytes=0-"): { readonly bytes: Buffer } | Refusal {
  if (object === undefined) return { status: 404, code: "NoSuchKey" };
  const [, last = ""] = /^bytes=0-(\d*)$/.exec(range) ?? [];
  if (object.bytes.length === 0 && last !== "") return { status: 416, code: "InvalidRange" };
  return { bytes: object.bytes.subarray(0, last === "" ? undefined : Number(last) + 1) };
}

function listOf(keys: readonly string[], { searchParams }: URL, { pageKeys = 1_000 }: BucketServerOptions): string {
  const prefix = searchParams.get("prefix") ?? "";
  const token = searchParams.get("continuation-token");
  const after = token === null ? "" : Buffer.from(token, "base64").toString();
  const listed = keys.filter((key) => key.startsWith(prefix) && key > after).toSorted((a, b) => (a < b ? -1 : 1));
  const page = listed.slice(0, pageKeys);
  const next = listed.length > pageKeys ? Buffer.from(page.at(-1) ?? "").toString("base64") : undefined;
  const contents = page.map((key) => `<Contents><Key>${escapeXml(key)}</Key><Size>1</Size></Contents>`).join("");
  const more = next === undefined ? "" : `<NextContinuationToken>${next}</NextContinuationToken>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${BUCKET}</Name><IsTruncated>${next !== undefined}</IsTruncated>${more}${contents}</ListBucketResult>`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&#34;").replaceAll("'", "&#x27;");
}

/** Beside the name of the error, services repeat what was sent. */
function refuse(response: ServerResponse, { status, code, headers }: Refusal): void {
  const xml = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${SECRET_ACCESS_KEY}</Message></Error>`;
  response.writeHead(status, { "Content-Type": "application/xml", ...headers }).end(xml);
}
