/** The Worker of a checkout whose stores are 20 ms away, with the server of `test/worker/trips/server.ts`. */
import { fileURLToPath } from "node:url";
import { migrationStatements } from "../../support/migrated-database.ts";
import type { Trips } from "../../worker/trips/counts.ts";
import { type TypicalRequest, typicalRequests, UNCACHED_REQUEST } from "../../worker/trips/requests.ts";
import { OBJECTS, PAGE, serverStatements } from "../../worker/trips/server.ts";
import { bundleWorker, type Process, startProcess } from "../worker/process.ts";
import { type Sent, send } from "../worker/requests.ts";
import { COUNTS_PATH } from "./delay.ts";

/** The cost of one request. */
export interface Cost extends Trips {
  readonly milliseconds: number;
}

export interface DelayedServer {
  /** Makes a typical request; each time one that changes something changes something else. */
  readonly ask: (name: string) => Promise<Cost>;
  readonly stop: () => Promise<void>;
}

/** The typical request that opens an item in a browser. */
const OPENING = "page of an item";

const ENTRY = `
  import { delayed } from ${JSON.stringify(fileURLToPath(new URL("delayed.ts", import.meta.url)))};
  export default delayed(worker, limits);
`;

/** @param root the checkout. */
export async function startDelayedServer(root: string): Promise<DelayedServer> {
  const process = await startProcess([{ name: "worker", code: await bundleWorker(root, ENTRY), hasStores: true }]);
  await fill(process, root);
  const url = await process.url("worker");
  // It asks if the database is ready, and brings the file into the cache.
  await timeOf(url, UNCACHED_REQUEST);
  // That somebody opened an item is noted after the answer, once in some minutes.
  const opening = (await typicalRequests(0)).find(({ name }) => name === OPENING);
  if (opening !== undefined) await timeOf(url, opening);
  const rounds = new Map<string, number>();
  return {
    ask: async (name) => {
      const round = rounds.get(name) ?? 0;
      rounds.set(name, round + 1);
      const request = (await typicalRequests(round)).find((one) => one.name === name);
      if (request === undefined) throw new Error(`There is no request ${name}.`);
      return await cost(url, request);
    },
    stop: process.stop,
  };
}

async function fill({ miniflare }: Process, root: string): Promise<void> {
  const database = await miniflare.getD1Database("DATABASE");
  const statements = [...(await migrationStatements(root)), ...(await serverStatements())];
  await database.batch(statements.map((statement) => database.prepare(statement)));
  const bucket = await miniflare.getR2Bucket("CONTENT");
  await Promise.all(OBJECTS.map(async (name) => await bucket.put(name, PAGE)));
}

async function cost(url: URL, request: TypicalRequest): Promise<Cost> {
  await counts(url);
  const milliseconds = await timeOf(url, request);
  return { milliseconds, ...(await counts(url)) };
}

/** The milliseconds that a request takes, with its answer. */
export async function timeOf(url: URL, request: TypicalRequest): Promise<number> {
  const start = performance.now();
  await send(url, sentOf(request));
  return performance.now() - start;
}

async function counts(url: URL): Promise<Trips> {
  const response = await fetch(new URL(COUNTS_PATH, url));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `delayed.ts` sends
  return (await response.json()) as Trips;
}

/** A request as it is sent once, to its host. */
function sentOf({ url, headers, ...request }: TypicalRequest): Sent {
  const { host, pathname, search } = new URL(url);
  return { ...request, path: pathname + search, headers: { ...headers, Host: host }, count: 1 };
}
