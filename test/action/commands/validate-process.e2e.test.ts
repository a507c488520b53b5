import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, constants, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COMPILED, type RunOptions, runTerminalProcess, terminalProgram } from "../run-terminal.ts";
import { runTerminal } from "../support/terminal.ts";

const GOOD = '{ "$schema": "provider-config.schema.json", "providers": { "provider_a": { "enabled": true } } }\n';
const BROKEN = '{ "providers": { "provider_a": { "enabld": true } } }\n';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "provider-steward-"));
  writeFileSync(join(folder, "good.json"), GOOD);
  writeFileSync(join(folder, "broken.json"), BROKEN);
  const keys = Array.from({ length: 900 }, (_, index) => `"${"k".repeat(70)}${index}": 1`);
  writeFileSync(join(folder, "many.json"), `{ "providers": {}, ${keys.join(", ")} }`);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs it as a process. */
function validate(args: readonly string[], options: Partial<RunOptions> = {}) {
  return runTerminalProcess(["validate", ...args], { folder, ...options });
}

describe("validate as a process", () => {
  it.each<{ readonly words: readonly string[]; readonly code: number; readonly options: Partial<RunOptions> }>([
    { words: ["good.json"], code: 0, options: {} },
    { words: ["broken.json"], code: 1, options: {} },
    { words: ["missing.json"], code: 2, options: {} },
    { words: ["-"], code: 1, options: { input: BROKEN } },
    { words: ["broken.json"], code: 1, options: { environment: { FORCE_COLOR: "1" } } },
    { words: ["broken.json"], code: 1, options: { environment: { FORCE_COLOR: "0" } } },
  ])("ends with $words and $options as it does here, with an option and without", async ({ words, code, options }) => {
    const { input, environment } = options;
    const takesColor = environment?.["FORCE_COLOR"] === "1";
    const here = await runTerminal(["validate", ...words], {
      folder,
      ...(takesColor ? { takesColor: "stdout" } : {}),
      ...(typeof input === "string" ? { input } : {}),
    });
    expect(here).toMatchObject({ code });
    expect(here.stdout.includes("\u001b[1;31m")).toBe(takesColor);
    const both = await Promise.all([validate(words, options), validate(["--format", "text", ...words], options)]);
    expect(both).toEqual([here, here]);
  });

  it.skipIf(process.platform === "win32")("watches until it is interrupted, and then ends with 0", async () => {
    const child = spawn(process.execPath, [terminalProgram(), "validate", "--watch", "broken.json"], {
      cwd: folder,
      env: COMPILED,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const stdout = textOf(child.stdout);
    const ended = once(child, "close");
    for await (const chunk of child.stderr.setEncoding("utf8")) {
      expect(chunk).toBe("Watching 1 file. Ctrl+C ends this.\n");
      child.kill("SIGINT");
    }
    expect(await ended).toEqual([0, null]);
    expect(await stdout).toMatch(/\n1 error, 1 notice in 1 file\n$/);
  });

  it.skipIf(process.platform !== "linux")("cannot open standard input that is a socket by its name", async () => {
    const both = await Promise.all([validate(["/dev/stdin"]), validate(["--format", "text", "/dev/stdin"])]);
    const outcome = { code: 2, stdout: "", stderr: expect.stringContaining('Could not read "/dev/stdin". ') };
    expect(both).toEqual([outcome, outcome]);
  });

  it.skipIf(process.platform === "win32")("ends where standard input does not", async () => {
    const descriptor = openSync("/dev/zero", "r");
    const { code, stdout } = await validate(["-"], { input: descriptor });
    closeSync(descriptor);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^<stdin> {2}error {2}.* {2}file-size\n/);
  });

  it.skipIf(process.platform === "win32")(
    "says that it waits for who writes to a named pipe, and then goes on",
    async () => {
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
      rmSync(pipe);
    },
  );

  it.skipIf(process.platform !== "linux")("says nothing of what a shell connects with a program", async () => {
    const words = ["--norc", "-c", '"$0" "$1" validate <(cat good.json)', process.execPath, terminalProgram()];
    const said = spawn("bash", words, {
      cwd: folder,
      env: { PATH: process.env["PATH"], ...COMPILED },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const [stdout, stderr] = await Promise.all([textOf(said.stdout), textOf(said.stderr)]);
    expect([stdout, stderr]).toEqual(["1 file, nothing to report\n", ""]);
  });

  it("ends quietly where the reader closes the pipe", async () => {
    const whole = await runTerminal(["validate", "many.json"], { folder });
    expect(whole.stdout.length).toBeGreaterThan(200_000);
    const cut = await validate(["many.json"], { closesEarly: true });
    expect(cut.stdout.length).toBeLessThan(whole.stdout.length);
    expect(cut).toMatchObject({ code: 1, stderr: "" });
  });

  it.skipIf(process.platform !== "linux")(
    "writes all of its report into a pipe that takes a part at once",
    async () => {
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
    },
  );

  it.skipIf(process.platform !== "linux")("ends with 2 where its output cannot be written", async () => {
    const full = openSync("/dev/full", "w");
    expect(await validate(["good.json"], { output: { stdout: full } })).toMatchObject({
      code: 2,
      stderr: "error: The output cannot be written (ENOSPC). Check that there is space for it.\n",
    });
    expect(await validate(["missing.json"], { output: { stdout: full, stderr: full } })).toMatchObject({ code: 2 });
    closeSync(full);
  });
});
