/** A server in front of the Worker, whose code is replaced behind it: requests wait meanwhile, as they do at the platform. */

import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { Runtime } from "../../../worker/local/server/runtime.ts";
import { listen } from "../support/loopback.ts";

export interface Front {
  readonly url: string;
  /** Ends the Worker once it has answered all requests that it got, and leads those that come to the next one. */
  readonly replace: (start: () => Promise<Runtime>) => Promise<Runtime>;
  readonly close: () => Promise<void>;
}

/** Opens the front with the first Worker. */
export async function openSwitchingFront(start: () => Promise<Runtime>): Promise<Front & { readonly first: Runtime }> {
  let runtime = await start();
  let opened = Promise.withResolvers<string>();
  opened.resolve(runtime.worker);
  let waiting = 0;
  let whenIdle: (() => void) | undefined;

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const socketPath = await opened.promise;
    waiting += 1;
    outgoing.once("close", () => {
      waiting -= 1;
      if (waiting === 0) whenIdle?.();
    });
    forward(socketPath, incoming, outgoing);
  };
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  const port = await listen(server);

  return {
    first: runtime,
    url: `http://127.0.0.1:${port}`,
    replace: async (startNext) => {
      opened = Promise.withResolvers();
      const idle = new Promise<void>((resolve) => {
        whenIdle = resolve;
      });
      if (waiting > 0) await idle;
      await runtime.stop();
      runtime = await startNext();
      opened.resolve(runtime.worker);
      return runtime;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await runtime.stop();
    },
  };
}

function forward(socketPath: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url: path, headers } = incoming;
  const asked = request({ socketPath, method, path, headers, agent: false }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 0, answer.headers);
    answer.pipe(outgoing);
  });
  // A connection that breaks is an answer that a client does not get, and shows as such there.
  asked.on("error", () => outgoing.destroy());
  incoming.pipe(asked);
}
