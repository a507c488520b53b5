import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

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
