/**
 * The measurement of an audit log's export: the log of a real local Worker goes by its job to a real local bucket, and
 * is compared with it. `npm run bench:export` prints the rate and the memory of the runtime, and in each run the share
 * of the floor's rate: to read the same pages, pack the same lines and put them, and then to read the pages and what
 * was put once more, with no other work. It does so with a tenth of the entries, too, so that it shows how the memory
 * goes with them; JavaScript has 64 MB of heap. `--entries N` makes another number, `--runs N` takes other medians.
 * See docs/decisions/0076-bench-export.md.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Miniflare } from "miniflare";
import { migrationStatements } from "../support/migrated-database.ts";
import { bundle, miniflareOptions } from "../worker/exports/bundled-worker.ts";
import type { Floor, Status } from "./audit-export-measurement.ts";
import { readOptions } from "./options.ts";
import { quantile } from "./quantile.ts";
import { residentBytes, startRuntime } from "./runtime-process.ts";

interface Measurement {
  readonly milliseconds: number;
  /** The most that the runtime ever had in memory. */
  readonly peakBytes: number;
}

/** The most that the runtime had in memory up to now. */
type Peak = () => number;

const HELP = `Usage: npm run bench:export [-- options]

Exports the audit log of a real local Worker to a real local bucket and compares it, beside a floor, and prints rates and peaks.

Options:
  --entries N   how many entries (default: 1000000)
  --runs N      how many runs (default: 3)
  --help        this text
`;

const LEAST_ENTRIES = 10_000;
const ENTRIES_A_STATEMENT = 50_000;
const POLL_MILLISECONDS = 100;
/** The example key of RFC 8410, section 10.3. */
const SIGNING_KEY = "MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC";
const MEGABYTE = 1_000_000;
/** The least share of the floor's rate that is promised, in each run of a million entries. */
const LEAST_SHARE = 0.75;

// Half of what the platform gives a Worker. Without a limit the runtime collects garbage late, and its memory tells nothing.
process.env["MINIFLARE_WORKERD_V8_FLAGS"] = "--max-heap-size=64";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { wholeNumber } = readOptions("bench:export", HELP, { entries: "1000000", runs: "3" });
const [entries, runs] = [wholeNumber("entries", LEAST_ENTRIES), wholeNumber("runs", 1)];
const code = await bundle(new URL("audit-export-worker.ts", import.meta.url));
const state = mkdtempSync(join(tmpdir(), "steward-bench-"));
try {
  for (const count of [Math.ceil(entries / 10), entries]) {
    await bench(count);
  }
} finally {
  rmSync(state, { recursive: true, force: true });
}

/** Measures export and floor in turn, each in a process of its own, so that each has a peak of its own. */
async function bench(count: number): Promise<void> {
  await inWorker(async (miniflare) => await fill(miniflare, count));
  const floors: (Measurement & Floor)[] = [];
  const exports: Measurement[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const name = `run-${count}-${run}`;
    floors.push(await inWorker(async (miniflare, peak) => await measureFloor(miniflare, name, count, peak)));
    exports.push(await inWorker(async (miniflare, peak) => await measureExport(miniflare, name, count, peak)));
  }
  const rawBytes = floors[0]?.rawBytes ?? 0;
  console.log(`${count} entries, ${(rawBytes / MEGABYTE).toFixed(0)} MB of lines, medians of ${runs} runs`);
  const floor = report("floor", floors, count, rawBytes);
  const measured = report("export", exports, count, rawBytes);
  const shares = exports.map(({ milliseconds }, run) => (floors[run]?.milliseconds ?? 0) / milliseconds);
  const isKept = shares.every((share) => share >= LEAST_SHARE);
  console.log(
    `  share of the floor's rate in each run: ${shares.map((share) => share.toFixed(2)).join(", ")} ` +
      `(at least ${LEAST_SHARE}: ${isKept ? "kept" : "not kept"}), ` +
      `${(measured.peakBytes / floor.peakBytes).toFixed(2)} x memory\n`,
  );
}

