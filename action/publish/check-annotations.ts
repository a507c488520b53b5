import {
  allDiagnostics,
  type CheckedFile,
  type Closeness,
  clip,
  countBySeverity,
  type Diagnostic,
  type Range,
  rankFindings,
  type Severity,
  type SeverityCounts,
} from "../../shared/index.ts";
import { CHECK_ANNOTATION_MESSAGE_MAX_CHARACTERS, CHECK_ANNOTATION_TITLE_MAX_CHARACTERS } from "../limits.ts";
import { annotatedLines, annotationMessage, annotationTitle } from "./annotations.ts";

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
  /** How many annotations there may be at most. */
  readonly max: number;
  readonly closeness?: Closeness | undefined;
  /** What stands before a rule's id in the address of its page; without it, messages name no page. */
  readonly docsUrl?: string | undefined;
}

const LEVELS = { error: "failure", warning: "warning", notice: "notice" } as const satisfies Record<
  Severity,
  CheckAnnotation["annotation_level"]
>;

/** Picks the annotations of a check run by `rankFindings`, and counts what is left out. */
export function toCheckAnnotations(
  files: readonly CheckedFile[],
  { max, closeness, docsUrl }: CheckAnnotationOptions,
): { readonly shown: readonly CheckAnnotation[]; readonly omitted: SeverityCounts } {
  const ranked = rankFindings(files, closeness).slice(0, max);
  const omitted = { ...countBySeverity(allDiagnostics(files)) };
  for (const { diagnostic } of ranked) omitted[diagnostic.severity] -= 1;
  const shown = ranked.map(({ file, diagnostic }) => toCheckAnnotation(file.path, diagnostic, docsUrl));
  return { shown, omitted };
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
