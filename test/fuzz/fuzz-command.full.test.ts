import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { generatorNames } from "./generators.ts";

describe("npm run fuzz", () => {
  const run = (...list: readonly string[]) =>
    spawnSync(process.execPath, [fileURLToPath(new URL("fuzz.ts", import.meta.url)), ...list], { encoding: "utf8" });

  test("says how many inputs of each kind passed, and by which seed", () => {
    const { status, stdout, stderr } = run("--seed", "1", "--count", "28");
    expect([status, stderr]).toEqual([0, ""]);
    const lines = stdout.trimEnd().split("\n");
    expect(lines.slice(0, -2)).toEqual(generatorNames.map((name) => `         2  ${name}`));
    expect(lines.slice(-2)).toEqual([expect.stringMatching(/^ +28 {2}inputs passed in /), "Seed 1."]);
  });

  test("says on standard error what it does not understand", () => {
    const { status, stdout, stderr } = run("--seed", "one");
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^--seed takes a whole number/);
  });
});
