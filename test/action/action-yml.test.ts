import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readInputs } from "../../action/inputs.ts";
import { DEFAULT_INPUTS } from "./support/run-action.ts";

interface Metadata {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
  readonly runs: { readonly using: string; readonly main: string };
}

const metadata: Metadata = parse(readFileSync("action.yml", "utf8"));
const guide = readFileSync("docs/action.md", "utf8");

describe("action.yml", () => {
  it("names the bundle", () => {
    expect(metadata.runs.using).toBe("node24");
    expect(existsSync(metadata.runs.main)).toBe(true);
  });

  it("has defaults that the inputs take, and that the tests of the bundle use", () => {
    const defaults = Object.fromEntries(Object.entries(metadata.inputs).map(([name, input]) => [name, input.default]));
    expect(defaults).toEqual({ ...DEFAULT_INPUTS, token: "${{ github.token }}" });
    expect(readInputs((name) => (name === "token" ? "ghs_1" : (defaults[name] ?? ""))).failOn).toBe("error");
  });

  it("says of each input and output what the guide says", () => {
    const inputs = Object.entries(metadata.inputs).map(([name, input]) => {
      const values = input.default
        .trim()
        .split("\n")
        .map((value) => `\`${value}\``);
      return `| \`${name}\` | ${values.join("<br>")} | ${input.description} |`;
    });
    const outputs = Object.entries(metadata.outputs).map(([name, output]) => `| \`${name}\` | ${output.description} |`);
    expect(tableRows(guide)).toEqual([...inputs, ...outputs]);
  });
});

function tableRows(markdown: string): readonly string[] {
  return markdown.split("\n").filter((line) => line.startsWith("| `"));
}
