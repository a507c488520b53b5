import {
  type CheckedFile,
  countBySeverity,
  describeCounts,
  describeUnread,
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
