import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { unstable_getMiniflareWorkerOptions as readOptions } from "wrangler";
import { bundleWorker, CONFIGURATION, readConfiguration } from "../../../../worker/local/server/prepare.ts";
import { cleanUp, emptyFolder } from "../support/programs.ts";

afterEach(cleanUp);

it("the configuration is what Wrangler makes of wrangler.toml, without the secrets beside it, until the file changes", async () => {
  const folder = emptyFolder();
  const file = join(folder, "wrangler.toml");
  const text = readFileSync(CONFIGURATION, "utf8");
  writeFileSync(file, `${text}\n[vars]\nSERVER_VERSION = "1"\n`);
  const expected = JSON.parse(JSON.stringify(readOptions(file).workerOptions));
  writeFileSync(join(folder, ".dev.vars"), "BOOTSTRAP_SECRET=secret\n");
  const first = await readConfiguration(file);
  expect(first).toEqual({ ...expected, bindings: { SERVER_VERSION: "1" } });
  expect(await readConfiguration(file)).toEqual(first);
});

it.each([
  ["a = 1\n[\n", "line 2, column 1: Invalid TOML document: incomplete key-value: cannot find end of key"],
  ["name = 5\n", 'Processing wrangler.toml configuration:\n  - Expected "name" to be of type string'],
])("a wrangler.toml that cannot be read is refused by what is wrong and where: %j", async (text, said) => {
  const file = join(emptyFolder(), "wrangler.toml");
  writeFileSync(file, text);
  const { message } = await readConfiguration(file).then(
    () => new Error("It was read."),
    (error: Error) => error,
  );
  expect(message.replace(/Processing \S+wrangler/, "Processing wrangler")).toContain(
    `Wrangler cannot read ${file}: ${said}`,
  );
  expect(message).not.toContain("    at ");
});

it("the bundle follows a change of a source and of what says how it's compiled", async () => {
  const folder = emptyFolder();
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
  write("a.ts", "export const a = 1;");
  const bundle = async () => await bundleWorker('export { a } from "./a.ts";', folder);
  const first = await bundle();
  expect(first).toContain("a = 1");
  expect(await bundle()).toBe(first);
  write("a.ts", "export const a = 2;");
  expect(await bundle()).toContain("a = 2");
  write("a.ts", "export class A { a = 3; } export const a = A;");
  const defined = await bundle();
  write("tsconfig.json", '{ "compilerOptions": { "useDefineForClassFields": false } }');
  expect(await bundle()).not.toBe(defined);
});
