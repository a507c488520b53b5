/** Length of the header with a caller's name and groups: many servers accept 8 KiB for one header line. */
export const CREDENTIALS_HEADER_MAX_CHARACTERS = 8_000;

/**
 * The headers of a visitor's request that an upstream gets. All others stay here, so that none that carries a key, a cookie,
 * a forged identity or the state of this connection is forwarded by mistake:
 * - what the answer depends on: Accept and its kin, Prefer, Range, the conditions, Cache-Control, and where a stream of events
 *   resumes;
 * - what describes the body;
 * - what tells the program at the other end: User-Agent, X-Requested-With, the trace, the key of a request that may be repeated;
 * - what a browser says and asks of requests from another website.
 *
 * A length is not among them: the runtime states that of the body that it sends. Nor is Accept-Encoding as it stands there:
 * see `clientAcceptEncoding`.
 */
const FORWARDED: ReadonlySet<string> = new Set([
  "accept",
  "accept-language",
  "access-control-request-headers",
  "access-control-request-method",
  "cache-control",
  "content-disposition",
  "content-encoding",
  "content-language",
  "content-type",
  "idempotency-key",
  "if-match",
  "if-modified-since",
  "if-none-match",
  "if-range",
  "if-unmodified-since",
  "last-event-id",
  "origin",
  "pragma",
  "prefer",
  "range",
  "traceparent",
  "tracestate",
  "user-agent",
  "x-requested-with",
]);

/** Headers that are about one connection (RFC 9110, 7.6.1, and those that were in use before it). */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authentication-info",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/**
 * Headers of an answer that would act beyond the content: on all that this origin serves, or on a proxy before this server,
 * which would send a file of its own. Cookies reach no upstream, and are of no use either. WWW-Authenticate would have a browser
 * ask for a password in this server's name, which no upstream gets. X-Correlation-ID is this server's
 * own, and the runtime repeats the WebSocket's handshake.
 */
const OF_THE_ORIGIN: ReadonlySet<string> = new Set([
  "accept-ch",
  "access-control-allow-credentials",
  "alt-svc",
  "clear-site-data",
  "critical-ch",
  "expect-ct",
  "nel",
  "origin-agent-cluster",
  "public-key-pins",
  "public-key-pins-report-only",
  "report-to",
  "reporting-endpoints",
  "sec-session-registration",
  "sec-websocket-accept",
  "sec-websocket-extensions",
  "secure-session-registration",
  "service-worker-allowed",
  "set-cookie",
  "set-cookie2",
  "set-login",
  "strict-transport-security",
  "use-as-dictionary",
  "www-authenticate",
  "x-accel-redirect",
  "x-correlation-id",
  "x-sendfile",
]);

/** The name of this server in `Via`. */
const PSEUDONYM = "provider-steward";

/** The header by which a request that comes back is known. */
export const VIA = `1.1 ${PSEUDONYM}`;

/** Tells if a request has gone through a server of this kind already. */
export function hasComeBack(headers: Headers): boolean {
  const hops = headers.get("Via")?.toLowerCase().split(",") ?? [];
  return hops.some((hop) => hop.trim().split(/\s+/)[1] === PSEUDONYM);
}

/** Tells if a request asks for a WebSocket. */
export function asksForWebSocket(headers: Headers): boolean {
  return headers.get("Upgrade")?.trim().toLowerCase() === "websocket";
}

/**
 * The headers that are sent to an upstream.
 *
 * @param keyHeader the second header that a key is taken from, which is never forwarded.
 * @param added what this server says itself.
 * See docs/decisions/0053-upstream-headers.md.
 */
export function requestHeaders(request: Request, keyHeader: string, added: Readonly<Record<string, string>>): Headers {
  const isWebSocket = asksForWebSocket(request.headers);
  const staying = namedByConnection(request.headers).add(keyHeader.toLowerCase());
  const isForwarded = (name: string): boolean =>
    !staying.has(name) && (FORWARDED.has(name) || (isWebSocket && name === "sec-websocket-protocol"));
  const headers = new Headers([...request.headers].filter(([name]) => isForwarded(name)));
  const coding = clientAcceptEncoding(request);
  if (coding !== "" && !staying.has("accept-encoding")) headers.set("Accept-Encoding", coding);
  if (isWebSocket) headers.set("Upgrade", "websocket");
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  return headers;
}

/**
 * The codings that the visitor understands. The platform puts its own into the header, but does not take what an upstream
 * then compresses apart for a visitor who named none.
 */
function clientAcceptEncoding({ cf, headers }: Request): string {
  const ofClient: unknown = cf?.["clientAcceptEncoding"];
  return typeof ofClient === "string" ? ofClient : (headers.get("Accept-Encoding") ?? "");
}

/** The headers of an upstream's answer that the visitor gets. */
export function responseHeaders(received: Headers): Headers {
  const ofConnection = namedByConnection(received);
  return new Headers(
    [...received].filter(([name]) => !HOP_BY_HOP.has(name) && !OF_THE_ORIGIN.has(name) && !ofConnection.has(name)),
  );
}

/** The headers that a `Connection` header names are about that connection only. */
function namedByConnection(headers: Headers): Set<string> {
  return new Set((headers.get("Connection") ?? "").split(",").map((name) => name.trim().toLowerCase()));
}

/** The header that tells an upstream who makes a request. */
export const CREDENTIALS_HEADER = "X-SVC-Credentials";

/**
 * The content of that header: `{"user": username, "groups": [names]}`, in ASCII. Groups are named as far as the header has room;
 * an upstream that gives permissions by groups then gives too few and never too many.
 */
export function describeIdentity(username: string, groups: readonly string[]): string {
  const start = `{"user":${asciiJson(username)},"groups":[`;
  const end = "]}";
  const names: string[] = [];
  let length = start.length + end.length;
  for (const group of groups) {
    const name = asciiJson(group);
    length += name.length + ",".length;
    if (length > CREDENTIALS_HEADER_MAX_CHARACTERS) break;
    names.push(name);
  }
  return `${start}${names.join(",")}${end}`;
}

/** A text as JSON that has no character outside of printable ASCII, which is all that a header carries everywhere. */
function asciiJson(text: string): string {
  return JSON.stringify(text).replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
