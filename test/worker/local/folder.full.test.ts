/** Servers are started and killed here: only then is it seen which one has the folder, and what is left of the others. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { alive, descendants } from "./support/processes.ts";
import { cleanUp, emptyFolder, run, runNpm, startServer, untilReady, wait } from "./support/programs.ts";

const SCRIPT = new URL("support/take-folder.ts", import.meta.url).pathname;
const ROUNDS = 4;
const AT_ONCE = 6;
const HEAD_START_MILLISECONDS = 1_500;

const started: ChildProcess[] = [];
afterEach(async () => {
  await killStarted();
  await cleanUp();
});

async function killStarted(): Promise<void> {
  await Promise.all(
    started.splice(0).map(async (child) => {
      const ended = once(child, "exit");
      if (child.kill("SIGKILL")) await ended;
    }),
  );
}

/** Starts several that try at one instant. @returns what each says. */
async function race(folder: string): Promise<readonly string[]> {
  const at = String(Date.now() + HEAD_START_MILLISECONDS);
  const children = Array.from({ length: AT_ONCE }, () =>
    spawn(process.execPath, [SCRIPT, folder, at], { stdio: ["ignore", "pipe", "inherit"] }),
  );
  started.push(...children);
  return await Promise.all(
    children.map(async ({ stdout, pid }) => {
      const [said] = await once(stdout.setEncoding("utf8"), "data");
      return String(said).trim() === "taken" ? `taken by ${pid}` : String(said).trim();
    }),
  );
}

describe("the server of a folder", () => {
  it("is one of two that start at once, and says that its Worker ended by itself", async () => {
    const state = emptyFolder();
    const both = [1, 2].map(() => run("start.ts", [], { PORT: "0", STEWARD_STATE: state }));
    const said = await Promise.all(
      both.map(async (program) => await Promise.race([untilReady(program).catch(() => undefined), program.ended])),
    );
    expect(said.filter((ending) => ending !== undefined)).toEqual([[1, null]]);
    expect(both.map(({ output }) => output).join("\n")).toContain(`The server of ${state} runs already`);
    const winner = both.find((_, index) => said[index] === undefined);
    if (winner === undefined) throw new Error("Neither of the two serves.");
    const family = descendants(winner.pid);
    process.kill(family[0]?.pid ?? 0, "SIGKILL");
    expect(await winner.ended).toEqual([1, null]);
    expect(winner.output).toContain("npm start: The Worker ended unexpectedly (SIGKILL).");
    await wait(() => expect(alive(family)).toEqual([]));
  });

  it("ends with npm, with its program or by itself, however that ends, and leaves the folder to the next one", async () => {
    const environment = { PORT: "0", STEWARD_STATE: emptyFolder() };
    const npm = runNpm(["start"], environment);
    await untilReady(npm);
    const ofNpm = descendants(npm.pid);
    expect(ofNpm.map(({ command }) => command).join("\n")).toContain("workerd");
    npm.child.kill("SIGKILL");
    await wait(() => expect(alive(ofNpm)).toEqual([]));

    const { program: killed } = await startServer(environment);
    const ofKilled = descendants(killed.pid);
    killed.child.kill("SIGKILL");
    await killed.ended;
    await wait(() => expect(alive(ofKilled)).toEqual([]));

    // Where only the Worker is left, it still is the server of the folder, and the next start says how to end it.
    const { program } = await startServer(environment);
    const family = descendants(program.pid);
    const leader = family.find(({ parent }) => parent === program.pid)?.pid ?? 0;
    // Stopped first, so that neither sees the other end.
    for (const signal of ["SIGSTOP", "SIGKILL"] as const)
      for (const pid of [program.pid, leader]) process.kill(pid, signal);
    await program.ended;
    await wait(() => expect(alive(family).map(({ pid }) => pid)).not.toContain(leader));
    expect(alive(family).length).toBeGreaterThan(0);
    const next = run("start.ts", [], environment);
    expect(await next.ended).toEqual([1, null]);
    const [, command = ""] = /or end it: (kill -KILL -\d+)\n$/.exec(next.output) ?? [];
    execFileSync("sh", ["-c", command]);
    await wait(() => expect(alive(family)).toEqual([]));
    await startServer(environment);
  });
});

describe("a state folder", () => {
  it("is taken by one of several that try at once, on an empty folder and after kills", async () => {
    const folder = emptyFolder();
    for (let round = 0; round < ROUNDS; round += 1) {
      const said = await race(folder);
      const winners = said.flatMap((line) => /^taken by (\d+)$/.exec(line)?.[1] ?? []);
      expect(winners).toHaveLength(1);
      expect(new Set(said)).toEqual(new Set([`taken by ${winners[0]}`, `refused by ${winners[0]}`]));
      await killStarted();
      expect(readdirSync(folder)).toEqual(["server.json"]);
    }
  });
});
