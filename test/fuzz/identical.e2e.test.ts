import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import * as shared from "../../shared/index.ts";
import { answersOf, differences } from "./answers.ts";
import type { Input } from "./input.ts";

describe("npm run identical", () => {
  const run = (...list: readonly string[]) =>
    spawnSync(process.execPath, [fileURLToPath(new URL("identical.ts", import.meta.url)), ...list], {
      encoding: "utf8",
    });

  test("says how many answers are identical, of each kind", () => {
    const { status, stdout } = run("--against", "HEAD", "--texts", "28");
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\d+ identical, 0 different: changes$/m);
    expect(stdout).toMatch(/^28 inputs of seed 1, against HEAD\.$/m);
  });

  test.each([
    [[], "--against REF is missing."],
    [["--against", "HEAD", "--texts", "few"], "--texts takes a positive"],
  ])("does not understand %j", (list, message) => {
    const { status, stderr } = run(...list);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe("answersOf", () => {
  const input: Input = {
    generator: "names",
    content: '{ "providers": { "provider_a": { "baseUrl": "https://a.example" } } }',
    kind: "configuration",
    path: "providers.json",
    settings: {},
    isThorough: false,
  };
  const answers = answersOf(shared, input, "{}");

  test("finds a version that says the same to be no different", () => {
    expect(differences(answers, answersOf({ ...shared }, input, "{}"))).toEqual([]);
  });

  test.each<readonly [string, Partial<typeof shared>]>([
    ["changes", { compareSides: (before) => shared.compareSides(before, before) }],
    ["diagnostics", { validate: () => [] }],
    ["catalogue", { resolve: () => ({ catalog: { providers: [] }, diagnostics: [] }) }],
  ])("finds a version with other %s", (name, other) => {
    expect(differences(answers, answersOf({ ...shared, ...other }, input, "{}"))).toContain(name);
  });
});
