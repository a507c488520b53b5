import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { runTerminal } from "./run-terminal.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const OTHER_USER = 12_345;
const isRoot = process.getuid?.() === 0;

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
async function run(environment: Readonly<Record<string, string>> = { XDG_CACHE_HOME: caches }): Promise<void> {
  const options = { folder: home, environment: { NODE_COMPILE_CACHE: "", ...environment } };
  expect(await runTerminal(["validate", "providers.json"], options)).toEqual({
    code: 0,
    stdout: "1 file, nothing to report\n",
    stderr: "",
  });
}

/** What is in the folder: Node makes another one in it as soon as it is to keep something. */
function keptThere(): readonly string[] {
  return existsSync(kept) && statSync(kept).isDirectory() ? readdirSync(kept) : [];
}

describe.skipIf(process.platform === "win32")("compiled code", () => {
  it("is kept in the user's cache folder, for the user alone, and stays", async () => {
    await run();
    expect(statSync(kept).mode & 0o777).toBe(0o700);
    const first = keptThere();
    expect(first).not.toEqual([]);
    await run();
    expect(keptThere()).toEqual(first);
  });

  it.runIf(process.platform === "linux")("is not kept below a folder in which nothing can be created", async () => {
    await run({ HOME: "/proc" });
    await run({ XDG_CACHE_HOME: "/proc/1/caches" });
    expect(["/proc/.cache", "/proc/1/caches"].filter((path) => existsSync(path))).toEqual([]);
  });

  it("is not kept in the working folder", async () => {
    await run({ HOME: "." });
    expect(readdirSync(home)).toEqual(["providers.json"]);
  });

  it.skipIf(process.platform === "darwin")(
    "is kept in .cache of the home folder where nothing else is said",
    async () => {
      await run({ HOME: home });
      expect(readdirSync(join(home, ".cache/provider-steward"))).not.toEqual([]);
      await run({ HOME: home, XDG_CACHE_HOME: "caches" });
      expect(existsSync(caches)).toBe(false);
    },
  );

  it.each([
    ["Node is told to keep none", { NODE_DISABLE_COMPILE_CACHE: "1" }],
    ["Node is told another folder", { NODE_COMPILE_CACHE: "other" }],
  ])("is not kept there where %s", async (_, environment) => {
    await run({ XDG_CACHE_HOME: caches, ...environment });
    expect(existsSync(caches)).toBe(false);
  });

  it("makes no home folder", async () => {
    await run({ HOME: join(home, "missing") });
    expect(readdirSync(home)).toEqual(["providers.json"]);
  });

  it("is not kept where a file is in the way", async () => {
    mkdirSync(caches);
    writeFileSync(kept, "");
    await run();
    expect(statSync(kept).isFile()).toBe(true);
  });

  it.each([
    ["the folder is open to others", 0o700, 0o777],
    ["others may read the folder", 0o700, 0o755],
    ["others may write into the folder above", 0o777, 0o700],
    ["the group may write into the folder above", 0o770, 0o700],
  ])("is not kept where %s", async (_, modeAbove, mode) => {
    mkdirSync(kept, { recursive: true });
    chmodSync(caches, modeAbove);
    chmodSync(kept, mode);
    await run();
    expect(keptThere()).toEqual([]);
  });

  it("is kept below a folder in which others may add but not replace", async () => {
    mkdirSync(caches);
    chmodSync(caches, 0o1777);
    await run();
    expect(keptThere()).not.toEqual([]);
  });

  it("is not kept where a link leads below a folder that others may write into", async () => {
    mkdirSync(join(home, "open/folder"), { recursive: true, mode: 0o700 });
    chmodSync(join(home, "open"), 0o777);
    mkdirSync(caches);
    symlinkSync("../open/folder", kept);
    await run();
    expect(readdirSync(join(home, "open/folder"))).toEqual([]);
  });

  it.skipIf(!isRoot).each(["caches", "caches/provider-steward"])(
    "is not kept where %s is another user's",
    async (path) => {
      mkdirSync(kept, { recursive: true, mode: 0o700 });
      chownSync(join(home, path), OTHER_USER, OTHER_USER);
      await run();
      expect(keptThere()).toEqual([]);
    },
  );
});
