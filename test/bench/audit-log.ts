/**
 * The cost of a page of the audit log by its depth, in a real local D1 of a million entries. `npm run bench:audit-log`
 * prints, for the pages of both orders at several depths, the rows that D1 says it read, the median time, and how many
 * times as long as `SELECT 1` (the floor) it takes, in one run; beside it the same page by OFFSET (the peer).
 * `--entries N` makes another number of entries.
 */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createTestHarness } from "wrangler";
import type { Measured, Measurement } from "./audit-log-measurement.ts";

const ENTRIES_A_REQUEST = 100_000;
const LIMIT = 500;
const RUNS = 11;
const READS_PER_RUN = 10;
const DEPTHS = [0, 1_000, 500_000, 999_000];

const root = fileURLToPath(new URL("../..", import.meta.url));

// Wrangler keeps its settings and logs here, and so leaves the home directory alone.
process.env["XDG_CONFIG_HOME"] = `${root}.build/config`;
process.env["CLOUDFLARE_CF_FETCH_ENABLED"] = "false";
process.env["WRANGLER_SEND_METRICS"] = "false";

const { values } = parseArgs({ options: { entries: { type: "string", default: "1000000" } } });
const entries = Number(values.entries);
if (!/^\d{1,9}$/.test(values.entries) || entries < LIMIT) {
  console.error(`bench:audit-log: --entries must be a whole number from ${LIMIT} to 999999999, not ${values.entries}.`);
  process.exit(2);
}

// Its database is in a temporary folder, which goes with it.
const harness = createTestHarness({
  root,
  workers: [
    {
      config: {
        name: "bench",
        main: "test/bench/audit-log-worker.ts",
        compatibility_date: "2026-09-01",
        d1_databases: [
          { binding: "DATABASE", database_name: "bench", database_id: "bench", migrations_dir: "worker/migrations" },
        ],
      },
    },
  ],
});
await harness.listen();
try {
  await harness.getWorker().applyD1Migrations("DATABASE");
  await fill();
  await bench();
} finally {
  await harness.close();
}

/** Makes the entries, whose ids are 1, 2 and so on. */
async function fill(): Promise<void> {
  for (let made = 0; made < entries; made += ENTRIES_A_REQUEST) {
    const count = Math.min(ENTRIES_A_REQUEST, entries - made);
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const { ok } = await harness.fetch(`/fill?entries=${count}`);
    if (!ok) throw new Error("The entries could not be made.");
  }
}

async function bench(): Promise<void> {
  const page = { isAscending: true, limit: LIMIT, id: 0, depth: 0, runs: RUNS, readsPerRun: READS_PER_RUN };
  const { medianMilliseconds: floor } = await measure({ ...page, way: "floor" });
  console.log(`${entries} entries, pages of ${LIMIT}, medians of ${RUNS} runs of ${READS_PER_RUN} reads`);
  console.log(`SELECT 1 (floor) ${floor.toFixed(2)} ms`);
  for (const isAscending of [true, false]) {
    console.log(isAscending ? "\noldest first" : "\nnewest first");
    for (const depth of DEPTHS.filter((one) => one < entries)) {
      const firstId = isAscending ? depth + 1 : entries - depth;
      for (const way of ["cursor", "offset"] as const) {
        const id = isAscending ? firstId - 1 : firstId + 1;
        // oxlint-disable-next-line no-await-in-loop -- together they would slow each other down
        const measurement = await measure({ ...page, way, isAscending, id, depth });
        if (measurement.firstId !== String(firstId)) throw new Error(`The page at depth ${depth} is another one.`);
        report(`depth ${depth}, by ${way}`, measurement, floor);
      }
    }
  }
}

async function measure(measured: Measured): Promise<Measurement> {
  const response = await harness.fetch("/measure", { method: "POST", body: JSON.stringify(measured) });
  if (!response.ok) throw new Error(`The measurement failed: ${await response.text()}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is what the Worker beside this file sends
  return (await response.json()) as Measurement;
}

function report(name: string, { rowsRead, medianMilliseconds }: Measurement, floor: number): void {
  const rows = `${String(rowsRead).padStart(9)} rows read`;
  const ratio = `${(medianMilliseconds / floor).toFixed(1)} x`.padStart(9);
  console.log(`  ${name.padEnd(26)} ${rows} ${medianMilliseconds.toFixed(2).padStart(9)} ms ${ratio}`);
}
