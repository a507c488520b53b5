import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { suggestionFor } from "../action/publish/review-comment.ts";
import { type CheckedFile, checkFile, type Diagnostic, type Fix } from "../shared/index.ts";
import { type Case, readCases, settingsOfCase, writeCase } from "./support/cases.ts";
import { describeDiagnostics } from "./support/describe-diagnostics.ts";
import { applyFix, applySuggestion, opensOf } from "./support/fixes.ts";
import { WRITINGS } from "./support/writings.ts";

const MISTAKES = fileURLToPath(new URL("fixtures/mistakes.md", import.meta.url));
const RIGHT = fileURLToPath(new URL("fixtures/right.md", import.meta.url));

function check(one: Case, rules: Readonly<Record<string, "off">> = {}): CheckedFile {
  return checkFile("providers.jsonc", new TextEncoder().encode(one.text), settingsOfCase(one, rules));
}

/** A section with what is said of its file. */
function describeCase(one: Case): string {
  const file = check(one, { "schema-reference": "off" });
  return [writeCase(one), ...file.diagnostics.map((diagnostic) => describeFinding(diagnostic, one, file))].join("\n");
}

function describeFinding(diagnostic: Diagnostic, one: Case, file: CheckedFile): string {
  const { severity, rule, range, message, advice, related, fix } = diagnostic;
  const place = range === undefined ? "the file" : `${range.start.line}:${range.start.column}`;
  const found = `**${severity}** \`${rule}\` at ${place}: ${message} ${advice}\n`;
  const others = related.map(
    (other) => `See ${other.range.start.line}:${other.range.start.column}: ${other.message}\n`,
  );
  return [found, ...others, ...(fix === undefined ? [] : [describeFix(diagnostic, fix, one, file)])].join("\n");
}

function describeFix(diagnostic: Diagnostic, fix: Fix, one: Case, file: CheckedFile): string {
  const { text } = one;
  const after = applyFix(text, fix);
  const opens = opensOf(text, fix, settingsOfCase(one, { "schema-reference": "off" }));
  const suggestion = opens?.length === 0 ? suggestionFor(diagnostic, text, file.source) : undefined;
  if (suggestion !== undefined) expect(applySuggestion(text, suggestion)).toBe(after);
  const suggested =
    suggestion === undefined
      ? "A review does not suggest it."
      : `A review suggests it for ${describeLines(suggestion)}.`;
  const sentences = [fix.safe ? "Safe." : "Not safe.", describeOpening(opens), suggested].filter(
    (sentence) => sentence !== "",
  );
  return `Fix: ${fix.title} ${sentences.join(" ")}\n\n${diffOf(text, after)}`;
}

function describeOpening(opens: readonly string[] | undefined): string {
  if (opens === undefined) return "It is not known what it opens.";
  return opens.length === 0 ? "" : `It opens something, and is applied alone: ${opens.join(" ")}`;
}

function describeLines({ startLine, endLine }: { readonly startLine: number; readonly endLine: number }): string {
  return startLine === endLine ? `line ${startLine}` : `lines ${startLine} to ${endLine}`;
}

/** The lines from the first to the last one that differs. */
function diffOf(before: string, after: string): string {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const start = old.findIndex((line, index) => line !== now[index]);
  let same = 0;
  while (same < Math.min(old.length, now.length) - start && old.at(-1 - same) === now.at(-1 - same)) same += 1;
  const removed = old.slice(start, old.length - same).map((line) => `-${line}`);
  const added = now.slice(start, now.length - same).map((line) => `+${line}`);
  return `\`\`\`diff\n${[...removed, ...added].join("\n")}\n\`\`\`\n`;
}

const mistakes = readFileSync(MISTAKES, "utf8");

test("each mistake has the message, the fix and the suggestion that are below it", async () => {
  const [introduction = ""] = mistakes.split(/^## /m, 1);
  const cases = readCases(mistakes);
  expect(cases.length).toBeGreaterThanOrEqual(120);
  await expect(`${introduction}${cases.map(describeCase).join("\n")}`).toMatchFileSnapshot(MISTAKES);
});

/** Files with more than one mistake, which is their point. */
const SEVERAL: Readonly<Record<string, number>> = {
  "A brace is missing before six other mistakes": 7,
  "A credential in YAML": 2,
  "A credential in a merge conflict": 2,
  "A comment that ignores a misspelled rule": 2,
};

test.each(readCases(mistakes))("$title: each mistake is found once", (one) => {
  expect(check(one, { "schema-reference": "off" }).diagnostics).toHaveLength(SEVERAL[one.title] ?? 1);
});

describe("right configurations", () => {
  const cases = readCases(readFileSync(RIGHT, "utf8"));

  describe.each(WRITINGS)("with $title", ({ write }) => {
    test.each(cases)("$title: nothing is found", (one) => {
      expect(describeDiagnostics(check({ ...one, text: write(one.text) }).diagnostics)).toBe("");
    });
  });
});
