// Standard input and output as only processes have them: sockets, devices and pipes.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, constants, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { beforeEach, describe, expect, it } from "vitest";
import { COMPILED, type RunOptions, runTerminalProcess, terminalProgram } from "../run-terminal.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { runTerminal } from "../support/terminal.ts";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  writeFileSync(join(folder, "good.json"), '{ "$schema": "provider-config.schema.json" }\n');
});

const validate = async (args: readonly string[], options: Partial<RunOptions> = {}) =>
  await runTerminalProcess(["validate", ...args], { folder, ...options });

describe.skipIf(process.platform !== "linux")("validate as a process", () => {
  it("cannot open standard input that is a socket by its name", async () => {
    const both = await Promise.all([validate(["/dev/stdin"]), validate(["--format", "text", "/dev/stdin"])]);
    const outcome = { code: 2, stdout: "", stderr: expect.stringContaining('Could not read "/dev/stdin". ') };
    expect(both).toEqual([outcome, outcome]);
  });

  it("ends where standard input does not", async () => {
    const descriptor = openSync("/dev/zero", "r");
    const { code, stdout } = await validate(["-"], { input: descriptor });
    closeSync(descriptor);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^<stdin> {2}error {2}.* {2}file-size\n/);
  });

  it("says that it waits for who writes to a named pipe, and then goes on", async () => {
    const pipe = join(folder, "named");
    execFileSync("mkfifo", [pipe]);
    const waiting = validate(["named", "./named"]);
    // It opens only once there is a reader.
    const writer = spawn("sh", ["-c", 'cat good.json > "$0"', pipe], { cwd: folder, stdio: "ignore" });
    await once(writer, "close");
    expect(await waiting).toEqual({
      code: 0,
      stdout: "1 file, nothing to report\n",
      stderr: 'Waiting for a program that writes to the pipe "named".\n',
    });
  });

  it("says nothing of what a shell connects with a program", async () => {
    const words = ["--norc", "-c", '"$0" "$1" validate <(cat good.json)', process.execPath, terminalProgram()];
    const said = spawn("bash", words, {
      cwd: folder,
      env: { PATH: process.env["PATH"], ...COMPILED },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const [stdout, stderr] = await Promise.all([textOf(said.stdout), textOf(said.stderr)]);
    expect([stdout, stderr]).toEqual(["1 file, nothing to report\n", ""]);
  });

  it("writes all of its report into a pipe that takes a part at once", async () => {
    const keys = Array.from({ length: 900 }, (_, index) => `"${"k".repeat(70)}${index}": 1`);
    writeFileSync(join(folder, "many.json"), `{ "providers": {}, ${keys.join(", ")} }`);
    const pipe = join(folder, "pipe");
    execFileSync("mkfifo", [pipe]);
    const writer = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    // By a shell, because Node makes the pipes wait that it hands over.
    const words = ["-c", 'exec "$@" >&3', "sh", process.execPath, terminalProgram(), "validate", "many.json"];
    const written = spawn("sh", words, {
      cwd: folder,
      env: COMPILED,
      stdio: ["ignore", "ignore", "inherit", writer],
    });
    const reader = spawn("sh", ["-c", 'exec <"$0"; sleep 1; exec cat', pipe], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const read = textOf(reader.stdout);
    expect(await once(written, "close")).toEqual([1, null]);
    closeSync(writer);
    expect((await read).length).toBe((await runTerminal(["validate", "many.json"], { folder })).stdout.length);
  });
});
