/** A flood of refused requests, with one key and from one address without a key, on the runtime of `npm start`. */

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { KEY_RANDOM_CHARACTERS, keyValue } from "../../../shared/index.ts";
import { type Answered, askSocket, migrate } from "../../../worker/local/server/database.ts";
import { bundleWorker, CONFIGURATION, readConfiguration } from "../../../worker/local/server/prepare.ts";
import { type Runtime, startRuntime } from "../../../worker/local/server/runtime.ts";
import { sized } from "../../support/size.ts";
import { readMetrics, valuesOf } from "../status/support/read-metrics.ts";
import { userRows } from "../support/user-rows.ts";

const FLOOD_MILLISECONDS = sized({ full: 9_000, small: 3_000 });
const PATIENCE_MILLISECONDS = 60_000;
const AT_ONCE = 8;
const PAUSE_MILLISECONDS = 10;

/** Refusals of one key that are written in a minute. */
const WRITTEN_A_MINUTE = Number(/"REFUSALS_LIMIT"[^[]*limit = (\d+)/.exec(readFileSync(CONFIGURATION, "utf8"))?.[1]);

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

let folder: string;
let runtime: Runtime;

/** The Worker of `npm start`, without what listens for visitors in front of it, so that a request may name its address. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "steward-flood-"));
  const code = await bundleWorker();
  const plan = {
    configuration: await readConfiguration(CONFIGURATION),
    code,
    storage: folder,
    sockets: folder,
    proxy: join(folder, "none"),
  };
  runtime = await startRuntime({ ...plan, variables: {} });
  await migrate(runtime.database);
  const rows = [
    ...userRows(1, "ada", 3, ADMINISTRATOR),
    ...userRows(2, "vera", 1, FLOODER),
    ...userRows(3, "victor", 1, OTHER),
  ];
  await runtime.database(rows.map((sql) => ({ sql })));
});
afterAll(async () => {
  await runtime.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ask({ address, path, key, body }: Asked): Promise<Answered> {
  const headers = { "CF-Connecting-IP": address, ...(key === undefined ? {} : { Authorization: `Key ${key}` }) };
  return await askSocket(runtime.worker, path, { headers, ...(body === undefined ? {} : { method: "POST", body }) });
}

/** The number of entries in the audit log. */
async function entries(): Promise<number> {
  const [[count] = []] = await runtime.database([{ sql: "SELECT count(*) AS entries FROM audit_log" }]);
  return Number(count?.["entries"]);
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

/** Sends a flood for some time, and longer until the limit is met, and says how often there was which status. */
async function flood(): Promise<Statuses> {
  const statuses: Record<string, number> = {};
  const begun = performance.now();
  const isOver = () => {
    const past = performance.now() - begun;
    const isLimited = (statuses["429"] ?? 0) > WRITTEN_A_MINUTE;
    return past > FLOOD_MILLISECONDS && (isLimited || past > PATIENCE_MILLISECONDS);
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

/** Calls of others, one after another. Those who check are many, each within the limit. */
async function callAsOther(): Promise<void> {
  const end = performance.now() + FLOOD_MILLISECONDS;
  for (let number = 0; performance.now() < end; number += 1) {
    const address = `198.51.100.${number % 200}`;
    // oxlint-disable no-await-in-loop -- one after another
    const own = await ask({ address, key: OTHER, path: "/__api__/v1/user" });
    const checked = await ask({ address, path: "/v1/validate", body: '{ "providers": {} }' });
    expect([own.status, checked.status]).toEqual([200, 200]);
    // So that the key stays within its limit on any machine.
    await sleep(PAUSE_MILLISECONDS);
    // oxlint-enable no-await-in-loop
  }
}

test("others are served during a flood, the audit log grows by the limit, and nothing fails", async () => {
  const before = await entries();
  const begun = Date.now();
  const [statuses] = await Promise.all([flood(), callAsOther()]);
  // The runtime counts by the minutes of the clock.
  const minutes = Math.floor(Date.now() / 60_000) - Math.floor(begun / 60_000) + 1;
  const grown = (await entries()) - before;
  expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
  expect(statuses["429"]).toBeGreaterThan(WRITTEN_A_MINUTE);
  expect(grown).toBeGreaterThan(0);
  expect(grown).toBeLessThanOrEqual(minutes * WRITTEN_A_MINUTE);
  const scraped = await ask({ address: "", key: ADMINISTRATOR, path: "/__api__/v1/metrics" });
  const limited = valuesOf(readMetrics(scraped.text), "steward_requests_limited_total");
  expect(Object.values(limited).reduce((sum, count) => sum + count, 0)).toBe(statuses["429"]);
});
