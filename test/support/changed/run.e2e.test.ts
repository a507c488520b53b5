import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const run = (...list: readonly string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL("run.ts", import.meta.url)), ...list], { encoding: "utf8" });

test.each([
  [["--base", "no-such-commit"], 'There is no commit "no-such-commit".'],
  [["--all"], "Unknown option '--all'"],
])("test:changed says what is wrong with %j", (list, message) => {
  const { status, stdout, stderr } = run(...list);
  expect([status, stdout, stderr]).toEqual([2, "", expect.stringContaining(message)]);
});

test("test:changed --help says what it can do", () => {
  const { status, stdout } = run("--help");
  expect([status, stdout]).toEqual([0, expect.stringContaining("--base REF")]);
});
