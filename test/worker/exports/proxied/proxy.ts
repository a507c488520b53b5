/** A proxy in front of a content server that does to its answers what each of its roads says. */

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../../../fuzz/random.ts";
import { close, listen } from "../../support/loopback.ts";
import { chooseFault, type Fault, type Page, tell, type Weather } from "./faults.ts";

/** A base URL of its own, with faults of its own. */
export interface Road {
  readonly url: string;
  /** Sets the next faults. */
  readonly begin: (weather: Weather) => void;
  /** The number of requests. */
  requests: number;
  /** Called before each request is passed on. */
  beforeRequest: () => Promise<void>;
}

export interface Proxy {
  /** Opens a road. @param random what its faults go by. */
  readonly open: (random: Random) => Road;
  readonly close: () => Promise<void>;
}

/** The facts of a road that its user does not see. */
interface Way {
  readonly road: Road;
  readonly random: Random;
  weather: Weather;
  /** The statuses that the next requests get. */
  statuses: readonly number[];
  /** The first answer to each URL. */
  readonly older: Map<string, Page>;
}

const CALM: Weather = { rate: 0, hasOutages: false, lies: [] };

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** @param origin of the server. */
export async function startProxy(origin: string): Promise<Proxy> {
  const ways = new Map<string, Way>();
  const server = createServer((request, response) => {
    const [, name = "", rest = ""] = /^\/(\w+)(\/.*)$/.exec(request.url ?? "") ?? [];
    const way = ways.get(name);
    if (way === undefined) response.writeHead(404).end();
    else answer(way, origin, rest, request, response).catch(() => response.destroy());
  });
  const port = await listen(server);
  return {
    open: (random) => {
      const name = `r${ways.size + 1}`;
      const url = `http://127.0.0.1:${port}/${name}`;
      const begin = (weather: Weather) => void Object.assign(way, { weather, statuses: [] });
      const road: Road = { url, begin, requests: 0, beforeRequest: async () => {} };
      const way: Way = { road, random, weather: CALM, statuses: [], older: new Map() };
      ways.set(name, way);
      return road;
    },
    close: async () => await close(server),
  };
}

async function answer(
  way: Way,
  origin: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { road } = way;
  road.requests += 1;
  const [status, ...statuses] = way.statuses;
  way.statuses = statuses;
  if (status !== undefined) return sendStatus(response, status);
  const fault = chooseFault(way.random, way.weather);
  if (fault?.kind === "delay") await sleep(fault.milliseconds);
  if (fault?.kind === "reset") return void response.destroy();
  if (fault?.kind === "status") {
    way.statuses = Array.from({ length: fault.times - 1 }, () => fault.status);
    return sendStatus(response, fault.status);
  }
  await road.beforeRequest();
  const upstream = await ask(origin, path, request);
  const honest = { ...upstream, body: upstream.body.replaceAll(origin, road.url) };
  const said = honest.status === 200 ? { ...honest, body: bodyOf(way, path, honest.body, fault) } : honest;
  send(response, said, fault);
}

async function ask(origin: string, path: string, { headers }: IncomingMessage): Promise<Answer> {
  const upstream = await fetch(origin + path, { headers: { Authorization: headers.authorization ?? "" } });
  return { status: upstream.status, body: await upstream.text() };
}

/** The page as it is, or with a lie. */
function bodyOf({ older, random }: Way, path: string, honest: string, fault: Fault | undefined): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is what the real server sends
  const page = JSON.parse(honest) as Page;
  const before = older.get(path);
  if (before === undefined) older.set(path, page);
  if (fault?.kind !== "lie") return honest;
  // What is not changed keeps its bytes: the server prints so, too.
  return JSON.stringify(tell(fault.lie, page, before, random), null, 2);
}

function send(response: ServerResponse, { status, body }: Answer, fault: Fault | undefined): void {
  const half = body.slice(0, Math.floor(body.length / 2));
  response.setHeader("Content-Type", "application/json");
  switch (fault?.kind) {
    case "cut":
      response.writeHead(status, { "Content-Length": Buffer.byteLength(body) });
      response.write(half, () => response.destroy());
      return;
    case "truncated":
      response.writeHead(status).end(half);
      return;
    case "not-json":
      response.writeHead(status, { "Content-Type": "text/html" }).end("<h1>We are back soon</h1>");
      return;
    default:
      response.writeHead(status).end(body);
  }
}

function sendStatus(response: ServerResponse, status: number): void {
  const headers = status === 302 ? { Location: "https://login.example/" } : { "Retry-After": "1" };
  response.writeHead(status, headers).end("{}");
}
