/** A content server of somebody else, with an audit log, as a process answers over real sockets. */

import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { close, listen } from "../support/loopback.ts";

/** A request as it came in. */
export interface Seen {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

/** The answer of a server to the request for a page. */
export type Answering = (request: Seen, response: ServerResponse) => void;

export interface OtherServer {
  readonly url: string;
  /** Every request that came in, of whatever kind. */
  readonly seen: Seen[];
  /** Sets the next answers. */
  answer: Answering;
  readonly stop: () => Promise<void>;
}

/** Starts a server on a port of its own. */
export async function startOtherServer(answer: Answering): Promise<OtherServer> {
  const seen: Seen[] = [];
  const server = createServer(({ url = "", headers }, response) => {
    seen.push({ path: url, headers });
    other.answer({ path: url, headers }, response);
  });
  const port = await listen(server);
  const stop = async () => await close(server);
  const other: OtherServer = { url: `http://127.0.0.1:${port}`, seen, answer, stop };
  return other;
}

/** One entry as this server writes it: whitespace, a number that no program holds exactly, and an escape that it need not write. */
export function entryText(id: number): string {
  return `{ "id": ${id}, "time": "2026-01-01T00:00:00Z", "big": 12345678901234567890, "price": 1.10, "path": "a\\/${id}" }`;
}

/** Answers pages of a log of so many entries, whose cursors say nothing to anybody else. */
export function pagesOf(entries: number, pageEntries: number): Answering {
  return ({ path, headers }, response) => {
    const query = new URL(path, "http://host").searchParams;
    const start = Number(
      Buffer.from(query.get("next") ?? "", "base64url")
        .toString()
        .slice(1),
    );
    const end = Math.min(start + Math.min(pageEntries, Number(query.get("limit"))), entries);
    const results = Array.from({ length: end - start }, (_, index) => entryText(start + index + 1));
    const cursor = Buffer.from(`c${end}`).toString("base64url");
    const base = `http://${headers.host}/__api__/v1/audit_logs?limit=${query.get("limit")}&ascOrder=true`;
    const next = end < entries ? JSON.stringify(`${base}&next=${cursor}`) : "null";
    response.setHeader("Content-Type", "application/json");
    response.end(`{ "results": [${results.join(", ")}], "paging": { "next": ${next} } }`);
  };
}
