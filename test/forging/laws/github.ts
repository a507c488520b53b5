import type { CheckedFile, Diagnostic, Severity } from "../../../shared/index.ts";
import { readPage } from "../readers/page.ts";
import { shownAs } from "../readers/terminal.ts";
import { type Comparison, commandsIn } from "./comparison.ts";

/** For GitHub's runner: just the commands that were meant, with just their fields. Of one file with few diagnostics. */
export function compareCommands({ path, diagnostics }: CheckedFile, report: string): Comparison {
  const lines = report.split(/\r\n|\r|\n/).filter((line) => line !== "");
  const bySeverity = (severity: Severity) => diagnostics.filter((diagnostic) => diagnostic.severity === severity);
  return {
    read: { count: lines.length, commands: commandsIn(report) },
    meant: {
      count: diagnostics.length,
      commands: (["error", "warning", "notice"] as const).flatMap(bySeverity).map((diagnostic) => ({
        name: diagnostic.severity,
        // The runner takes the blanks from the ends of a property.
        properties: {
          title: diagnostic.rule,
          ...(path.trim() === "" ? {} : { file: trimLine(path) }),
          ...linesIn(diagnostic),
        },
        data: `${shownAs(diagnostic.message)}\n${shownAs(diagnostic.advice)}`,
      })),
    },
  };
}

function trimLine(text: string): string {
  return text.replaceAll(/^[^\S\r\n]+|[^\S\r\n]+$/g, "");
}

function linesIn({ range }: Diagnostic): Readonly<Record<string, string>> {
  if (range === undefined) return {};
  const { start, end } = range;
  const lines = { line: String(start.line), endLine: String(end.line) };
  if (start.line !== end.line) return lines;
  return { ...lines, col: String(start.column), endColumn: String(Math.max(start.column, end.column - 1)) };
}

/** For GitHub's pages: a heading and a table for each file, the texts in them, our links, and nothing else. */
export function comparePage(
  files: readonly CheckedFile[],
  markdown: string,
  linkTo?: (path: string, line: number) => string,
): Comparison {
  const { headings, rows, links, others } = readPage(markdown);
  const found = files.filter(({ diagnostics }) => diagnostics.length > 0);
  const meantRows = found.flatMap(({ diagnostics }) => [
    ["Severity", "Line", "Finding", "Rule"],
    ...diagnostics.map(rowOf),
  ]);
  const meantLinks = found.flatMap(({ path, diagnostics }) =>
    diagnostics.flatMap(({ range }) => (range && linkTo ? [decodeURI(linkTo(path, range.start.line))] : [])),
  );
  return {
    read: {
      headings: headings.slice(1).map(oneBlank),
      rows: rows.map((cells) => cells.map(oneBlank)),
      links: links.map(decodeURI),
      others,
      commands: commandsIn(markdown),
    },
    meant: {
      headings: found.map(({ path }) => `3 ${oneBlank(shownAs(path))}`),
      rows: meantRows,
      links: meantLinks,
      others: [],
      commands: [],
    },
  };
}

function rowOf({ severity, range, message, advice, rule }: Diagnostic): readonly string[] {
  return [
    severity,
    range === undefined ? "–" : String(range.start.line),
    oneBlank(shownAs(`${message} ${advice}`)),
    rule,
  ];
}

/** A page shows blanks as one, and none at the ends of a cell. */
function oneBlank(text: string): string {
  return text.trim().replaceAll(/ +/g, " ");
}
