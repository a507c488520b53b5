/** The processes of this machine, and where they listen. */

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** The processes that run now; one that has ended and waits for its parent is not among them. */
export function processes() {
  return process.platform === "linux" ? processesOfLinux() : processesOfUnix();
}

/** See proc_pid_stat(5): the command's name, in parentheses, may hold parentheses too. */
function processesOfLinux() {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, state = "", parent] = /^.*\) (\S) (\d+) /s.exec(readFileSync(`/proc/${name}/stat`, "utf8")) ?? [];
        const command = readFileSync(`/proc/${name}/cmdline`, "utf8");
        return state === "Z" ? [] : [{ pid: Number(name), parent: Number(parent), command }];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}

function processesOfUnix() {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,stat=,args="], { encoding: "utf8" }).split("\n");
  return lines
    .map((line) => /^ *(\d+) +(\d+) +(\S+) +(.*)$/.exec(line))
    .filter((match) => match?.[3]?.startsWith("Z") === false)
    .map((match) => ({ pid: Number(match?.[1]), parent: Number(match?.[2]), command: match?.[4] ?? "" }));
}

/** Everything that a process started, and that these started. */
export function descendants(pid: number, all = processes()): ReturnType<typeof processes> {
  const children = all.filter(({ parent }) => parent === pid);
  return children.concat(children.flatMap((child) => descendants(child.pid, all)));
}

/** Those of some that still run. One that is ending has no command any more, and still holds what it has. */
export const alive = (some: { pid: number; command: string }[]) =>
  processes().filter((one) => some.some(({ pid, command }) => pid === one.pid && ["", command].includes(one.command)));

/** The ports on which some processes listen, on Linux. */
export function listeningPorts(pids: readonly number[]): readonly number[] {
  const own = new Set(pids.flatMap(socketsOf));
  return ["/proc/net/tcp", "/proc/net/tcp6"]
    .flatMap((file) => readFileSync(file, "utf8").split("\n").slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode = ""]) => state === LISTENS && own.has(`socket:[${inode}]`))
    .map(([, address = ""]) => Number.parseInt(address.replace(/^.*:/, ""), 16));
}

/** See proc_pid_net(5). */
const LISTENS = "0A";

function socketsOf(pid: number): readonly string[] {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).flatMap((name) => {
    try {
      return [readlinkSync(`${folder}/${name}`)];
    } catch {
      // It was closed meanwhile.
      return [];
    }
  });
}
