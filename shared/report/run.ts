import {
  allDiagnostics,
  allSuppressed,
  type CheckedFile,
  countBySeverity,
  SEVERITIES,
  type SeverityCounts,
} from "../diagnostic/diagnostic.ts";
import { printable } from "../text/printable.ts";
import { countOf } from "../text/wording.ts";
import { describeEffects } from "./effect-counts.ts";
import { countChanges, countUnknown, type FileChanges } from "./file-changes.ts";
import { countAccepted, type Openings } from "./openings.ts";

/** The results of one run of the Action. */
export interface RunResults {
  readonly files: readonly CheckedFile[];
  readonly unread: readonly UnreadFile[];
  readonly changes: readonly FileChanges[];
  /** Undefined where nothing opens. */
  readonly openings?: Openings | undefined;
  /** Findings on lines that the change does not touch, where only those that it touches are reported; not in `files`. */
  readonly untouched?: SeverityCounts | undefined;
}

/** A file that could not be read, and so was not checked. */
export interface UnreadFile {
  /** Untrusted, as given by the caller or by GitHub. */
  readonly path: string;
  /** In whole sentences, with what to do about it. */
  readonly reason: string;
}

/** Says, in printable text, which file could not be read and why. */
export function describeUnread({ path, reason }: UnreadFile): string {
  return `Could not read "${printable(path)}". ${printable(reason)}`;
}

/**
 * The result for all files in one line: "2 errors, 1 warning in 1 of 3 files, 4 suppressed" or "3 files, nothing to
 * report".
 */
export function verdict(files: readonly CheckedFile[]): string {
  return describeFiles(files, true);
}

/** @param isAll false where something else is to report: then no findings are "no findings in 3 files". */
function describeFiles(files: readonly CheckedFile[], isAll: boolean): string {
  const all = countOf(files.length, "file");
  const nothing = isAll ? `${all}, nothing to report` : `no findings in ${all}`;
  return withSuppressed(describeFindings(files) || nothing, [...allSuppressed(files)].length);
}

/**
 * The same with how many findings are suppressed beside, where any are: "1 error, 4 suppressed".
 * See docs/decisions/0143-suppressed-findings-are-listed.md.
 */
export function withSuppressed(text: string, suppressed: number): string {
  return suppressed === 0 ? text : `${text}, ${suppressed} suppressed`;
}

/** "2 errors, 1 warning in 1 of 3 files"; "" where there are none. */
function describeFindings(files: readonly CheckedFile[]): string {
  const affected = files.filter(({ diagnostics }) => diagnostics.length > 0).length;
  if (affected === 0) return "";
  const where =
    affected === files.length ? countOf(affected, "file") : `${affected} of ${countOf(files.length, "file")}`;
  return `${describeCounts(countBySeverity(allDiagnostics(files)))} in ${where}`;
}

/** "2 errors, 1 warning": the severities that occur, errors first; "" where none does. */
export function describeCounts(counts: SeverityCounts): string {
  return SEVERITIES.filter((severity) => counts[severity] > 0)
    .map((severity) => countOf(counts[severity], severity))
    .join(", ");
}

/**
 * The result of a run in one line of plain text, the same in every output: "2 errors in 1 of 3 files; 1 file could not
 * be read; opens 3 (2 accepted), breaks 1; the effect on users is unknown for 1 file".
 */
export function describeRun({ files, unread, changes, openings }: RunResults): string {
  const accepted = countAccepted(changes, openings);
  const [effects, unknown] = [describeEffects({ ...countChanges(changes), none: 0 }, accepted), countUnknown(changes)];
  const parts = [
    files.length === 0 ? "" : describeFiles(files, effects === ""),
    unread.length === 0 ? "" : `${countOf(unread.length, "file")} could not be read`,
    effects,
    unknown === 0 ? "" : `the effect on users is unknown for ${countOf(unknown, "file")}`,
  ].filter((part) => part !== "");
  if (parts.length > 0) return parts.join("; ");
  return changes.length === 0 ? "nothing to check" : "nothing to report";
}

/** The same with the project's name and a sign: ❌ for errors and files that could not be read, ⚠️ for what to look at. */
export function headlineOf(run: RunResults): string {
  return `${iconOf(run)} Provider Steward: ${describeRun(run)}`;
}

function iconOf({ files, unread, changes }: RunResults): string {
  const { error, warning } = countBySeverity(allDiagnostics(files));
  if (error + unread.length > 0) return "❌";
  const { opens, breaks } = countChanges(changes);
  return warning + opens + breaks + countUnknown(changes) > 0 ? "⚠️" : "✅";
}

/** A sentence of Markdown each on what a run did not check and did not report; none where there is nothing to say. */
export function runNotes({ files, unread, untouched }: RunResults): readonly string[] {
  const notes: string[] = [];
  if (unread.length > 0)
    notes.push(
      `Not checked: ${unread.length} of ${countOf(unread.length + files.length, "file")}. See the log for the reason.`,
    );
  const elsewhere = untouched === undefined ? "" : describeCounts(untouched);
  if (elsewhere !== "") notes.push(`Not reported: ${elsewhere} on lines that the change does not touch.`);
  return notes;
}
