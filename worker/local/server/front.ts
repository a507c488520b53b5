/** The server that listens for visitors, and the lines that `npm start` shows of their requests. It hands requests on to the Worker alone, past all that the development server has beside it. */

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { CommandError, systemCode } from "../command/command.ts";
import { otherPort } from "../command/server-url.ts";
import { type Destination, forward, forwardUpgrade, type Headers, lastAnswerOver } from "./forward.ts";

/** Headers that the runtime takes for its own, or as where a request comes from. */
const OF_THE_RUNTIME = /^(?:mf-|cf-connecting-ip$)/i;

/** Browsers send up to 180 cookies to a site, of 4 KB each. */
const REQUEST_HEADERS_MAX_BYTES = 1024 * 1024;

/** The time that a client has to read why it is refused: one that is cut off while it sends may never see that. */
const REFUSED_MAX_MILLISECONDS = 10_000;

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
  const answers = new WeakMap<Duplex, ServerResponse>();
  const take = (asked: IncomingMessage, answer: ServerResponse): void => {
    answers.set(asked.socket, answer);
    logWhenAnswered(asked, answer);
    const unreadable = describeUnreadable(asked);
    if (unreadable === undefined) forward(asked, answer, destinationOf(asked, worker));
    else refuseUnreadable(answer, unreadable);
  };
  server.on("request", take);
  // Expectations that are not known may be passed over (RFC 9110, 10.1.1).
  server.on("checkExpectation", take);
  server.on("clientError", (error, socket) => {
    // More of what was refused comes in.
    if (socket.writableEnded) return;
    const answer = answers.get(socket);
    const hasBegun = answer?.headersSent === true && !answer.writableFinished;
    if (hasBegun || !socket.writable) {
      socket.destroy();
      return;
    }
    socket.end(refusalOf(error));
    setTimeout(() => socket.destroy(), REFUSED_MAX_MILLISECONDS).unref();
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

/** Characters that may be commands to a terminal. Node reads each byte of a path as a character. */
const NOT_PLAIN = /[^!-~]/g;
const escapeByte = (byte: string): string => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;

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
  const shown = path
    .replace(/[?#].*$/s, "")
    .replace(NOT_PLAIN, escapeByte)
    .replace(SIGNED_PATH, "…");
  console.log(`${method} ${shown} ${status ?? "without an answer"} (${Math.round(milliseconds)} ms)`);
  if (status !== TOO_MANY_REQUESTS) return;
  omitted = 0;
  setTimeout(showOmitted, LIMITED_LINE_SECONDS * 1_000).unref();
}

function showOmitted(): void {
  if (omitted !== undefined && omitted > 0) console.log(`Further requests that were answered 429: ${omitted}`);
  omitted = undefined;
}

/**
 * Requests are fitted to the runtime as they come in: those that it would answer by itself, with 500 or 501 and in no form, are refused,
 * and cookies are cut down to those that it reads. The target is a path, or a whole URL as one would send it to a proxy, which then says the
 * host (RFC 9112, 3.2.2).
 */
interface Target {
  /** As it was written; undefined where the header Host says it. */
  readonly host: string | undefined;
  /** With the query. */
  readonly path: string;
}

const WHOLE_URL = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)(.*)$/is;

function readTarget(url: string | undefined): Target {
  const [, host, rest = url ?? ""] = WHOLE_URL.exec(url ?? "") ?? [];
  return { host, path: rest.startsWith("/") ? rest : `/${rest}` };
}

/** The characters of a host and a port. What is wrong in their order, the Worker sees. */
const HOST = /^[\w.:[\]-]+$/;

/** Methods that Node reads and the runtime does not. */
const UNKNOWN_METHODS = ["BIND", "LINK", "M-SEARCH", "MKCALENDAR", "REBIND", "SOURCE", "UNBIND", "UNLINK"];

/** The reason for which a request cannot be handed on; undefined where it can. */
function describeUnreadable({ method = "", url, headersDistinct }: IncomingMessage): string | undefined {
  const [host = "", ...others] = headersDistinct["host"] ?? [];
  if (others.length > 0) return "The URL cannot be read: there are several headers Host. Send one.";
  if (!HOST.test(host)) {
    return "The URL cannot be read: the header Host is not the name or the address of a host. Correct it.";
  }
  if (!HOST.test(readTarget(url).host ?? host)) {
    return "The URL cannot be read: what it begins with is not the name or the address of a host. Correct it.";
  }
  const codings = headersDistinct["transfer-encoding"];
  if (codings !== undefined && codings.join(", ").toLowerCase() !== "chunked") {
    return "The body cannot be read: the only Transfer-Encoding that the server knows is chunked. Send it so, or with a Content-Length.";
  }
  return UNKNOWN_METHODS.includes(method) ? "The server does not know this method. Use another one." : undefined;
}

/** Answers as the Worker answers what it cannot read. */
function refuseUnreadable(answer: ServerResponse, error: string): void {
  const { headers, body } = refusal(error);
  answer.writeHead(400, headers);
  answer.end(body);
}

function refusal(error: string) {
  const body = `${JSON.stringify({ code: 25, error, payload: null }, undefined, 2)}\n`;
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(body)),
    "X-Content-Type-Options": "nosniff",
    "X-Correlation-ID": randomUUID(),
    Connection: "close",
  };
  return { headers, body };
}

/** The statuses of what Node does not read as a request, and the reasons; others are 400. */
const NO_REQUEST: Readonly<Record<string, readonly [status: number, error: string]>> = {
  HPE_HEADER_OVERFLOW: [
    431,
    `The headers have more than ${REQUEST_HEADERS_MAX_BYTES} bytes. Send fewer or shorter ones.`,
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The headers did not come in time. Send the request again."],
};

/** The whole answer to bytes that are no request. */
function refusalOf(cause: Error): string {
  const [status, error] = NO_REQUEST[systemCode(cause)] ?? [
    400,
    "The request cannot be read as HTTP/1.1. Check what your client sends, and send it again.",
  ];
  const { headers, body } = refusal(error);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}

/** A cookie that counts for the server. No page can set such a one for another host. */
const OF_ONE_HOST = /^__Host-/i;

const OTHERS_MAX_CHARACTERS = 32 * 1024;

/**
 * A header Cookie with no more than the names of cookies that do not count, which the Worker has the browser remove. A page of one content
 * item can set very many cookies that browsers send to all items, more than the runtime reads.
 */
export function fittingCookies(cookies: string): string {
  let others = 0;
  const short = cookies.split("; ").map((pair) => (OF_ONE_HOST.test(pair) ? pair : nameAlone(pair)));
  const fitting = short.filter((pair) => {
    if (OF_ONE_HOST.test(pair)) return true;
    others += pair.length;
    return others <= OTHERS_MAX_CHARACTERS;
  });
  return fitting.join("; ");
}

/** A cookie may have a value only. */
function nameAlone(pair: string): string {
  return /^([^=]*=)/.exec(pair)?.[0] ?? "=";
}
