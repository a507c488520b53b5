import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { findInputs } from "../../../action/commands/inputs.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

let folder: string;

/** A repository, with the working folder in it. */
beforeEach(() => {
  folder = join(temporaryFolder(), "repository");
  for (const path of [
    ".git/providers.json",
    "providers.json",
    "teams/a/providers.jsonc",
    "teams/a/other.json",
    "teams/b/providers.json",
    "teams/.hidden/providers.json",
    "teams/[c]/providers.json",
    "build/providers.json",
    "node_modules/x/providers.json",
  ]) {
    write(path, "{}");
  }
  write(".gitignore", "build/\n");
});

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const NAMES = 'It has no file called "providers.json" or "providers.jsonc"';

async function search(words: readonly string[], options: { ignore?: boolean; links?: boolean; from?: string } = {}) {
  const { ignore = true, links = true, from = "." } = options;
  const locate = (path: string) => join(folder, from, path);
  const { paths, unread } = await findInputs(words, { ignore }, links, { locate });
  return { paths, unread: unread.map(({ path, reason }) => `${path}: ${reason}`) };
}

async function pathsOf(words: readonly string[], options: Parameters<typeof search>[1] = {}) {
  const { paths, unread } = await search(words, options);
  expect(unread).toEqual([]);
  return paths;
}

describe("a folder", () => {
  it("stands for the files in it that are named as configurations are, in the order of their names", async () => {
    expect(await pathsOf(["teams"])).toEqual([
      "teams/.hidden/providers.json",
      "teams/[c]/providers.json",
      "teams/a/providers.jsonc",
      "teams/b/providers.json",
    ]);
  });

  it.each(["teams/a", "teams/a/", "./teams/a", "teams/../teams/a"])("may be named %s", async (word) => {
    expect(await pathsOf([word])).toEqual(["teams/a/providers.jsonc"]);
  });

  it("may be the working folder, or lie above it", async () => {
    expect(await pathsOf(["."], { from: "teams/a" })).toEqual(["providers.jsonc"]);
    expect(await pathsOf([".."], { from: "teams/a" })).toContain("../b/providers.json");
  });

  it("is searched without .git, node_modules and what .gitignore names", async () => {
    expect((await pathsOf(["."])).filter((path) => !path.startsWith("teams/"))).toEqual(["providers.json"]);
  });

  it("is searched with all but .git where nothing is to be ignored", async () => {
    const found = await pathsOf(["."], { ignore: false });
    expect(found.filter((path) => !path.startsWith("teams/"))).toEqual([
      "build/providers.json",
      "node_modules/x/providers.json",
      "providers.json",
    ]);
  });

  it("takes what it names even so: a file always, and a folder by the rules above it", async () => {
    expect(await pathsOf(["build/providers.json"])).toEqual(["build/providers.json"]);
    expect(await pathsOf(["node_modules/x"])).toEqual(["node_modules/x/providers.json"]);
    expect((await search(["build"])).unread).toEqual([
      `build: ${NAMES}, apart from what .gitignore or node_modules may leave out. Name files, or write a glob, or add --no-ignore.`,
    ]);
    expect(await pathsOf(["build"], { ignore: false })).toEqual(["build/providers.json"]);
  });

  it("has links to files, also to one that is not there, and no links to folders", async () => {
    symlinkSync("../a/other.json", join(folder, "teams/b/providers.jsonc"));
    mkdirSync(join(folder, "links"));
    symlinkSync("nowhere", join(folder, "links/providers.json"));
    symlinkSync("../teams", join(folder, "links/teams"));
    symlinkSync(".", join(folder, "links/providers.jsonc"));
    expect(await pathsOf(["teams/b", "links"])).toEqual([
      "teams/b/providers.json",
      "teams/b/providers.jsonc",
      "links/providers.json",
    ]);
    expect(await pathsOf(["teams/b"], { links: false })).toEqual(["teams/b/providers.json"]);
  });

  it("is told where nothing in it counts, without ways that are taken already", async () => {
    mkdirSync(join(folder, "empty"));
    expect((await search(["empty"], { ignore: false })).unread).toEqual([
      `empty: ${NAMES}. Name files, or write a glob.`,
    ]);
  });
});

