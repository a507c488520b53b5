import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { runTerminal } from "./support/terminal.ts";

/** Wide enough that no description goes over several lines. */
const COLUMNS = 1000;

/** The parts of a help, by their headings; what stands above the first one is "". */
function partsOf(help: string): ReadonlyMap<string, string> {
  const [head = "", ...parts] = help.split(/\n\n(?=[A-Z][^\n]*:\n)/);
  const entries = parts.map(
    (part) => [part.slice(0, part.indexOf(":\n")), part.slice(part.indexOf(":\n") + 2)] as const,
  );
  return new Map([["", head], ...entries]);
}

/** The text beside each term of a part, such as an option. */
function textsIn(part: string): readonly string[] {
  const [list = ""] = part.split("\n\n");
  return list.split("\n").map((line) => line.replace(/^ {2}.*? {2,}/, "").trim());
}

/** A sentence, or several: each begins with a capital and ends with a full stop, and stands in no second pair of brackets. */
function isSentences(text: string): boolean {
  return /^[A-Z"-].*[^.\s]\.$/.test(text) && !text.includes("..") && !/\((?:choices|default):/.test(text);
}

async function helpOf(...words: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runTerminal([...words, "--help"], { folder: tmpdir(), columns: COLUMNS });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return stdout;
}

const program = partsOf(await helpOf());
const commands = Array.from(
  (program.get("Commands") ?? "").matchAll(/^ {2}([a-z-]+)/gm),
  ([, name = ""]) => name,
).filter((name) => name !== "help");

test("the program lists its commands", () => {
  expect(commands).toEqual(expect.arrayContaining(["validate", "fix", "diff", "rules"]));
});

test.each([[""], ...commands.map((name) => [name])])(
  '"%s --help" is in sentences, and has exit codes and examples',
  async (name) => {
    const parts = partsOf(await helpOf(...(name === "" ? [] : [name])));
    const texts = [...textsIn(parts.get("Options") ?? ""), ...textsIn(parts.get("Arguments") ?? "")].filter(
      (text) => text !== "",
    );
    expect(texts).toContain("Show this help.");
    expect(texts.filter((text) => !isSentences(text))).toEqual([]);
    const codes = [...parts].find(([heading]) => heading.startsWith("Exit codes"))?.[1] ?? "";
    expect(codes).toMatch(/^ {2}0 +\S/);
    expect(codes).toMatch(/^ {2}2 +\S/m);
    expect(parts.get("Examples")).toMatch(new RegExp(`provider-steward ${name}\\b`));
  },
);

test("a part on something else ends before the next heading", async () => {
  for (const name of ["diff", "explain"]) {
    const parts = partsOf(await helpOf(name));
    expect(parts.get("Discovered models")).toMatch(
      /\n {2}Without it, the models that .* are assumed to be offered by their providers\.$/,
    );
    expect(parts.get("Vocabulary")).not.toContain("offered");
  }
});
