import { countBySeverity } from "../diagnostic/diagnostic.ts";
import { countUnknown, countWidening, type RunResults } from "./run.ts";
import { allDiagnostics, countOf, describeCounts, verdict } from "./verdict.ts";

/**
 * What is to be said of a run in one line of plain text, the same wherever it stands: "2 errors in 1 of 3 files; 1 file
 * could not be read; 3 changes widen what users may reach; what changes for users in 1 file is not known".
 */
export function describeRun({ files, unread, changes }: RunResults): string {
  const [widening, unknown] = [countWidening(changes), countUnknown(changes)];
  const parts = [
    files.length === 0 ? "" : verdict(files),
    unread.length === 0 ? "" : `${countOf(unread.length, "file")} could not be read`,
    widening === 0 ? "" : `${countOf(widening, "change")} ${widening === 1 ? "widens" : "widen"} what users may reach`,
    unknown === 0 ? "" : `what changes for users in ${countOf(unknown, "file")} is not known`,
  ];
  if (files.length + unread.length === 0) parts[0] = "nothing to check";
  return parts.filter((part) => part !== "").join("; ");
}

/** The same with the project's name and a sign: ❌ for errors and files that could not be read, ⚠️ for what to look at. */
export function headlineOf(run: RunResults): string {
  return `${iconOf(run)} Provider Steward: ${describeRun(run)}`;
}

function iconOf({ files, unread, changes }: RunResults): string {
  const { error, warning } = countBySeverity(allDiagnostics(files));
  if (error + unread.length > 0) return "❌";
  return warning + countWidening(changes) + countUnknown(changes) > 0 ? "⚠️" : "✅";
}

/** A sentence of Markdown each on what a run did not check and did not report; none where there is nothing to say. */
export function runNotes({ files, unread, untouched }: RunResults): readonly string[] {
  const notes: string[] = [];
  if (unread.length > 0)
    notes.push(`Not checked: ${unread.length} of ${countOf(unread.length + files.length, "file")}. The log says why.`);
  const elsewhere = untouched === undefined ? "" : describeCounts(untouched);
  if (elsewhere !== "") notes.push(`Not reported: ${elsewhere} on lines that the change does not touch.`);
  return notes;
}
