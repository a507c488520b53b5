import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchesGlob } from "../../../shared/text/glob.ts";
import { areCovered } from "../../../shared/text/glob-cover.ts";

describe("globs cover", () => {
  test.each([
    ["teams/a/**", ["teams/**"]],
    ["teams/*/providers.json", ["teams/**"]],
    ["teams/a/providers.json", ["**/providers.json"]],
    ["./teams/a.json", ["teams/?.json"]],
    ["teams/**/a/b.json", ["teams/**/b.json"]],
    ["*.json", ["?*.json", ".json"]],
    ["../shared/*.json", ["../**"]],
    ["**", ["**/*"]],
  ])("%s by %j", (glob, globs) => {
    expect(areCovered(glob, globs)).toBe(true);
  });

  test.each([
    ["teams/**", ["teams/a/**"]],
    ["teams/**", ["teams/*"]],
    ["**/providers.json", ["providers.json", "*/providers.json"]],
    ["?.json", ["a.json"]],
    ["../a", ["**"]],
    ["../a", ["*/a"]],
    ["a", []],
  ])("not %s by %j", (glob, globs) => {
    expect(areCovered(glob, globs)).toBe(false);
  });

  const name = fc
    .array(fc.constantFrom("a", "b", "*", "?"), { minLength: 1, maxLength: 3 })
    .map((all) => all.join(""))
    .filter((one) => !one.includes("**"));
  const glob = fc
    .array(fc.oneof({ weight: 3, arbitrary: name }, { weight: 1, arbitrary: fc.constant("**") }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((names) => names.join("/"));
  const names = ["a", "b", "c"].flatMap((one) => [one, ...["a", "b", "c"].map((other) => one + other)]);
  const folders = names.flatMap((one) => [one, ...names.map((other) => `${one}/${other}`)]);
  const universe = [...folders, ...folders.flatMap((one) => names.slice(0, 5).map((other) => `${one}/${other}`))];

  test("all paths that they are said to cover", () => {
    let covered = 0;
    fc.assert(
      fc.property(glob, fc.array(glob, { minLength: 1, maxLength: 3 }), (one, others) => {
        const missed = universe.find(
          (path) => matchesGlob(one, path) && !others.some((other) => matchesGlob(other, path)),
        );
        const isCovered = areCovered(one, others);
        if (isCovered) covered += 1;
        if (isCovered) expect(missed).toBeUndefined();
        // Names of three letters beside those of the universe tell the rest.
        if (missed !== undefined) expect(isCovered).toBe(false);
      }),
      { numRuns: 500 },
    );
    expect(covered).toBeGreaterThan(20);
  });

  test("no others in a time that grows with their number of states", () => {
    const hard = "*a".repeat(200);
    expect(areCovered(hard, ["*?a".repeat(150)])).toBe(false);
  });
});
