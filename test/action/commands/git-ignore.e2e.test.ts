// A process of git, which knows what its own rules leave out.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { findFiles } from "../../../action/commands/find-files.ts";

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

it("leaves out what git leaves out, with any rules in any folders", () => {
  const folder = mkdtempSync(join(tmpdir(), "provider-steward-"));
  for (const path of ALL) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), "");
  }
  const git = (...words: readonly string[]) =>
    execFileSync("git", ["-c", "core.excludesFile=", "-c", "core.ignoreCase=false", ...words], {
      cwd: folder,
      encoding: "utf8",
    });
  git("init", "--quiet");
  const matches = (path: string) => ALL.includes(path);
  let leftOut = 0;
  fc.assert(
    fc.property(rules, rules, rules, (ofRoot, ofA, ofB) => {
      writeFileSync(join(folder, ".gitignore"), ofRoot);
      writeFileSync(join(folder, "a/.gitignore"), ofA);
      writeFileSync(join(folder, "a/b/.gitignore"), ofB);
      const listed = git("ls-files", "-z", "--others", "--exclude-standard").split("\0").filter(matches);
      const { files } = findFiles(
        ".",
        { matches, ignores: true, takesLinks: true },
        { locate: (path) => join(folder, path) },
      );
      expect(files.toSorted()).toEqual(listed.toSorted());
      leftOut += ALL.length - files.length;
    }),
    { numRuns: 100 },
  );
  rmSync(folder, { recursive: true });
  expect(leftOut).toBeGreaterThan(500);
});
