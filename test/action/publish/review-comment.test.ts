import { describe, expect, it } from "vitest";
import { formatReviewComment } from "../../../action/publish/review-comment.ts";
import { located, rangeOf, wholeFile } from "../../shared/report/samples.ts";

const RANGE = rangeOf("{ a: 1 }", "a");
const MARKER = "<!-- provider-steward a b -->";
const fix = { title: "Rename it.", safe: true, edits: [{ range: RANGE, text: '"a"' }] };

describe("formatReviewComment", () => {
  it("says what is wrong, what to do and by which rule", () => {
    expect(formatReviewComment({ diagnostic: wholeFile({ severity: "warning" }), marker: MARKER })).toBe(
      `**Warning** (encoding): The file is not UTF-8. Save it as UTF-8.\n\n${MARKER}`,
    );
  });

  it("has the suggestion in a block", () => {
    const suggestion = { startLine: 1, endLine: 1, replacement: '{ "a": 1 }\n' };
    expect(formatReviewComment({ diagnostic: located(RANGE, { fix }), suggestion, marker: MARKER })).toBe(
      `**Error** (unknown-key): The key "baseURL" is not known here. Write "baseUrl".

\`\`\`suggestion
{ "a": 1 }
\`\`\`

${MARKER}`,
    );
  });

  it("has an empty block where lines go", () => {
    const suggestion = { startLine: 1, endLine: 1, replacement: "" };
    expect(formatReviewComment({ diagnostic: located(RANGE, { fix }), suggestion, marker: MARKER })).toContain(
      "\n\n```suggestion\n```\n\n",
    );
  });

  it("says of an unsafe fix that it is a guess", () => {
    const suggestion = { startLine: 1, endLine: 1, replacement: "a\n" };
    const diagnostic = located(RANGE, { fix: { ...fix, safe: false } });
    const guess = "\n\nThe suggestion is a guess: look at it before you apply it.\n\n```suggestion\n";
    expect(formatReviewComment({ diagnostic, suggestion, marker: MARKER })).toContain(guess);
    expect(formatReviewComment({ diagnostic, marker: MARKER })).not.toContain("guess");
  });

  it("has a fence that is longer than any in the suggestion", () => {
    const suggestion = { startLine: 1, endLine: 1, replacement: "````\n```\n" };
    expect(formatReviewComment({ diagnostic: located(RANGE, { fix }), suggestion, marker: MARKER })).toContain(
      "\n`````suggestion\n````\n```\n`````\n",
    );
  });

  it("is never longer than GitHub takes", () => {
    const long = "@".repeat(100_000);
    const diagnostic = located(RANGE, { rule: long, message: long, advice: long, fix });
    const suggestion = { startLine: 1, endLine: 1, replacement: "`".repeat(8_000) };
    const body = formatReviewComment({ diagnostic, suggestion, marker: MARKER });
    expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(65_536);
  });
});
