/** One server for each state folder: a file says which one, and what it says is believed while that very process runs. */

import { execFileSync } from "node:child_process";
import { existsSync, linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CommandError, systemCode } from "../command/command.ts";

/** The server of a state folder. */
export interface Holder {
  /** Null until it answers. */
  readonly url: string | null;
  /** RFC 3339. */
  readonly since: string;
  /** The process of `npm start`. */
  readonly program: Process;
  /** The process that leads the group of the Worker; null before it has started. */
  readonly worker: Process | null;
}

const NAME = "server.json";

/** The time for which a start waits for another one that takes the place of a server that has ended: that needs a few milliseconds. */
const CLAIM_WAIT_MILLISECONDS = 2_000;
const CLAIM_LOOK_MILLISECONDS = 5;

/**
 * Makes a server the one of a folder, if no other one is. Of two that try at once, one succeeds.
 *
 * @returns the server that the folder has already; undefined where this one has become it.
 * See docs/decisions/0096-one-server-a-folder.md.
 */
export function takeFolder(folder: string, own: Holder): Holder | undefined {
  const file = join(folder, NAME);
  for (;;) {
    if (create(file, own)) return undefined;
    const text = read(file);
    if (text === undefined) continue;
    const holder = parse(text);
    if (holder !== undefined && isRunning(holder)) return holder;
    const outcome = succeed(file, text, own);
    if (outcome !== "again") return outcome;
  }
}

/** Writes what has become known of the folder's own server. */
export function updateFolder(folder: string, own: Holder): void {
  replace(join(folder, NAME), own);
}

/** Leaves a folder that was taken. */
export function leaveFolder(folder: string): void {
  rmSync(join(folder, NAME), { force: true });
}

/**
 * Takes the place of a server that has ended. Only one start can hold the claim, and only the holder replaces the file, once it
 * has seen that the file still is that of the ended server.
 */
function succeed(file: string, ended: string, own: Holder): Holder | undefined | "again" {
  const claim = `${file}.claim`;
  if (!create(claim, own)) return claimantOf(claim) ?? "again";
  const isSame = read(file) === ended;
  if (isSame) replace(file, own);
  rmSync(claim);
  return isSame ? undefined : "again";
}

/**
 * Waits until a claim is gone, because its holder may find that yet another start was quicker: only the file says who has the folder.
 *
 * @returns the claimant, where it keeps the claim (a suspended process does); undefined once the claim is gone.
 * @throws CommandError where the claim was left behind.
 */
function claimantOf(claim: string): Holder | undefined {
  const end = Date.now() + CLAIM_WAIT_MILLISECONDS;
  for (;;) {
    const text = read(claim);
    if (text === undefined) return undefined;
    const claimant = parse(text);
    if (claimant !== undefined && isRunning(claimant)) {
      if (Date.now() > end) return claimant;
      pause(CLAIM_LOOK_MILLISECONDS);
    } else if (read(claim) === text) {
      throw new CommandError(`A start of the server was ended halfway. Delete ${claim}, and start again.`);
    }
  }
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** Tells if anything of a server still runs: it itself, or the Worker, which outlives it where both were killed. */
function isRunning({ program, worker }: Holder): boolean {
  const all = listProcesses();
  const isThere = ({ pid, started }: Process) => all.some((one) => one.pid === pid && one.started === started);
  return isThere(program) || (worker !== null && leftOf(worker, all).length > 0);
}

/** The processes that are left of the Worker's group. A stranger who has got the leader's id leads a group of its own. */
function leftOf(worker: Process, all: readonly Process[]): readonly Process[] {
  const leader = all.find(({ pid }) => pid === worker.pid);
  if (leader !== undefined && leader.started !== worker.started) return [];
  return all.filter(({ group }) => group === worker.pid);
}

/** The command that ends a server that runs. */
export function endCommand({ program, worker }: Holder): string {
  const isHere = listProcesses().some(({ pid, started }) => pid === program.pid && started === program.started);
  return isHere || worker === null ? `kill ${program.pid}` : `kill -KILL -${worker.pid}`;
}

/** Creates a file with all of its text at once. @returns whether it was not there before. */
function create(file: string, holder: Holder): boolean {
  const draft = writeDraft(file, holder);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (systemCode(error) === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

function replace(file: string, holder: Holder): void {
  renameSync(writeDraft(file, holder), file);
}

function writeDraft(file: string, holder: Holder): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(holder)}\n`);
  return draft;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (systemCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** A file that a crash of the machine has left empty says nothing. */
function parse(text: string): Holder | undefined {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this program writes it, and at once
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

/** A process of this machine, as far as one can tell whether it still is the one that it was. */
interface Process {
  readonly pid: number;
  /** The process group. */
  readonly group: number;
  /** The time of its start, as the system says it: another process that gets the same id later has another start. */
  readonly started: string;
}

/** All that run; one that has ended and waits for its parent is not among them. */
function listProcesses(): readonly Process[] {
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
