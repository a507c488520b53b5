/**
 * A flood of refused requests, with one key and from one address without a key, on the runtime of `npm start`. It prints how much
 * longer the calls of others take meanwhile, which depends on the machine, so that it is not asserted.
 */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { KEY_RANDOM_CHARACTERS, keyValue } from "../../../shared/index.ts";
import { type Answered, askSocket, migrate } from "../../../worker/local/server/database.ts";
import { bundleWorker, CONFIGURATION, readConfiguration } from "../../../worker/local/server/prepare.ts";
import { startRuntime } from "../../../worker/local/server/runtime.ts";
import { sized } from "../../support/size.ts";
import { readMetrics, valuesOf } from "../status/support/read-metrics.ts";
import { userRows } from "../support/user-rows.ts";

const FLOOD_MILLISECONDS = sized({ full: 9_000, small: 3_000 });
const PATIENCE_MILLISECONDS = 60_000;
const AT_ONCE = 8;
const PAUSE_MILLISECONDS = 10;

const settings = readFileSync(CONFIGURATION, "utf8");
/** Refusals of one key that are written in a minute. */
const WRITTEN_A_MINUTE = Number(/"REFUSALS_LIMIT"[^[]*limit = (\d+)/.exec(settings)?.[1]);

const digit = () => Math.floor(Math.random() * 62);
const randomKey = () => keyValue(Array.from({ length: KEY_RANDOM_CHARACTERS }, digit));
const [ADMINISTRATOR, FLOODER, OTHER] = [randomKey(), randomKey(), randomKey()];

/** A request, and from where it comes. */
interface Asked {
  readonly address: string;
  readonly path: string;
  readonly key?: string;
  /** The body that is sent by POST. */
  readonly body?: string;
}

interface Server {
  readonly ask: (asked: Asked) => Promise<Answered>;
  /** The number of entries in the audit log. */
  readonly entries: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

let folder: string;
let code: string;
const servers: Server[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "steward-flood-"));
  code = await bundleWorker();
});
afterAll(async () => {
  await Promise.all(servers.map(async ({ stop }) => await stop()));
  rmSync(folder, { recursive: true, force: true });
});

/** The Worker of `npm start`, without what listens for visitors in front of it, so that a request may name its address. */
async function start(path: string): Promise<Server> {
  const configuration = await readConfiguration(path);
  const storage = join(folder, String(servers.length));
  mkdirSync(storage);
  const plan = { configuration, code, storage, sockets: storage, proxy: join(folder, "none"), variables: {} };
  const { database, worker, stop } = await startRuntime(plan);
  await migrate(database);
  const rows = [
    ...userRows(1, "ada", 3, ADMINISTRATOR),
    ...userRows(2, "vera", 1, FLOODER),
    ...userRows(3, "victor", 1, OTHER),
  ];
  await database(rows.map((sql) => ({ sql })));
  const server: Server = {
    ask: async ({ address, path, key, body }) => {
      const headers = { "CF-Connecting-IP": address, ...(key === undefined ? {} : { Authorization: `Key ${key}` }) };
      return await askSocket(worker, path, { headers, ...(body === undefined ? {} : { method: "POST", body }) });
    },
    entries: async () => {
      const [[count] = []] = await database([{ sql: "SELECT count(*) AS entries FROM audit_log" }]);
      return Number(count?.["entries"]);
    },
    stop,
  };
  servers.push(server);
  return server;
}

/** Requests that are refused, in turn: with one valid key, without a key, and with keys that are not valid. */
const FLOOD: readonly (() => Asked)[] = [
  () => ({ address: "203.0.113.1", key: FLOODER, path: "/__api__/v1/audit_logs" }),
  () => ({ address: "203.0.113.1", key: FLOODER, path: "/content/9f4c2f5e-0000-4000-8000-000000000007/" }),
  () => ({ address: "203.0.113.2", path: "/__api__/v1/users" }),
  () => ({ address: "203.0.113.2", key: randomKey(), path: "/__api__/v1/users" }),
  () => ({ address: "203.0.113.2", key: "psk", path: "/__api__/v1/users" }),
  () => ({ address: "203.0.113.2", path: "/v1/diff", body: "{" }),
];

type Statuses = Readonly<Record<string, number>>;

