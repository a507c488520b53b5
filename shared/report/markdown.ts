import { countOf } from "../text/wording.ts";
import { formatChangesSummary } from "./changes-markdown.ts";
import { formatFindings } from "./findings-markdown.ts";
import { countBytes } from "./fit.ts";
import { JOB_SUMMARY_MAX_BYTES } from "./limits.ts";
import type { LinkTo } from "./link.ts";
import type { Closeness } from "./ranking.ts";
import { headlineOf, type RunResults, runNotes } from "./run.ts";
import { formatSuppressed } from "./suppressed-markdown.ts";
import { pointToWhole, type WholeReport } from "./whole-report.ts";

export interface SummaryOptions {
  /** Without it, lines are plain numbers. */
  readonly linkTo?: LinkTo;
  readonly closeness?: Closeness | undefined;
  /** The start of the address of each rule's page, which its id follows; without it, rules are no links. */
  readonly docsUrl?: string | undefined;
  /** The address of a playground, which opens a file that shows a rule. */
  readonly playgroundUrl?: string | undefined;
  /** Where all is, for what has no room here. */
  readonly more?: WholeReport | undefined;
  /** The bytes that GitHub accepts; JOB_SUMMARY_MAX_BYTES for a job summary. */
  readonly maxBytes?: number;
}

/** The least share of the room that what changes for users may take where all does not fit. */
const CHANGES_SHARE = 1 / 2;

/** The same for what is suppressed. */
const SUPPRESSED_SHARE = 1 / 8;

/**
 * A summary in GitHub's Markdown: the verdict; files that were not checked or not reported; the changes for users; the
 * findings; and the suppressed ones. Where all does not fit, the most severe findings and the openings stay, and a line
 * each counts the rest.
 */
export function formatSummary(run: RunResults, options: SummaryOptions): string {
  const head = `## ${headlineOf(run)}\n${runNotes(run)
    .map((note) => `\n${note}\n`)
    .join("")}`;
  const room = (options.maxBytes ?? JOB_SUMMARY_MAX_BYTES) - countBytes(head);
  const changesIn = (maxBytes: number) =>
    formatChangesSummary(run.changes, { ...options, openings: run.openings, maxBytes });
  const suppressedIn = (maxBytes: number) =>
    formatSuppressed(run.files, { ...options, maxBytes }, explainOmittedItems("more suppressed finding", options.more))
      .text;
  const reserve = (section: (maxBytes: number) => string, share: number) =>
    Math.min(countBytes(section(room)), Math.floor(room * share));
  const forChanges = reserve(changesIn, CHANGES_SHARE);
  const title = forChanges === 0 ? "" : "\n## Findings\n";
  const maxBytes = room - forChanges - reserve(suppressedIn, SUPPRESSED_SHARE) - countBytes(title);
  const { text } = formatFindings(
    run.files,
    { ...options, maxBytes },
    explainOmittedItems("more finding", options.more),
  );
  const findings = text === "" ? "" : title + text;
  const suppressed = suppressedIn(room - forChanges - countBytes(findings));
  return head + changesIn(room - countBytes(findings + suppressed)) + findings + suppressed;
}

function explainOmittedItems(noun: string, more: WholeReport | undefined): (count: number) => string {
  return (count) =>
    count === 0
      ? ""
      : `\n${countOf(count, noun)} left out: GitHub limits the size of a summary.${pointToWhole(more)}\n`;
}
