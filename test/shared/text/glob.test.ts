import fc from "fast-check";
import picomatch from "picomatch";
import { describe, expect, test } from "vitest";
import { matchesGlob } from "../../../shared/text/glob.ts";
import { GLOBBED_PATH_MAX_CHARACTERS } from "../../../shared/text/limits.ts";
import { runs } from "../../support/size.ts";

test.each([
  ["providers.json", "providers.json"],
  ["./providers.json", "providers.json"],
  ["providers.json", "././/providers.json"],
  ["**/providers.json", "providers.json"],
  ["**/providers.json", "a/b/providers.json"],
  ["teams/**", "teams/a/b.json"],
  ["teams/*/providers.json", "teams/.a/providers.json"],
  ["a/**/b/**/c", "a/x/b/b/y/c"],
  ["*.json*", "providers.jsonc"],
  ["?.json", "a.json"],
  ["*", "a\nb"],
  ["**", ".a/.b"],
  ["../*/a", "../x/a"],
  ["a+(b)[c]", "a+(b)[c]"],
])("%s matches %s", (glob, path) => {
  expect(matchesGlob(glob, path)).toBe(true);
});

test.each([
  ["providers.json", "a/providers.json"],
  ["Providers.json", "providers.json"],
  ["teams/*/providers.json", "teams/a/b/providers.json"],
  ["teams/*", "teams"],
  ["teams/**", "teams"],
  ["*.json", "a/b.json"],
  ["?.json", "ab.json"],
  ["?.json", ".json"],
  ["a?b", "a/b"],
  ["a/**/b", "a/bb"],
  ["**", "../a"],
  ["**/a", "../a"],
  ["*/a", "../a"],
  ["a.json", "axjson"],
  ["a|b", "a"],
])("%s does not match %s", (glob, path) => {
  expect(matchesGlob(glob, path)).toBe(false);
});

describe("the globs of picomatch, as far as they go:", () => {
  const name = fc.array(fc.constantFrom("a", "b", ".", "-"), { minLength: 1, maxLength: 4 }).map((all) => all.join(""));
  const pattern = fc
    .array(fc.constantFrom("a", "b", ".", "-", "*", "?"), { minLength: 1, maxLength: 5 })
    .map((all) => all.join(""));
  const plain = (names: readonly string[]) => names.every((one) => one !== "." && one !== "..");
  // picomatch wants something after the dot of `*.*`.
  const paths = fc.array(
    name.filter((one) => !one.endsWith(".")),
    { minLength: 1, maxLength: 5 },
  );
  const globs = fc
    .array(fc.oneof(name, pattern, fc.constant("**")), { minLength: 1, maxLength: 5 })
    .filter((names) => plain(names) && !names.some((one) => one.includes("**") && one !== "**"));

  test("both match the same paths", () => {
    let matched = 0;
    fc.assert(
      fc.property(globs, paths, (globNames, pathNames) => {
        const [glob, path] = [globNames.join("/"), pathNames.join("/")];
        // With picomatch `a/**` matches the folder, too, and not only what is in it.
        const expected = picomatch(glob.replace(/(?<=^|\/)\*\*$/, "**/*"), { dot: true, windows: false, flags: "s" })(
          path,
        );
        if (expected) matched += 1;
        expect([glob, path, matchesGlob(glob, path)]).toEqual([glob, path, expected]);
      }),
      { numRuns: runs(20_000) },
    );
    expect(matched).toBeGreaterThan(runs(500));
  });
});

test("hostile globs and paths cost no more than their lengths", () => {
  const path = "a".repeat(GLOBBED_PATH_MAX_CHARACTERS);
  const folders = "a/".repeat(GLOBBED_PATH_MAX_CHARACTERS / 2 - 1);
  for (let round = 0; round < 20; round += 1) {
    expect(matchesGlob(`${"*a".repeat(499)}*b`, path)).toBe(false);
    expect(matchesGlob(`${"**/a/".repeat(199)}**/b`, `${folders}c`)).toBe(false);
    expect(matchesGlob(`*${"a".repeat(500)}b`, path)).toBe(false);
  }
});

test("no path past the bound is matched", () => {
  expect(matchesGlob("**", "a".repeat(GLOBBED_PATH_MAX_CHARACTERS))).toBe(true);
  expect(matchesGlob("**", "a".repeat(GLOBBED_PATH_MAX_CHARACTERS + 1))).toBe(false);
});
