/** Reports as one would write them who trusts every text: what the laws have to refuse. */

import { createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff";
import type { CheckAnnotation } from "../../action/publish/check-annotations.ts";
import { formatChangesOutput } from "../../action/publish/run-report.ts";
import { type CheckedFile, type FileChanges, formatSummary } from "../../shared/index.ts";
import { codeElement, codeSpan, escapeMarkdown } from "../../shared/text/markdown.ts";
import { runOf } from "../shared/report/samples.ts";
import type { Fixed } from "./fixed.ts";
import type { WrittenComment, WrittenStickyComment } from "./laws/github.ts";

export function naiveText(files: readonly CheckedFile[]): string {
  const blocks = files.flatMap(({ path, diagnostics, source }) =>
    diagnostics.map(({ severity, rule, message, why, advice, range, fix, related }) =>
      [
        `${range === undefined ? path : `${path}:${range.start.line}:${range.start.column}`}  ${severity}  ${message}  ${rule}`,
        ...(range === undefined || source === "" ? [] : ["  1 │ {", "    │ ~"]),
        `  why   ${why}`,
        `  help  ${advice}`,
        ...(fix === undefined ? [] : [`  fix   ${fix.title}`]),
        ...related.map((place) => `  see   ${path}  ${place.message}`),
      ].join("\n"),
    ),
  );
  const suppressed = files.flatMap((file) =>
    file.suppressed.map(({ severity, rule, message, range: { start }, suppression: by }) => {
      const source = by.kind === "comment" ? `comment on line ${by.line}` : `policy ${by.pointer}`;
      return `${file.path}:${start.line}:${start.column}  suppressed  ${severity}  ${message}  ${rule}  (${source}: ${by.reason})`;
    }),
  );
  const list = suppressed.length === 0 ? [] : [suppressed.join("\n")];
  return [...blocks, ...list, "1 error in 1 file\n"].join("\n\n");
}

export function naiveCommands({ path, diagnostics }: CheckedFile): string {
  return diagnostics
    .toSorted((one, other) => Number(other.severity === "error") - Number(one.severity === "error"))
    .map(({ severity, rule, message, advice, range }) => {
      const lines = range === undefined ? "" : `,line=${range.start.line},endLine=${range.end.line}`;
      const isOneLine = range !== undefined && range.start.line === range.end.line;
      const columns = isOneLine
        ? `,col=${range.start.column},endColumn=${Math.max(range.start.column, range.end.column - 1)}`
        : "";
      return `::${severity} title=Provider Steward%3A ${rule},file=${path}${lines}${columns}::${message}%0A${advice}\n`;
    })
    .join("");
}

export function naiveSummary(files: readonly CheckedFile[], text: string): string {
  return trusting(formatSummary(runOf(files), {}), text);
}

export function naiveChangesPage(
  changes: readonly FileChanges[],
  text: string,
  linkTo: (path: string, line: number) => string,
): string {
  return trusting(formatSummary(runOf([], { changes }), { linkTo }), text);
}

/** Our own words hold markup, too, so that everything is escaped but the one text. */
function trusting(report: string, text: string): string {
  const trusted = [JSON.stringify(text), JSON.stringify(text).slice(1, -1), text];
  return trusted.reduce(
    (result, one) =>
      result
        .replaceAll(codeElement(one), () => one)
        .replaceAll(codeSpan(one), () => one)
        .replaceAll(escapeMarkdown(one), () => one),
    report,
  );
}

/** With the one text as it is, and with a fence that is always the same. */
export function naiveComment(comment: WrittenComment, text: string): WrittenComment {
  return { ...comment, body: trusting(comment.body, text).replaceAll(/`{4,}(?=suggestion\n|\n)/g, "```") };
}

export function naiveStickyComment(comment: WrittenStickyComment, text: string): WrittenStickyComment {
  return { ...comment, body: trusting(comment.body, text) };
}

export function naiveCheckAnnotations({ path, diagnostics }: CheckedFile): readonly CheckAnnotation[] {
  const levels = { error: "failure", warning: "warning", notice: "notice" } as const;
  return (["error", "warning", "notice"] as const).flatMap((level) =>
    diagnostics
      .filter(({ severity }) => severity === level)
      .map(({ rule, message, advice, range }) => ({
        path,
        start_line: range?.start.line ?? 1,
        end_line: range?.end.line ?? 1,
        annotation_level: levels[level],
        title: `Provider Steward: ${rule}`,
        message: `${message}\n${advice}`,
      })),
  );
}

export function naiveChanges(changes: readonly FileChanges[]): string {
  return JSON.stringify(JSON.parse(formatChangesOutput(changes, undefined, 100_000)));
}

export function naiveJson(files: readonly CheckedFile[]): string {
  const reports = files.map(({ path, diagnostics, suppressed }) => {
    const lists = [diagnostics, suppressed].map((list) => JSON.stringify(list));
    return `{ "path": "${path}", "diagnostics": ${lists[0]}, "suppressed": { "diagnostics": ${lists[1]} } }`;
  });
  return `{ "files": [\n${reports.join(",\n")}\n] }\n`;
}

export function naiveSarif(files: readonly CheckedFile[]): string {
  const results = files.flatMap(({ path, diagnostics, suppressed }) =>
    [...diagnostics, ...suppressed].map(({ message, advice, related, ...more }) => ({
      suppressions:
        "suppression" in more
          ? [
              {
                kind: more.suppression.kind === "comment" ? "inSource" : "external",
                justification: more.suppression.reason,
              },
            ]
          : [],
      message: { text: `${message} ${advice}` },
      locations: [{ physicalLocation: { artifactLocation: { uri: path } } }],
      relatedLocations: related.map((place) => ({ message: { text: place.message } })),
    })),
  );
  return JSON.stringify({ runs: [{ results }] });
}

export function naiveDiff({ file: { path }, before, after }: Fixed): string {
  const options = { headerOptions: FILE_HEADERS_ONLY };
  return before === after ? "" : createTwoFilesPatch(path, path, before, after, undefined, undefined, options);
}
