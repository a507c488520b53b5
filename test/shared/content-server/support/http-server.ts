/** Real HTTP servers on this machine, which note what they are asked. */

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fetchGet, type Get } from "../../../../shared/content-server/transport.ts";

export interface TestServer {
  readonly origin: string;
  /** The requests that have come so far. */
  readonly requests: readonly { readonly url: string; readonly headers: IncomingMessage["headers"] }[];
  readonly close: () => Promise<void>;
}

export const KEY = "psk0123456789abcdefghijklmnopqrs";

/** A `Get` as a program on Node has it. */
export const nodeGet: Get = fetchGet(fetch, () => AbortSignal.timeout(60_000));

export async function startServer(
  answer: (url: string, response: ServerResponse, count: number) => void,
): Promise<TestServer> {
  const requests: { url: string; headers: IncomingMessage["headers"] }[] = [];
  const server = createServer(({ url = "", headers }, response) => {
    requests.push({ url, headers });
    answer(url, response, requests.length);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

export function sendJson(
  response: ServerResponse,
  json: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(json));
}
