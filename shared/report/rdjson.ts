import {
  type CheckedFile,
  type Diagnostic,
  MASK,
  type Position,
  type Range,
  type Severity,
} from "../diagnostic/diagnostic.ts";
import { printable, printableJson } from "../text/printable.ts";
import { countBytes } from "./fit.ts";
import { describeUnread, type UnreadFile } from "./run.ts";

/** A report in the Reviewdog Diagnostic Format: https://github.com/reviewdog/reviewdog/tree/master/proto/rdf */
interface DiagnosticResult {
  readonly source: { readonly name: string };
  readonly diagnostics: readonly RdDiagnostic[];
}

interface RdDiagnostic {
  readonly message: string;
  readonly location: { readonly path: string; readonly range?: RdRange };
  readonly severity: "ERROR" | "WARNING" | "INFO";
  readonly code?: { readonly value: string };
  readonly suggestions?: readonly { readonly range: RdRange; readonly text: string }[];
}

/** The end is not part of it; without columns it is whole lines, the last one included. */
interface RdRange {
  readonly start: RdPosition;
  readonly end: RdPosition;
}

interface RdPosition {
  /** 1-based. Only a line feed, alone or after a carriage return, ends a line. */
  readonly line: number;
  /** 1-based, in bytes of UTF-8. */
  readonly column?: number;
}

const SEVERITY_OF = { error: "ERROR", warning: "WARNING", notice: "INFO" } as const satisfies Record<
  Severity,
  RdDiagnostic["severity"]
>;

/**
 * Reports to reviewdog, as JSON in its format (`rdjson`). The safe fixes that are one edit are suggestions. What is suppressed is
 * not in it, and a file that could not be read is a diagnostic.
 */
export function formatRdjson(files: readonly CheckedFile[], unread: readonly UnreadFile[] = []): string {
  const result: DiagnosticResult = {
    source: { name: "provider-steward" },
    diagnostics: [...unread.map(toUnreadDiagnostic), ...files.flatMap(toDiagnostics)],
  };
  return printableJson(result);
}

function toUnreadDiagnostic(file: UnreadFile): RdDiagnostic {
  return { message: describeUnread(file), location: { path: file.path }, severity: "ERROR" };
}

function toDiagnostics({ path, diagnostics, source }: CheckedFile): readonly RdDiagnostic[] {
  return diagnostics.map((one) => toDiagnostic(path, source, one));
}

function toDiagnostic(path: string, source: string, diagnostic: Diagnostic): RdDiagnostic {
  const { rule, severity, message, advice, range, fix } = diagnostic;
  const shown = range && toRange(source, range);
  const [edit, ...others] = fix?.safe === true ? fix.edits : [];
  const edited = edit !== undefined && others.length === 0 ? toRange(source, edit.range) : undefined;
  return {
    message: printable(`${message} ${advice}`),
    location: { path, ...(shown !== undefined && { range: shown }) },
    severity: SEVERITY_OF[severity],
    code: { value: printable(rule) },
    // Inserted text is not made printable, because it is meant for the file. Whole lines are not what the fix replaces.
    ...(edit !== undefined &&
      edited?.start.column !== undefined && { suggestions: [{ range: edited, text: edit.text }] }),
  };
}

/** A carriage return alone ends a line here and not there: then no line is known. */
const OTHER_LINE_END = /\r(?!\n)/;

function toRange(source: string, { start, end }: Range): RdRange | undefined {
  if (OTHER_LINE_END.test(source)) return undefined;
  const [from, to] = [byteColumn(source, start), byteColumn(source, end)];
  if (from === undefined || to === undefined) return { start: { line: start.line }, end: { line: end.line } };
  return { start: { line: start.line, column: from }, end: { line: end.line, column: to } };
}

/** Undefined where it is not known how many bytes the line has before it, because a part of that is masked. */
function byteColumn(source: string, { column, offset }: Position): number | undefined {
  const before = source.slice(offset - (column - 1), offset);
  return before.length < column - 1 || before.includes(MASK) ? undefined : countBytes(before) + 1;
}
