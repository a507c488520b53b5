import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { formatReviewComment, suggestionFor } from "../../../action/publish/review-comment.ts";
import { checkFile, type Diagnostic, decodeFile, type Fix, type TextEdit } from "../../../shared/index.ts";
import { located, rangeOf, redacted, wholeFile } from "../../shared/report/samples.ts";
import { anyConfiguration, fixableConfiguration } from "../../support/arbitrary-configuration.ts";
import { textOf } from "../../support/arbitrary-text.ts";
import { applyFix, applySuggestion } from "../../support/fixes.ts";
import { allFixtures, checkFixture } from "../../support/fixtures.ts";

const RANGE = rangeOf("{ a: 1 }", "a");
const MARKER = "<!-- provider-steward a b -->";
const RENAMING = { title: "Rename it.", safe: true, edits: [{ range: RANGE, text: '"a"' }] };

describe("formatReviewComment", () => {
  it("says what is wrong, what to do and by which rule", () => {
    expect(formatReviewComment({ diagnostic: wholeFile({ severity: "warning" }), marker: MARKER })).toBe(
      `**Warning** (\`encoding\`): The file is not UTF-8. Save it as UTF-8.\n\n${MARKER}`,
    );
  });

  it("a review comment has the suggestion in a block", () => {
    const suggestion = { startLine: 1, endLine: 1, replacement: '{ "a": 1 }\n' };
    expect(formatReviewComment({ diagnostic: located(RANGE, { fix: RENAMING }), suggestion, marker: MARKER })).toBe(
      `**Error** (\`unknown-key\`): The key \`"baseURL"\` is not known here. Write \`"baseUrl"\`.

\`\`\`suggestion
{ "a": 1 }
\`\`\`

${MARKER}`,
    );
  });

  it("a review comment has an empty block where lines go", () => {
    const suggestion = { startLine: 1, endLine: 1, replacement: "" };
    expect(
      formatReviewComment({ diagnostic: located(RANGE, { fix: RENAMING }), suggestion, marker: MARKER }),
    ).toContain("\n\n```suggestion\n```\n\n");
  });

  it("says of an unsafe fix that it is a guess", () => {
    const suggestion = { startLine: 1, endLine: 1, replacement: "a\n" };
    const diagnostic = located(RANGE, { fix: { ...RENAMING, safe: false } });
    const guess = "\n\nThe suggestion is a guess: review it before you apply it.\n\n```suggestion\n";
    expect(formatReviewComment({ diagnostic, suggestion, marker: MARKER })).toContain(guess);
    expect(formatReviewComment({ diagnostic, marker: MARKER })).not.toContain("guess");
  });

  it("a review comment has a fence that is longer than any in the suggestion", () => {
    const suggestion = { startLine: 1, endLine: 1, replacement: "````\n```\n" };
    expect(
      formatReviewComment({ diagnostic: located(RANGE, { fix: RENAMING }), suggestion, marker: MARKER }),
    ).toContain("\n`````suggestion\n````\n```\n`````\n");
  });

  it("a review comment is never longer than GitHub takes", () => {
    const long = "@".repeat(100_000);
    const diagnostic = located(RANGE, { rule: long, message: long, advice: long, fix: RENAMING });
    const suggestion = { startLine: 1, endLine: 1, replacement: "`".repeat(8_000) };
    const body = formatReviewComment({ diagnostic, suggestion, marker: MARKER });
    expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(65_536);
  });
});

/** The fix of a text that replaces some of its parts. */
function fixOf(text: string, ...parts: readonly (readonly [part: string, text: string])[]): Diagnostic {
  const edits: readonly TextEdit[] = parts.map(([part, inserted]) => ({ range: rangeOf(text, part), text: inserted }));
  return located(edits[0]?.range ?? rangeOf(text, ""), { fix: { title: "Fix it.", safe: true, edits } });
}

function suggest(text: string, ...parts: readonly (readonly [part: string, text: string])[]) {
  return suggestionFor(fixOf(text, ...parts), text, redacted(text));
}

