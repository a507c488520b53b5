import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";

const PATIENCE_MILLISECONDS = 120_000;
const root = fileURLToPath(new URL("../..", import.meta.url));
const started: ChildProcess[] = [];
let home: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "steward-home-"));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill();
});
afterAll(() => rmSync(home, { recursive: true }));

/** Runs the program behind `npm start` with an empty home directory. */
function start(port: string) {
  const env = { PATH: process.env["PATH"], HOME: home, PORT: port };
  const child = spawn(process.execPath, ["worker/start.ts"], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  started.push(child);
  const program = { child, pid: child.pid ?? 0, output: "", ended: once(child, "close") };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      program.output += text;
    });
  }
  return program;
}

const wait = (check: () => void) => vi.waitFor(check, { timeout: PATIENCE_MILLISECONDS, interval: 50 });
const ready = (program: { output: string }) => wait(() => expect(program.output).toContain("Ctrl-C stops the Worker."));

async function listen(): Promise<{ server: Server; port: string }> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return { server, port: String(address.port) };
}

async function freePort(): Promise<string> {
  const { server, port } = await listen();
  server.close();
  return port;
}

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
    const program = start(await freePort());
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
    expect(program.output).not.toContain("/__ping__");

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

  it.each(["0", "65536", "80x", "-1", "1.5"])("refuses PORT=%s", async (port) => {
    const program = start(port);
    expect(await program.ended).toEqual([1, null]);
    expect(program.output).toBe(`npm start: PORT must be a whole number from 1 to 65535, not "${port}".\n`);
  });
});
