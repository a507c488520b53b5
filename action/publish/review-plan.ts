import {
  type Closeness,
  type Diagnostic,
  type Finding,
  fingerprintsOf,
  formatReviewComment,
  markerOf,
  REVIEW_MAX_COMMENTS,
  rankFindings,
  type Suggestion,
  suggestionFor,
} from "../../shared/index.ts";
import type { LineRange } from "../files/changed-lines.ts";
import type { ResultFile } from "./results.ts";
import type { Thread } from "./threads.ts";

/** A comment to write on whole lines of a file, all of which one part of the diff shows. */
export interface PlannedComment {
  readonly finding: Finding;
  readonly path: string;
  /** 1-based, as `endLine`, which is the last one. */
  readonly startLine: number;
  readonly endLine: number;
  /** Markdown with the marker of this step and this finding. */
  readonly body: string;
}

/** What a review has to do. A finding that has an open thread is neither among the comments nor left. */
export interface ReviewPlan {
  readonly comments: readonly PlannedComment[];
  /** What has to be told elsewhere: no line of the diff shows it, there is no room, or its thread was resolved. */
  readonly left: readonly Finding[];
  /** Open threads of files that were checked and no longer have the finding. */
  readonly gone: readonly Thread[];
}

/** A file with what is asked of it for each of its findings. */
interface KnownFile {
  readonly file: ResultFile;
  readonly fingerprints: ReadonlyMap<Diagnostic, string>;
  /** None where no comment can stand. */
  readonly shown: readonly LineRange[];
}

/**
 * Plans a review: the gravest findings first, then those that are closest to the change.
 *
 * @param threads those that this step began before.
 * @param key what the step's comments are known by.
 */
export function planReview(
  files: readonly ResultFile[],
  threads: readonly Thread[],
  closeness: Closeness,
  key: string,
): ReviewPlan {
  const known = new Map(files.map((file) => [file.checked, knownFile(file)]));
  const states = new Map(threads.map((thread) => [idOf(thread.path, thread.fingerprint), thread.state]));
  // Of several threads about one finding, the open one tells.
  for (const { path, fingerprint, state } of threads) if (state === "open") states.set(idOf(path, fingerprint), state);

  const comments: PlannedComment[] = [];
  const left: Finding[] = [];
  for (const finding of rankFindings([...known.keys()], closeness)) {
    const fingerprint = known.get(finding.file)?.fingerprints.get(finding.diagnostic) ?? "";
    const state = states.get(idOf(finding.file.path, fingerprint));
    if (state === "open") continue;
    const hasRoom = state !== "resolved" && comments.length < REVIEW_MAX_COMMENTS;
    const comment = hasRoom ? planComment(finding, known.get(finding.file), markerOf(fingerprint, key)) : undefined;
    if (comment === undefined) left.push(finding);
    else comments.push(comment);
  }
  return { comments, left, gone: goneThreads(threads, [...known.values()]) };
}

function knownFile(file: ResultFile): KnownFile {
  const { checked, text, lines } = file;
  const fingerprints = fingerprintsOf(checked.diagnostics);
  return {
    file,
    fingerprints: new Map(checked.diagnostics.map((diagnostic, index) => [diagnostic, fingerprints[index] ?? ""])),
    // GitHub does not count a lone carriage return as the end of a line, so that its lines are others.
    shown: /\r(?!\n)/.test(text) ? [] : (lines?.shown ?? []),
  };
}

function idOf(path: string, fingerprint: string): string {
  return `${fingerprint} ${path}`;
}

/** Of a file that was not checked this time, nobody knows. */
function goneThreads(threads: readonly Thread[], known: readonly KnownFile[]): readonly Thread[] {
  const paths = new Set(known.map(({ file }) => file.checked.path));
  const found = new Set(
    known.flatMap(({ file, fingerprints }) => Array.from(fingerprints.values(), (one) => idOf(file.checked.path, one))),
  );
  return threads.filter(
    ({ path, fingerprint, state }) => state === "open" && paths.has(path) && !found.has(idOf(path, fingerprint)),
  );
}

function planComment(finding: Finding, known: KnownFile | undefined, marker: string): PlannedComment | undefined {
  const { diagnostic, file } = finding;
  const lines = known === undefined ? undefined : linesOf(diagnostic, known.shown);
  if (known === undefined || lines === undefined) return undefined;
  const suggestion = shownSuggestion(diagnostic, known);
  const { startLine, endLine } = suggestion ?? { startLine: lines.start, endLine: lines.end };
  return {
    finding,
    path: file.path,
    startLine,
    endLine,
    body: formatReviewComment({ diagnostic, suggestion, marker }),
  };
}

/** The lines of a finding where one part of the diff shows them all, else its first one where the diff shows that. */
function linesOf({ range }: Diagnostic, shown: readonly LineRange[]): LineRange | undefined {
  if (range === undefined) return undefined;
  const start = range.start.line;
  const end = range.end.column === 1 ? Math.max(start, range.end.line - 1) : range.end.line;
  if (isShown(start, end, shown)) return { start, end };
  return isShown(start, start, shown) ? { start, end: start } : undefined;
}

/** GitHub replaces the lines on which the comment stands, so that all of them must be on one part of the diff. */
function shownSuggestion(diagnostic: Diagnostic, { file, shown }: KnownFile): Suggestion | undefined {
  const suggestion = suggestionFor(diagnostic, file.text, file.checked.source);
  return suggestion !== undefined && isShown(suggestion.startLine, suggestion.endLine, shown) ? suggestion : undefined;
}

function isShown(start: number, end: number, shown: readonly LineRange[]): boolean {
  return shown.some((range) => range.start <= start && end <= range.end);
}
