import { type CheckedFile, type Diagnostic, SEVERITIES, type SuppressedDiagnostic } from "../diagnostic/diagnostic.ts";

/** The distance of a diagnostic from a changed line: 0 on one, `Infinity` at most. */
export type Closeness = (path: string, diagnostic: Diagnostic) => number;

/** A diagnostic and the file that it stands in. */
export interface RankedFinding<One extends Diagnostic = Diagnostic> {
  readonly file: CheckedFile;
  readonly diagnostic: One;
  /** Its place among the diagnostics of all files, from 0. */
  readonly index: number;
}

/**
 * All findings in the one order in which places with a limit take them: errors first, then what is closest
 * to the change, then the order of the files and of their diagnostics. In n log n.
 * See docs/decisions/0030-ranking.md.
 */
export function rankFindings(files: readonly CheckedFile[], closeness?: Closeness): readonly RankedFinding[] {
  return rank(files, ({ diagnostics }) => diagnostics, closeness);
}

/** All suppressed findings in the same order. */
export function rankSuppressed(
  files: readonly CheckedFile[],
  closeness?: Closeness,
): readonly RankedFinding<SuppressedDiagnostic>[] {
  return rank(files, ({ suppressed }) => suppressed, closeness);
}

function rank<One extends Diagnostic>(
  files: readonly CheckedFile[],
  findingsOf: (file: CheckedFile) => readonly One[],
  closeness: Closeness = () => 0,
): readonly RankedFinding<One>[] {
  const measured = files
    .flatMap((file) => findingsOf(file).map((diagnostic) => ({ file, diagnostic })))
    .map(({ file, diagnostic }, index) => ({
      finding: { file, diagnostic, index },
      rank: SEVERITIES.indexOf(diagnostic.severity),
      distance: closeness(file.path, diagnostic),
    }));
  return measured
    .toSorted((one, other) => one.rank - other.rank || compare(one.distance, other.distance))
    .map(({ finding }) => finding);
}

/** By comparison, for the difference of two infinities is no number. */
function compare(one: number, other: number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The findings by their file, both in their own order again. */
export function inFileOrder<One extends Diagnostic>(
  findings: readonly RankedFinding<One>[],
): ReadonlyMap<CheckedFile, readonly RankedFinding<One>[]> {
  return Map.groupBy(
    findings.toSorted((one, other) => one.index - other.index),
    ({ file }) => file,
  );
}
