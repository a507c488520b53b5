import { execFileSync } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runTerminalBundle } from "./run-terminal.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

/** Writes at the end of a process the files that it loaded, and the modules of Node that it has. */
const LIST = `process.on("exit", () => require("node:fs").writeFileSync(process.env.LOADED, JSON.stringify({
  files: Object.keys(require.cache),
  modules: process.moduleLoadList.filter((name) => /^NativeModule (?!internal\\/)/.test(name)),
})));`;

interface Loaded {
  readonly files: readonly string[];
  readonly modules: readonly string[];
}

/** See docs/decisions/0174-short-bundles.md, which has the sizes. */
test("a right file loads the entry, the check and the parser of JSONC, and of Node two small modules", async () => {
  const folder = temporaryFolder();
  const hook = join(folder, "list.cjs");
  writeFileSync(hook, LIST);
  writeFileSync(join(folder, "empty.cjs"), "");
  writeFileSync(join(folder, "providers.json"), '{ "$schema": "provider-config.schema.json" }');
  const environment = { NODE_OPTIONS: `--require=${hook}`, LOADED: join(folder, "loaded.json") };
  const read = (): Loaded => JSON.parse(readFileSync(environment.LOADED, "utf8"));

  execFileSync(process.execPath, ["empty.cjs"], { cwd: folder, env: environment });
  const ofEmptyScript = read();
  const outcome = await runTerminalBundle(["validate", "providers.json"], { folder, environment });
  expect(outcome).toMatchObject({ code: 0, stderr: "" });
  const loaded = read();

  const bytes = loaded.files.filter((path) => path.endsWith("index.js")).map((path) => statSync(path).size);
  expect(bytes).toHaveLength(3);
  const [check = 0, parser = 0, entry = 0] = bytes.toSorted((one, other) => other - one);
  expect(check).toBeLessThan(640_000);
  expect(parser).toBeLessThan(16_000);
  expect(entry).toBeLessThan(6_000);
  const modules = loaded.modules.filter((name) => !ofEmptyScript.modules.includes(name));
  expect(modules).toEqual(["NativeModule module", "NativeModule os"]);
});
