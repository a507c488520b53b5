/** The measurement of the terminal's export of an audit log, beside that of another commit, by the same server. */

import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { checkOut } from "./checkout.ts";
import type { Subject } from "./figure.ts";

/** About what a local Worker takes for a page of 500 entries. */
const PAGE_MILLISECONDS = 10;

const run = promisify(execFile);
const root = fileURLToPath(new URL("../..", import.meta.url));

/** Prints the rate of both, and their ratio. Each run is a whole process that exports to a new folder. */
export async function benchTerminal(entries: number, runs: number, commit: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "steward-bench-"));
  const server = spawn(process.execPath, [
    fileURLToPath(new URL("audit-log-server.ts", import.meta.url)),
    String(entries),
    String(PAGE_MILLISECONDS),
  ]);
  try {
    const [port] = await once(createInterface(server.stdout), "line");
    const subjects = [checkOut(commit, mkdtempSync(join(folder, "other-")), false), { name: "this", root }];
    const times = new Map<string, number[]>(subjects.map(({ name }) => [name, []]));
    for (let round = 1; round <= runs; round += 1) {
      for (const subject of subjects) {
        // oxlint-disable-next-line no-await-in-loop -- together they would slow each other down
        times.get(subject.name)?.push(await measure(subject, Number(port), mkdtempSync(join(folder, "out-"))));
      }
    }
    report(entries, runs, times);
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(subject: Subject, port: number, out: string): Promise<number> {
  const start = performance.now();
  const words = ["export", "--server", `http://127.0.0.1:${port}`, "--out", out];
  await run(process.execPath, [join(subject.root, "action/terminal.ts"), ...words], {
    env: { ...process.env, STEWARD_API_KEY: "k".repeat(32) },
  });
  return performance.now() - start;
}

function report(entries: number, runs: number, times: ReadonlyMap<string, readonly number[]>): void {
  console.log(`${entries} entries by the terminal, ${PAGE_MILLISECONDS} ms a page, medians of ${runs} runs`);
  const medians = [...times].map(([name, each]) => {
    const median = each.toSorted((one, other) => one - other)[Math.floor(each.length / 2)] ?? 0;
    const rate = ((entries * 1_000) / median).toFixed(0);
    console.log(`  ${name.padEnd(8)} ${(median / 1_000).toFixed(1).padStart(8)} s ${rate.padStart(9)} entries/s`);
    return median;
  });
  const [other = 0, own = 0] = medians;
  console.log(`  rate of this       ${(other / own).toFixed(2)} x\n`);
}
