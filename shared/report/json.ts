import {
  allDiagnostics,
  allSuppressed,
  type CheckedFile,
  countBySeverity,
  type Diagnostic,
  type SeverityCounts,
  type SuppressedDiagnostic,
} from "../diagnostic/diagnostic.ts";
import { printableJson } from "../text/printable.ts";
import type { UnreadFile } from "./run.ts";

/** The findings in one file, for programs. */
export interface FileReport {
  /** True if there is no error; warnings and notices are allowed. */
  readonly valid: boolean;
  /** The counts of all findings, including those left out. */
  readonly counts: SeverityCounts;
  readonly diagnostics: readonly Diagnostic[];
  /** The number of diagnostics that the limit left out. */
  readonly omitted: number;
  readonly suppressed: SuppressedReport;
}

/** Findings that count for nothing, because somebody accepted them. */
export interface SuppressedReport {
  /** The counts of all findings in all files, including those left out. */
  readonly counts: SeverityCounts;
  readonly diagnostics: readonly SuppressedDiagnostic[];
  /** The number of diagnostics that the limits left out. */
  readonly omitted: number;
}

/** The findings in several files, for programs: the shape of `--format json`. */
export interface Report {
  /** True if every file could be read and has no error. */
  readonly valid: boolean;
  readonly counts: SeverityCounts;
  readonly suppressed: Pick<SuppressedReport, "counts">;
  readonly files: readonly ({ readonly path: string } & FileReport)[];
  readonly unread: readonly UnreadFile[];
}

/** Reports one file, with at most so many of its ordered diagnostics, and of those that are suppressed. */
export function fileReport(
  { diagnostics, suppressed }: Pick<CheckedFile, "diagnostics" | "suppressed">,
  maxDiagnostics?: number,
): FileReport {
  const reported = boundedList(diagnostics, maxDiagnostics);
  return { valid: reported.counts.error === 0, ...reported, suppressed: boundedList(suppressed, maxDiagnostics) };
}

function boundedList<One extends Diagnostic>(all: readonly One[], max: number | undefined) {
  const diagnostics = all.slice(0, max);
  return { counts: countBySeverity(all), diagnostics, omitted: all.length - diagnostics.length };
}

/** A `Report` as JSON text. Strings keep their value; unprintable characters in them are escaped. */
export function formatJson(files: readonly CheckedFile[], unread: readonly UnreadFile[] = []): string {
  return printableJson(toReport(files, unread));
}

export function toReport(files: readonly CheckedFile[], unread: readonly UnreadFile[]): Report {
  const counts = countBySeverity(allDiagnostics(files));
  return {
    valid: counts.error === 0 && unread.length === 0,
    counts,
    suppressed: { counts: countBySeverity(allSuppressed(files)) },
    files: files.map((file) => ({ path: file.path, ...fileReport(file) })),
    unread,
  };
}
