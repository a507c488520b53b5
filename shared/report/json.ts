import {
  allDiagnostics,
  type CheckedFile,
  countBySeverity,
  type Diagnostic,
  type SeverityCounts,
} from "../diagnostic/diagnostic.ts";
import { printableJson } from "../text/printable.ts";
import type { UnreadFile } from "./run.ts";

/** What was found in one file, for programs. */
export interface FileReport {
  /** Whether there is no error; warnings and notices may stand. */
  readonly valid: boolean;
  /** Of all that was found, those that are left out too. */
  readonly counts: SeverityCounts;
  readonly diagnostics: readonly Diagnostic[];
  /** How many diagnostics a bound left out. */
  readonly omitted: number;
}

/** What was found in several files, for programs: the shape of `--format json`. */
export interface Report {
  /** Whether every file could be read and holds no error. */
  readonly valid: boolean;
  readonly counts: SeverityCounts;
  readonly files: readonly ({ readonly path: string } & FileReport)[];
  readonly unread: readonly UnreadFile[];
}

/** Reports one file, with the first `maxDiagnostics` of its ordered diagnostics. */
export function fileReport(diagnostics: readonly Diagnostic[], maxDiagnostics = diagnostics.length): FileReport {
  const counts = countBySeverity(diagnostics);
  const kept = diagnostics.slice(0, maxDiagnostics);
  return { valid: counts.error === 0, counts, diagnostics: kept, omitted: diagnostics.length - kept.length };
}

/** A `Report` as JSON text. Strings keep their value; what is unprintable in them is escaped. */
export function formatJson(files: readonly CheckedFile[], unread: readonly UnreadFile[] = []): string {
  return printableJson(toReport(files, unread));
}

export function toReport(files: readonly CheckedFile[], unread: readonly UnreadFile[]): Report {
  const counts = countBySeverity(allDiagnostics(files));
  return {
    valid: counts.error === 0 && unread.length === 0,
    counts,
    files: files.map(({ path, diagnostics }) => ({ path, ...fileReport(diagnostics) })),
    unread,
  };
}
