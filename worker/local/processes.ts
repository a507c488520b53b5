/** The processes of this machine, as far as one can tell whether one of them still is the one that it was. */

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

export interface Process {
  readonly pid: number;
  /** The process group. */
  readonly group: number;
  /** The time of its start, as the system says it: another process that gets the same id later has another start. */
  readonly started: string;
}

/** All that run; one that has ended and waits for its parent is not among them. */
export function listProcesses(): readonly Process[] {
  return existsSync("/proc/self/stat") ? listByProc() : listByPs();
}

/** This very process. */
export function thisProcess(): Process {
  return findProcess(process.pid) ?? { pid: process.pid, group: process.pid, started: "" };
}

export function findProcess(pid: number): Process | undefined {
  return listProcesses().find((one) => one.pid === pid);
}

/** See proc_pid_stat(5): the command's name, in parentheses, may hold parentheses and spaces too. */
function listByProc(): readonly Process[] {
  // Starts are counted from the last one of the machine.
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const [state = "Z", , group = "", ...others] = fieldsOf(name);
      return state === "Z" ? [] : [{ pid: Number(name), group: Number(group), started: `${boot}/${others[16]}` }];
    });
}

/** The fields from the state on; none of a process that has ended meanwhile. */
function fieldsOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "latin1")
      .replace(/^.*\) /s, "")
      .split(" ");
  } catch {
    return [];
  }
}

function listByPs(): readonly Process[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,pgid=,stat=,lstart="], { encoding: "utf8" }).split("\n");
  return lines.flatMap((line) => {
    const [, pid, group, state = "Z", started = ""] = /^ *(\d+) +(\d+) +(\S+) +(.*?) *$/.exec(line) ?? [];
    return state.startsWith("Z") ? [] : [{ pid: Number(pid), group: Number(group), started }];
  });
}
