import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { runTerminalProcess } from "./run-terminal.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

let home: string;
let caches: string;
let kept: string;

beforeEach(() => {
  home = temporaryFolder();
  caches = join(home, "caches");
  kept = join(caches, "provider-steward");
  writeFileSync(join(home, "providers.json"), '{ "$schema": "provider-config.schema.json" }');
});

/** Checks a file with a cache folder of its own; what it prints never depends on the folder. */
async function run(): Promise<void> {
  const options = { folder: home, environment: { NODE_COMPILE_CACHE: "", XDG_CACHE_HOME: caches } };
  expect(await runTerminalProcess(["validate", "providers.json"], options)).toEqual({
    code: 0,
    stdout: "1 file, nothing to report\n",
    stderr: "",
  });
}

describe.skipIf(process.platform === "win32")("compiled code", () => {
  it("compiled code is kept in the user's cache folder, and stays", async () => {
    await run();
    // Node makes another folder in it as soon as it is to keep something.
    const first = readdirSync(kept);
    expect(first).not.toEqual([]);
    await run();
    expect(readdirSync(kept)).toEqual(first);
  });

  it("compiled code is not kept where a file is in the way", async () => {
    mkdirSync(caches);
    writeFileSync(kept, "", { mode: 0o600 });
    await run();
    expect(statSync(kept).isFile()).toBe(true);
  });
});
