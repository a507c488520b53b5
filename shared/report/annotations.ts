import { STEP_MAX_ANNOTATIONS_PER_LEVEL } from "../limits.ts";
import {
  type CheckedFile,
  countBySeverity,
  type Diagnostic,
  type Range,
  SEVERITIES,
  type Severity,
  type SeverityCounts,
} from "./diagnostic.ts";
import { printable } from "./printable.ts";
import { allDiagnostics, describeCounts } from "./verdict.ts";

/** What GitHub shows at a place of a file. Title and message are printable, but for line feeds of our own. */
export interface Annotation extends AnnotatedLines {
  readonly level: Severity;
  readonly title: string;
  readonly message: string;
  readonly file: string;
}

/** All 1-based; none of them where it is about the whole file. */
interface AnnotatedLines {
  readonly line?: number;
  readonly endLine?: number;
  /** In UTF-16 code units. Only within one line: GitHub takes no columns otherwise. */
  readonly col?: number;
  /** The column of the range's last character, not the one after it. */
  readonly endColumn?: number;
}

/** What kept the run itself from doing its work, as opposed to a finding in a file. */
export interface RunError {
  readonly title: string;
  readonly message: string;
  /** The file that it is about, where it is about one. */
  readonly file?: string;
}

/**
 * Picks what GitHub will show of one step: so many of each level as it takes, the gravest level first, then in the order
 * of the files. Where anything is left out, there is room for one more notice, which has to say so.
 *
 * @param errorsBefore how many other errors are annotated before, which take their share of the room.
 */
export function toAnnotations(
  files: readonly CheckedFile[],
  errorsBefore = 0,
): {
  readonly shown: readonly Annotation[];
  readonly omitted: SeverityCounts;
} {
  const found = countBySeverity(allDiagnostics(files));
  const room = {
    error: Math.max(0, STEP_MAX_ANNOTATIONS_PER_LEVEL - errorsBefore),
    warning: STEP_MAX_ANNOTATIONS_PER_LEVEL,
    notice: STEP_MAX_ANNOTATIONS_PER_LEVEL,
  };
  if (SEVERITIES.some((severity) => found[severity] > room[severity])) room.notice -= 1;
  const shown = SEVERITIES.flatMap((level) => annotationsOf(files, level).slice(0, room[level]));
  const omitted = { ...found };
  for (const { level } of shown) omitted[level] -= 1;
  return { shown, omitted };
}

/**
 * The annotations as workflow commands, one a line; the run's own errors come first, and the last one counts what was
 * left out.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function formatWorkflowCommands(files: readonly CheckedFile[], runErrors: readonly RunError[] = []): string {
  const { shown, omitted } = toAnnotations(files, runErrors.length);
  const commands = [...runErrors.map((error) => ({ level: "error" as const, ...error })), ...shown].map(formatCommand);
  const missing = describeCounts(omitted);
  if (missing !== "")
    commands.push(formatCommand({ level: "notice", title: "More findings", message: explainOmission(missing) }));
  return commands.map((command) => `${command}\n`).join("");
}

function explainOmission(missing: string): string {
  return (
    `Not annotated: ${missing}. GitHub shows at most ${STEP_MAX_ANNOTATIONS_PER_LEVEL} annotations of each level for a step. ` +
    "Mend those that are shown, and run again to see the others."
  );
}

function annotationsOf(files: readonly CheckedFile[], level: Severity): readonly Annotation[] {
  return files.flatMap(({ path, diagnostics }) =>
    diagnostics
      .filter(({ severity }) => severity === level)
      .slice(0, STEP_MAX_ANNOTATIONS_PER_LEVEL)
      .map((diagnostic) => toAnnotation(path, diagnostic)),
  );
}

function toAnnotation(path: string, { severity, rule, message, advice, range }: Diagnostic): Annotation {
  return {
    level: severity,
    title: printable(rule),
    message: `${printable(message)}\n${printable(advice)}`,
    // As it is, for GitHub looks for a file of this name; the command's own escapes keep it in its place.
    file: path,
    ...(range === undefined ? {} : annotatedLines(range)),
  };
}

function annotatedLines({ start, end }: Range): AnnotatedLines {
  const lines = { line: start.line, endLine: end.line };
  if (start.line !== end.line) return lines;
  return { ...lines, col: start.column, endColumn: Math.max(start.column, end.column - 1) };
}

function formatCommand({
  level,
  message,
  ...properties
}: Partial<Annotation> & Pick<Annotation, "level" | "message">): string {
  const list = PROPERTIES.flatMap((name) => {
    const value = properties[name];
    return value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`];
  });
  return `::${level} ${list.join(",")}::${escapeData(message)}`;
}

const PROPERTIES = ["title", "file", "line", "endLine", "col", "endColumn"] as const;

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