describe("suggestionFor", () => {
  it.each([
    ["a part of a line", "{\n  a: 1,\n  b: 2\n}\n", [["a: 1", '"a": 1']], 2, 2, '  "a": 1,\n'],
    ["the line before the last", "{\n  a: 1\n}", [["1", "2"]], 2, 2, "  a: 2\n"],
    ["the last line", "{\n  a: 1 }", [["1", "2"]], 2, 2, "  a: 2 }\n"],
    ["the first line", "{ a: 1\n}", [["1", "2"]], 1, 1, "{ a: 2\n"],
    ["a whole line", "{\n  a: 1,\n  b: 2\n}\n", [["  a: 1,\n", ""]], 2, 2, ""],
    ["a line's end and the next line", "{\n  a: 1,\n  b: 2\n}\n", [[",\n  b: 2", ""]], 2, 3, "  a: 1\n"],
    ["a line end", "{\n  a:\n  1\n}\n", [["\n  1", " 1"]], 2, 3, "  a: 1\n"],
    ["a line end alone", "{\n  a:\n1\n}\n", [["\n1", "1"]], 2, 3, "  a:1\n"],
    ["all of a line up to the next", "a:\nb\nc\n", [["a:\n", "d "]], 1, 2, "d b\n"],
    ["a line that is added", "{\n  a: 1\n}\n", [["  a", "  b: 2,\n  a"]], 2, 2, "  b: 2,\n  a: 1\n"],
    [
      "two lines with one between",
      "a\nb\nc\nd\n",
      [
        ["a", "1"],
        ["c", "3"],
      ],
      1,
      3,
      "1\nb\n3\n",
    ],
    ["tabs", "{\n\ta: 1\n}\n", [["1", "2"]], 2, 2, "\ta: 2\n"],
    ["a last line that is broken in two", "{}", [["{", "{\n"]], 1, 1, "{\n}\n"],
  ] as const)("gives the lines of %s", (_, text, parts, startLine, endLine, replacement) => {
    const suggestion = suggest(text, ...parts);
    expect(suggestion).toEqual({ startLine, endLine, replacement });
    expect(suggestion && applySuggestion(text, suggestion)).toBe(applyFix(text, fixIn(fixOf(text, ...parts))));
  });

  it("gives the line before which a line is inserted", () => {
    const text = "a\nb\n";
    const at = rangeOf(text, "b").start;
    const fix = { title: "", safe: true, edits: [{ range: { start: at, end: at }, text: "c\n" }] };
    expect(suggestionFor(located(rangeOf(text, "b"), { fix }), text, redacted(text))).toEqual({
      startLine: 2,
      endLine: 2,
      replacement: "c\nb\n",
    });
  });

  it.each([
    ["a carriage return as a line end", "{\r  a: 1\n}", "1"],
    ["a carriage return alone far above", "{\r}\n\n{\n  a: 1\n}", "1"],
    ["CRLF", "{\r\n  a: 1\r\n}\r\n", "1"],
    ["two kinds of line end", "{\r\n  a: 1\n}", "1"],
    ["a first line with a byte order mark", "\ufeff{ a: 1\n}", "1"],
    ["a line that would have only whitespace", "{\na\n}\n", "a"],
    ["a last line that goes", "{\na", "a"],
    ["more characters than it takes", `{\na ${"x".repeat(8_000)}\n}`, "a"],
    ["more lines than it takes", `a${"\n".repeat(50)}b c`, `a${"\n".repeat(50)}b`],
    ["a character that is not visible", "{\n  a: 1, b\u200b: 2\n}", "1"],
    ["a change of direction", "{\n  a: 1 // \u202e\n}", "1"],
    ["a command of the old style to the runner", "{\n  a: 1 ##[error]\n}", "1"],
  ])("gives none for %s", (_, text, part) => {
    expect(suggest(text, [part, ""])).toBeUndefined();
  });

  it("gives one for as many lines as it takes", () => {
    const text = `a${"\n".repeat(48)}b c\nd\n`;
    expect(suggest(text, ["a", "e"], ["b", "f"])).toMatchObject({ startLine: 1, endLine: 49 });
    expect(suggest(`\n${text}`, ["a", "e"], ["d", "f"])).toMatchObject({ startLine: 2, endLine: 51 });
    expect(suggest(text.replace("b", "\nb"), ["a", "e"], ["d", "f"])).toBeUndefined();
  });

  it("gives none for a place behind the last line", () => {
    const text = "a\n";
    const end = { line: 2, column: 1, offset: 2 };
    const fix = { title: "", safe: true, edits: [{ range: { start: end, end }, text: "b\n" }] };
    expect(suggestionFor(located({ start: end, end }, { fix }), text, redacted(text))).toBeUndefined();
  });

  it("gives none without a fix, and for a source that is not the text's", () => {
    expect(suggestionFor(located(rangeOf("a", "a")), "a", redacted("a"))).toBeUndefined();
    expect(suggestionFor(fixOf("a\n", ["a", "b"]), "a\n", redacted(""))).toBeUndefined();
  });

  it.each([
    ["before the edit", '{ "X": "s3cret", "a": 1 }\n', "1"],
    ["after the edit", '{ "a": 1, "X": "s3cret" }\n', "1"],
    ["on a line between two edits", '{ "a": 1,\n"X": "s3cret",\n"b": 2 }\n', "1"],
  ])("repeats nothing that is masked %s", (_, text, part) => {
    const source = redacted(text.replace("s3cret", "••••••"));
    const edits: (readonly [string, string])[] = [[part, "3"]];
    if (text.includes('"b"')) edits.push(["2", "4"]);
    expect(suggestionFor(fixOf(text, ...edits), text, source)).toBeUndefined();
    expect(suggestionFor(fixOf(text, ...edits), text, redacted(text))).toBeDefined();
  });

  it("removes what is masked", () => {
    const text = '{\n"a": 1,\n"X": "s3cret"\n}\n';
    const source = redacted(text.replace("s3cret", "••••••"));
    expect(suggestionFor(fixOf(text, [',\n"X": "s3cret"', ""]), text, source)).toEqual({
      startLine: 2,
      endLine: 3,
      replacement: '"a": 1\n',
    });
  });
});

