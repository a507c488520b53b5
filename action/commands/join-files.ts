import { resolve } from "node:path";
import {
  type CheckedFile,
  type Diagnostic,
  orderDiagnostics,
  type UnreadFile,
  withDiagnostics,
} from "../../shared/index.ts";
import type { CommandProcess } from "../command-process.ts";

/**
 * Joins what is to be reported by several policies. One of them may report a file as its layer that another one has checked, or that is
 * a layer of both: it is reported once, with all that was found in it.
 */
export function joinFiles(
  groups: readonly (readonly CheckedFile[])[],
  { locate }: Pick<CommandProcess, "locate">,
): readonly CheckedFile[] {
  const joined = new Map<string, CheckedFile>();
  for (const file of groups.flat()) {
    const place = resolve(locate(file.path));
    const known = joined.get(place);
    joined.set(place, known === undefined ? file : withMore(known, file.diagnostics));
  }
  return [...joined.values()];
}

function withMore(file: CheckedFile, diagnostics: readonly Diagnostic[]): CheckedFile {
  const known = new Set(file.diagnostics.map(keyOf));
  const more = diagnostics.filter((one) => !known.has(keyOf(one)));
  return more.length === 0 ? file : withDiagnostics(file, orderDiagnostics([...file.diagnostics, ...more]));
}

function keyOf({ rule, message, range }: Diagnostic): string {
  return JSON.stringify([rule, message, range?.start.offset, range?.end.offset]);
}

/** The same without what another policy has told already. */
export function joinUnread(unread: readonly UnreadFile[]): readonly UnreadFile[] {
  return [...new Map(unread.map((file) => [JSON.stringify(file), file])).values()];
}
