import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { COMPILED } from "../../action/run-terminal.ts";

describe("npm run bench:capacity", () => {
  const run = (...list: readonly string[]) =>
    spawnSync(process.execPath, [fileURLToPath(new URL("capacity.ts", import.meta.url)), ...list], {
      encoding: "utf8",
      env: { ...process.env, ...COMPILED },
    });

  test("fills a database, writes, exports and removes all entries", () => {
    const { status, stdout, stderr } = run("--entries", "1000", "--items", "1000", "--json");
    expect([status, status === 0 ? "" : stderr]).toEqual([0, ""]);
    const { sizes, writes, draining, growth } = JSON.parse(stdout);
    const entry = sizes.find(({ kind }: { readonly kind: string }) => kind === "entries");
    // An entry of such texts has some 350 bytes by itself.
    expect(entry.bytes).toBeGreaterThan(350);
    expect(entry.bytes).toBeLessThan(700);
    expect(writes.map(({ writers }: { readonly writers: number }) => writers)).toEqual([1, 2, 4, 8]);
    expect(draining.removedPerSecond).toBeGreaterThan(0);
    expect(growth.map(({ items }: { readonly items: number }) => items)).toEqual([10, 100, 1_000]);
    expect(stderr).toContain("run 1 of the retention");
  });
});
