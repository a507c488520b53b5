/** What listens for visitors. It hands requests on to the Worker alone, past all that the development server has beside it. */

import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { CommandError, systemCode } from "../command.ts";
import { otherPort } from "../server-address.ts";
import { fittingCookies } from "./cookies.ts";
import { type Destination, forward, forwardUpgrade, type Headers, lastAnswerOver } from "./forward.ts";
import { logAnswer } from "./request-log.ts";
import { readTarget } from "./target.ts";
import { describeUnreadable, refuseUnreadable } from "./unreadable.ts";

/** Headers that the runtime takes for its own, or as where a request comes from. */
const OF_THE_RUNTIME = /^(?:mf-|cf-connecting-ip$)/i;

/** Browsers send up to 180 cookies to a site, of 4 KB each. */
const REQUEST_HEADERS_MAX_BYTES = 1024 * 1024;

/** The server that listens for visitors, and its port. */
export interface Front {
  readonly server: Server;
  readonly port: number;
}

/**
 * Takes a port of this machine, before the Worker starts, which takes a while. Until `serveWorker`, every connection is dropped.
 *
 * @param port 0 for any that is free.
 * @throws CommandError where it cannot be taken.
 */
export async function openFront(port: number): Promise<Front> {
  // An upload may take its time, and a browser may have very many cookies.
  const server = createServer({ requestTimeout: 0, maxHeaderSize: REQUEST_HEADERS_MAX_BYTES });
  server.maxConnections = 0;
  try {
    await once(server.listen(port, "127.0.0.1"), "listening");
  } catch (cause) {
    throw portError(port, systemCode(cause));
  }
  const address = server.address();
  return { server, port: address === null || typeof address === "string" ? port : address.port };
}

function portError(port: number, code: string): CommandError {
  const why = code === "EADDRINUSE" ? "is in use by another program" : `cannot be opened (${code})`;
  return new CommandError(
    `Port ${port} on 127.0.0.1 ${why}, so the Worker cannot listen there. ` +
      `Free it, or choose another port: PORT=${otherPort(port)} npm start`,
  );
}

/**
 * Hands requests on from now on.
 *
 * @param worker the socket at which the Worker listens.
 * See docs/decisions/0099-local-front.md.
 */
export function serveWorker({ server }: Front, worker: string): void {
  server.on("request", (asked: IncomingMessage, answer: ServerResponse) => {
    logWhenAnswered(asked, answer);
    const unreadable = describeUnreadable(asked);
    if (unreadable === undefined) forward(asked, answer, destinationOf(asked, worker));
    else refuseUnreadable(answer, unreadable);
  });
  server.on("upgrade", (asked: IncomingMessage, socket, head) => {
    const unreadable = describeUnreadable(asked);
    if (unreadable === undefined) forwardUpgrade(asked, socket, head, destinationOf(asked, worker));
    else refuseUnreadable(lastAnswerOver(asked, socket), unreadable);
  });
  server.maxConnections = Number.POSITIVE_INFINITY;
}

function destinationOf({ url, socket }: IncomingMessage, worker: string): Destination {
  const { host, path } = readTarget(url);
  const isReplaced = (name: string): boolean =>
    OF_THE_RUNTIME.test(name) || (host !== undefined && name.toLowerCase() === "host");
  return {
    isEncrypted: false,
    where: { socketPath: worker, path },
    rewrite: (headers) => [
      ...(host === undefined ? [] : [["Host", host] as const]),
      ...headers.filter(([name]) => !isReplaced(name)).map(withFittingCookies),
      ["CF-Connecting-IP", socket.remoteAddress ?? ""],
    ],
  };
}

function withFittingCookies([name, value]: Headers[number]): Headers[number] {
  return [name, name.toLowerCase() === "cookie" ? fittingCookies(value) : value];
}

function logWhenAnswered({ method = "", url }: IncomingMessage, answer: ServerResponse): void {
  const begun = performance.now();
  answer.on("close", () => {
    const status = answer.headersSent ? answer.statusCode : undefined;
    logAnswer({ method, path: readTarget(url).path, status, milliseconds: performance.now() - begun });
  });
}
