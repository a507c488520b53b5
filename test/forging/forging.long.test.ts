import { describe, expect, test } from "vitest";
import { formatWorkflowCommands } from "../../action/publish/annotations.ts";
import { toCheckAnnotations } from "../../action/publish/check-annotations.ts";
import { effectLines } from "../../action/publish/log.ts";
import { markerOf } from "../../action/publish/marker.ts";
import { formatReviewComment, suggestionFor } from "../../action/publish/review-comment.ts";
import { formatChangesOutput, formatRunReport } from "../../action/publish/run-report.ts";
import { formatStickyComment } from "../../action/publish/sticky-comment.ts";
import {
  type CheckedFile,
  countChanges,
  EFFECTS,
  type FileChanges,
  formatJson,
  formatSarif,
  formatSummary,
  formatText,
} from "../../shared/index.ts";
import { isPattern } from "../../shared/text/id-pattern.ts";
import { changeOf, knownChanges, redacted, runOf } from "../shared/report/samples.ts";
import { chosen } from "../support/size.ts";
import { applyFixes, type Fixed, reportOfFix } from "./fixed.ts";
import { HOSTILE_TEXTS, LETTERS } from "./hostile-texts.ts";
import { compareChangesPage } from "./laws/changes.ts";
import { commandsIn } from "./laws/comparison.ts";
import {
  compareCheckAnnotations,
  compareCommands,
  compareComment,
  comparePage,
  compareStickyComment,
  type WrittenComment,
  type WrittenStickyComment,
} from "./laws/github.ts";
import { compareChanges, compareJson, compareSarif } from "./laws/programs.ts";
import { compareFixed, compareText } from "./laws/terminal.ts";
import {
  changesBringing,
  changesWith,
  configurationsWith,
  filesWith,
  hostileChanges,
  once,
  writeAtAllPlaces,
} from "./places.ts";
import { readPage } from "./readers/page.ts";
import { readTerminal } from "./readers/terminal.ts";

const linkTo = (path: string, line: number) =>
  `https://github.example/${path.toWellFormed().split("/").map(encodeURIComponent).join("/")}#L${line}`;

/** Configurations with a text at each place, and as their path, fixed. */
const fixAllPlaces = once((text: string): readonly Fixed[] =>
  writeAtAllPlaces(text)
    .filter(({ kind, content }) => kind === "configuration" && content.isWellFormed())
    .map(({ content }) => applyFixes(text, content)),
);

/** The comments on configurations with a text at each place; their suggestions repeat what is masked, too. */
const commentsWith = once((text: string): readonly WrittenComment[] =>
  configurationsWith(text).flatMap(({ diagnostics, content }) => {
    const shown = redacted(content);
    return diagnostics.map((diagnostic) => {
      const suggestion = suggestionFor(diagnostic, content, shown);
      const marker = markerOf(text, text);
      const body = formatReviewComment({ diagnostic, suggestion, marker });
      return { diagnostic, suggested: suggestion?.replacement, marker, body };
    });
  }),
);

function stickyComment(file: CheckedFile, text: string): WrittenStickyComment {
  const changes: readonly FileChanges[] = [knownChanges(file.path, [changeOf(text, file.path, 3)])];
  const marker = markerOf("sticky", text);
  const more = { text: "the run", url: "https://github.example/run" };
  const body = formatStickyComment(runOf([file], { changes }), { linkTo, more, marker });
  return { file, provider: text, linkTo, marker, body };
}