function report(name: string, measurements: readonly Measurement[], count: number, rawBytes: number): Measurement {
  const medianOf = (amount: (measurement: Measurement) => number) => quantile(measurements.map(amount), 0.5);
  const milliseconds = medianOf((measurement) => measurement.milliseconds);
  const peakBytes = medianOf((measurement) => measurement.peakBytes);
  const seconds = milliseconds / 1_000;
  const [rate, megabytes] = [(count / seconds).toFixed(0), (rawBytes / MEGABYTE / seconds).toFixed(1)];
  console.log(
    `  ${name.padEnd(8)} ${seconds.toFixed(1).padStart(8)} s ${rate.padStart(9)} entries/s ${megabytes.padStart(7)} MB/s` +
      `  peak ${(peakBytes / MEGABYTE).toFixed(0).padStart(5)} MB`,
  );
  return { milliseconds, peakBytes };
}

async function measureFloor(
  miniflare: Miniflare,
  name: string,
  count: number,
  peak: Peak,
): Promise<Measurement & Floor> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is what the Worker beside this file sends
  const floor = (await ask(miniflare, `/floor?name=floor-${name}`)) as Floor;
  if (floor.entries !== count) throw new Error(`The floor has ${floor.entries} of ${count} entries.`);
  return { ...floor, peakBytes: peak() };
}

/** From the beginning of the run to the end of its comparison: all is written, sealed by a manifest, and compared with the log. */
async function measureExport(miniflare: Miniflare, name: string, count: number, peak: Peak): Promise<Measurement> {
  const database = await miniflare.getD1Database("DATABASE");
  await database
    .prepare(
      `INSERT INTO audit_exports (guid, name, source, source_url, interval_minutes, created_time)
      VALUES (?1, ?1, 'own', 'https://bench.example', 1440, '2026-01-01T00:00:00Z')`,
    )
    .bind(name)
    .run();
  await ask(miniflare, `/run?name=${name}`);
  for (;;) {
    await sleep(POLL_MILLISECONDS);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above; it is what the Worker sends
    const status = (await ask(miniflare, `/status?name=${name}`)) as Status;
    const { state: stands, lastRunTime, findings } = status;
    if (stands === "needs_attention") throw new Error(status.lastError?.message);
    if (findings.failure !== null) throw new Error(findings.failure.message);
    if (findings.time === null || lastRunTime === null) continue;
    if (status.entries !== count || findings.entries !== count) {
      throw new Error(`The export has ${status.entries} and compared ${findings.entries} of ${count} entries.`);
    }
    const peakBytes = peak();
    // In the process of the next measurement, its job does nothing.
    await database.prepare("UPDATE audit_exports SET paused = 1 WHERE guid = ?1").bind(name).run();
    return { milliseconds: findings.time - lastRunTime, peakBytes };
  }
}

/** Makes entries until there are so many, whose ids are 1, 2 and so on. */
async function fill(miniflare: Miniflare, count: number): Promise<void> {
  const database = await miniflare.getD1Database("DATABASE");
  const isNew = (await database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'audit_log'").first()) === null;
  const statements = isNew ? await migrationStatements(root) : [];
  if (isNew) await database.batch(statements.map((statement) => database.prepare(statement)));
  const made = (await database.prepare("SELECT count(*) AS entries FROM audit_log").first<number>("entries")) ?? 0;
  for (let done = made; done < count; done += ENTRIES_A_STATEMENT) {
    await database
      .prepare(
        `WITH RECURSIVE numbers (number) AS (SELECT ?2 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?1)
        INSERT INTO audit_log (time, user_id, user_guid, user_description, action, event_description)
        SELECT '2026-01-01T00:00:00Z', '7', '9f4c2f5e-0000-4000-8000-000000000007', 'Ada Example (ada)', 'update_user',
          'Changed the user number ' || number || '.' FROM numbers`,
      )
      .bind(Math.min(done + ENTRIES_A_STATEMENT, count), done + 1)
      .run();
  }
}

/** Runs the Worker on the state so far, in a new process of the runtime. */
async function inWorker<Result>(use: (miniflare: Miniflare, peak: Peak) => Promise<Result>): Promise<Result> {
  const bindings = { AUDIT_EXPORT_SIGNING_KEY: SIGNING_KEY };
  const miniflare = new Miniflare(miniflareOptions({ code, state, bindings }, "AuditExportJob"));
  try {
    const { pid } = await startRuntime(async () => await miniflare.ready);
    return await use(miniflare, () => residentBytes(pid, "VmHWM"));
  } finally {
    await miniflare.dispose();
  }
}

async function ask(miniflare: Miniflare, path: string): Promise<unknown> {
  const response = await miniflare.dispatchFetch(`http://bench.example${path}`);
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
  return await response.json();
}
