import { countOf } from "../text/wording.ts";
import { formatChangesSummary } from "./changes-markdown.ts";
import { formatFindings } from "./findings-markdown.ts";
import { countBytes } from "./fit.ts";
import { JOB_SUMMARY_MAX_BYTES } from "./limits.ts";
import type { LinkTo } from "./link.ts";
import type { Closeness } from "./ranking.ts";
import { headlineOf, type RunResults, runNotes } from "./run.ts";
import { pointToWhole, type WholeReport } from "./whole-report.ts";

export interface SummaryOptions {
  /** Without it, lines are plain numbers. */
  readonly linkTo?: LinkTo;
  readonly closeness?: Closeness | undefined;
  /** What stands before a rule's id in the address of its page; without it, rules are no links. */
  readonly docsUrl?: string | undefined;
  /** The address of a playground, which opens a file that shows a rule. */
  readonly playgroundUrl?: string | undefined;
  /** Where all is, for what has no room here. */
  readonly more?: WholeReport | undefined;
  /** What GitHub takes; of a job summary JOB_SUMMARY_MAX_BYTES. */
  readonly maxBytes?: number;
}

/** The least share of the room that what changes for users may take where all does not fit. */
const CHANGES_SHARE = 1 / 2;

/**
 * A summary in GitHub's Markdown: the verdict; what was not checked or not reported; what changes for users; what was
 * found. Where all does not fit, the most severe findings and what opens something stay, and a line each says how much
 * was left out.
 */
export function formatSummary(run: RunResults, options: SummaryOptions): string {
  const head = `## ${headlineOf(run)}\n${runNotes(run)
    .map((note) => `\n${note}\n`)
    .join("")}`;
  const room = (options.maxBytes ?? JOB_SUMMARY_MAX_BYTES) - countBytes(head);
  const changesIn = (maxBytes: number) =>
    formatChangesSummary(run.changes, { ...options, openings: run.openings, maxBytes });
  const reserved = Math.min(countBytes(changesIn(room)), Math.floor(room * CHANGES_SHARE));
  const title = reserved === 0 ? "" : "\n## Findings\n";
  const findingsOptions = { ...options, maxBytes: room - reserved - countBytes(title) };
  const { text } = formatFindings(run.files, findingsOptions, (count) => explainOmission(count, options.more));
  const findings = text === "" ? "" : title + text;
  return head + changesIn(room - countBytes(findings)) + findings;
}

function explainOmission(count: number, more: WholeReport | undefined): string {
  if (count === 0) return "";
  return `\n${countOf(count, "more finding")} left out: GitHub limits the size of a summary.${pointToWhole(more)}\n`;
}
