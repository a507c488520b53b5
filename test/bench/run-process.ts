/** Runs programs on Node, from the start of a process to its end. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const PEAK_MEMORY = fileURLToPath(new URL("peak-memory.cjs", import.meta.url));
const BYTES_PER_MEGABYTE = 1_000_000;

/** @param words the script and its arguments. @returns milliseconds */
export async function runProcess(words: readonly string[], folder: string): Promise<number> {
  const start = performance.now();
  await run(words, folder);
  return performance.now() - start;
}

/** The most memory that the process had at once, in megabytes; not that of processes that it starts. */
export async function runForPeak(words: readonly string[], folder: string): Promise<number> {
  const scratch = mkdtempSync(join(tmpdir(), "provider-steward-bench-"));
  try {
    const file = join(scratch, "peak");
    await run(["--require", PEAK_MEMORY, ...words], folder, { STEWARD_BENCH_PEAK_FILE: file });
    return Number(readFileSync(file, "utf8")) / BYTES_PER_MEGABYTE;
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function run(words: readonly string[], folder: string, environment: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, words, { cwd: folder, env, stdio: "ignore" });
  return new Promise<void>((resolve, reject) => {
    child.on("error", reject).on("close", (exitCode) => {
      if (exitCode === 0) resolve();
      else reject(new Error(`${words[0]} ended with ${exitCode}.`));
    });
  });
}
