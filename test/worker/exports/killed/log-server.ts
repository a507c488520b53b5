/** A content server with several audit logs that grow while they are read, and which lets jobs stall. */

import { createServer, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../../../fuzz/random.ts";
import { close, listen } from "../../support/loopback.ts";
import type { Stall } from "./settings.ts";

/** The kinds of cursors of a log: ids of entries; something that only the server reads; the same, but good for a while only. */
export type Cursors = "id" | "opaque" | "expiring";

/** An entry, as the server sends it. */
export interface LogEntry {
  readonly id: number;
  readonly text: string;
}

export interface LogServer {
  readonly origin: string;
  /** The entries of a log, in their order. */
  readonly entriesOf: (log: string) => readonly LogEntry[];
  /** Where jobs stall at this instant. */
  readonly stalls: () => readonly Stall[];
  /** The number of pages that were asked for. */
  readonly pages: () => number;
  /** From now on no cursor of an expiring log is good that was given before. */
  readonly expire: () => void;
  /** From now on no log grows, and nothing stalls. */
  readonly rest: () => void;
  readonly close: () => Promise<void>;
}

export const STALL_PATH = "/stall";

const FIRST_ENTRIES = 400;
const GROWTH_ENTRIES = 16;
const BURST_ENTRIES = 200;
const BURST_CHANCE = 0.02;
const STALL_LEAST_MILLISECONDS = 20;
const STALL_MORE_MILLISECONDS = 60;

interface Query {
  readonly limit: number;
  readonly isAscending: boolean;
  readonly cursor: string | null;
}

/** Starts a server with these logs. */
export async function startLogServer(logs: Readonly<Record<string, Cursors>>, random: Random): Promise<LogServer> {
  const entries = new Map(Object.keys(logs).map((log): [string, LogEntry[]] => [log, []]));
  for (const [log, list] of entries) grow(list, FIRST_ENTRIES, logs[log] === "id", random);
  const stalls = new Set<Stall>();
  let [pages, era, isResting] = [0, 0, false];

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "", `http://${request.headers.host ?? ""}`);
    if (url.pathname === STALL_PATH) {
      void stall(url.searchParams, response);
      return;
    }
    const log = url.pathname.split("/")[1] ?? "";
    const [list, cursors] = [entries.get(log), logs[log]];
    if (list === undefined || cursors === undefined) {
      response.writeHead(404).end();
      return;
    }
    pages += 1;
    if (!isResting) {
      grow(
        list,
        random.below(GROWTH_ENTRIES) + (random.chance(BURST_CHANCE) ? BURST_ENTRIES : 0),
        cursors === "id",
        random,
      );
    }
    const page = pageOf(list, url, cursors, era);
    if (page === undefined) response.writeHead(400).end();
    else response.writeHead(200, { "Content-Type": "application/json" }).end(page);
  });
  const port = await listen(server);

  async function stall(parameters: URLSearchParams, response: ServerResponse): Promise<void> {
    const side = parameters.get("side") === "before" ? "before" : "after";
    const place = { side, object: parameters.get("object") ?? "" } as const;
    stalls.add(place);
    response.on("close", () => stalls.delete(place));
    if (!isResting) await sleep(STALL_LEAST_MILLISECONDS + random.below(STALL_MORE_MILLISECONDS));
    response.end();
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    entriesOf: (log) => entries.get(log) ?? [],
    stalls: () => [...stalls],
    pages: () => pages,
    expire: () => {
      era += 1;
    },
    rest: () => {
      isResting = true;
    },
    close: async () => await close(server),
  };
}

/** Adds entries at the end. Ids are 1, 2 and so on, or leave some out. */
function grow(list: LogEntry[], count: number, isConsecutive: boolean, random: Random): void {
  for (let added = 0; added < count; added += 1) {
    const id = (list.at(-1)?.id ?? 0) + (isConsecutive ? 1 : 1 + random.below(3));
    const text = `{"id":"${id}","time":"2026-01-01T00:00:00Z","number":1.${random.below(100)}0,"text":"\\u00e9 \\/ ${"x".repeat(random.below(60))}"}`;
    list.push({ id, text });
  }
}

/** The body of a page; undefined where its cursor is not good. */
function pageOf(list: readonly LogEntry[], url: URL, cursors: Cursors, era: number): string | undefined {
  const query: Query = {
    limit: Number(url.searchParams.get("limit")),
    isAscending: url.searchParams.get("ascOrder") === "true",
    cursor: url.searchParams.get("next"),
  };
  const after = query.cursor === null ? null : placeOf(query.cursor, cursors, era);
  if (after === undefined) return undefined;
  const ordered = query.isAscending ? list : list.toReversed();
  const rest = after === null ? ordered : ordered.filter(({ id }) => (query.isAscending ? id > after : id < after));
  const page = rest.slice(0, query.limit);
  const last = page.at(-1);
  const next = new URL(url);
  if (last !== undefined) next.searchParams.set("next", cursorOf(last.id, cursors, era));
  const paging = { next: rest.length > page.length ? next.href : null };
  return `{"results":[${page.map(({ text }) => text).join(",")}],"paging":${JSON.stringify(paging)}}`;
}

function cursorOf(id: number, cursors: Cursors, era: number): string {
  return cursors === "id" ? String(id) : Buffer.from(`${cursors === "expiring" ? era : 0}:${id}`).toString("base64url");
}

function placeOf(cursor: string, cursors: Cursors, era: number): number | undefined {
  if (cursors === "id") return Number(cursor);
  const [given, id] = Buffer.from(cursor, "base64url").toString().split(":");
  return cursors === "expiring" && Number(given) !== era ? undefined : Number(id);
}
