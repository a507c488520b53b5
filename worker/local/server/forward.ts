/** One HTTP exchange handed on to another server, with its headers, its path and its body as they came. */

import { request as httpRequest, type IncomingMessage, ServerResponse } from "node:http";
import { request as httpsRequest, type RequestOptions } from "node:https";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Names and values, as they came. */
export type Headers = readonly (readonly [string, string])[];

/** As much as the platform lets an answer have. */
const ANSWER_HEADERS_MAX_BYTES = 128 * 1024;

/** The destination of an exchange. */
export interface Destination {
  readonly isEncrypted: boolean;
  /** `servername` is empty where the host is an address. */
  readonly where: Pick<RequestOptions, "host" | "port" | "path" | "socketPath" | "lookup" | "servername">;
  /** Gives the headers that are sent there. */
  readonly rewrite: (headers: Headers) => Headers;
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  return rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ""] as const] : []));
}

/**
 * Hands a request on, and its answer back. Where that fails, the connection ends without an answer. What comes of a body after the
 * answer is discarded: the client may read the answer only once it has sent everything.
 */
export function forward(asked: IncomingMessage, answer: ServerResponse, to: Destination): void {
  const sent = requestTo(asked, to);
  sent.on("response", (received) => void handBack(received, answer).catch(() => answer.destroy()));
  const endUnanswered = () => {
    if (!answer.headersSent) answer.destroy();
  };
  sent.on("error", endUnanswered);
  // Where the other server changes the protocol unasked, there is neither a response nor an error.
  sent.on("close", endUnanswered);
  answer.on("close", () => {
    asked.unpipe(sent).resume();
    sent.destroy();
  });
  // Unlike a pipeline, this leaves the client's connection open where the other server reads no more.
  asked.pipe(sent);
}

/** The same for a request that asks for another protocol, such as a WebSocket. */
export function forwardUpgrade(asked: IncomingMessage, socket: Duplex, head: Buffer, to: Destination): void {
  const sent = requestTo(asked, to);
  sent.on("upgrade", (received, peer, peerHead) => {
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headerText(received)}\r\n`, "latin1");
    socket.write(peerHead);
    peer.write(head);
    join(peer, socket);
    join(socket, peer);
  });
  sent.on("response", (received) => void refuseUpgrade(asked, socket, received).catch(() => socket.destroy()));
  sent.on("error", () => socket.destroy());
  socket.on("error", () => sent.destroy());
  sent.end();
}

/** Hands on what one side says, and its end. */
function join(one: Duplex, other: Duplex): void {
  pipeline(one, other).catch(() => other.destroy());
}

function requestTo(asked: IncomingMessage, { isEncrypted, where, rewrite }: Destination) {
  const headers = rewrite(headersOf(asked)).flat();
  // No agent: a connection that was checked for one host must not serve another request.
  const options: RequestOptions = {
    ...where,
    method: asked.method,
    headers,
    maxHeaderSize: ANSWER_HEADERS_MAX_BYTES,
    agent: false,
  };
  return isEncrypted ? httpsRequest(options) : httpRequest(options);
}

async function handBack(received: IncomingMessage, answer: ServerResponse): Promise<void> {
  answer.sendDate = false;
  answer.writeHead(received.statusCode ?? 502, received.statusMessage, endToEndHeaders(received).flat());
  answer.flushHeaders();
  await pipeline(received, answer);
}

/** Without those that hold between two neighbours only, and those that Connection names. The framing of the body stays: Node goes by it. */
function endToEndHeaders(received: IncomingMessage): Headers {
  const headers = headersOf(received).map(([name, value]) => ({ key: name.toLowerCase(), name, value }));
  const named = headers.flatMap(({ key, value }) => (key === "connection" ? value.toLowerCase().split(/[\s,]+/) : []));
  const dropped = new Set(["connection", "keep-alive", "proxy-connection", ...named]);
  return headers.filter(({ key }) => !dropped.has(key)).map(({ name, value }) => [name, value]);
}

/** The other server answers in HTTP after all. */
async function refuseUpgrade(asked: IncomingMessage, socket: Duplex, received: IncomingMessage): Promise<void> {
  await handBack(received, lastAnswerOver(asked, socket));
}

/** An answer in HTTP to a request that asks for another protocol. The connection ends with it. */
export function lastAnswerOver(asked: IncomingMessage, socket: Duplex): ServerResponse {
  const answer = new ServerResponse(asked);
  answer.shouldKeepAlive = false;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server's sockets are of this type
  answer.assignSocket(socket as Socket);
  answer.on("finish", () => socket.end());
  return answer;
}

function headerText(received: IncomingMessage): string {
  return headersOf(received)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
}
