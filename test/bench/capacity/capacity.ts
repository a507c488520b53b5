/**
 * The capacity of one database, and the rates at which it fills and drains: a real local Worker gets rows as a server
 * of some years has them. `npm run bench:capacity -- --help` says more.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { readOptions } from "../options.ts";
import { describeRun } from "../results.ts";
import { measureGrowth } from "./growth.ts";
import { pageOf, summaryOf } from "./page.ts";
import type { CapacityResults, Draining, RowSize, WriteRate } from "./results.ts";
import type { RowKind } from "./rows.ts";
import { type CapacityServer, startCapacityServer } from "./server.ts";

const LEAST_ENTRIES = 1_000;
const LEAST_ITEMS = 1_000;
const POLL_MILLISECONDS = 100;
const MOST_CHANGES = 2_000;
const WRITERS = [1, 2, 4, 8];

/** The number of rows of each kind, before the entries. */
const ROWS: Readonly<Record<Exclude<RowKind, "entries">, number>> = {
  users: 10_000,
  keys: 10_000,
  content: 20_000,
  bundles: 20_000,
  permissions: 10_000,
  groups: 100,
  members: 10_000,
  groupPermissions: 10_000,
};

const HELP = `Usage: npm run bench:capacity [-- options]

Fills the database of a real local Worker, and prints what a row takes, how many entries of the audit log fit, how many
changes are written in a second, how fast old entries go, and how many rows lists read as it grows.

Options:
  --entries N   how many entries of the audit log (default: 100000)
  --items N     how many content items lists are read of, with a tenth as many users, and ten times as many entries: also of a tenth
                and a hundredth of them (default: 1000000, which takes some minutes)
  --json        the figures as JSON
  --write-docs  write docs/capacity.md, too, and the figures that it is made of
  --help        this text

Exit codes: 0 it was measured; 1 something failed; 2 the arguments were not understood.
`;

const root = fileURLToPath(new URL("../../..", import.meta.url));
const words = process.argv.slice(2);
const { values, wholeNumber } = readOptions("bench:capacity", HELP, { entries: "100000", items: "1000000" }, [
  "json",
  "write-docs",
]);
const [entries, items] = [wholeNumber("entries", LEAST_ENTRIES), wholeNumber("items", LEAST_ITEMS)];
/** The changes that each number of writers makes. */
const changes = Math.min(MOST_CHANGES, Math.floor(entries / 10));
await bench();

async function bench(): Promise<void> {
  // Before, for the checkout may change meanwhile.
  const run = { ...describeRun(words), command: `npm run bench:capacity -- --entries ${entries} --items ${items}` };
  const measured = await inFolder(async (state) => {
    const server = await startCapacityServer(state);
    try {
      return await measure(server);
    } finally {
      await server.close();
    }
  });
  const growth = await inFolder(async (state) => await measureGrowth(state, items));
  const results = { ...run, entries, ...measured, growth };
  const text = `${JSON.stringify(results, undefined, 2)}\n`;
  if (values["write-docs"]) {
    write("test/bench/capacity/results.json", text);
    write("docs/capacity.md", pageOf(readFileSync(join(root, "docs/capacity.md"), "utf8"), results));
  }
  process.stdout.write(values.json ? text : summaryOf(results));
}

/** Does something with an empty folder, which is then removed. */
async function inFolder<Result>(act: (state: string) => Promise<Result>): Promise<Result> {
  const state = mkdtempSync(join(tmpdir(), "steward-capacity-"));
  try {
    return await act(state);
  } finally {
    rmSync(state, { recursive: true });
  }
}

async function measure(server: CapacityServer): Promise<Pick<CapacityResults, "sizes" | "writes" | "draining">> {
  const sizes: RowSize[] = [];
  for (const [kind, rows] of Object.entries({ ...ROWS, entries })) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one after another; a key of both
    sizes.push(await measureSize(server, kind as RowKind, rows));
  }
  const change = await changer(server);
  const writes = await measureWrites(change);
  return { sizes, writes, draining: await measureDraining(server, change) };
}

async function measureSize(server: CapacityServer, kind: RowKind, rows: number): Promise<RowSize> {
  console.error(`${rows} ${kind}`);
  const before = await databaseBytes(server);
  await server.add(kind, rows);
  return { kind, rows, bytes: ((await databaseBytes(server)) - before) / rows };
}

async function databaseBytes({ database }: CapacityServer): Promise<number> {
  return (await database.prepare("SELECT 1").run()).meta.size_after;
}

/** Makes so many changes, by so many writers at a time. @returns how many milliseconds it took. */
type Changer = (writers: number, count: number) => Promise<number>;

/** The changes are requests to the API inside the runtime, so that no connection is measured. */
async function changer(server: CapacityServer): Promise<Changer> {
  const [{ key }, { guid }] = [await server.person("administrator"), await server.person("viewer")];
  return async (writers, count) => {
    const path = `/bench/write?key=${key}&guid=${guid}&writers=${writers}&changes=${count}`;
    return (await server.ask(path)).body.milliseconds;
  };
}

async function measureWrites(change: Changer): Promise<readonly WriteRate[]> {
  const rates: WriteRate[] = [];
  for (const writers of WRITERS) {
    console.error(`${changes} changes by ${writers} at a time`);
    rates.push({ writers, changesPerSecond: (1_000 * changes) / (await change(writers, changes)) });
  }
  return rates;
}

/** All entries are exported, and removed by as many runs of the retention as it takes. */
async function measureDraining(server: CapacityServer, change: Changer): Promise<Draining> {
  console.error("export");
  const exportMilliseconds = await exportAll(server);
  // The newest entry stays, and with it the segment that has it.
  await change(1, 1);
  let [removed, milliseconds, runs, slowestRun] = [0, 0, 0, 0];
  for (;;) {
    console.error(`run ${runs + 1} of the retention`);
    const run = (await server.ask("/bench/prune")).body;
    if (run.entries === 0) break;
    [removed, milliseconds, runs] = [removed + run.entries, milliseconds + run.milliseconds, runs + 1];
    slowestRun = Math.max(slowestRun, run.milliseconds);
  }
  if (removed < entries) throw new Error(`The retention removed ${removed} of ${entries} entries.`);
  return {
    exportedPerSecond: (1_000 * removed) / exportMilliseconds,
    removedPerSecond: (1_000 * removed) / milliseconds,
    runs,
    slowestRunSeconds: slowestRun / 1_000,
  };
}

/** @returns how many milliseconds it took, to the manifest. */
async function exportAll(server: CapacityServer): Promise<number> {
  await server.database
    .prepare(
      `INSERT INTO audit_exports (guid, name, source, source_url, interval_minutes, created_time)
      VALUES ('capacity', 'capacity', 'own', 'https://bench.example', 1440, '2026-01-01T00:00:00Z')`,
    )
    .run();
  await server.ask("/bench/run?guid=capacity");
  for (;;) {
    await sleep(POLL_MILLISECONDS);
    const { state, caughtUpTime, lastRunTime, lastError } = (await server.ask("/bench/status?guid=capacity")).body;
    if (state === "needs_attention") throw new Error(lastError.message);
    if (caughtUpTime !== null && lastRunTime !== null) return caughtUpTime - lastRunTime;
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
