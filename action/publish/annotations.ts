import {
  allDiagnostics,
  type CheckedFile,
  type Closeness,
  countBySeverity,
  countEffects,
  type Diagnostic,
  describeCounts,
  describeEffects,
  inFileOrder,
  printable,
  type Range,
  type RankedFinding,
  rankFindings,
  rulePageUrl,
  SEVERITIES,
  type Severity,
  type SeverityCounts,
} from "../../shared/index.ts";
import { STEP_MAX_ANNOTATIONS_PER_LEVEL } from "../limits.ts";
import type { MarkedChange } from "../mark-changes.ts";

/** An annotation at a place of a file. Title and message are printable, except for our own line feeds. */
export interface Annotation extends Partial<AnnotatedLines> {
  readonly level: Severity;
  readonly title: string;
  readonly message: string;
  readonly file: string;
}

/** All 1-based. An annotation has none of them where it is about the whole file. */
interface AnnotatedLines {
  readonly line: number;
  readonly endLine: number;
  /** In UTF-16 code units. Only within one line: GitHub takes no columns otherwise. */
  readonly col?: number;
  /** The column of the range's last character, not the one after it. */
  readonly endColumn?: number;
}

/** An error that kept the run itself from doing its work, as opposed to a finding in a file. */
export interface RunError {
  readonly title: string;
  readonly message: string;
  /** The file that it is about, where it is about one. */
  readonly file?: string;
}

/** With what the title of each annotation begins, for GitHub shows those of all steps together. */
const TITLE_START = "Provider Steward: ";

interface AnnotationOptions {
  /** The number of other errors annotated in the same step, which take their share of the room. */
  readonly errorsBefore?: number;
  readonly closeness?: Closeness | undefined;
  /** The start of the address of a rule's page, before the rule's id; without it, messages name no page. */
  readonly docsUrl?: string | undefined;
  /** The changes that open something, then those that break something. They are warnings, before those of findings. */
  readonly marks?: readonly MarkedChange[];
}

interface WorkflowCommandOptions extends AnnotationOptions {
  /** They come first. */
  readonly runErrors?: readonly RunError[];
}

interface Picked {
  readonly shown: readonly Annotation[];
  readonly omitted: SeverityCounts;
  readonly omittedMarks: readonly MarkedChange[];
}

/**
 * Picks what GitHub will show of one step: so many of each level as it takes, by `rankFindings`, and among the warnings first
 * what opens or breaks something. They stand in the order of the files: errors, what opens or breaks something, and the rest.
 * Where anything is left out, there is room for one more notice, which has to say so.
 */
export function toAnnotations(files: readonly CheckedFile[], options: AnnotationOptions = {}): Picked {
  const { errorsBefore = 0, closeness, docsUrl, marks = [] } = options;
  const found = countBySeverity(allDiagnostics(files));
  const wanted = { ...found, warning: found.warning + marks.length };
  const room = {
    error: Math.max(0, STEP_MAX_ANNOTATIONS_PER_LEVEL - errorsBefore),
    warning: STEP_MAX_ANNOTATIONS_PER_LEVEL,
    notice: STEP_MAX_ANNOTATIONS_PER_LEVEL,
  };
  const isFull = errorsBefore > STEP_MAX_ANNOTATIONS_PER_LEVEL;
  if (isFull || SEVERITIES.some((severity) => wanted[severity] > room[severity])) room.notice -= 1;
  const shownMarks = marks.slice(0, room.warning);
  room.warning -= shownMarks.length;
  const omitted = { ...found };
  const shown = rankFindings(files, closeness).filter(({ diagnostic: { severity } }) => {
    if (room[severity] === 0) return false;
    room[severity] -= 1;
    omitted[severity] -= 1;
    return true;
  });
  const toOne = ({ file, diagnostic }: RankedFinding) => toAnnotation(file.path, diagnostic, docsUrl);
  const { errors = [], others = [] } = Object.groupBy(
    [...inFileOrder(shown).values()].flat(),
    ({ diagnostic: { severity } }) => (severity === "error" ? "errors" : "others"),
  );
  return {
    shown: [...errors.map(toOne), ...shownMarks.map(toMarkAnnotation), ...others.map(toOne)],
    omitted,
    omittedMarks: marks.slice(shownMarks.length),
  };
}

