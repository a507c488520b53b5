import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { runTerminal } from "./support/terminal.ts";

function run(...args: readonly string[]) {
  return runTerminal(args, { folder: tmpdir() });
}

describe("provider-steward", () => {
  it("tells its version", async () => {
    expect(await run("--version")).toEqual({ code: 0, stdout: `${packageJson.version}\n`, stderr: "" });
  });

  it("shows what there is", async () => {
    const { code, stdout, stderr } = await run("--help");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^Usage: provider-steward \[options\] \[command\]\n/);
    for (const line of [
      /^ {2}validate \[options\] <file\.\.\.> {2,}check provider configuration files$/m,
      /^ {2}fix \[options\] <file\.\.\.> {2,}fix provider configuration files$/m,
      /^ {2}resolve \[options\] <file\.\.\.> {2,}show what provider configuration files mean$/m,
      /^ {2}explain \[options\] <file> <what> {2,}explain why a value is what it is$/m,
      /^ {2}diff \[options\] <old> <new> {2,}show what a change of configuration does$/m,
      /^ {2}rules \[options\] \[rule\] {2,}list the rules, or explain one$/m,
      /^ {2}schema \[options\] {2,}print the JSON Schema for editors$/m,
      /^ {2}export \[options\] {2,}export the audit log of a content server$/m,
      /^ {2}verify-export \[options\] <place> {2,}check an export of an audit log$/m,
    ]) {
      expect(stdout).toMatch(line);
    }
  });

  it.each([
    [
      "validate --help",
      "validate [options] <file...>",
      ["--format <format[=file]>", "--no-policy", "Files:", "Exit codes:"],
    ],
    ["help validate", "validate [options] <file...>", ["Examples:\n  provider-steward validate providers.json\n"]],
    ["fix --help", "fix [options] <file...>", ["--unsafe", "--dry-run", "values that may be secret are masked"]],
    [
      "resolve --help",
      "resolve [options] <file...>",
      ["--enforced <[name=]file>", "Layers:", "Exit codes:", "Examples:"],
    ],
    ["explain --help", "explain [options] <file> <what>", ["--discovered <file>", "Exit codes:", "Examples:"]],
    ["diff --help", "diff [options] <old> <new>", ["--fail-on <effects>", "Exit codes:", "Examples:"]],
    ["rules --help", "rules [options] [rule]", ["Examples:\n  provider-steward rules\n"]],
    ["schema --help", "schema [options]", ["provider-steward schema > provider-config.schema.json"]],
    ["vocabulary --help", "vocabulary [options]", ["Exit codes:", "Examples:"]],
    ["export --help", "export [options]", ["--out <place>", "STEWARD_API_KEY", "Exit codes:", "Examples:"]],
    ["verify-export --help", "verify-export [options] <place>", ["--public-key <key>", "Exit codes:", "Examples:"]],
  ])("explains a command with %s", async (args, usage, parts) => {
    const { code, stdout, stderr } = await run(...args.split(" "));
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout.split("\n")[0]).toBe(`Usage: provider-steward ${usage}`);
    for (const part of parts) expect(stdout).toContain(part);
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
      "error: option '-f, --format <format[=file]>' argument 'xml' is invalid. Allowed choices are text, json, sarif, github, junit, gitlab.\n",
    ],
    [
      "an option with control characters",
      ["validate", "--\u001b[2Jx\u202e"],
      "error: unknown option '--\\u{1b}[2Jx\\u{202e}'\n",
    ],
  ])("refuses %s with 2, and says what to do", async (_, args, message) => {
    expect(await run(...args)).toEqual({ code: 2, stdout: "", stderr: `${message}Add --help to see the options.\n` });
  });

  it.each([["validate"], ["validate", "--format", "json"], ["fix"]])(
    "tells a bug of %s by its kind alone, with 2",
    async (...words) => {
      // oxlint-disable-next-line require-yield -- it fails before it has anything to give
      const input = (async function* fail(): AsyncGenerator<Uint8Array> {
        throw await Promise.resolve(new RangeError("secret of a file"));
      })();
      expect(await runTerminal([...words, "-"], { folder: tmpdir(), input })).toEqual({
        code: 2,
        stdout: "",
        stderr: "error: This is a bug in provider-steward (RangeError). Please report it.\n",
      });
    },
  );

  it("shows what there is where no command is given, with 2", async () => {
    const { code, stdout, stderr } = await run();
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(/^Usage: provider-steward /);
  });
});
