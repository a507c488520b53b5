/** A message as exports push it, and a server that takes such. */

import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { PushMessage } from "../../../../shared/index.ts";
import type { Receiver } from "../../../../worker/settings/receivers.ts";
import { close, listen } from "../../support/loopback.ts";

export const SECRET = "a-secret-of-a-receiver";

export function receiverAt(url: string, format: Receiver["format"] = "webhook"): Receiver {
  return { name: "siem", url, format, exports: ["own"], content: { entries: true, manifests: true }, secret: SECRET };
}

const LINES = ['{"id":"1","time":"2026-01-01T00:00:00Z","text":"é"}', '{"id":"2","big":12345678901234567890}'];

export const MESSAGE: PushMessage = {
  kind: "entries",
  segment: {
    format: 2,
    source: "https://audit.example.com",
    number: 1,
    entries_before: 0,
    entries: 2,
    late: 0,
    quarantined: [],
    gaps: [],
    first_id: "1",
    last_id: "2",
    earliest_time: "2026-01-01T00:00:00.000Z",
    latest_time: "2026-01-01T00:00:00.000Z",
    raw_bytes: 90,
    raw_sha256: "1".repeat(64),
    packed_sha256: "2".repeat(64),
    tail_url: null,
    written_time: "2026-01-01T00:00:01Z",
    previous_chain: "0".repeat(64),
    chain: "3".repeat(64),
  },
  batch: { firstLine: 1, lastLine: 2, lines: LINES.map((line) => new TextEncoder().encode(line)) },
};

/** A request as it came in. */
export interface Got {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface TakingServer {
  readonly url: string;
  readonly got: Got[];
  /** Sets the answer to the next requests, each once it is whole. */
  answer: (response: ServerResponse) => void;
  readonly stop: () => Promise<void>;
}

/** Starts a server on a port of its own. */
export async function startTaking(): Promise<TakingServer> {
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = Buffer.concat(await request.toArray());
    taking.got.push({ headers: request.headers, body });
    taking.answer(response);
  };
  const server = createServer((request, response) => void take(request, response).catch(() => response.destroy()));
  const port = await listen(server);
  const taking: TakingServer = {
    url: `http://127.0.0.1:${port}/audit`,
    got: [],
    answer: (response) => response.writeHead(204).end(),
    stop: async () => await close(server),
  };
  return taking;
}
