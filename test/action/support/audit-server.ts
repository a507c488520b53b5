/** A content server's audit log on a port of this machine, for the terminal to export. */

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";

/** The key that the server takes; the terminal reads it from STEWARD_API_KEY. */
export const KEY = "pskAUDITexportTEST0123456789abcdef";

const PATH = "/__api__/v1/audit_logs";
/** The length of a body's beginning that is sent before it breaks off. */
const CUT_BYTES = 100;

/** A mistake of a server in place of the answer that a request should get. */
export type Fault =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** The connection ends in the middle of the body, or before the answer. */
  | "cut"
  | "closed"
  /** Another text in place of the page. */
  | { readonly body: string };

export interface AuditServer {
  readonly url: string;
  /** The source texts of the entries, with ids from 1, without gaps. More may be added. */
  readonly entries: string[];
  /** Each request as it came: its URL and its headers. */
  readonly requests: { readonly url: string; readonly headers: IncomingMessage["headers"] }[];
}

export interface AuditServerOptions {
  readonly entries?: readonly string[];
  readonly keyHeader?: string;
  /** Asked for each request with its number, from 1. */
  readonly fault?: (request: number, url: URL) => Fault | undefined;
  /** The URL of the next page; the default is as the specification has it. */
  readonly nextUrl?: (url: string) => string;
  /** Milliseconds before each answer. */
  readonly delay?: number;
  /** The server's description of itself; the default is 404. */
  readonly settings?: object;
  /** Handles other paths; the default is 404. */
  readonly other?: (request: IncomingMessage, response: ServerResponse) => void;
}

/** Entries as a server might have them, with ids from `first`. */
export function makeEntries(count: number, first = 1): readonly string[] {
  return Array.from({ length: count }, (_, index) => entry(first + index));
}

/** Serves an audit log until the test is finished. Cursors are made of letters: no client may take them for ids. */
export async function serveAuditLog(options: AuditServerOptions = {}): Promise<AuditServer> {
  const {
    entries = [],
    keyHeader = "authorization",
    fault,
    nextUrl = (url) => url,
    delay = 0,
    settings,
    other,
  } = options;
  const server: AuditServer = { url: "", entries: [...entries], requests: [] };
  const http = createServer((request, response) => {
    // It is asked what it is without a key, and does not say.
    if (request.url === "/__api__/server_settings" && settings === undefined) return send(response, 404, "{}");
    if (request.url === "/__api__/server_settings") return send(response, 200, JSON.stringify(settings));
    server.requests.push({ url: request.url ?? "", headers: request.headers });
    const url = new URL(request.url ?? "", `http://${request.headers.host}`);
    const answer = () => {
      if (request.headers[keyHeader.toLowerCase()] !== `Key ${KEY}`) return send(response, 401, "{}");
      const wrong = fault?.(server.requests.length, url);
      if (wrong !== undefined) return misbehave(wrong, response, () => pageOf(server.entries, url, nextUrl));
      if (url.pathname === PATH) return send(response, 200, pageOf(server.entries, url, nextUrl));
      return other === undefined ? send(response, 404, "{}") : other(request, response);
    };
    if (delay === 0) answer();
    else setTimeout(answer, delay);
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  const address = http.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return Object.assign(server, { url: `http://127.0.0.1:${port}` });
}

function entry(id: number): string {
  const fields = { id: String(id), time: new Date(Date.UTC(2026, 0, 1) + id * 1000).toISOString(), user_id: "7" };
  return JSON.stringify({
    ...fields,
    user_description: "Ada (ada)",
    action: "add_user",
    event_description: `Added user ${id}`,
  });
}

function pageOf(entries: readonly string[], url: URL, nextUrl: (url: string) => string): string {
  const limit = Number(url.searchParams.get("limit") ?? "20");
  const ascends = url.searchParams.get("ascOrder") !== "false";
  const next = fromCursor(url.searchParams.get("next"));
  const log = ascends ? entries : entries.toReversed();
  const start = next ?? 0;
  const results = log.slice(start, start + limit);
  const hasMore = start + limit < log.length;
  const more = new URL(url);
  more.searchParams.set("next", toCursor(start + limit));
  const paging = hasMore ? { next: nextUrl(more.href), cursors: { next: toCursor(start + limit) } } : { next: null };
  return `{"results":[${results.join(",")}],"paging":${JSON.stringify(paging)}}`;
}

function toCursor(position: number): string {
  return `c${String(position).replaceAll(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)))}`;
}

function fromCursor(cursor: string | null): number | undefined {
  if (cursor === null) return undefined;
  return Number(cursor.slice(1).replaceAll(/[a-j]/g, (letter) => String("abcdefghij".indexOf(letter))));
}

function misbehave(fault: Fault, response: ServerResponse, page: () => string): void {
  if (fault === "closed") {
    response.destroy();
  } else if (fault === "cut") {
    const body = page();
    response.writeHead(200, { "Content-Length": body.length });
    response.write(body.slice(0, CUT_BYTES), () => response.destroy());
  } else if ("body" in fault) {
    send(response, 200, fault.body);
  } else {
    send(response, fault.status, "{}", fault.headers);
  }
}

function send(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(body);
}