describe("a glob", () => {
  it.each([
    ["teams/*/providers.json", ["teams/.hidden/providers.json", "teams/[c]/providers.json", "teams/b/providers.json"]],
    ["teams/**/other.json", ["teams/a/other.json"]],
    ["teams/{a,b}/*.json", ["teams/a/other.json", "teams/b/providers.json"]],
    ["./teams/?/*.jsonc", ["teams/a/providers.jsonc"]],
    ["**/providers.jsonc", ["teams/a/providers.jsonc"]],
    ["teams/@(a|x)/o*", ["teams/a/other.json"]],
  ])("%s stands for the files that match it", async (glob, paths) => {
    expect(await pathsOf([glob])).toEqual(paths);
  });

  it("may lead above the working folder", async () => {
    expect(await pathsOf(["../*/providers.json"], { from: "teams/a" })).toEqual([
      "../.hidden/providers.json",
      "../[c]/providers.json",
      "../b/providers.json",
    ]);
  });

  it("matches nothing that is ignored, unless that is turned off", async () => {
    expect((await search(["build/*"])).unread).toEqual([
      "build/*: It is a glob, and no file matches it, apart from what .gitignore or node_modules may leave out. Check the glob, or add --no-ignore.",
    ]);
    expect(await pathsOf(["build/*"], { ignore: false })).toEqual(["build/providers.json"]);
  });

  it("is no glob where a file or a folder has its name", async () => {
    expect(await pathsOf(["teams/[c]/providers.json", "teams/[c]"])).toEqual(["teams/[c]/providers.json"]);
  });

  it("is refused where it is longer than any that is meant", async () => {
    expect((await search([`${"a".repeat(1000)}*`])).unread[0]).toMatch(/: A glob has at most 1000 characters\. /);
  });

  it("finds nothing in a folder that is not there", async () => {
    expect((await search(["nowhere/*.json"], { ignore: false })).unread).toEqual([
      "nowhere/*.json: It is a glob, and no file matches it. Check the glob.",
    ]);
  });
});

describe('a word with "!"', () => {
  it.each([
    ["!teams/a", ["teams/b/providers.json"]],
    ["!teams/a/", ["teams/b/providers.json"]],
    ["!./teams/a/**", ["teams/b/providers.json"]],
    ["!**/*.json", ["teams/a/providers.jsonc"]],
    ["!teams/b/providers.json", ["teams/a/providers.jsonc"]],
  ])("%s leaves out what folders and globs find", async (word, paths) => {
    write(".gitignore", ".hidden\n[[]c]\n");
    expect(await pathsOf([word, "teams"])).toEqual(paths);
    expect(await pathsOf(["teams/*/providers.*", word])).toEqual(paths);
  });

  it("leaves out no file that is named", async () => {
    expect(await pathsOf(["teams/a/other.json", "!teams"])).toEqual(["teams/a/other.json"]);
  });

  it("is told where it leaves out everything, or stands alone", async () => {
    expect((await search(["teams/a", "!teams"])).unread[0]).toContain(
      ', node_modules or words with "!" may leave out.',
    );
    expect((await search(["!teams"])).unread).toEqual([
      "!teams: It only leaves files out. Name files, folders or globs, too.",
    ]);
  });
});

describe("all words together", () => {
  it("give each file once, under its first name", async () => {
    expect(await pathsOf(["./teams/a/providers.jsonc", "teams/a", "teams/*/providers.jsonc", "-", "-"])).toEqual([
      "./teams/a/providers.jsonc",
      "-",
    ]);
  });

  it("take a name that is not there as that of a file, which reading it then tells", async () => {
    expect(await pathsOf(["missing", "missing.json"])).toEqual(["missing", "missing.json"]);
  });
});

describe("the rules of .gitignore", () => {
  it("hold from the root of the repository, nearer ones before others", async () => {
    write(".gitignore", "*.jsonc\nproviders.json\n");
    write("teams/.gitignore", "!/b/providers.json\n");
    expect(await pathsOf(["teams"])).toEqual(["teams/b/providers.json"]);
    expect(await pathsOf(["."], { from: "teams/b" })).toEqual(["providers.json"]);
  });

  it("do not hold in another repository below", async () => {
    write(".gitignore", "providers.json\n");
    mkdirSync(join(folder, "teams/b/.git"));
    expect(await pathsOf(["teams/b"])).toEqual(["teams/b/providers.json"]);
    expect(await pathsOf(["."])).toEqual(["teams/a/providers.jsonc", "teams/b/providers.json"]);
  });
});
