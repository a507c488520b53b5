import { type Diagnostic, SEVERITIES } from "./diagnostic.ts";

/**
 * Puts the diagnostics of one file in the one order in which they are reported everywhere: those of the whole file
 * first, then by start, end, severity (errors first), rule, pointer and message. Text is compared by code unit,
 * so that no locale can change the order.
 */
export function orderDiagnostics<One extends Diagnostic>(diagnostics: readonly One[]): readonly One[] {
  return diagnostics.toSorted(compareDiagnostics);
}

function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    startOf(a) - startOf(b) ||
    endOf(a) - endOf(b) ||
    severityRank(a) - severityRank(b) ||
    compareText(a.rule, b.rule) ||
    compareText(a.pointer ?? "", b.pointer ?? "") ||
    compareText(a.message, b.message)
  );
}

function startOf({ range }: Diagnostic): number {
  return range === undefined ? -1 : range.start.offset;
}

function endOf({ range }: Diagnostic): number {
  return range === undefined ? -1 : range.end.offset;
}

function severityRank({ severity }: Diagnostic): number {
  return SEVERITIES.indexOf(severity);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
