/** A receiver of pushes that does all that a receiver may do, and a server to which it redirects. */

import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../../../fuzz/random.ts";
import { close, listen } from "../../support/loopback.ts";
import { RECEIVERS, type ReceiverName, STALL_PATH, secretOf } from "./settings.ts";

/** A push whose body came in whole, whatever was answered. */
export interface Taken {
  readonly receiver: ReceiverName;
  readonly key: string;
  readonly body: Buffer;
  /** True where it proves where it comes from, and tells the secret only where that is the proof. */
  readonly isGenuine: boolean;
}

export interface ReceivingServer {
  readonly origin: string;
  readonly taken: readonly Taken[];
  /** The number of deeds of each kind. */
  readonly deeds: ReadonlyMap<Deed, number>;
  /** The number of pushes that began to come in. */
  readonly pushes: () => number;
  /** The number of connections to the place to which it redirects. */
  readonly strayed: () => number;
  readonly close: () => Promise<void>;
}

/** The things that it may do with a push, each so often of a hundred times. */
const DEEDS = {
  "takes it": 46,
  "takes it, and breaks off": 10,
  "takes it, and fails": 10,
  "takes it, and stalls": 6,
  fails: 8,
  "asks to wait": 4,
  "resets in the middle": 8,
  redirects: 6,
  restarts: 2,
} as const;

export type Deed = keyof typeof DEEDS;

const REDIRECTS = [301, 302, 303, 307, 308];
const RESTART_MILLISECONDS = 30;

export async function startReceiving(random: Random): Promise<ReceivingServer> {
  const taken: Taken[] = [];
  const deeds = new Map<Deed, number>();
  let [pushes, strayed] = [0, 0];
  const elsewhere = createServer((_, response) => response.end());
  elsewhere.on("connection", () => {
    strayed += 1;
  });
  const elsewherePort = await listen(elsewhere);

  async function take(request: IncomingMessage): Promise<void> {
    const body = Buffer.concat(await request.toArray());
    const receiver = request.url?.slice(1);
    if (!isReceiver(receiver)) throw new Error(`There is no receiver at ${request.url}.`);
    const key = String(request.headers["idempotency-key"]);
    taken.push({ receiver, key, body, isGenuine: isGenuine(receiver, request, body) });
  }

  const act = actsOf({
    random,
    take,
    elsewhere: `http://127.0.0.1:${elsewherePort}`,
    restart: async () => {
      await close(server);
      await sleep(RESTART_MILLISECONDS);
      await listen(server, port);
    },
  });
  const server = createServer((request, response) => {
    if (request.url?.startsWith(STALL_PATH)) {
      response.end();
      return;
    }
    pushes += 1;
    const deed = anyDeed(random);
    deeds.set(deed, (deeds.get(deed) ?? 0) + 1);
    // A push that is killed on its way breaks off, and is not taken.
    void Promise.resolve(act[deed](request, response)).catch(() => response.destroy());
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    taken,
    deeds,
    pushes: () => pushes,
    strayed: () => strayed,
    close: async () => {
      await Promise.all([close(server), close(elsewhere)]);
    },
  };
}

type Act = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** The things that deeds need. */
interface Means {
  readonly random: Random;
  /** Reads a push whole, and notes it. */
  readonly take: (request: IncomingMessage) => Promise<void>;
  /** The origin to which it redirects. */
  readonly elsewhere: string;
  readonly restart: () => Promise<void>;
}

function actsOf({ random, take, elsewhere, restart }: Means): Readonly<Record<Deed, Act>> {
  return {
    "takes it": async (request, response) => {
      await take(request);
      response.writeHead(random.chance(0.5) ? 200 : 202).end("{}");
    },
    "takes it, and breaks off": async (request) => {
      await take(request);
      request.socket.destroy();
    },
    "takes it, and fails": async (request, response) => {
      await take(request);
      response.writeHead(500 + random.below(5)).end();
    },
    "takes it, and stalls": async (request) => await take(request),
    fails: (_, response) => void response.writeHead(503).end(),
    "asks to wait": (_, response) => void response.writeHead(429, { "Retry-After": "1" }).end(),
    "resets in the middle": (request) => void request.once("data", () => request.socket.resetAndDestroy()),
    redirects: (request, response) => {
      const status = REDIRECTS[random.below(REDIRECTS.length)] ?? 307;
      response.writeHead(status, { Location: elsewhere + request.url }).end();
    },
    restarts: restart,
  };
}

function anyDeed(random: Random): Deed {
  let at = random.below(100);
  for (const [deed, share] of Object.entries(DEEDS)) {
    at -= share;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is a key of the deeds
    if (at < 0) return deed as Deed;
  }
  return "takes it";
}

function isReceiver(name: string | undefined): name is ReceiverName {
  return name !== undefined && Object.hasOwn(RECEIVERS, name);
}

function isGenuine(receiver: ReceiverName, { headers }: IncomingMessage, body: Buffer): boolean {
  const secret = secretOf(receiver);
  if (RECEIVERS[receiver].format === "event_collector") return headers["authorization"] === `Splunk ${secret}`;
  const [, time, signature] = /^t=(\d+),v1=(.+)$/.exec(String(headers["steward-signature"])) ?? [];
  const isSigned = signature === createHmac("sha256", secret).update(`${time}.`).update(body).digest("hex");
  return isSigned && !(JSON.stringify(headers) + body.toString()).includes(secret);
}
