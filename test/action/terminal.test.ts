import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { runTerminal } from "./support/terminal.ts";

function run(...args: readonly string[]) {
  return runTerminal(args, { folder: tmpdir() });
}

it("tells its version", async () => {
  expect(await run("--version")).toEqual({ code: 0, stdout: `${packageJson.version}\n`, stderr: "" });
});

const COMMANDS: readonly [usage: string, description: string, ...parts: readonly string[]][] = [
  [
    "validate [options] <file...>",
    "check provider configuration files",
    "--format <format[=file]>",
    "--no-policy",
    "Files:",
  ],
  [
    "fix [options] <file...>",
    "fix provider configuration files",
    "--unsafe",
    "--dry-run",
    "values that may be secret are masked",
  ],
  ["resolve [options] <file...>", "show what provider configuration files mean", "--enforced <[name=]file>", "Layers:"],
  ["explain [options] <file> <what>", "explain why a value is what it is", "--discovered <file>"],
  ["diff [options] <old> <new>", "show what a change of configuration does", "--fail-on <effects>"],
  ["rules [options] [rule]", "list the rules, or explain one", "Examples:\n  provider-steward rules\n"],
  ["schema [options]", "print the JSON Schema for editors", "provider-steward schema > provider-config.schema.json"],
  ["export [options]", "export the audit log of a content server", "--out <place>", "STEWARD_API_KEY"],
  ["verify-export [options] <place>", "check an export of an audit log", "--public-key <key>"],
];

it("shows what there is", async () => {
  const { code, stdout, stderr } = await run("--help");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(/^Usage: provider-steward \[options\] \[command\]\n/);
  const lines = stdout.split("\n").map((line) => line.trim().split(/ {2,}/));
  for (const [usage, description] of COMMANDS) expect(lines).toContainEqual([usage, description]);
});

it.each(COMMANDS)("explains %s", async (usage, _, ...parts) => {
  const [name = ""] = usage.split(" ");
  const { code, stdout, stderr } = await run(name, "--help");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout.split("\n")[0]).toBe(`Usage: provider-steward ${usage}`);
  for (const part of parts) expect(stdout).toContain(part);
  expect((await run("help", name)).stdout).toBe(stdout);
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
