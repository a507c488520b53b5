import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { COMPILED } from "../action/run-terminal.ts";
import { SAMPLES } from "./memory/growth.ts";
import { KINDS } from "./memory/kinds.ts";

describe("npm run bench:memory", () => {
  const run = (...list: readonly string[]) =>
    spawnSync(process.execPath, [fileURLToPath(new URL("memory.ts", import.meta.url)), ...list], {
      encoding: "utf8",
      env: { ...process.env, ...COMPILED },
    });

  test("sends requests of the kinds that it is asked for, and prints the memory of the runtime", () => {
    // Each kind starts the runtime once more.
    const names = [KINDS[0], KINDS.at(-1)].map((kind) => kind?.name ?? "");
    const { status, stdout, stderr } = run("--requests", String(SAMPLES), "--only", names.join(";"));
    // So few requests fill what is bounded: the memory may grow.
    expect([status, stderr]).toEqual([expect.toBeOneOf([0, 1]), expect.not.stringContaining("Error")]);
    const rows = stdout.trim().split("\n").slice(2);
    expect(rows.map((row) => row.split("|")[1]?.trim())).toEqual(names);
    for (const row of rows) expect(row).toMatch(/(?:\| \d{2,3} MB +){4}\| +-?\d+ %, (?:not )?flat +\|$/);
  });

  test.each([
    [["--requests", "41"], "--requests must be a multiple of 40"],
    [["--only", "everything"], "--only takes ping"],
  ])("npm run bench:memory says what is wrong with %j", (list, message) => {
    const { status, stderr } = run(...list);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});
