import type { CheckedFile, Diagnostic } from "../diagnostic/diagnostic.ts";
import { orderDiagnostics } from "../diagnostic/order.ts";
import { fnv1a64 } from "../text/hash.ts";

/**
 * The fingerprints by which the diagnostics of one file are known in its next version, in their order: a hash of rule,
 * pointer and message as 16 hexadecimal digits, then `:n`, where n counts those with the same hash from 1. No line is
 * in it, so that it stays when lines move; and no index of a list, so that an item that moves keeps it.
 * See docs/decisions/0031-fingerprints-without-positions.md.
 */
export function fingerprintsOf(diagnostics: readonly Diagnostic[]): readonly string[] {
  const counts = new Map<string, number>();
  return diagnostics.map((diagnostic) => {
    const hash = fnv1a64(lastingText(diagnostic));
    const count = (counts.get(hash) ?? 0) + 1;
    counts.set(hash, count);
    return `${hash}:${count}`;
  });
}

/**
 * The parts of a diagnostic that stay when the file changes elsewhere. A few messages name a line or an item's number.
 */
function lastingText({ rule, pointer = "", message }: Diagnostic): string {
  const place = pointer.replaceAll(/\/\d+(?=\/|$)/g, "/");
  return `${rule}\n${place}\n${message.replaceAll(/\b(line|item) \d+/gi, "$1")}`;
}

/** The fingerprints of all that was found in a file. A finding has the same one whether it is suppressed or not. */
export function fingerprintsIn({
  diagnostics,
  suppressed,
}: Pick<CheckedFile, "diagnostics" | "suppressed">): ReadonlyMap<Diagnostic, string> {
  const all = orderDiagnostics([...diagnostics, ...suppressed]);
  const fingerprints = fingerprintsOf(all);
  return new Map(all.map((diagnostic, index) => [diagnostic, fingerprints[index] ?? ""]));
}
