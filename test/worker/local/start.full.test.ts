import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { cleanUp, emptyFolder, run, startServer } from "./support/programs.ts";

afterEach(cleanUp);

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
  // Below /proc, the system says of each new folder that the one above it is missing.
  it.runIf(process.platform === "linux")("names a folder that the system lets no one create", async () => {
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
});
