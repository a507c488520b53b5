/** A proxy in front of a content server whose answers fail, are slow, and say something else than the log has. */

import { createServer, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../../../fuzz/random.ts";
import { close, listen } from "../../support/loopback.ts";

/** The faults of the next answers. */
export interface Weather {
  /** The share of answers with a fault, from 0 to 1. */
  readonly rate: number;
  /** Adds statuses that a server answers with while it is deployed. */
  readonly hasOutages: boolean;
  readonly lies: readonly Lie[];
}

export interface Proxy {
  readonly url: string;
  weather: Weather;
  /** The number of requests that came in. */
  requests: number;
  readonly close: () => Promise<void>;
}

/** A page of the log, as the server sends it. */
interface Page {
  readonly results: readonly object[];
  readonly paging: { readonly next: string | null };
}

/** The lies that hide entries for a while, or that a client finds out if ids are consecutive. */
export const LIES_OF_GAPS = ["gap", "short", "stale", "ended", "doubled"] as const;
export const LIES = [...LIES_OF_GAPS, "rewritten", "doubled-other"] as const;
export type Lie = (typeof LIES)[number];

const FAILURES = ["delay", "reset", "cut", "truncated", "not JSON", "status", "status"] as const;
const STATUSES = [500, 502, 503, 429];
const OUTAGES = [302, 404, 410];
const BURST_MAX_REQUESTS = 3;
const DELAY_MAX_MILLISECONDS = 30;
const OMITTED_MAX_ENTRIES = 3;

/** @param beforeRequest called before each request is forwarded. */
export async function startProxy(origin: string, random: Random, beforeRequest: () => Promise<void>): Promise<Proxy> {
  /** The statuses of the next answers. */
  let statuses: readonly number[] = [];
  /** The first page of each URL. */
  const older = new Map<string, Page>();

  async function answer(path: string, authorization: string, response: ServerResponse): Promise<void> {
    proxy.requests += 1;
    const { rate, hasOutages, lies } = proxy.weather;
    const isFaulty = statuses.length === 0 && random.chance(rate);
    const lie = isFaulty && lies.length > 0 && random.chance(0.5) ? random.pick(lies) : undefined;
    const failure = isFaulty && lie === undefined ? random.pick(FAILURES) : undefined;
    if (failure === "status") {
      const status = random.pick(hasOutages ? [...STATUSES, ...OUTAGES] : STATUSES);
      statuses = Array.from({ length: 1 + random.below(BURST_MAX_REQUESTS) }, () => status);
    }
    const [status, ...further] = statuses;
    statuses = further;
    if (status !== undefined) return sendStatus(response, status);
    if (failure === "reset") return void response.destroy();
    if (failure === "delay") await sleep(random.below(DELAY_MAX_MILLISECONDS));
    await beforeRequest();
    const upstream = await fetch(origin + path, { headers: { Authorization: authorization } });
    const honest = (await upstream.text()).replaceAll(origin, proxy.url);
    const body = upstream.status === 200 ? told(path, honest, lie) : honest;
    const half = body.slice(0, Math.floor(body.length / 2));
    response.setHeader("Content-Type", failure === "not JSON" ? "text/html" : "application/json");
    if (failure === "cut") {
      response.writeHead(upstream.status, { "Content-Length": Buffer.byteLength(body) });
      response.write(half, () => response.destroy());
    } else if (failure === "truncated") response.writeHead(upstream.status).end(half);
    else response.writeHead(upstream.status).end(failure === "not JSON" ? "<h1>We are back soon</h1>" : body);
  }

  /** The page as it is, byte for byte, or with a lie. */
  function told(path: string, honest: string, lie: Lie | undefined): string {
    const page: Page = JSON.parse(honest);
    const before = older.get(path) ?? page;
    older.set(path, before);
    return lie === undefined ? honest : JSON.stringify(withLie(lie, page, before, random), null, 2);
  }

  const server = createServer(({ url = "", headers: { authorization = "" } }, response) => {
    answer(url, authorization, response).catch(() => response.destroy());
  });
  const proxy: Proxy = {
    url: `http://127.0.0.1:${await listen(server)}`,
    weather: { rate: 0, hasOutages: false, lies: [] },
    requests: 0,
    close: async () => await close(server),
  };
  return proxy;
}

function withLie(lie: Lie, page: Page, older: Page, random: Random): Page {
  const { results } = page;
  const at = random.below(Math.max(1, results.length));
  const entry = results[at];
  if (entry === undefined) return page;
  const rewritten = { ...entry, event_description: "The proxy says so." };
  const few = 1 + random.below(OMITTED_MAX_ENTRIES);
  const place = random.below(results.length);
  const pages: Readonly<Record<Lie, Page>> = {
    gap: { ...page, results: results.toSpliced(at, few) },
    // The next page begins behind what is left out.
    short: { ...page, results: results.slice(0, -few) },
    stale: older,
    ended: { results: results.slice(0, at), paging: { ...page.paging, next: null } },
    rewritten: { ...page, results: results.with(at, rewritten) },
    doubled: { ...page, results: results.toSpliced(place, 0, entry) },
    "doubled-other": { ...page, results: results.toSpliced(place, 0, rewritten) },
  };
  return pages[lie];
}

function sendStatus(response: ServerResponse, status: number): void {
  const headers = status === 302 ? { Location: "https://login.example/" } : { "Retry-After": "1" };
  response.writeHead(status, headers).end("{}");
}
