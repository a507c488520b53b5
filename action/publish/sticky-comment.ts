import {
  type Closeness,
  countBytes,
  countOf,
  describeOmission,
  EFFECTS,
  formatAcceptHelp,
  formatChangeLists,
  formatFindings,
  formatSuppressed,
  headlineOf,
  type LinkTo,
  pointToWhole,
  type RunResults,
  runNotes,
  type WholeReport,
} from "../../shared/index.ts";
import { COMMENT_MAX_CHARACTERS, STICKY_COMMENT_MAX_ALIKE, STICKY_COMMENT_MAX_FINDINGS } from "../limits.ts";

export interface StickyCommentOptions {
  /** The address of a line of a file as it is after the change; `line` is 1-based. */
  readonly linkTo: LinkTo;
  /** The address of everything, such as the run's page. */
  readonly more: WholeReport;
  /** As `markerOf` gives it; it stands at the end. */
  readonly marker: string;
  readonly closeness?: Closeness | undefined;
  /** The start of the address of a rule's page, before the rule's id; without it, rules are no links. */
  readonly docsUrl?: string | undefined;
}

/** Room for the lines that say how much was left out and that something changes. */
const RESERVED_BYTES = 1024;

/**
 * The one comment on a pull request that is kept up to date, in GitHub's Markdown: the verdict, what changes for users,
 * the most severe findings, those that are suppressed, and where all is. One line where all is right. Never longer than
 * COMMENT_MAX_CHARACTERS, counted in bytes of UTF-8, of which there are at least as many.
 */
export function formatStickyComment(run: RunResults, options: StickyCommentOptions): string {
  const head = [`### ${headlineOf(run)}`, ...runNotes(run)].join("\n\n");
  const tail = `\n\n${options.marker}`;
  const whole = pointToWhole(options.more).trim();
  const help = formatAcceptHelp(run.changes, run.openings, COMMENT_MAX_CHARACTERS / 4);
  const room = COMMENT_MAX_CHARACTERS - RESERVED_BYTES - countBytes(head + whole + help + tail);
  const changes = formatChangeLists(run.changes, {
    linkTo: options.linkTo,
    openings: run.openings,
    effects: EFFECTS.filter((effect) => effect !== "none"),
    heading: "####",
    maxAlike: STICKY_COMMENT_MAX_ALIKE,
    maxBytes: room / 2,
  });
  const findings = formatFindings(run.files, {
    ...options,
    maxBytes: room - countBytes(changes.text),
    maxFindings: STICKY_COMMENT_MAX_FINDINGS,
  });
  const suppressed = formatSuppressed(run.files, {
    ...options,
    maxBytes: room - countBytes(changes.text + findings.text),
    maxFindings: STICKY_COMMENT_MAX_FINDINGS,
  });
  const left = [
    describeOmission(changes.omitted, changes.omittedNotes),
    findings.omitted === 0 ? "" : countOf(findings.omitted, "more finding"),
    suppressed.omitted === 0 ? "" : countOf(suppressed.omitted, "more suppressed finding"),
  ].filter((text) => text !== "");
  const found = run.files.flatMap((file) => [...file.diagnostics, ...file.suppressed]);
  const isPlain = run.changes.length + found.length + runNotes(run).length === 0;
  const also = left.length === 0 ? whole : `Not shown: ${left.join(", ")}. ${whole}`;
  const title = changes.text === "" || findings.text === "" ? "" : "\n#### Findings\n";
  const listed = [changes.text, help, title + findings.text, suppressed.text]
    .filter((text) => text !== "")
    .map((text) => `\n${text.trimEnd()}`);
  return head + listed.join("") + (isPlain ? "" : `\n\n${also}`) + tail;
}
