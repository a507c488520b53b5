import type { CheckAnnotation } from "../../../action/publish/check-annotations.ts";
import type { CheckedFile, Diagnostic } from "../../../shared/index.ts";
import { readPage } from "../readers/page.ts";
import { readTerminal, shownAs } from "../readers/terminal.ts";
import { type Comparison, commandsIn } from "./comparison.ts";
import { codeAs, meantFindings, mostSevereFirst, oneBlank, sentenceAs } from "./findings.ts";

/** For GitHub's runner: just the commands that were meant, with just their fields. Of one file with few diagnostics. */
export function compareCommands({ path, diagnostics }: CheckedFile, report: string): Comparison {
  const lines = report.split(/\r\n|\r|\n/).filter((line) => line !== "");
  return {
    read: { count: lines.length, commands: commandsIn(report) },
    meant: {
      count: diagnostics.length,
      commands: errorsFirst(diagnostics).map((diagnostic) => ({
        name: diagnostic.severity,
        // The runner trims the whitespace at the ends of a property.
        properties: {
          title: `Provider Steward: ${diagnostic.rule}`,
          ...(path.trim() === "" ? {} : { file: trimLine(path) }),
          ...linesIn(diagnostic),
        },
        data: `${shownAs(diagnostic.message)}\n${shownAs(diagnostic.advice)}`,
      })),
    },
  };
}

function errorsFirst(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const { errors = [], others = [] } = Object.groupBy(diagnostics, ({ severity }) =>
    severity === "error" ? "errors" : "others",
  );
  return [...errors, ...others];
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

/** For GitHub's pages: totals where there is much, a part that folds with a table for each file, our links, and nothing else. */
export function comparePage(
  files: readonly CheckedFile[],
  markdown: string,
  linkTo?: (path: string, line: number) => string,
): Comparison {
  const { headings, rows, items, folds, links, others } = readPage(markdown);
  return {
    read: {
      headings: headings.slice(1),
      items,
      folds: folds.map(oneBlank),
      rows: rows.map((cells) => cells.map(oneBlank)),
      links: links.map(decodeURI),
      others,
      commands: commandsIn(markdown),
    },
    meant: { headings: [], items: [], ...meantFindings(files, linkTo), others: [], commands: [] },
  };
}

/** A review comment, what it is about and what it suggests. */
export interface WrittenComment {
  readonly diagnostic: Diagnostic;
  /** The lines of its suggestion; undefined where it has none. */
  readonly suggested: string | undefined;
  readonly marker: string;
  readonly body: string;
}

/** For a review comment: one paragraph, the suggestion in one block that says just what was meant, and our marker. */
export function compareComment({ diagnostic, suggested, marker, body }: WrittenComment): Comparison {
  const { headings, rows, items, links, paragraphs, others } = readPage(body);
  const { severity, rule, message, advice, fix } = diagnostic;
  const title = severity.charAt(0).toUpperCase() + severity.slice(1);
  const isGuess = suggested !== undefined && fix?.safe === false;
  return {
    read: {
      headings,
      rows,
      items,
      links,
      others,
      paragraphs: paragraphs.map(oneBlank),
      notDrawn: readTerminal(body.replaceAll("\t", " "), { colors: false }).notDrawn,
    },
    meant: {
      headings: [],
      rows: [],
      items: [],
      links: [],
      others: [
        "strong ",
        ...(suggested === undefined ? [] : [`code suggestion: ${suggested.replace(/\n$/, "")}`]),
        `html ${marker}`,
      ],
      paragraphs: [
        oneBlank(`${title} (${shownAs(rule)}): ${sentenceAs(message)} ${sentenceAs(advice)}`),
        ...(isGuess ? ["The suggestion is a guess: review it before you apply it."] : []),
      ],
      notDrawn: undefined,
    },
  };
}

/** The one comment of a pull request, about one file, in which something of a provider of a hostile name opens. */
export interface WrittenStickyComment {
  readonly file: CheckedFile;
  readonly provider: string;
  readonly linkTo: (path: string, line: number) => string;
  readonly marker: string;
  readonly body: string;
}

/** For the one comment of a pull request: headings, a list and tables with their links, and our marker. */
export function compareStickyComment({ file, provider, linkTo, marker, body }: WrittenStickyComment): Comparison {
  const { headings, rows, items, folds, links, paragraphs, others } = readPage(body);
  const { path } = file;
  const found = meantFindings([file], linkTo);
  return {
    read: {
      headings: headings.slice(1),
      items: items.map(oneBlank),
      paragraphs: paragraphs.map(oneBlank),
      folds: folds.map(oneBlank),
      rows: rows.map((cells) => cells.map(oneBlank)),
      links: links.map(decodeURI),
      others,
      notDrawn: readTerminal(body.replaceAll("⚠️", ""), { colors: false }).notDrawn,
    },
    meant: {
      headings: ["4 Opens", ...(file.diagnostics.length === 0 ? [] : ["4 Findings"])],
      items: [oneBlank(`Something of ${codeAs(provider)} opens. (line 3)`)],
      paragraphs: [oneBlank(`In ${codeAs(path)}:`), "The full report is in the run."],
      folds: found.folds,
      rows: found.rows,
      links: [decodeURI(linkTo(path, 3)), ...found.links, "https://github.example/run"],
      others: [`html ${marker}`],
      notDrawn: undefined,
    },
  };
}

/** For a check run: every finding once, with its lines and its texts as they are to be shown. */
export function compareCheckAnnotations(
  { path, diagnostics }: CheckedFile,
  annotations: readonly CheckAnnotation[],
): Comparison {
  const levels = { error: "failure", warning: "warning", notice: "notice" };
  return {
    read: annotations.map(({ path: at, start_line, end_line, annotation_level, title, message }) => {
      return { path: at, start_line, end_line, annotation_level, title, message };
    }),
    meant: mostSevereFirst(diagnostics).map(({ severity, rule, message, advice, range }) => ({
      path,
      start_line: range?.start.line ?? 1,
      end_line: range?.end.line ?? 1,
      annotation_level: levels[severity],
      title: `Provider Steward: ${rule}`,
      message: `${shownAs(message)}\n${shownAs(advice)}`,
    })),
  };
}
