import {
  countBySeverity,
  countEffects,
  describeCounts,
  describeEffects,
  describeUnread,
  type FileChanges,
  type KnownChanges,
  printable,
} from "../../shared/index.ts";
import type { Results } from "../check.ts";
import type { FailOn } from "../inputs.ts";

/** One line for each file, and one for what is not reported. The runner takes none of them for a command, whatever a file is called. */
export function logLines({ files, unread, changes, unreported }: Omit<Results, "target">): readonly string[] {
  const elsewhere = describeCounts(unreported);
  return [
    ...(files.length + unread.length === 0 ? [nothingToCheck(changes)] : []),
    ...files.map(({ checked: { path, diagnostics } }) => {
      const found = describeCounts(countBySeverity(diagnostics));
      return `Checked ${printable(path)}: ${found === "" ? "nothing to report" : found}.`;
    }),
    ...unread.map(describeUnread),
    ...(elsewhere === "" ? [] : [`Not reported: ${elsewhere} on lines that the change does not touch.`]),
  ];
}

function nothingToCheck(changes: Results["changes"]): string {
  const what = changes === undefined ? "No file matches" : "No changed file matches";
  return `${what} the input \`files\`, so there is nothing to check.`;
}

/** One line for each file that was compared; or one if `fail-on` needs a comparison and there is none. */
export function changeLines(files: readonly FileChanges[] | undefined, failOn: FailOn): readonly string[] {
  if (files === undefined) {
    return failOn === "widens"
      ? ['There is nothing to compare with, so the input `fail-on` of "widens" makes the step fail only on errors.']
      : [];
  }
  return files.map((file) => {
    const what = file.kind === "known" ? `${countsOf(file)}.` : `not known. ${printable(file.reason)}`;
    return `Changes in ${printable(file.path)}: ${what}`;
  });
}

/** "none", "opens 1, moves 2". */
function countsOf({ changes }: KnownChanges): string {
  return changes.length === 0 ? "none" : describeEffects(countEffects(changes));
}
