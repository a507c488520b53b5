import {
  type CheckedFile,
  type Closeness,
  type Diagnostic,
  fingerprintsOf,
  openedByFix,
  type RankedFinding,
  rankFindings,
} from "../../shared/index.ts";
import type { ResultFile, Results } from "../check.ts";
import type { LineRange } from "../files/changed-lines.ts";
import { REVIEW_MAX_COMMENTS } from "../limits.ts";
import { markerOf } from "./marker.ts";
import { formatReviewComment, type Suggestion, suggestionFor } from "./review-comment.ts";
import { goneThreads, type KnownFinding, subjectsOf } from "./thread-subjects.ts";
import type { Thread } from "./threads.ts";

/** A comment to write on whole lines of a file, all of which one part of the diff shows. */
export interface PlannedComment {
  readonly finding: RankedFinding;
  readonly path: string;
  /** 1-based, as `endLine`, which is the last one. */
  readonly startLine: number;
  readonly endLine: number;
  /** Markdown with the marker of this step and this finding. */
  readonly body: string;
}

/** The work of a review. A finding that has an open thread is neither among the comments nor left. */
export interface ReviewPlan {
  readonly comments: readonly PlannedComment[];
  /** Findings to report elsewhere: no line of the diff shows them, there is no space, or their thread was resolved. */
  readonly left: readonly RankedFinding[];
  /** Threads to close: open ones of files that were checked and no longer have the finding, and outdated ones. */
  readonly gone: readonly Thread[];
}

/** The settings that all comments of a step share. */
interface CommentSettings {
  /** The key by which the next run knows them. */
  readonly key: string;
  /** The start of the address of a rule's page, before the rule's id; without it, rules are no links. */
  readonly docsUrl?: string | undefined;
}

/** A file and where a comment can stand in it. */
interface KnownFile {
  readonly file: ResultFile;
  readonly shown: readonly LineRange[];
}

/**
 * Plans a review: the most severe findings first, then those that are closest to the change. What is still there when its
 * thread is outdated gets a new comment, because the diff no longer shows the old one.
 *
 * @param threads those that this step began before.
 * See docs/decisions/0040-outdated-findings-are-repeated.md.
 */
export function planReview(
  results: Pick<Results, "files" | "unread">,
  threads: readonly Thread[],
  closeness: Closeness,
  { key, docsUrl }: CommentSettings,
): ReviewPlan {
  const known = new Map(results.files.map((file) => [file.checked, knownFile(file)]));
  const findings = knownFindings([...known.keys()], closeness);
  const subjects = subjectsOf(threads, findings);
  const states = new Map(Array.from(subjects, ([{ state }, subject]) => [subject, state]));
  // The open one of several threads about one finding counts.
  for (const [{ state }, subject] of subjects) if (state === "open") states.set(subject, state);

  const comments: PlannedComment[] = [];
  const left: RankedFinding[] = [];
  for (const one of findings) {
    const { finding, fingerprint } = one;
    const state = states.get(one);
    if (state === "open") continue;
    const hasRoom = state !== "resolved" && comments.length < REVIEW_MAX_COMMENTS;
    const marker = markerOf(fingerprint, key);
    const comment = hasRoom ? planComment(finding, known.get(finding.file), marker, docsUrl) : undefined;
    if (comment === undefined) left.push(finding);
    else comments.push(comment);
  }
  return { comments, left, gone: goneThreads(threads, results, subjects) };
}

function knownFile(file: ResultFile): KnownFile {
  // GitHub does not count a lone carriage return as the end of a line, so that its lines are others.
  return { file, shown: /\r(?!\n)/.test(file.text) ? [] : (file.lines?.shown ?? []) };
}

/** All findings in the order in which they are reported. */
function knownFindings(files: readonly CheckedFile[], closeness: Closeness): readonly KnownFinding[] {
  const fingerprints = new Map(
    files.flatMap(({ diagnostics }) => {
      const ofFile = fingerprintsOf(diagnostics);
      return diagnostics.map((diagnostic, index) => [diagnostic, ofFile[index] ?? ""] as const);
    }),
  );
  return rankFindings(files, closeness).map((finding) => ({
    finding,
    fingerprint: fingerprints.get(finding.diagnostic) ?? "",
  }));
}

function planComment(
  finding: RankedFinding,
  known: KnownFile | undefined,
  marker: string,
  docsUrl: string | undefined,
): PlannedComment | undefined {
  const { diagnostic, file } = finding;
  const lines = known === undefined ? undefined : commentLines(diagnostic, known.shown);
  if (known === undefined || lines === undefined) return undefined;
  const suggestion = shownSuggestion(diagnostic, known);
  const { startLine, endLine } = suggestion ?? { startLine: lines.start, endLine: lines.end };
  return {
    finding,
    path: file.path,
    startLine,
    endLine,
    body: formatReviewComment({ diagnostic, suggestion, marker, docsUrl }),
  };
}

/** The lines of a finding where one part of the diff shows them all, else its first one where the diff shows that. */
function commentLines({ range }: Diagnostic, shown: readonly LineRange[]): LineRange | undefined {
  if (range === undefined) return undefined;
  const start = range.start.line;
  const end = range.end.column === 1 ? Math.max(start, range.end.line - 1) : range.end.line;
  if (isShown(start, end, shown)) return { start, end };
  return isShown(start, start, shown) ? { start, end: start } : undefined;
}

/** GitHub replaces the lines on which the comment stands, so that all of them must be on one part of the diff. */
function shownSuggestion(diagnostic: Diagnostic, { file, shown }: KnownFile): Suggestion | undefined {
  const suggestion = suggestionFor(diagnostic, file.text, file.checked.source);
  const isOnDiff = suggestion !== undefined && isShown(suggestion.startLine, suggestion.endLine, shown);
  return isOnDiff && opensNothing(diagnostic, file) ? suggestion : undefined;
}

/** A suggestion is accepted with one click, which is no way to open something. */
function opensNothing({ fix }: Diagnostic, { text, settings = {} }: ResultFile): boolean {
  return fix === undefined || fix.safe || openedByFix(text, fix, settings)?.length === 0;
}

function isShown(start: number, end: number, shown: readonly LineRange[]): boolean {
  return shown.some((range) => range.start <= start && end <= range.end);
}
