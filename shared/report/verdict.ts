import {
  type CheckedFile,
  countBySeverity,
  type Diagnostic,
  SEVERITIES,
  type SeverityCounts,
} from "../diagnostic/diagnostic.ts";

/** What is to be said of all files in one line: "2 errors, 1 warning in 1 of 3 files" or "3 files, nothing to report". */
export function verdict(files: readonly CheckedFile[]): string {
  const affected = files.filter(({ diagnostics }) => diagnostics.length > 0).length;
  if (affected === 0) return `${countOf(files.length, "file")}, nothing to report`;
  const where =
    affected === files.length ? countOf(affected, "file") : `${affected} of ${countOf(files.length, "file")}`;
  return `${describeCounts(countBySeverity(allDiagnostics(files)))} in ${where}`;
}

/** "2 errors, 1 warning": the severities that occur, the gravest first; "" where none does. */
export function describeCounts(counts: SeverityCounts): string {
  return SEVERITIES.filter((severity) => counts[severity] > 0)
    .map((severity) => countOf(counts[severity], severity))
    .join(", ");
}

/** "1 file", "2 files". */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

export function* allDiagnostics(files: readonly CheckedFile[]): Generator<Diagnostic> {
  for (const { diagnostics } of files) yield* diagnostics;
}
