import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cached, cacheFile } from "../../../../worker/local/server/cache.ts";

let folder: string;
let input: string;
let file: string;
let made: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "steward-cache-"));
  input = join(folder, "input");
  file = cacheFile(folder, "value");
  made = 0;
  writeFileSync(input, "one");
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Makes a value from the input, in a start that begins later than the input was written. */
async function start(key = "key"): Promise<string> {
  vi.spyOn(Date, "now").mockReturnValue(Number.MAX_SAFE_INTEGER);
  return await cached(file, key, async () => {
    made += 1;
    return { value: `${readFileSync(input, "utf8")}\n`, inputs: [input, join(folder, "missing")] };
  });
}

test("a second start takes the value from the cache", async () => {
  expect([await start(), await start(), made]).toEqual(["one\n", "one\n", 1]);
  expect(readdirSync(dirname(file))).toEqual(["value.json"]);
});

test.each([
  ["an input changes", () => writeFileSync(input, "two"), "two\n"],
  ["a missing input appears", () => writeFileSync(join(folder, "missing"), ""), "one\n"],
  ["the file is empty", () => writeFileSync(file, ""), "one\n"],
  ["the file is cut off", () => writeFileSync(file, readFileSync(file, "utf8").slice(0, -9)), "one\n"],
  [
    "the value in the file is another",
    () => writeFileSync(file, readFileSync(file, "utf8").replace("one", "six")),
    "one\n",
  ],
  ["the file has the hash of something else", () => writeFileSync(file, `${"0".repeat(64)}\n{}`), "one\n"],
  [
    "the file is a folder",
    () => {
      rmSync(file);
      mkdirSync(file);
    },
    "one\n",
  ],
  ["the folder of caches is gone", () => rmSync(dirname(file), { recursive: true }), "one\n"],
])("the value is made again if %s", async (_, change, expected) => {
  await start();
  change();
  expect([await start(), made]).toEqual([expected, 2]);
});

test("the value is made again for another key", async () => {
  expect([await start(), await start("other"), made]).toEqual(["one\n", "one\n", 2]);
});

test("a cache that can't be written is no error", async () => {
  writeFileSync(join(folder, ".wrangler"), "");
  expect([await start(), await start(), made]).toEqual(["one\n", "one\n", 2]);
});

test("a value whose input changes while it's made isn't cached", async () => {
  vi.spyOn(Date, "now").mockReturnValue(0);
  const make = async () => ({ value: (made += 1), inputs: [input] });
  expect([await cached(file, "", make), await cached(file, "", make)]).toEqual([1, 2]);
});

test("starts at the same time each get the value", async () => {
  expect(await Promise.all(Array.from({ length: 8 }, () => start()))).toEqual(Array(8).fill("one\n"));
  expect([await start(), readdirSync(dirname(file))]).toEqual(["one\n", ["value.json"]]);
});
