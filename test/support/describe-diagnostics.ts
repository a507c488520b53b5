import type { Diagnostic, Range } from "../../shared/index.ts";

/** Diagnostics as the fixtures' `.expected.txt` files hold them: all that a person is shown, places first. */
export function describeDiagnostics(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map(describeDiagnostic).join("\n");
}

function describeDiagnostic({ range, severity, rule, pointer, message, advice, related }: Diagnostic): string {
  const place = range === undefined ? "file" : `${describeRange(range)} ${JSON.stringify(pointer)}`;
  const others = related.map((other) => `  see ${describeRange(other.range)}: ${other.message}\n`);
  return `${place} ${severity} ${rule}\n  ${message}\n  ${advice}\n${others.join("")}`;
}

function describeRange({ start, end }: Range): string {
  return `${start.line}:${start.column}-${end.line}:${end.column}`;
}
