import { JOB_SUMMARY_MAX_BYTES } from "../limits.ts";
import { type CheckedFile, countBySeverity, type Diagnostic, type Range } from "./diagnostic.ts";
import { escapeLinkTarget, escapeMarkdown } from "./escape-markdown.ts";
import { allDiagnostics, countOf, verdict } from "./verdict.ts";

export interface SummaryOptions {
  /** Where a line of a file can be read; `line` is 1-based. Without it, lines are plain numbers. */
  readonly linkTo?: (path: string, line: number) => string;
}

/** Room for the line that says how much was left out, and for a few that the caller may add. */
const RESERVED_BYTES = 1024;

/**
 * A job summary in GitHub's Markdown: the verdict, then a table for each file in which something was found. Rows that
 * would come near JOB_SUMMARY_MAX_BYTES are left out, and a last line counts them.
 */
export function formatSummary(files: readonly CheckedFile[], options: SummaryOptions = {}): string {
  const head = `## ${iconOf(files)} Provider Steward: ${verdict(files)}\n`;
  const parts = [head];
  let bytesLeft = JOB_SUMMARY_MAX_BYTES - RESERVED_BYTES - countBytes(head);
  let rowsLeft = files.reduce((sum, { diagnostics }) => sum + diagnostics.length, 0);
  for (const part of tableParts(files, options)) {
    bytesLeft -= countBytes(part);
    if (bytesLeft < 0) break;
    parts.push(part);
    rowsLeft -= 1;
  }
  if (rowsLeft > 0) parts.push(explainOmission(rowsLeft));
  return parts.join("");
}

function explainOmission(rows: number): string {
  return `\n${countOf(rows, "more finding")} left out: GitHub takes ${JOB_SUMMARY_MAX_BYTES} bytes of summary from a step.\n`;
}

function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

function iconOf(files: readonly CheckedFile[]): string {
  const { error, warning } = countBySeverity(allDiagnostics(files));
  if (error > 0) return "❌";
  return warning > 0 ? "⚠️" : "✅";
}

/** The tables row by row, each file's first row with what stands above it. */
function* tableParts(files: readonly CheckedFile[], { linkTo }: SummaryOptions): Generator<string> {
  for (const { path, diagnostics } of files) {
    let head = `\n### ${escapeMarkdown(path)}\n\n| Severity | Line | Finding | Rule |\n| --- | --- | --- | --- |\n`;
    for (const diagnostic of diagnostics) {
      yield head + formatRow(path, diagnostic, linkTo);
      head = "";
    }
  }
}

function formatRow(path: string, diagnostic: Diagnostic, linkTo: SummaryOptions["linkTo"]): string {
  const { severity, range, message, advice, rule } = diagnostic;
  const cells = [
    severity,
    formatLine(path, range, linkTo),
    escapeMarkdown(`${message} ${advice}`),
    escapeMarkdown(rule),
  ];
  return `| ${cells.join(" | ")} |\n`;
}

function formatLine(path: string, range: Range | undefined, linkTo: SummaryOptions["linkTo"]): string {
  if (range === undefined) return "–";
  const { line } = range.start;
  return linkTo === undefined ? String(line) : `[${line}](${escapeLinkTarget(linkTo(path, line))})`;
}
