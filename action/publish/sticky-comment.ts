import {
  type Closeness,
  countBytes,
  countFitting,
  describeOmission,
  EFFECTS,
  escapeLinkTarget,
  formatChangeLists,
  headlineOf,
  type LinkTo,
  nameForComment,
  pointToWhole,
  type RankedFinding,
  type RunResults,
  rankFindings,
  runNotes,
  sentenceForComment,
  type WholeReport,
} from "../../shared/index.ts";
import { COMMENT_MAX_CHARACTERS, STICKY_COMMENT_MAX_CHANGES, STICKY_COMMENT_MAX_FINDINGS } from "../limits.ts";

export interface StickyCommentOptions {
  /** Where a line of a file can be read as it is after the change; `line` is 1-based. */
  readonly linkTo: LinkTo;
  /** Where all is, such as the run's page. */
  readonly more: WholeReport;
  /** As `markerOf` gives it; it stands at the end. */
  readonly marker: string;
  readonly closeness?: Closeness | undefined;
}

/** Rows of a table, the most severe first, of which as many are shown as there is space for. */
interface Table {
  readonly head: string;
  readonly rows: readonly (() => string)[];
  /** How many rows there may be. */
  readonly max: number;
}

/** Room for the lines that say how much was left out and that something changes. */
const RESERVED_BYTES = 1024;

/**
 * The one comment on a pull request that is kept up to date, in GitHub's Markdown: the verdict, the changes that widen,
 * the most severe findings, and where all is. One line where all is right. Never longer than COMMENT_MAX_CHARACTERS, counted
 * in bytes of UTF-8, of which there are at least as many.
 */
export function formatStickyComment(run: RunResults, options: StickyCommentOptions): string {
  const head = [`### ${headlineOf(run)}`, ...runNotes(run)].join("\n\n");
  const tail = `\n\n${options.marker}`;
  const findings = findingsTable(run, options);
  const whole = pointToWhole(options.more).trim();
  const room = COMMENT_MAX_CHARACTERS - RESERVED_BYTES - countBytes(head + whole + tail);
  const changes = formatChangeLists(run.changes, {
    linkTo: options.linkTo,
    effects: EFFECTS.filter((effect) => effect !== "none"),
    heading: "####",
    maxChanges: STICKY_COMMENT_MAX_CHANGES,
    maxBytes: room / 2,
  });
  const shownFindings = formatTable(findings, room - countBytes(changes.text));
  const left = [
    describeOmission(changes.omitted, changes.omittedNotes),
    amount(shownFindings.omitted, "more finding", "more findings"),
  ].filter((text) => text !== "");
  const isPlain = run.changes.length + findings.rows.length + runNotes(run).length === 0;
  const also = left.length === 0 ? whole : `Not shown: ${left.join(", ")}. ${whole}`;
  const listed = changes.text === "" ? "" : `\n${changes.text.trimEnd()}`;
  return head + listed + shownFindings.text + (isPlain ? "" : `\n\n${also}`) + tail;
}

function findingsTable({ files }: RunResults, { linkTo, closeness }: StickyCommentOptions): Table {
  const rows = rankFindings(files, closeness).map((finding) => () => findingRow(finding, linkTo));
  return { head: "| Severity | Place | Finding |\n| --- | --- | --- |\n", rows, max: STICKY_COMMENT_MAX_FINDINGS };
}

function findingRow({ file: { path }, diagnostic }: RankedFinding, linkTo: LinkTo): string {
  const { severity, range, message, advice } = diagnostic;
  const line = range?.start.line;
  const name = nameForComment(line === undefined ? path : `${path}:${line}`);
  const place = `[${name}](${escapeLinkTarget(linkTo(path, line ?? 1))})`;
  return `| ${severity} | ${place} | ${sentenceForComment(message)} ${sentenceForComment(advice)} |`;
}

function formatTable({ head, rows, max }: Table, maxBytes: number) {
  const written = rows.slice(0, max).map((row) => row());
  const fitting = countFitting(written, (row) => countBytes(row) + 1, maxBytes - countBytes(head));
  const text = fitting === 0 ? "" : `\n\n${head}${written.slice(0, fitting).join("\n")}`;
  return { text, omitted: rows.length - fitting };
}

/** "" for none. */
function amount(count: number, one: string, many: string): string {
  if (count === 0) return "";
  return `${count} ${count === 1 ? one : many}`;
}
