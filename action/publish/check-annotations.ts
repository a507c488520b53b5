import {
  allDiagnostics,
  type CheckedFile,
  type Closeness,
  clip,
  countBySeverity,
  type Diagnostic,
  type Range,
  type RankedFinding,
  rankFindings,
  type Severity,
} from "../../shared/index.ts";
import { CHECK_ANNOTATION_MESSAGE_MAX_CHARACTERS, CHECK_ANNOTATION_TITLE_MAX_CHARACTERS } from "../limits.ts";
import type { MarkedChange } from "../mark-changes.ts";
import {
  annotatedLines,
  annotationMessage,
  annotationTitle,
  describeMissing,
  markMessage,
  markTitle,
} from "./annotations.ts";

/**
 * An annotation of a check run, as GitHub's REST API takes it. Title and message are printable, except for our own line
 * feeds; lines and columns are 1-based.
 * https://docs.github.com/rest/checks/runs
 */
export interface CheckAnnotation extends CheckLines {
  readonly path: string;
  readonly annotation_level: "notice" | "warning" | "failure";
  readonly title: string;
  readonly message: string;
}

interface CheckLines {
  readonly start_line: number;
  readonly end_line: number;
  /** In UTF-16 code units. Only within one line: GitHub refuses columns otherwise. */
  readonly start_column?: number;
  /** The column of the range's last character. */
  readonly end_column?: number;
}

interface CheckAnnotationOptions {
  /** The most annotations that there may be. */
  readonly max: number;
  readonly closeness?: Closeness | undefined;
  /** The start of the address of a rule's page, before the rule's id; without it, messages name no page. */
  readonly docsUrl?: string | undefined;
  /** The changes that open something, then those that break something. They come after the errors. */
  readonly marks?: readonly MarkedChange[];
}

/** The subject of an annotation of a check run. */
export type CheckSubject =
  | { readonly kind: "finding"; readonly finding: RankedFinding }
  | { readonly kind: "change"; readonly mark: MarkedChange };

const LEVELS = { error: "failure", warning: "warning", notice: "notice" } as const satisfies Record<
  Severity,
  CheckAnnotation["annotation_level"]
>;

/** Picks what a check run shows: errors, what opens or breaks something, and other findings by `rankFindings`. */
export function toCheckAnnotations(
  files: readonly CheckedFile[],
  { max, closeness, docsUrl, marks = [] }: CheckAnnotationOptions,
): {
  readonly shown: readonly CheckAnnotation[];
  readonly subjects: readonly CheckSubject[];
  readonly omitted: string;
} {
  const ranked = rankFindings(files, closeness).map((finding): CheckSubject => ({ kind: "finding", finding }));
  const errorCount = countBySeverity(allDiagnostics(files)).error;
  const changes = marks.map((mark): CheckSubject => ({ kind: "change", mark }));
  const subjects = [...ranked.slice(0, errorCount), ...changes, ...ranked.slice(errorCount)];
  const left = splitSubjects(subjects.slice(max));
  const omitted = describeMissing(countBySeverity(left.findings.map(({ diagnostic }) => diagnostic)), left.marks);
  const shown = subjects
    .slice(0, max)
    .map((one) =>
      one.kind === "finding"
        ? toCheckAnnotation(one.finding.file.path, one.finding.diagnostic, docsUrl)
        : toMarkAnnotation(one.mark),
    );
  return { shown, subjects, omitted };
}

/** The findings and the changes, each in their order. */
export function splitSubjects(subjects: readonly CheckSubject[]): {
  readonly findings: readonly RankedFinding[];
  readonly marks: readonly MarkedChange[];
} {
  return {
    findings: subjects.flatMap((one) => (one.kind === "finding" ? one.finding : [])),
    marks: subjects.flatMap((one) => (one.kind === "change" ? one.mark : [])),
  };
}

/** GitHub takes no annotation without a line. */
function toMarkAnnotation(mark: MarkedChange): CheckAnnotation {
  const line = mark.line ?? 1;
  return {
    path: mark.path,
    start_line: line,
    end_line: line,
    annotation_level: LEVELS.warning,
    title: markTitle(mark),
    message: clip(markMessage(mark), CHECK_ANNOTATION_MESSAGE_MAX_CHARACTERS),
  };
}

function toCheckAnnotation(path: string, diagnostic: Diagnostic, docsUrl: string | undefined): CheckAnnotation {
  return {
    // As it is, for GitHub looks for a file of this name.
    path,
    ...checkLines(diagnostic.range),
    annotation_level: LEVELS[diagnostic.severity],
    title: clip(annotationTitle(diagnostic), CHECK_ANNOTATION_TITLE_MAX_CHARACTERS),
    message: clip(annotationMessage(diagnostic, docsUrl), CHECK_ANNOTATION_MESSAGE_MAX_CHARACTERS),
  };
}

/** GitHub takes no annotation without a line: what is about a whole file stands on its first one. */
function checkLines(range: Range | undefined): CheckLines {
  if (range === undefined) return { start_line: 1, end_line: 1 };
  const { line, endLine, col, endColumn } = annotatedLines(range);
  return {
    start_line: line,
    end_line: endLine,
    ...(col === undefined ? {} : { start_column: col }),
    ...(endColumn === undefined ? {} : { end_column: endColumn }),
  };
}
