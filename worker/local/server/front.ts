/** What listens for visitors. It hands requests on to the Worker alone, past all that the development server has beside it. */

import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type Destination, forward, forwardUpgrade, lastAnswerOver } from "./forward.ts";
import { logAnswer } from "./request-log.ts";
import { describeUnreadable, refuseUnreadable } from "./unreadable.ts";

/** Headers that the runtime takes for its own, or as where a request comes from. */
const OF_THE_RUNTIME = /^(?:mf-|cf-connecting-ip$)/i;

/**
 * Starts to listen on a port of this machine.
 *
 * @param worker where the Worker listens.
 * See docs/decisions/0099-local-front.md.
 */
export async function startFront(port: number, worker: URL): Promise<Server> {
  // An upload may take its time.
  const server = createServer({ requestTimeout: 0 }, (asked, answer) => {
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
  await once(server.listen(port, "127.0.0.1"), "listening");
  return server;
}

function destinationOf({ url = "/", socket }: IncomingMessage, { hostname, port }: URL): Destination {
  return {
    isEncrypted: false,
    where: { host: hostname, port, path: withoutOrigin(url) },
    rewrite: (headers) => [
      ...headers.filter(([name]) => !OF_THE_RUNTIME.test(name)),
      ["CF-Connecting-IP", socket.remoteAddress ?? ""],
    ],
  };
}

/** A client may name a whole URL, as it would to a proxy. The header Host stands beside it, and counts. */
function withoutOrigin(url: string): string {
  return url.replace(/^[a-z]+:\/\/[^/?#]*/i, "").replace(/^(?!\/)/, "/");
}

function logWhenAnswered({ method = "", url = "/" }: IncomingMessage, answer: ServerResponse): void {
  const begun = performance.now();
  answer.on("close", () => {
    const status = answer.headersSent ? answer.statusCode : undefined;
    logAnswer({ method, path: withoutOrigin(url), status, milliseconds: performance.now() - begun });
  });
}
