import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import {
  endCommand,
  findProcess,
  type Holder,
  leaveFolder,
  takeFolder,
  thisProcess,
  updateFolder,
} from "../../../../worker/local/state/state-lock.ts";
import { cleanUp, emptyFolder } from "../support/programs.ts";

const SCRIPT = new URL("../support/take-folder.ts", import.meta.url).pathname;
/** A child has begun to look at the claim by then, and still waits for it. */
const WHILE_CLAIMED_MILLISECONDS = 1_000;

const own: Holder = { url: "http://127.0.0.1:1", since: "2026-01-01T00:00:00Z", program: thisProcess(), worker: null };
/** The id of this process, as one that it was given to later. */
const before = { ...own, program: { ...own.program, started: "earlier" } };

const started: ChildProcess[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map(kill));
  await cleanUp();
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

describe("a state folder", () => {
  it("is taken once, and again after it was left", () => {
    const folder = emptyFolder();
    expect(takeFolder(folder, own)).toBeUndefined();
    expect(takeFolder(folder, { ...own, url: "http://127.0.0.1:2" })).toEqual(own);
    leaveFolder(folder);
    expect(takeFolder(folder, own)).toBeUndefined();
    expect(readdirSync(folder)).toEqual(["server.json"]);
  });

  it.each([
    ["of a process that has ended", JSON.stringify({ ...own, program: { pid: 2 ** 30, group: 1, started: "x" } })],
    ["of another process, which had the id before", JSON.stringify(before)],
    ["that a crash left empty", ""],
  ])("is taken over by a file %s", (_, text) => {
    const folder = emptyFolder();
    writeFileSync(join(folder, "server.json"), text);
    expect(takeFolder(folder, own)).toBeUndefined();
    expect(JSON.parse(readFileSync(join(folder, "server.json"), "utf8"))).toEqual(own);
    expect(readdirSync(folder)).toEqual(["server.json"]);
  });

  it("is held by what is left of the Worker's group, and not by a group of another process", async () => {
    const folder = emptyFolder();
    const child = spawn("sh", ["-c", "sleep 1000 & echo; wait"], {
      detached: true,
      stdio: ["ignore", "pipe", "ignore"],
    });
    await once(child.stdout, "data");
    const worker = findProcess(child.pid ?? 0);
    if (worker === undefined) throw new Error("The child does not run.");
    expect(takeFolder(folder, before)).toBeUndefined();
    const left = { ...before, worker };
    updateFolder(folder, left);
    await kill(child);
    expect(takeFolder(folder, own)).toEqual(left);
    expect(endCommand(left)).toBe(`kill -KILL -${worker.pid}`);
    updateFolder(folder, { ...before, worker: { ...own.program, started: "earlier" } });
    expect(takeFolder(folder, own)).toBeUndefined();
    process.kill(-worker.pid, "SIGKILL");
  });

  it("is not taken where a start was ended halfway through taking it over: that is said", () => {
    const folder = emptyFolder();
    for (const name of ["server.json", "server.json.claim"]) writeFileSync(join(folder, name), JSON.stringify(before));
    expect(() => takeFolder(folder, own)).toThrow(
      `A start of the server was ended halfway. Delete ${join(folder, "server.json.claim")}, and start again.`,
    );
  });

  it("is refused by the server that has it, also while another start still holds the claim to take it over", async () => {
    const folder = emptyFolder();
    const claimant = findProcess(process.ppid);
    if (claimant === undefined) throw new Error("The parent process does not run.");
    writeFileSync(join(folder, "server.json"), JSON.stringify(before));
    writeFileSync(join(folder, "server.json.claim"), JSON.stringify({ ...own, program: claimant }));
    const child = spawn(process.execPath, [SCRIPT, folder], { stdio: ["ignore", "pipe", "inherit"] });
    started.push(child);
    const said = once(child.stdout.setEncoding("utf8"), "data");
    await sleep(WHILE_CLAIMED_MILLISECONDS);
    updateFolder(folder, own);
    rmSync(join(folder, "server.json.claim"));
    expect(await said).toEqual([`refused by ${process.pid}\n`]);
  });
});