function toMarkAnnotation(mark: MarkedChange): Annotation {
  const place = mark.line === undefined ? {} : { line: mark.line, endLine: mark.line };
  return { level: "warning", title: markTitle(mark), message: markMessage(mark), file: mark.path, ...place };
}

/** The effect of a change, as the title of its annotation. */
export function markTitle({ effect }: MarkedChange): string {
  return `${TITLE_START}${effect}`;
}

/** The change in words, the files of which it is said, and who accepted it; printable except for the line feeds. */
export function markMessage(mark: MarkedChange): string {
  return markParts(mark).map(printable).join("\n");
}

/** Each in inline Markdown that reads as plain text. */
export function markParts({ text, where, accepted }: MarkedChange): readonly string[] {
  return [text, where, accepted].filter((part) => part !== "");
}

/**
 * The annotations as workflow commands, one a line; the last one counts what was left out, errors of the run included.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function formatWorkflowCommands(files: readonly CheckedFile[], options: WorkflowCommandOptions = {}): string {
  const { runErrors = [], errorsBefore = 0 } = options;
  const { shown, omitted, omittedMarks } = toAnnotations(files, {
    ...options,
    errorsBefore: errorsBefore + runErrors.length,
  });
  const shownErrors = runErrors.slice(0, Math.max(0, STEP_MAX_ANNOTATIONS_PER_LEVEL - errorsBefore));
  const commands = [...shownErrors.map((error) => ({ level: "error" as const, ...error })), ...shown].map(
    formatCommand,
  );
  const error = omitted.error + runErrors.length - shownErrors.length;
  const missing = describeMissing({ ...omitted, error }, omittedMarks);
  if (missing !== "")
    commands.push(formatCommand({ level: "notice", title: `${TITLE_START}more`, message: explainOmission(missing) }));
  return commands.map((command) => `${command}\n`).join("");
}

/** "1 error, opens 3, breaks 2, 4 warnings" without those that are none. */
export function describeMissing(omitted: SeverityCounts, marks: readonly MarkedChange[]): string {
  return [describeCounts(omitted), describeEffects(countEffects(marks))].filter((text) => text !== "").join(", ");
}

function explainOmission(missing: string): string {
  return (
    `Not annotated: ${missing}. GitHub shows at most ${STEP_MAX_ANNOTATIONS_PER_LEVEL} annotations of each level per step. ` +
    "The job summary has all of them."
  );
}

function toAnnotation(path: string, diagnostic: Diagnostic, docsUrl: string | undefined): Annotation {
  const { severity, range } = diagnostic;
  return {
    level: severity,
    title: annotationTitle(diagnostic),
    message: annotationMessage(diagnostic, docsUrl),
    // See docs/decisions/0033-annotations-name-files-exactly.md.
    // As it is, for GitHub looks for a file of this name; the command's own escapes keep it in its place.
    file: path,
    ...(range === undefined ? {} : annotatedLines(range)),
  };
}

/** The title of an annotation: the name of the project and of the rule; printable. */
export function annotationTitle({ rule }: Diagnostic): string {
  return `${TITLE_START}${printable(rule)}`;
}

/**
 * The problem, the advice and the address of the rule's page, each on its own line; printable except for the line
 * feeds.
 */
export function annotationMessage({ rule, message, advice }: Diagnostic, docsUrl: string | undefined): string {
  const page = docsUrl === undefined ? [] : [rulePageUrl(docsUrl, rule)];
  return [message, advice, ...page].map(printable).join("\n");
}

/** The lines of a range, and the columns where it is within one. */
export function annotatedLines({ start, end }: Range): AnnotatedLines {
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
