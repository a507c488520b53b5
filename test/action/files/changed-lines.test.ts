import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LineRange, lineAfter, linesOfPatch, linesOfTexts } from "../../../action/files/changed-lines.ts";
import { DIFF_MAX_CHANGED_LINES, DIFF_MAX_LINES } from "../../../action/limits.ts";
import { linesIn, pairs } from "../support/changed-texts.ts";

/** "2-4, 7": easier to read than objects. */
function show(ranges: readonly LineRange[] | undefined): string | undefined {
  return ranges?.map(({ start, end }) => (start === end ? `${start}` : `${start}-${end}`)).join(", ");
}

function patch(text: string) {
  const lines = linesOfPatch(text);
  return lines && { changed: show(lines.changed), shown: show(lines.shown) };
}

it.each([
  ["the same line", "a\nb\nc\n", "a\nb\nc\n", 2, 2],
  ["a line that others moved down", "a\nb\n", "x\ny\na\nb\n", 2, 4],
  ["a line that was changed", "a\nb\nc\n", "a\nB\nc\n", 2, 2],
  ["the line after one that is gone", "a\nb\nc\n", "a\nc\n", 2, 2],
  ["the last line where the end is gone", "a\nb\nc\n", "a\n", 3, 1],
  ["the last of fewer lines that replace more", "a\nb\nc\nd\n", "a\nX\nd\n", 3, 2],
  ["the first line of a file that is empty", "a\nb\n", "", 2, 1],
])("the line after a change is %s", async (_, before, after, line, expected) => {
  expect(await lineAfter(before, after, line)).toBe(expected);
});

describe("linesOfPatch", () => {
  it.each([
    ["lines that are added", "@@ -1,2 +1,4 @@\n a\n+b\n+c\n d", "2-3", "1-4"],
    ["lines that change", "@@ -4,3 +4,3 @@ {\n a\n-b\n+c\n d", "5", "4-6"],
    ["fewer lines than there were", "@@ -4,4 +4,3 @@\n a\n-b\n-c\n+d\n e", "5", "4-6"],
    ["lines that are removed", "@@ -7,4 +7,2 @@\n a\n-b\n-c\n d", "7-8", "7-8"],
    ["the first lines removed", "@@ -1,3 +1,2 @@\n-a\n b\n c", "1", "1-2"],
    ["the last lines removed", "@@ -8,3 +8,2 @@\n a\n b\n-c", "9", "8-9"],
    ["a new file", "@@ -0,0 +1,2 @@\n+a\n+b", "1-2", "1-2"],
    ["a new file of one line", "@@ -0,0 +1 @@\n+a\n\\ No newline at end of file", "1", "1"],
    ["a file that is empty now", "@@ -1,2 +0,0 @@\n-a\n-b", "", ""],
    ["a last line break that is added", "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b", "2", "1-2"],
    ["hunks that are apart", "@@ -1,2 +1,3 @@\n a\n+b\n c\n@@ -10,2 +11,3 @@\n d\n+e\n f", "2, 12", "1-3, 11-13"],
    ["signs within lines", "@@ -1,2 +1,3 @@\n @@ -1 +1 @@\n+@@ -9,9 +9,9 @@\n -a", "2", "1-3"],
  ])("tells of %s", (_, text, changed, shown) => {
    expect(patch(text)).toEqual({ changed, shown });
  });

  it.each([
    "",
    "\n",
    "a\n+b\n",
    "@@",
    "@@ -1 +1",
    "@@ -x +y @@\n+a",
    "\\ No newline",
    "@@ -1 +9999999999 @@\n+a",
    "@@ -1,2 +1,4 @@\n a\n+b",
    "@@ -1,2 +1,3 @@\n a\n+b\n+c\n d",
    "@@ -1,3 +1,2 @@\n a\n-b",
    "@@ -1,2 +1,3 @@\n a\n+b\n c\n@@ -10,2 +11,3 @@",
  ])("knows nothing by %j, which is no patch or a part of one", (text) => {
    expect(patch(text)).toBeUndefined();
  });

  const line = fc.constantFrom("+a", "-a", " a", "", "+@@ -1 +1 @@", "\\ No newline at end of file");
  const at = fc.integer({ min: 0, max: 999_999_999 });
  const hunk = fc.tuple(at, at, fc.array(line)).map(([old, start, lines]) => {
    const count = (sign: string) => lines.filter((one) => !one.startsWith("\\") && !one.startsWith(sign)).length;
    return [`@@ -${old},${count("+")} +${start},${count("-")} @@`, ...lines];
  });

  it("gives ranges in order that never overlap, whatever the hunks", () => {
    fc.assert(
      fc.property(fc.array(hunk, { minLength: 1 }), (hunks) => {
        const found = linesOfPatch(hunks.flat().join("\n"));
        expect(found).toBeDefined();
        for (const ranges of [found?.changed ?? [], found?.shown ?? []]) {
          ranges.forEach(({ start, end }, index) => {
            expect(start).toBeGreaterThan(ranges[index - 1]?.end ?? 0);
            expect(end).toBeGreaterThanOrEqual(start);
          });
        }
      }),
    );
  });

  it("takes every text", () => {
    const any = fc.oneof(hunk, fc.string({ unit: "binary" }));
    fc.assert(
      fc.property(fc.array(any), (lines) => {
        expect(() => linesOfPatch(lines.flat().join("\n"))).not.toThrow();
      }),
    );
  });
});

describe("linesOfTexts", () => {
  const lines = async (before: string | undefined, after: string) => {
    const { changed, shown } = await linesOfTexts(before, after);
    expect(shown).toBeUndefined();
    return show(changed);
  };

  it.each<[string, string | undefined, string, string]>([
    ["all of a new file", undefined, "a\nb\n", "1-2"],
    ["all of a new file without a last line break", undefined, "a\nb", "1-2"],
    ["nothing of an empty one", undefined, "", ""],
    ["nothing of the same", "a\nb\n", "a\nb\n", ""],
    ["lines that are added", "a\nd\n", "a\nb\nc\nd\n", "2-3"],
    ["lines that change", "a\nb\nc\n", "a\nx\nc\n", "2"],
    ["the lines around those that are removed", "a\nb\nc\nd\n", "a\nd\n", "1-2"],
    ["the line after the first ones", "a\nb\nc\n", "c\n", "1"],
    ["the line before the last ones", "a\nb\nc\n", "a\nb\n", "2"],
    ["a line whose end changes", "a\nb\n", "a\r\nb\n", "1"],
  ])("are %s", async (_, before, after, expected) => {
    expect(await lines(before, after)).toBe(expected);
  });

  it("all lines count as changed where much differs, and in long files", async () => {
    const many = Array.from({ length: DIFF_MAX_CHANGED_LINES }, (_, index) => `${index}\n`);
    const changed = many.map((line) => `x${line}`);
    expect(await lines(`same\n${many.join("")}`, `same\n${changed.join("")}`)).toBe(`1-${many.length + 1}`);
    const long = "\n".repeat(DIFF_MAX_LINES + 1);
    expect(await lines(long, `${long}a`)).toBe(`1-${DIFF_MAX_LINES + 2}`);
  });

  it("unchanged lines stand in the text before, in the same order", async () => {
    for (const [before, after] of pairs) {
      const changed = linesIn((await linesOfTexts(before, after)).changed);
      const kept = after.split("\n").filter((line, index) => line !== "" && !changed.has(index + 1));
      const old = before.split("\n");
      let at = 0;
      for (const line of kept) {
        at = old.indexOf(line, at) + 1;
        expect(at).toBeGreaterThan(0);
        if (at === 0) break;
      }
    }
  });
});
