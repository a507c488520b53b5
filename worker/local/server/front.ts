/** The server that listens for visitors, and the lines that `npm start` shows of their requests. It hands requests on to the Worker alone, past all that the development server has beside it. */

import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { printable } from "../../../shared/index.ts";
import { CommandError, systemCode } from "../command.ts";
import { otherPort } from "../server-address.ts";
import { type Destination, forward, forwardUpgrade, type Headers, lastAnswerOver } from "./forward.ts";
import { describeUnreadable, fittingCookies, readTarget, refuseUnreadable } from "./incoming.ts";

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

/** A request that has ended. */
interface Ended {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** Undefined where there was no answer. */
  readonly status: number | undefined;
  readonly milliseconds: number;
}

/** The token in a path that lets a person's browser view content. */
const SIGNED_PATH = /(?<=^\/content\/[^/]+\/~)[^/]+/;

const TOO_MANY_REQUESTS = 429;
const LIMITED_LINE_SECONDS = 10;

/** The number of requests past a rate limit that have no line; undefined while the next one has a line. */
let omitted: number | undefined;

/**
 * Shows a line of a request, without the query and the token of a path, which may hold what no log should. Of requests past a rate
 * limit, one in some seconds has a line, and the others are counted: whoever floods the server does not fill the terminal.
 */
export function logAnswer({ method, path, status, milliseconds }: Ended): void {
  if (status === TOO_MANY_REQUESTS && omitted !== undefined) {
    omitted += 1;
    return;
  }
  const shown = printable(path.replace(/[?#].*$/s, "").replace(SIGNED_PATH, "…"));
  console.log(`${method} ${shown} ${status ?? "without an answer"} (${Math.round(milliseconds)} ms)`);
  if (status !== TOO_MANY_REQUESTS) return;
  omitted = 0;
  setTimeout(showOmitted, LIMITED_LINE_SECONDS * 1_000).unref();
}

function showOmitted(): void {
  if (omitted !== undefined && omitted > 0) console.log(`Further requests that were answered 429: ${omitted}`);
  omitted = undefined;
}
