// A process of git, which knows what its own rules leave out.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import { findFiles } from "../../../action/commands/find-files.ts";
import { runs, sized } from "../../support/size.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const FOLDERS = ["", "a/", "a/b/", "a/b/c/", "b/", "c d/", "é/"];
const NAMES = ["providers.json", "x.json", "build.json", "#x.json", "!x.json", "X.json", "a.b"];
const ALL = FOLDERS.flatMap((folder) => NAMES.map((name) => folder + name));

const PARTS =
  "* ** a b c providers.json *.json ?.json [xX].json x* c\\ d é build \\#x.json \\!x.json a.b [!x].json *.j?on";
const part = fc.constantFrom(...PARTS.split(/(?<!\\) /));
const line = fc
  .tuple(
    fc.constantFrom("", "", "", "!"),
    fc.constantFrom("", "", "/", "**/"),
    fc.array(part, { minLength: 1, maxLength: 3 }),
    fc.constantFrom("", "", "/", " ", "/**", "\\ "),
  )
  .map(([negation, start, parts, end]) => `${negation}${start}${parts.join("/")}${end}`);
const rules = fc
  .array(fc.oneof({ weight: 8, arbitrary: line }, fc.constantFrom("", "# a comment", "!", "/")), { maxLength: 5 })
  .map((lines) => lines.join("\n"));

const matches = (path: string) => ALL.includes(path);

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

function fill(repository: string): void {
  for (const path of ALL) {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), "");
  }
}

function git(at: string, ...words: readonly string[]): string {
  return execFileSync("git", ["-c", "core.excludesFile=", "-c", "core.ignoreCase=false", ...words], {
    cwd: at,
    encoding: "utf8",
  });
}

/** The files of a folder that git does not leave out, by paths from there. */
function listed(at: string): readonly string[] {
  return git(at, "ls-files", "-z", "--others", "--exclude-standard").split("\0").filter(matches).toSorted();
}

function found(at: string): readonly string[] {
  const search = { matches, ignores: true, takesLinks: true };
  return findFiles(".", search, { locate: (path) => join(at, path) }).files.toSorted();
}

it("leaves out what git leaves out, with any rules in any folders", () => {
  fill(folder);
  git(folder, "init", "--quiet");
  let leftOut = 0;
  fc.assert(
    fc.property(rules, rules, rules, rules, (ofClone, ofRoot, ofA, ofB) => {
      writeFileSync(join(folder, ".git/info/exclude"), ofClone);
      writeFileSync(join(folder, ".gitignore"), ofRoot);
      writeFileSync(join(folder, "a/.gitignore"), ofA);
      writeFileSync(join(folder, "a/b/.gitignore"), ofB);
      for (const at of [folder, join(folder, "a/b")]) expect(found(at)).toEqual(listed(at));
      leftOut += ALL.length - found(folder).length;
    }),
    { numRuns: runs(300) },
  );
  expect(leftOut).toBeGreaterThan(sized({ full: 500, small: 100 }));
});

it("takes the rules of a clone in each working tree of it, and those of a submodule in that alone", () => {
  const clone = join(folder, "clone");
  git(folder, "init", "--quiet", "clone");
  const author = ["-c", "user.name=a", "-c", "user.email=a@example.com"];
  git(clone, ...author, "commit", "--quiet", "--allow-empty", "-m", "a");
  git(clone, "worktree", "add", "--quiet", "../tree");
  git(clone, "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", "./.git", "module");
  writeFileSync(join(clone, ".git/info/exclude"), "build.json\n");
  writeFileSync(join(clone, ".git/modules/module/info/exclude"), "x.json\n");
  const trees = [clone, join(folder, "tree"), join(clone, "module")];
  for (const at of trees) fill(at);
  expect(trees.map((at) => ALL.length - listed(at).length)).toEqual([7, 7, 7]);
  expect(found(join(folder, "tree"))).toEqual(listed(join(folder, "tree")));
  expect(found(join(clone, "module"))).toEqual(listed(join(clone, "module")));
  expect(found(clone)).toEqual(listed(clone));
});
