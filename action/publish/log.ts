import {
  type CheckedFile,
  countBySeverity,
  describeCounts,
  describeUnread,
  type FileChanges,
  printable,
  type UnreadFile,
} from "../../shared/index.ts";

/** One line for each file. The runner takes none of them for a command, whatever a file is called. */
export function logLines(files: readonly CheckedFile[], unread: readonly UnreadFile[]): readonly string[] {
  if (files.length + unread.length === 0)
    return ["No changed file matches the input `files`, so there is nothing to check."];
  return [
    ...files.map(({ path, diagnostics }) => {
      const found = describeCounts(countBySeverity(diagnostics));
      return `Checked ${printable(path)}: ${found === "" ? "nothing to report" : found}.`;
    }),
    ...unread.map(describeUnread),
  ];
}

/** One line for each file of which it was asked what changes for users. */
export function changeLines(files: readonly FileChanges[]): readonly string[] {
  return files.map((file) => {
    const what = file.reason === undefined ? `${countChanges(file.changes)}.` : `not known. ${printable(file.reason)}`;
    return `Changes in ${printable(file.path)}: ${what}`;
  });
}

/** "none", "2", "3, 1 of them widens", "3, 2 of them widen". */
function countChanges(changes: readonly { readonly widens: boolean }[]): string {
  const widening = changes.filter(({ widens }) => widens).length;
  if (changes.length === 0) return "none";
  if (widening === 0) return String(changes.length);
  return `${changes.length}, ${widening} of them ${widening === 1 ? "widens" : "widen"}`;
}
