import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { cleanUp, emptyFolder, freePort, listen, type Program, root, run, wait, waitFor } from "./support/programs.ts";

afterEach(cleanUp);

/** Runs the program behind `npm start` on an empty database. */
function start(port: string, home = emptyFolder()) {
  return run("start.ts", [], { HOME: home, PORT: port, STEWARD_STATE: emptyFolder() });
}

const ready = (program: Program) => waitFor(program, "Ctrl-C stops the Worker.");

/** The processes that run now; one that has ended and waits for its parent is not among them. */
function processes() {
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
function descendants(pid: number, all = processes()): ReturnType<typeof processes> {
  const children = all.filter(({ parent }) => parent === pid);
  return children.concat(children.flatMap((child) => descendants(child.pid, all)));
}

const alive = (some: { pid: number; command: string }[]) =>
  processes().filter((one) => some.some(({ pid, command }) => pid === one.pid && command === one.command));

describe("npm start", () => {
  it("serves on an empty machine, says what to try, and leaves nothing behind when it is told to stop", async () => {
    const home = emptyFolder();
    const program = start(await freePort(), home);
    await ready(program);
    const [, type = "", file = "", url = ""] =
      /curl -H 'Content-Type: (\S+)' --data-binary @(\S+) (\S+)/.exec(program.output) ?? [];
    const body = readFileSync(join(root, file));
    const response = await fetch(url, { method: "POST", headers: { "Content-Type": type }, body });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      valid: false,
      diagnostics: expect.arrayContaining([
        expect.objectContaining({ range: expect.objectContaining({ start: expect.any(Object) }) }),
      ]),
    });

    await wait(() => expect(program.output).toContain("POST /v1/validate 200"));
    expect(program.output).not.toMatch(/\/__ping__|\/bootstrap 401/);

    const family = descendants(program.pid);
    expect(family.map(({ command }) => command).join("\n")).toContain("workerd");
    program.child.kill("SIGTERM");
    expect(await program.ended).toEqual([0, null]);
    await wait(() => expect(alive(family)).toEqual([]));
    expect(readdirSync(home)).toEqual([]);
  });

  it("can be stopped before it is ready", async () => {
    const program = start(await freePort());
    await wait(() => expect(descendants(program.pid)).not.toEqual([]));
    const family = descendants(program.pid);
    program.child.kill("SIGINT");
    expect(await program.ended).toEqual([0, null]);
    await wait(() => expect(alive(family)).toEqual([]));
    expect(program.output).toBe("");
  });

  it("reports that the Worker ended by itself", async () => {
    const program = start(await freePort());
    await ready(program);
    const family = descendants(program.pid);
    process.kill(family[0]?.pid ?? 0, "SIGKILL");
    expect(await program.ended).toEqual([1, null]);
    expect(program.output).toContain("npm start: The Worker ended unexpectedly (SIGKILL).");
    await wait(() => expect(alive(family)).toEqual([]));
  });

  it("says which port is busy and how to choose another", async () => {
    const { server, port } = await listen();
    const program = start(port);
    expect(await program.ended).toEqual([1, null]);
    expect(program.output).toBe(
      `npm start: Port ${port} on 127.0.0.1 is in use by another program, so the Worker cannot listen there. ` +
        "Free it, or choose another port: PORT=8787 npm start\n",
    );
    server.close();
  });

  it("says which folder it cannot write to, and does not advise to delete it", async () => {
    const file = join(emptyFolder(), "file");
    writeFileSync(file, "");
    const program = run("start.ts", [], { PORT: await freePort(), STEWARD_STATE: file });
    expect(await program.ended).toEqual([1, null]);
    expect(program.output).toBe(
      `npm start: The state cannot be stored in ${file} (EEXIST). ` +
        "Use a folder that you may write to, or set STEWARD_STATE to another one.\n",
    );
  });

  it.each(["0", "65536", "80x", "-1", "1.5"])("refuses PORT=%s", async (port) => {
    const program = start(port);
    expect(await program.ended).toEqual([1, null]);
    expect(program.output).toBe(`npm start: PORT must be a whole number from 1 to 65535, not "${port}".\n`);
  });
});
