import { tmpdir } from "node:os";
import { stripVTControlCharacters } from "node:util";
import { expect, it } from "vitest";
import { ruleDescriptions } from "../../../shared/index.ts";
import { type CommandOptions, runTerminal } from "../support/terminal.ts";

function rules(args: readonly string[], options: Pick<CommandOptions, "takesColor" | "columns"> = {}) {
  return runTerminal(["rules", ...args], { folder: tmpdir(), ...options });
}

const ABOUT_CUSTOM_ID = ruleDescriptions.find(({ id }) => id === "custom-id");

it("lists every rule with its severity", async () => {
  const { code, stdout, stderr } = await rules([]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const lines = stdout.split("\n");
  expect(lines.map((line) => line.split(" ")[0])).toEqual([...ruleDescriptions.map(({ id }) => id), ""]);
  expect(stdout).toMatch(/^custom-id {2,}error {4}A custom provider id that cannot be used$/m);
  expect(new Set(lines.slice(0, -1).map((line) => line.search(/(?:error|warning|notice) /))).size).toBe(1);
});

it("the help is as wide as the terminal, and of 80 columns elsewhere", async () => {
  const widestOf = async (options: Pick<CommandOptions, "columns">) => {
    const [shown = ""] = (await rules(["--help"], options)).stdout.split("\nFormats:");
    return Math.max(...shown.split("\n").map(({ length }) => length));
  };
  expect(await widestOf({ columns: 68 })).toBeLessThanOrEqual(68);
  expect(await widestOf({})).toBeGreaterThan(68);
  expect(await widestOf({})).toBeLessThanOrEqual(80);
});

it("explains a rule", async () => {
  const { code, stdout } = await rules(["duplicate-key"]);
  expect(code).toBe(0);
  expect(stdout).toBe(`duplicate-key  error  A key that occurs more than once in an object

Why
Only the last value is used; the others are ignored without an error.

What it finds
Finds keys that occur more than once in the same object, at any depth. The diagnostic is reported at the last one, which is used, and lists the places of the others.

Fix
Removes all but the last one, which is the one that is used; safe if all have the same value, and not safe otherwise, because one of the ignored values may be the one that was meant.

Wrong
{ "providers": { "provider_a": { "enabled": false, "enabled": true } } }

Right
{ "providers": { "provider_a": { "enabled": true } } }
`);
  const colored = await rules(["duplicate-key"], { takesColor: "stdout" });
  expect(colored.stdout).toContain("\u001b[1mWhy\u001b[22m\n");
  expect(stripVTControlCharacters(colored.stdout)).toBe(stdout);
});

it("says of a rule without a fix nothing of one, and shows the policy that examples need", async () => {
  expect((await rules(["custom-id"])).stdout).not.toContain("\nFix\n");
  const withPolicy = ruleDescriptions.find(({ examples }) => examples.policy !== undefined);
  expect((await rules([withPolicy?.id ?? ""])).stdout).toContain(
    `\nPolicy of the examples\n${withPolicy?.examples.policy}\n`,
  );
});

it("prints JSON of all and of one", async () => {
  const { id, severity, summary, why, description, examples } = Object(ABOUT_CUSTOM_ID);
  const expected = { id, severity, summary, why, description, examples };
  expect(JSON.parse((await rules(["custom-id", "--format", "json"])).stdout)).toEqual(expected);
  const all: readonly { readonly id: string }[] = JSON.parse((await rules(["--format", "json"])).stdout);
  expect(all.map((rule) => rule.id)).toEqual(ruleDescriptions.map((rule) => rule.id));
  expect(all).toContainEqual(expected);
  expect(all.find((rule) => rule.id === "duplicate-key")).toHaveProperty("fix");
});

it.each([
  ["duplicate-keys", "error: unknown rule 'duplicate-keys'\n(Did you mean duplicate-key?)\n"],
  ["\u001b[2J", "error: unknown rule '\\u{1b}[2J'\n"],
  ["constructor", "error: unknown rule 'constructor'\n"],
])("refuses %j with 2", async (id, message) => {
  expect(await rules([id])).toEqual({ code: 2, stdout: "", stderr: `${message}Add --help to see the options.\n` });
});
