import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { DEFAULT_GLOBS } from "../../action/globs.ts";
import { readInputs } from "../../action/inputs.ts";
import { DEFAULT_INPUTS } from "./support/run-action.ts";

interface Metadata {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
  readonly runs: { readonly using: string; readonly main: string };
}

const metadata: Metadata = parse(readFileSync("action.yml", "utf8"));

/** The files that say how an Action is run. */
const ACTIONS = ["action.yml", "action/export/action.yml"];

it.each(ACTIONS)("%s names its bundle", (path) => {
  const { runs }: Metadata = parse(readFileSync(path, "utf8"));
  expect(runs.using).toBe("node24");
  expect(existsSync(join(dirname(path), runs.main))).toBe(true);
});

it("the defaults of action.yml are taken by the inputs, and used by the tests of the bundle", () => {
  const defaults = Object.fromEntries(Object.entries(metadata.inputs).map(([name, input]) => [name, input.default]));
  expect(defaults).toEqual({ ...DEFAULT_INPUTS, token: "${{ github.token }}" });
  const inputs = readInputs((name) => (name === "token" ? "ghs_1" : (defaults[name] ?? "")));
  expect(inputs.failOn).toEqual(["error"]);
  expect(inputs.files).toEqual({ include: DEFAULT_GLOBS, exclude: [] });
});
