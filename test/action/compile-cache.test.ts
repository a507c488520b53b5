import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, realpathSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { openCacheFolder } from "../../action/compile-cache.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const OTHER_USER = 12_345;
const isRoot = process.getuid?.() === 0;

let home: string;
let caches: string;
let kept: string;

beforeEach(() => {
  home = realpathSync.native(temporaryFolder());
  caches = join(home, "caches");
  kept = join(caches, "provider-steward");
});

const open = () => openCacheFolder({ XDG_CACHE_HOME: caches });

describe.skipIf(process.platform === "win32")("the folder of compiled code", () => {
  it("the folder of compiled code is in the user's cache folder, for the user alone", () => {
    expect(open()).toBe(kept);
    expect(statSync(kept).mode & 0o777).toBe(0o700);
    expect(open()).toBe(kept);
  });

  it.runIf(process.platform === "linux")(
    "no folder for compiled code is used below a folder in which nothing can be created",
    () => {
      expect(openCacheFolder({ HOME: "/proc" })).toBeUndefined();
      expect(openCacheFolder({ XDG_CACHE_HOME: "/proc/1/caches" })).toBeUndefined();
      expect(["/proc/.cache", "/proc/1/caches"].filter((path) => existsSync(path))).toEqual([]);
    },
  );

  it("no folder for compiled code is used where the home folder is the working folder, and none without one", () => {
    expect(openCacheFolder({ HOME: "." })).toBeUndefined();
    expect(openCacheFolder({})).toBeUndefined();
  });

  it.skipIf(process.platform === "darwin")(
    "the folder of compiled code is in .cache of the home folder where nothing else is said",
    () => {
      const path = join(home, ".cache/provider-steward");
      expect(openCacheFolder({ HOME: home })).toBe(path);
      expect(openCacheFolder({ HOME: home, XDG_CACHE_HOME: "caches" })).toBe(path);
      expect(existsSync(caches)).toBe(false);
    },
  );

  it.each([
    ["Node is told to keep none", { NODE_DISABLE_COMPILE_CACHE: "1" }],
    ["Node is told another folder", { NODE_COMPILE_CACHE: "other" }],
  ])("no folder for compiled code is used where %s", (_, environment) => {
    expect(openCacheFolder({ XDG_CACHE_HOME: caches, ...environment })).toBeUndefined();
    expect(existsSync(caches)).toBe(false);
  });

  it("no home folder is created for compiled code", () => {
    expect(openCacheFolder({ HOME: join(home, "missing") })).toBeUndefined();
    expect(readdirSync(home)).toEqual([]);
  });

  it.each([
    ["the folder is open to others", 0o700, 0o777],
    ["others may read the folder", 0o700, 0o755],
    ["others may write into the folder above", 0o777, 0o700],
    ["the group may write into the folder above", 0o770, 0o700],
  ])("no folder for compiled code is used where %s", (_, modeAbove, mode) => {
    mkdirSync(kept, { recursive: true });
    chmodSync(caches, modeAbove);
    chmodSync(kept, mode);
    expect(open()).toBeUndefined();
  });

  it("the folder of compiled code is below a folder in which others may add but not replace", () => {
    mkdirSync(caches);
    chmodSync(caches, 0o1777);
    expect(open()).toBe(kept);
  });

  it("no folder for compiled code is used where a link leads below a folder that others may write into", () => {
    mkdirSync(join(home, "open/folder"), { recursive: true, mode: 0o700 });
    chmodSync(join(home, "open"), 0o777);
    mkdirSync(caches);
    symlinkSync("../open/folder", kept);
    expect(open()).toBeUndefined();
    expect(readdirSync(join(home, "open/folder"))).toEqual([]);
  });

  it.skipIf(!isRoot).each(["caches", "caches/provider-steward"])(
    "no folder for compiled code is used where %s is another user's",
    (path) => {
      mkdirSync(kept, { recursive: true, mode: 0o700 });
      chownSync(join(home, path), OTHER_USER, OTHER_USER);
      expect(open()).toBeUndefined();
    },
  );
});