describe.each(chosen(Object.entries(HOSTILE_TEXTS), 40))("%s forges nothing", (_, text) => {
  const files = filesWith(text);

  test.each([false, true])("in a terminal, with colours: %s", (color) => {
    const { read, meant } = compareText(files, formatText(files, { color }), color);
    expect(read).toEqual(meant);
  });

  test("in workflow commands", () => {
    for (const file of files) {
      const { read, meant } = compareCommands(file, formatWorkflowCommands([file]));
      expect(read).toEqual(meant);
    }
  });

  test("in the report of what was fixed, and in its diff", () => {
    for (const fixed of fixAllPlaces(text)) {
      const { read, meant } = compareFixed(fixed, reportOfFix(fixed, true), fixed.diff);
      expect(read).toEqual(meant);
    }
  });

  test("in Markdown", () => {
    const { read, meant } = comparePage(files, formatSummary(runOf(files), { linkTo }), linkTo);
    expect(read).toEqual(meant);
  });

  test("in what changes for users", () => {
    const markdown = formatSummary(runOf([], { changes: hostileChanges(text) }), { linkTo });
    const { read, meant } = compareChangesPage(text, markdown, linkTo);
    expect(read).toEqual(meant);
  });

  test("in what a configuration changes that has it as every name", () => {
    const changes = changesBringing(text);
    const { items, headings, rows, others, links } = readPage(formatSummary(runOf([], { changes }), {}));
    const counts = countChanges(changes);
    // A pattern is no model's id, so that nothing opens where each model is called so.
    expect(isPattern(text) || counts.opens > 0).toBe(true);
    expect({ items: items.length, headings: headings.length, rows, others, links }).toEqual({
      items: Object.values(counts).reduce((sum, count) => sum + count, 0),
      headings: 2 + EFFECTS.filter((effect) => effect !== "none" && counts[effect] > 0).length,
      rows: [],
      others: [],
      links: [],
    });
  });

  test("in the log of what changes for users", () => {
    for (const changes of [hostileChanges(text), changesBringing(text)]) {
      const lines = effectLines(changes, ["error"]);
      expect(lines.flatMap((line) => line.split(/\r\n|\r|\n/))).toEqual(lines);
      expect(commandsIn(lines.join("\n"))).toEqual([]);
      expect(readTerminal(lines.join("\n"), { colors: false }).notDrawn).toBeUndefined();
    }
  });

  test("in review comments and their suggestions", () => {
    for (const comment of commentsWith(text)) {
      const { read, meant } = compareComment(comment);
      expect(read).toEqual(meant);
    }
  });

  test("in the one comment of a pull request", () => {
    for (const file of files) {
      const { read, meant } = compareStickyComment(stickyComment(file, text));
      expect(read).toEqual(meant);
    }
  });

  test("in the annotations of a check run", () => {
    for (const file of files) {
      const { read, meant } = compareCheckAnnotations(file, toCheckAnnotations([file], { max: 50 }).shown);
      expect(read).toEqual(meant);
    }
  });

  test("in JSON", () => {
    const { read, meant } = compareJson(files, formatJson(files));
    expect(read).toEqual(meant);
  });

  test("in the report of a run, and in the output of its changes", () => {
    const changes = changesWith(text);
    const [report, output] = [
      formatRunReport(runOf(files, { changes })),
      formatChangesOutput(changes, undefined, 100_000),
    ];
    for (const { read, meant } of [compareJson(files, report), compareChanges(changes, output)])
      expect(read).toEqual(meant);
    expect(JSON.parse(report).changes).toEqual(JSON.parse(output));
  });

  test("in SARIF", () => {
    const { read, meant } = compareSarif(files, formatSarif(files, [], "1.2.3"));
    expect(read).toEqual(meant);
  });
});

test.each(chosen(Object.entries(LETTERS), 2))("%s is shown as it is", (_, text) => {
  const files = filesWith(text);
  expect(formatText(files, { color: false })).toContain(`teams/${text}:1:1  notice`);
  expect(formatSummary(runOf(files), {})).toContain(`<summary><code>teams/${text}</code>: `);
  expect(formatJson(files)).toContain(`"teams/${text}"`);
});

test("every place makes a diagnostic of its own, or there would be nothing to forge with", () => {
  const text = "<b>::error::</b>\n";
  const found = filesWith(text).map(({ diagnostics, suppressed }) =>
    [...diagnostics, ...suppressed].map(({ rule }) => rule),
  );
  const silent = writeAtAllPlaces(text).filter((_, index) => {
    return found[index]?.every((rule) => rule === "schema-reference");
  });
  expect(silent).toEqual([]);
});

test("a comment and a policy suppress something, or there would be no reasons to forge with", () => {
  const found = filesWith("plain").flatMap(({ suppressed }) => suppressed.map(({ suppression: { kind } }) => kind));
  expect(new Set(found)).toEqual(new Set(["comment", "policy"]));
});