function fixIn({ fix }: Diagnostic): Fix {
  if (fix === undefined) throw new Error("there is no fix");
  return fix;
}

/** The number of suggestions that a text's fixes make; each has to do what the fix does. */
function countSuggestions(path: string, bytes: Uint8Array, diagnostics?: readonly Diagnostic[]): number {
  const decoded = decodeFile(bytes, bytes.length);
  if (!decoded.ok) return 0;
  const file = checkFile(path, bytes);
  const suggestions = (diagnostics ?? file.diagnostics).flatMap((diagnostic) => {
    const suggestion = suggestionFor(diagnostic, decoded.value, redacted(decoded.value));
    if (suggestion === undefined) return [];
    expect(applySuggestion(decoded.value, suggestion)).toBe(applyFix(decoded.value, fixIn(diagnostic)));
    return [suggestion];
  });
  return suggestions.length;
}

describe("a suggestion does what its fix does", () => {
  test("a suggestion does what its fix does, in every fixture", () => {
    const counts = allFixtures.map((fixture) =>
      countSuggestions(fixture.name, readFileSync(fixture.url), checkFixture(fixture).diagnostics),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(50);
  });

  test("a suggestion does what its fix does, whatever is written in whatever layout", () => {
    let count = 0;
    fc.assert(
      fc.property(textOf(fc.oneof(anyConfiguration, fixableConfiguration)), ({ text }) => {
        count += countSuggestions("providers.jsonc", new TextEncoder().encode(text));
      }),
      { numRuns: 300 },
    );
    expect(count).toBeGreaterThan(10);
  });
});
