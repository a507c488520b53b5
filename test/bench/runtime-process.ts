/** Processes of the runtime that this process has started, on Linux. */
import { readFileSync } from "node:fs";

/** Starts one, which is known by being new: two must not start at the same time. @returns its id, beside what is started. */
export async function startRuntime<Started>(start: () => Promise<Started>) {
  const others = new Set(runtimes());
  const started = await start();
  const pid = runtimes().find((one) => !others.has(one));
  if (pid === undefined) throw new Error("The runtime has no process of its own.");
  return { started, pid };
}

function runtimes(): readonly string[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").trim().split(" ");
  return children.filter((pid) => pid !== "" && readProcess(pid, "stat").startsWith(`${pid} (workerd) `));
}

const TICK_MICROSECONDS = 10_000;

/** Its processor time so far, in user and system mode; in hundredths of a second. See fields 14 and 15 of proc_pid_stat(5). */
export function cpuMicroseconds(pid: string): number {
  const fields = readProcess(pid, "stat").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MICROSECONDS;
}

/** Its resident memory, or the peak of it. */
export function residentBytes(pid: string, which: "VmRSS" | "VmHWM"): number {
  const [, kibibytes] = new RegExp(`^${which}:\\s+(\\d+) kB$`, "m").exec(readProcess(pid, "status")) ?? [];
  return Number(kibibytes) * 1_024;
}

function readProcess(pid: string, file: "stat" | "status"): string {
  return readFileSync(`/proc/${pid}/${file}`, "utf8");
}
