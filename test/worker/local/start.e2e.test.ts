import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { alive, descendants } from "./support/processes.ts";
import { cleanUp, emptyFolder, listen, root, run, startServer, wait } from "./support/programs.ts";

afterEach(cleanUp);

/** Runs the program behind `npm start` on an empty database. */
function start(port: string) {
  return run("start.ts", [], { PORT: port, STEWARD_STATE: emptyFolder() });
}

/** Creates a folder, and runs a program that listens there as a server does. */
async function listenIn(folder: string): Promise<ChildProcess> {
  mkdirSync(folder);
  const code = `require("node:net").createServer().listen(process.argv[1], () => console.log("listens"))`;
  const child = spawn(process.execPath, ["-e", code, join(folder, "outbound")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}

describe("npm start", () => {
  it("serves on an empty machine, says what to try and how to end it, and leaves nothing behind", async () => {
    const [home, state] = [emptyFolder(), emptyFolder()];
    const { program, url: server } = await startServer({ HOME: home, STEWARD_STATE: state });
    const [, documents = ""] = /^The documents, a first tutorial among them: (\S+)$/m.exec(program.output) ?? [];
    expect(documents).toBe(`${server}/docs`);
    expect(await (await fetch(documents)).text()).toContain("first-pull-request");

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

    // Another start on the folder says which server it has, and how to end that one.
    const other = run("start.ts", [], { PORT: "0", STEWARD_STATE: state });
    expect(await other.ended).toEqual([1, null]);
    const [, since = "", command = ""] =
      /^npm start: The server of \S+ runs already: on http:\S+, since (\S+), as process \d+\. Use that one, or end it: (kill \d+)\n$/.exec(
        other.output,
      ) ?? [];
    expect(other.output).toContain(`The server of ${state} runs already: on ${server},`);
    expect(Date.now() - Date.parse(since)).toBeLessThan(600_000);
    expect((await fetch(`${server}/__ping__`)).status).toBe(200);

    execFileSync("sh", ["-c", command]);
    expect(await program.ended).toEqual([0, null]);
    await wait(() => expect(alive(family)).toEqual([]));
    expect(readdirSync(home)).toEqual([]);
    expect(readdirSync(state)).not.toContain("server.json");
  });

  it("can be stopped before it is ready", async () => {
    const program = start("0");
    await wait(() => expect(descendants(program.pid)).not.toEqual([]));
    const family = descendants(program.pid);
    program.child.kill("SIGINT");
    expect(await program.ended).toEqual([0, null]);
    await wait(() => expect(alive(family)).toEqual([]));
    expect(program.output).toBe("");
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
    const program = run("start.ts", [], { STEWARD_STATE: file });
    expect(await program.ended).toEqual([1, null]);
    expect(program.output).toBe(
      `npm start: The state cannot be stored in ${file} (EEXIST). ` +
        "Use a folder that you may write to, or set STEWARD_STATE to another one.\n",
    );
  });

  // Below /proc, the system says of each new folder that the one above it is missing.
  it.runIf(process.platform === "linux")("says so too of a folder that the system lets no one create", async () => {
    const program = run("start.ts", [], { STEWARD_STATE: "/proc/steward/state" });
    expect(await program.ended).toEqual([1, null]);
    expect(program.output).toBe(
      "npm start: The state cannot be stored in /proc/steward/state (ENOENT). " +
        "Use a folder that you may write to, or set STEWARD_STATE to another one.\n",
    );
  });

  it("says that sockets have no room below a folder with a long path", async () => {
    const temporary = join(emptyFolder(), "x".repeat(80));
    mkdirSync(temporary);
    const program = run("start.ts", [], { PORT: "0", STEWARD_STATE: emptyFolder(), TMPDIR: temporary });
    expect(await program.ended).toEqual([1, null]);
    expect(program.output).toBe(
      `npm start: The path of the folder for temporary files, ${temporary}, is too long for sockets in it. ` +
        "Set TMPDIR to a folder with a shorter one.\n",
    );
    expect(readdirSync(temporary)).toEqual([]);
  });

  it("answers --help, and starts nothing with an argument that it does not know", async () => {
    const state = emptyFolder();
    const [help, unknown, extra] = ["--help", "--port=1", "8788"].map((argument) =>
      run("start.ts", [argument], { STEWARD_STATE: state }),
    );
    expect(await help?.ended).toEqual([0, null]);
    expect(help?.stdout).toMatch(/^Usage: npm start --.*\bPORT\b.*\bSTEWARD_STATE\b.*\bALLOW_PRIVATE_UPSTREAMS\b/s);
    expect(await unknown?.ended).toEqual([2, null]);
    expect(unknown?.output).toContain("unknown option '--port=1'");
    expect(await extra?.ended).toEqual([2, null]);
    expect(extra?.output).toContain("too many arguments");
    expect(readdirSync(state)).toEqual([]);
  });

  it("removes the folders for sockets of servers that were killed, and those of no one else", async () => {
    const temporary = emptyFolder();
    const left = ["killed", "running", "new"].map((name) => join(temporary, `steward-${name}`));
    const servers = await Promise.all(left.map(listenIn));
    const hourAgo = new Date(Date.now() - 3_600_000);
    for (const folder of left.slice(0, 2)) utimesSync(join(folder, "outbound"), hourAgo, hourAgo);
    for (const index of [0, 2]) servers[index]?.kill("SIGKILL");
    const { program } = await startServer({ STEWARD_STATE: emptyFolder(), TMPDIR: temporary });
    const own = readdirSync(temporary).filter((name) => !left.includes(join(temporary, name)));
    expect(own).toEqual([expect.stringMatching(/^steward-/)]);
    expect(left.map((folder) => existsSync(folder))).toEqual([false, true, true]);
    servers[1]?.kill("SIGKILL");
    program.child.kill("SIGINT");
    await program.ended;
    expect(readdirSync(temporary)).toEqual(["steward-new", "steward-running"]);
  });

  it("refuses a port that is none", async () => {
    const program = start("65536");
    expect(await program.ended).toEqual([1, null]);
    expect(program.output).toBe('npm start: PORT must be a whole number from 0 to 65535, not "65536".\n');
  });
});
