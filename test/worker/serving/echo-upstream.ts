import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { type WebSocket, WebSocketServer } from "ws";
import { close, listen } from "../support/loopback.ts";

/** A request as it arrived: each header once, by its name in lower case, and the body in Latin-1. */
export interface Echo {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The upstream of API content in tests. */
export interface Upstream {
  readonly port: number;
  /** The code and the reason with which the visitor closed the last WebSocket. */
  readonly closed: Promise<readonly [number, string]>;
  /** The outcomes of the uploads to `/upload`, oldest first; each also says when it has begun. */
  readonly uploads: ("begun" | "whole" | "broken off")[];
  /** The requests for WebSockets, oldest first. */
  readonly upgrades: Readonly<Record<string, string>>[];
  readonly stop: () => Promise<void>;
}

/** The text that `/gzip` answers, compressed. */
export const TEXT = "hello ".repeat(100);

const uploads: Upstream["uploads"] = [];

const ROUTES: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>> = {
  "/gzip": (_, response) => {
    response.setHeader("Content-Encoding", "gzip");
    response.end(gzipSync(TEXT));
  },
  "/events": (_, response) => {
    response.setHeader("Content-Type", "text/event-stream");
    response.end("data: event\n\n");
  },
  "/length": (_, response) => {
    response.setHeader("Content-Length", "5");
    response.end("hello");
  },
  "/204": (_, response) => {
    response.statusCode = 204;
    response.end();
  },
  "/304": (_, response) => {
    response.statusCode = 304;
    response.setHeader("ETag", '"a"');
    response.end();
  },
  "/500": (_, response) => {
    response.statusCode = 500;
    response.end("our own failure");
  },
  // No server may switch protocols, and leave it at that, for who did not ask.
  "/101": ({ socket }) => {
    socket.end("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n");
  },
  "/tab": (_, response) => {
    response.statusMessage = "All\tright";
    response.end("odd reason");
  },
  "/latin": (_, response) => {
    response.statusMessage = "G\u00fcltig";
    response.end("odd reason");
  },
  "/401": (_, response) => {
    response.statusCode = 401;
    response.setHeader("WWW-Authenticate", 'Basic realm="Sign in again"');
    response.end("who are you?");
  },
  "/103": (_, response) => {
    response.writeEarlyHints({ link: "<style.css>; rel=preload" });
    response.end();
  },
  "/999": (_, response) => {
    response.statusCode = 999;
    response.end();
  },
  "/range": (request, response) => {
    response.statusCode = 206;
    response.setHeader("Content-Range", "bytes 0-1/5");
    response.end(`he ${request.headers.range}`);
  },
  "/reset": (request) => {
    request.socket.destroy();
  },
  "/half": (request, response) => {
    response.setHeader("Content-Length", "50");
    response.write("hello", () => setTimeout(() => request.socket.destroy(), 50));
  },
  // Answers when the first piece of the body is there, and ends when all of it is.
  "/stream": (request, response) => {
    request.on("data", (piece: Buffer) => response.write(`got ${piece.toString()};`));
    request.on("end", () => response.end("end"));
  },
  "/upload": (request, response) => {
    request.once("data", () => uploads.push("begun"));
    request.on("end", () => {
      uploads.push("whole");
      response.end();
    });
    request.on("error", () => uploads.push("broken off"));
  },
  "/redirect": (request, response) => {
    response.statusCode = 302;
    response.setHeader("Location", String(new URL(request.url ?? "", "http://x").searchParams.get("to")));
    response.end();
  },
  "/headers": (_, response) => {
    response.setHeader("Connection", "X-Hop, close");
    for (const name of ["X-Hop", "Set-Cookie", "Clear-Site-Data", "Strict-Transport-Security"]) {
      response.setHeader(name, "forged");
    }
    for (const name of ["Service-Worker-Allowed", "Alt-Svc", "NEL", "Report-To", "X-Correlation-ID"]) {
      response.setHeader(name, "forged");
    }
    response.setHeader("Access-Control-Allow-Credentials", "true");
    response.setHeader("X-Custom", "kept");
    response.setHeader("Link", ["<a>", "<b>"]);
    response.end("headers");
  },
};

/** Starts an upstream that echoes what it gets; `ROUTES` has what else it does, also below `/app`. */
export async function startUpstream(): Promise<Upstream> {
  const server = createServer((request, response) => {
    const path = (request.url ?? "").replace(/^\/app/, "").replace(/\?.*$/, "");
    (ROUTES[path] ?? answerEcho)(request, response);
  });
  const port = await listen(server);
  const upgrades: Record<string, string>[] = [];
  const { promise: closed, resolve } = Promise.withResolvers<readonly [number, string]>();
  const sockets = new WebSocketServer({ server, handleProtocols: (offered) => [...offered].at(-1) ?? false });
  sockets.on("connection", (socket, request) => {
    upgrades.push(headersOf(request));
    serve(socket, resolve);
  });
  const stop = async (): Promise<void> => {
    sockets.close();
    await close(server);
  };
  return { port, closed, uploads, upgrades, stop };
}

function serve(socket: WebSocket, onClose: (closing: readonly [number, string]) => void): void {
  socket.on("message", (data: Buffer, isBinary) => {
    if (data.toString() === "close") socket.close(4001, "because");
    else socket.send(data, { binary: isBinary });
  });
  socket.on("close", (code, reason) => {
    if (code === 4002) onClose([code, reason.toString()]);
  });
}

function answerEcho(request: IncomingMessage, response: ServerResponse): void {
  const pieces: Buffer[] = [];
  request.on("data", (piece: Buffer) => pieces.push(piece));
  request.on("end", () => {
    const { method = "", url = "" } = request;
    const body = Buffer.concat(pieces).toString("latin1");
    const echo: Echo = { method, url, headers: headersOf(request), body };
    response.end(JSON.stringify(echo));
  });
}

/** Values of a name that is there more than once are joined. */
function headersOf({ rawHeaders }: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? "").toLowerCase();
    headers[name] = [headers[name] ?? [], rawHeaders[index + 1] ?? ""].flat().join(", ");
  }
  return headers;
}
