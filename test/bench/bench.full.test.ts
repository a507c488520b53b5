import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { COMPILED } from "../action/run-terminal.ts";

describe("npm run bench", () => {
  const run = (...list: readonly string[]) =>
    spawnSync(process.execPath, [fileURLToPath(new URL("bench.ts", import.meta.url)), ...list], {
      encoding: "utf8",
      env: { ...process.env, ...COMPILED },
    });
  const scratch = () => {
    const folder = mkdtempSync(join(tmpdir(), "provider-steward-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return folder;
  };

  test("measures this checkout and a commit, and writes the figures", () => {
    const json = join(scratch(), "bench.json");
    const { status, stdout, stderr } = run("--only", "size", "--against", "HEAD", "--json", json);
    expect([status, status === 0 ? "" : stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^\| Work +\| This +\| HEAD +\| This \/ it \|/);
    expect(stdout).toMatch(/^\| size: Worker, bytes +\| [\d,.]+ kB +\| [\d,.]+ kB +\| [\d.]+ × /m);
    expect(JSON.parse(readFileSync(json, "utf8"))).toMatchObject({
      figures: expect.any(Array),
      commit: expect.any(String),
    });
  });

  test.each([
    [["--only", "all"], 2, "--only takes"],
    [["--write-docs", "--only", "size"], 2, "--write-docs needs a run of all groups"],
    [["--only", "size", "--against", "no-such-commit"], 1, "no-such-commit"],
  ])("npm run bench says what is wrong with %j", (list, exitCode, message) => {
    const { status, stderr } = run(...list);
    expect([status, stderr]).toEqual([exitCode, expect.stringContaining(message)]);
  });
});
