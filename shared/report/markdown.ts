import type { CheckedFile, Diagnostic, Range } from "../diagnostic/diagnostic.ts";
import { codeSpan, escapeLinkTarget, markdownSentence } from "../text/markdown.ts";
import { countOf } from "../text/wording.ts";
import { formatChangesSummary } from "./changes-markdown.ts";
import { pointToWhole, type WholeReport } from "./escape-markdown.ts";
import { countBytes, countFittingWithRest } from "./fit.ts";
import { JOB_SUMMARY_MAX_BYTES } from "./limits.ts";
import type { LinkTo } from "./link.ts";
import { type Closeness, inFileOrder, type RankedFinding, rankFindings } from "./ranking.ts";
import { headlineOf, type RunResults, runNotes } from "./run.ts";

export interface SummaryOptions {
  /** Without it, lines are plain numbers. */
  readonly linkTo?: LinkTo;
  readonly closeness?: Closeness | undefined;
  /** Where all is, for what has no room here. */
  readonly more?: WholeReport | undefined;
  /** What GitHub takes; of a job summary JOB_SUMMARY_MAX_BYTES. */
  readonly maxBytes?: number;
}

/** The least share of the room that what changes for users may take where all does not fit. */
const CHANGES_SHARE = 1 / 2;

/**
 * A summary in GitHub's Markdown: the verdict; what was not checked or not reported; a table for each file in which
 * something was found; what changes for users. Where all does not fit, the most severe findings and the changes that widen
 * stay, and a line each says how much was left out.
 */
export function formatSummary(run: RunResults, options: SummaryOptions): string {
  const head = `## ${headlineOf(run)}\n${runNotes(run)
    .map((note) => `\n${note}\n`)
    .join("")}`;
  const room = (options.maxBytes ?? JOB_SUMMARY_MAX_BYTES) - countBytes(head);
  const changesIn = (maxBytes: number) => formatChangesSummary(run.changes, { ...options, maxBytes });
  const reserved = Math.min(countBytes(changesIn(room)), Math.floor(room * CHANGES_SHARE));
  const findings = formatFindings(run.files, options, room - reserved);
  return head + findings + changesIn(room - countBytes(findings));
}

/** A table for each file, of as many of the most severe findings as there is room for. */
function formatFindings(files: readonly CheckedFile[], options: SummaryOptions, maxBytes: number): string {
  const ranked = rankFindings(files, options.closeness);
  const reserved = countBytes(explainOmission(ranked.length, options.more));
  const fitting = countFittingWithRest(ranked, () => measureRows(options.linkTo), maxBytes, reserved);
  const tables = Array.from(
    inFileOrder(ranked.slice(0, fitting)),
    ([{ path }, findings]) =>
      tableHead(path) + findings.map(({ diagnostic }) => formatRow(path, diagnostic, options.linkTo)).join(""),
  );
  return tables.join("") + explainOmission(ranked.length - fitting, options.more);
}

/** The first row of a file comes with what stands above it. */
function measureRows(linkTo: LinkTo | undefined): (finding: RankedFinding) => number {
  const begun = new Set<CheckedFile>();
  return ({ file, diagnostic }) => {
    const head = begun.has(file) ? "" : tableHead(file.path);
    begun.add(file);
    return countBytes(head + formatRow(file.path, diagnostic, linkTo));
  };
}

function explainOmission(count: number, more: WholeReport | undefined): string {
  if (count === 0) return "";
  return `\n${countOf(count, "more finding")} left out: GitHub limits the size of a summary.${pointToWhole(more)}\n`;
}

function tableHead(path: string): string {
  return `\n### ${codeSpan(path)}\n\n| Severity | Line | Finding | Rule |\n| --- | --- | --- | --- |\n`;
}

function formatRow(path: string, diagnostic: Diagnostic, linkTo: LinkTo | undefined): string {
  const { severity, range, message, advice, rule } = diagnostic;
  const cells = [severity, formatLine(path, range, linkTo), markdownSentence(`${message} ${advice}`), codeSpan(rule)];
  return `| ${cells.join(" | ")} |\n`;
}

function formatLine(path: string, range: Range | undefined, linkTo: LinkTo | undefined): string {
  if (range === undefined) return "–";
  const { line } = range.start;
  return linkTo === undefined ? String(line) : `[${line}](${escapeLinkTarget(linkTo(path, line))})`;
}
