import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { FORMATS } from "../../action/report-formats.ts";
import { temporaryFolder } from "../action/support/temporary-folder.ts";
import { runTerminal } from "../action/support/terminal.ts";
import { blocksOf, read } from "./examples.ts";

const PAGE = "docs/terminal.md";
const RIGHT = '{ "$schema": "provider-config.schema.json" }\n';
const FILES = ["providers.json", "teams/a/providers.json", "teams/old/providers.json"];

const [, section = ""] = /^(## `validate FILE…`\n[^]*?)^## /m.exec(read(PAGE)) ?? [];
const commands = blocksOf(PAGE, section)
  .filter(({ language }) => language === "sh")
  .flatMap(({ text }) => text.trim().split("\n"));

/** The examples of a command's own help. */
const ofHelp = async (command: string) => {
  const { stdout } = await runTerminal([command, "--help"], { folder: "." });
  return stdout
    .slice(stdout.indexOf("Examples:\n"))
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.trim());
};

/** The words of a command as a shell parts them, without what goes to and comes from other programs. */
function wordsOf(command: string): readonly string[] {
  const own = command.replace(/^.* \| /, "").replace(/ [<>].*$/, "");
  return Array.from(own.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, plain = ""]) => quoted ?? plain);
}

async function run(command: string) {
  const folder = temporaryFolder();
  for (const path of [".git/HEAD", ...FILES]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), RIGHT);
  }
  const [program, ...words] = wordsOf(command);
  expect(program).toBe("provider-steward");
  return { folder, ...(await runTerminal(words, { folder, input: RIGHT })) };
}

describe("the documented commands of validate", () => {
  it.each(commands.map((command) => [command]))("%s", async (command) => {
    const { folder, code, stdout, stderr } = await run(command);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const isQuiet = command.includes("--quiet");
    expect(stdout).toMatch(isQuiet ? /^$/ : /^\d files?, nothing to report\n$/);
    if (command.includes("'!teams/old'")) expect(stdout).toBe("1 file, nothing to report\n");
    if (command.includes("junit=")) expect(readFileSync(join(folder, "report.xml"), "utf8")).toContain("<testsuites ");
  });

  it("are those of the page and of the help", async () => {
    expect(commands.length).toBeGreaterThan(5);
    const examples = await ofHelp("validate");
    expect(examples.length).toBeGreaterThan(3);
    for (const example of examples) {
      expect(await run(example)).toMatchObject({ code: 0, stderr: "" });
    }
  });
});

test("the help of fix shows commands that run", async () => {
  for (const example of await ofHelp("fix")) {
    if (example.includes("--apply")) continue;
    expect(await run(example)).toMatchObject({ code: 0 });
  }
});

test("the page and the help name each format", async () => {
  const { stdout } = await runTerminal(["validate", "--help"], { folder: "." });
  const inTable = Array.from(section.matchAll(/^\| `(\w+)` \|/gm), ([, name]) => name);
  expect(inTable).toEqual(FORMATS);
  const inHelp = Array.from(
    stdout.slice(stdout.indexOf("Formats:")).matchAll(/^ {2}([a-z]+) {2,}\S/gm),
    ([, name]) => name,
  );
  expect(inHelp).toEqual(expect.arrayContaining([...FORMATS]));
});
