/** `npm start` on an empty state until its first answer, beside an empty script. On Linux. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { descendants } from "../worker/local/support/processes.ts";
import type { Group } from "./figure.ts";
import { runForPeak, runProcess } from "./run-process.ts";
import { residentBytes } from "./runtime-process.ts";

const common = { peers: [], rounds: 7 } as const;
const timed = { ...common, unit: "ms", floor: "empty script" } as const;
const FIRST = "first start";
const MEMORY = "memory of the server's Node process";
const PROCESSOR = ", processor time";

export const start: Group = {
  name: "start",
  title: "npm start, until the first answer",
  needsBuild: false,
  works: [
    { ...timed, name: FIRST, bound: { value: 4_000 } },
    { ...timed, name: "later start", bound: { value: 2_500 } },
    { ...common, unit: "ms", name: `${FIRST}${PROCESSOR}` },
    { ...common, unit: "ms", name: `later start${PROCESSOR}` },
    { ...common, unit: "MB", name: MEMORY, floor: "empty script", bound: { value: 250 } },
  ],
  start: async () => {
    const folder = mkdtempSync(join(tmpdir(), "provider-steward-bench-"));
    const empty = join(folder, "empty.mjs");
    writeFileSync(empty, "");
    return {
      measure: async (work, contestant) => {
        if (contestant.kind !== "subject") {
          return work === MEMORY ? await runForPeak([empty], folder) : await runProcess([empty], folder);
        }
        const { root } = contestant;
        if (work.startsWith(FIRST)) rmSync(join(root, ".wrangler"), { recursive: true, force: true });
        const { milliseconds, processor, megabytes } = await startOnce(root, mkdtempSync(join(folder, "state-")));
        if (work === MEMORY) return megabytes;
        return work.endsWith(PROCESSOR) ? processor : milliseconds;
      },
      close: async () => rmSync(folder, { recursive: true }),
    };
  },
};

async function startOnce(root: string, state: string) {
  const begun = performance.now();
  const { NODE_COMPILE_CACHE: _, ...environment } = process.env;
  const program = spawn(process.execPath, ["worker/local/start.ts"], {
    cwd: root,
    env: { ...environment, PORT: "0", STEWARD_STATE: state },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    for await (const line of createInterface(program.stdout)) {
      const [, url] = /answers on (\S+)$/.exec(line) ?? [];
      if (url === undefined) continue;
      const { status } = await fetch(`${url}/__ping__`);
      if (status !== 200) break;
      const milliseconds = performance.now() - begun;
      const children = descendants(program.pid ?? 0);
      const server = children.find(({ command }) => command.includes("server.ts"));
      const processor = [{ pid: program.pid }, ...children].reduce((sum, { pid }) => sum + processorTime(pid), 0);
      return { milliseconds, processor, megabytes: residentBytes(String(server?.pid), "VmRSS") / 1e6 };
    }
    throw new Error("The server did not start.");
  } finally {
    const ended = once(program, "exit");
    program.kill();
    await ended;
  }
}

const MILLISECONDS_PER_TICK = 10;

/** Milliseconds of a process and its ended children. See proc_pid_stat(5). */
function processorTime(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * MILLISECONDS_PER_TICK, 0);
}
