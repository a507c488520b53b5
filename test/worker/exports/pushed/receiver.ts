/** A receiver of pushes that does all that a receiver may do, and a server to which it redirects. */

import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../../../fuzz/random.ts";
import { close, listen } from "../../support/loopback.ts";
import { RECEIVERS, type ReceiverName } from "./settings.ts";

/** A push whose body came in whole, whatever was answered. */
export interface Taken {
  readonly receiver: ReceiverName;
  readonly key: string;
  readonly body: Buffer;
  /** The push proves where it comes from, and only shows the secret if that is the proof. */
  readonly isGenuine: boolean;
}

export interface ReceivingServer {
  readonly origin: string;
  readonly taken: readonly Taken[];
  /** The number of pushes that began to come in. */
  pushes: number;
  /** The number of connections to the server to which it redirects. */
  strayed: number;
  readonly close: () => Promise<void>;
}

export const STALL_PATH = "/stall";

export const secretOf = (receiver: string) => `the-secret-of-the-${receiver}`;

const REDIRECTS = [301, 302, 303, 307, 308];
const RESTART_MILLISECONDS = 30;

export async function startReceiving(random: Random): Promise<ReceivingServer> {
  const taken: Taken[] = [];
  const elsewhere = createServer((_, response) => response.end()).on("connection", () => {
    receiving.strayed += 1;
  });
  const elsewhereUrl = `http://127.0.0.1:${await listen(elsewhere)}`;

  async function take(request: IncomingMessage): Promise<void> {
    const body = Buffer.concat(await request.toArray());
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the Worker knows no other paths
    const receiver = request.url?.slice(1) as ReceiverName;
    const key = String(request.headers["idempotency-key"]);
    taken.push({ receiver, key, body, isGenuine: isGenuine(receiver, request, body) });
  }

  /** The possible deeds, each so often of a hundred times. */
  const deeds: readonly [number, (request: IncomingMessage, response: ServerResponse) => Promise<void> | void][] = [
    [
      46,
      async (request, response) => void (await take(request), response.writeHead(random.pick([200, 202])).end("{}")),
    ],
    [10, async (request) => void (await take(request), request.socket.destroy())],
    [10, async (request, response) => void (await take(request), response.writeHead(500 + random.below(5)).end())],
    [6, take],
    [8, (_, response) => void response.writeHead(503).end()],
    [4, (_, response) => void response.writeHead(429, { "Retry-After": "1" }).end()],
    [8, (request) => void request.once("data", () => request.socket.resetAndDestroy())],
    [6, ({ url }, response) => void response.writeHead(random.pick(REDIRECTS), { Location: elsewhereUrl + url }).end()],
    [2, restart],
  ];
  const choices = deeds.flatMap(([share, deed]) => Array.from({ length: share }, () => deed));

  async function restart(): Promise<void> {
    await close(server);
    await sleep(RESTART_MILLISECONDS);
    await listen(server, port);
  }

  const server = createServer((request, response) => {
    if (request.url?.startsWith(STALL_PATH)) {
      response.end();
      return;
    }
    receiving.pushes += 1;
    // A push that is killed on its way breaks off, and is not taken.
    void Promise.resolve(random.pick(choices)(request, response)).catch(() => response.destroy());
  });
  const port = await listen(server);
  const receiving: ReceivingServer = {
    origin: `http://127.0.0.1:${port}`,
    taken,
    pushes: 0,
    strayed: 0,
    close: async () => void (await Promise.all([close(server), close(elsewhere)])),
  };
  return receiving;
}

function isGenuine(receiver: ReceiverName, { headers }: IncomingMessage, body: Buffer): boolean {
  const secret = secretOf(receiver);
  if (RECEIVERS[receiver].format === "event_collector") return headers["authorization"] === `Splunk ${secret}`;
  const [, time, signature] = /^t=(\d+),v1=(.+)$/.exec(String(headers["steward-signature"])) ?? [];
  const isSigned = signature === createHmac("sha256", secret).update(`${time}.`).update(body).digest("hex");
  return isSigned && !(JSON.stringify(headers) + body.toString()).includes(secret);
}