/** Sends a flood for some time, and longer until it has come so far, and says how often there was which status. */
async function flood({ ask }: Server, isFarEnough: (statuses: Statuses) => boolean): Promise<Statuses> {
  const statuses: Record<string, number> = {};
  const begun = performance.now();
  const isOver = () => {
    const past = performance.now() - begun;
    return past > FLOOD_MILLISECONDS && (isFarEnough(statuses) || past > PATIENCE_MILLISECONDS);
  };
  let next = 0;
  const client = async () => {
    while (!isOver()) {
      const asked = FLOOD[next % FLOOD.length];
      next += 1;
      // oxlint-disable-next-line no-await-in-loop -- each client waits for its answer
      const response = await ask(asked?.() ?? { address: "", path: "/" });
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  return statuses;
}

/** Calls of others, one after another for some time: how long each took, in milliseconds. Those who check are many, each within the limit. */
async function callAsOther({ ask }: Server, milliseconds: number): Promise<readonly number[]> {
  const calls: readonly ((address: string) => Asked)[] = [
    (address) => ({ address, key: OTHER, path: "/__api__/v1/user" }),
    (address) => ({ address, path: "/v1/validate", body: '{ "providers": {} }' }),
  ];
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    for (const asked of calls) {
      const begun = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- one after another
      const response = await ask(asked(`198.51.100.${times.length % 200}`));
      times.push(performance.now() - begun);
      expect(response.status).toBe(200);
    }
    // oxlint-disable-next-line no-await-in-loop -- so that the key stays within its limit on any machine
    await sleep(PAUSE_MILLISECONDS);
  }
  return times;
}

const medianOf = (times: readonly number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

/** Floods a server, while somebody else calls it too. */
async function measure(server: Server, isFarEnough: (statuses: Statuses) => boolean) {
  const alone = medianOf(await callAsOther(server, FLOOD_MILLISECONDS / 3));
  const before = await server.entries();
  const begun = Date.now();
  const [statuses, times] = await Promise.all([flood(server, isFarEnough), callAsOther(server, FLOOD_MILLISECONDS)]);
  // The runtime counts by the minutes of the clock.
  const minutes = Math.floor(Date.now() / 60_000) - Math.floor(begun / 60_000) + 1;
  return { alone, during: medianOf(times), statuses, minutes, grown: (await server.entries()) - before };
}

function print(name: string, { alone, during, statuses, grown }: Awaited<ReturnType<typeof measure>>): void {
  const ratio = (during / alone).toFixed(1);
  console.log(
    `${name}: the calls of others take ${alone.toFixed(1)} ms alone, ${during.toFixed(1)} ms during a flood (${ratio} x), ` +
      `answered ${JSON.stringify(statuses)}; the audit log grew by ${grown} entries.`,
  );
}

test("others are served during a flood, the audit log grows by the limit, and nothing fails", async () => {
  const server = await start(CONFIGURATION);
  const measured = await measure(server, ({ 429: limited = 0 }) => limited > WRITTEN_A_MINUTE);
  print("With limits", measured);
  const { statuses, minutes, grown } = measured;
  expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
  expect(statuses["429"]).toBeGreaterThan(WRITTEN_A_MINUTE);
  expect(grown).toBeGreaterThan(0);
  expect(grown).toBeLessThanOrEqual(minutes * WRITTEN_A_MINUTE);
  const scraped = await server.ask({ address: "", key: ADMINISTRATOR, path: "/__api__/v1/metrics" });
  const limited = valuesOf(readMetrics(scraped.text), "steward_requests_limited_total");
  expect(Object.values(limited).reduce((sum, count) => sum + count, 0)).toBe(statuses["429"]);
});

test("without limits, the audit log grows by more", async () => {
  const configuration = join(folder, "wrangler.toml");
  writeFileSync(configuration, settings.replaceAll(/(?<=^simple = \{ limit = )\d+/gm, "1000000000"));
  const server = await start(configuration);
  // On any machine, the flood goes on until it has come further than the limits let it.
  const measured = await measure(server, ({ 403: refused = 0 }) => refused > 2 * WRITTEN_A_MINUTE);
  print("Without limits", measured);
  expect(measured.grown).toBeGreaterThan(2 * WRITTEN_A_MINUTE);
  expect(measured.statuses["429"]).toBeUndefined();
});
