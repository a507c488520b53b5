import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { runTerminal, runTerminalBundle } from "./run-terminal.ts";

function run(...args: readonly string[]) {
  return runTerminal(args, { folder: tmpdir() });
}

describe("provider-steward", () => {
  it("tells its version", async () => {
    expect(await run("--version")).toEqual({ code: 0, stdout: `${packageJson.version}\n`, stderr: "" });
  });

  it("tells it as an installed command too", async () => {
    expect(await runTerminalBundle(["--version"], { folder: tmpdir() })).toEqual({
      code: 0,
      stdout: `${packageJson.version}\n`,
      stderr: "",
    });
  });

  it("takes paths from the folder where npm is called", async () => {
    const folder = mkdtempSync(join(tmpdir(), "provider-steward-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, "providers.json"), "{}");
    const root = fileURLToPath(new URL("../..", import.meta.url));
    const npm = ["--prefix", root, "run", "--silent", "validate", "--", "providers.json"];
    expect(execFileSync("npm", npm, { cwd: folder, encoding: "utf8" })).toBe("1 file, nothing to report\n");
  });

  it("shows what there is", async () => {
    const { code, stdout, stderr } = await run("--help");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^Usage: provider-steward \[options\] \[command\]\n/);
    expect(stdout).toMatch(/^ {2}validate \[options\] <file\.\.\.> {2}check provider configuration files$/m);
  });

  it.each([[["validate", "--help"]], [["help", "validate"]]])("explains a command with %j", async (args) => {
    const { code, stdout, stderr } = await run(...args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^Usage: provider-steward validate \[options\] <file\.\.\.>\n/);
    for (const part of [
      "--format <format>",
      "Exit codes:",
      "Examples:\n  provider-steward validate providers.json\n",
    ]) {
      expect(stdout).toContain(part);
    }
  });

  it.each([
    [
      "a mistyped option",
      ["validate", "--fromat", "json", "x"],
      "error: unknown option '--fromat'\n(Did you mean --format?)\n",
    ],
    ["a mistyped command", ["valdate", "x"], "error: unknown command 'valdate'\n(Did you mean validate?)\n"],
    ["no file", ["validate"], "error: missing required argument 'file'\n"],
    [
      "an unknown format",
      ["validate", "x", "--format", "xml"],
      "error: option '-f, --format <format>' argument 'xml' is invalid. Allowed choices are text, json, sarif, github.\n",
    ],
    [
      "an option with control characters",
      ["validate", "--\u001b[2Jx\u202e"],
      "error: unknown option '--\\u{1b}[2Jx\\u{202e}'\n",
    ],
  ])("refuses %s with 2, and says what to do", async (_, args, message) => {
    expect(await run(...args)).toEqual({ code: 2, stdout: "", stderr: `${message}Add --help to see what there is.\n` });
  });

  it("shows what there is where no command is given, with 2", async () => {
    const { code, stdout, stderr } = await run();
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(/^Usage: provider-steward /);
  });
});
