import { codeSpan, countOfEntries, markdownSentence, type Verdict } from "../../shared/index.ts";
import type { ExportOutcome } from "../audit-export/export-outcome.ts";
import type { Checked } from "../audit-export/verify-anywhere.ts";

/** A manifest as an outside witness keeps it. */
export interface NewestManifest {
  readonly sequence: number;
  readonly sha256: string;
}

/** The result of the step. */
export interface ExportResult {
  readonly outcome: ExportOutcome;
  /** Null where it could not be verified. */
  readonly checked: Checked | null;
  /** Null where there is nothing on which to give one. */
  readonly verdict: Verdict | null;
  readonly manifest: NewestManifest | null;
  /** The reasons why not all was exported or verified, in whole sentences. */
  readonly problems: readonly string[];
}

/** The job summary in Markdown. */
export function exportSummary(
  { outcome, checked, verdict, manifest, problems }: ExportResult,
  isDone: boolean,
): string {
  const { progress, settings, folder } = outcome;
  const title = isDone
    ? "✅ The audit log is exported, and the export is whole"
    : "❌ The export of the audit log is not whole";
  const witness = manifest === null ? null : JSON.stringify({ export: settings.name, ...manifest });
  const rows = [
    ["Server", codeSpan(settings.source)],
    ["Export", codeSpan(folder)],
    ...(progress === null ? [] : [["Entries", `${countOfEntries(progress.entries)}${upTo(progress.lastId)}`]]),
    ...(verdict === null ? [] : [["Verdict", `${codeSpan(verdict.state)} ${markdownSentence(verdict.text)}`]]),
    ...(checked?.verification.signedBy == null ? [] : [["Signed by", codeSpan(checked.verification.signedBy)]]),
    ...(witness === null ? [] : [["Newest manifest", codeSpan(witness)]]),
  ];
  return [
    `## ${title}`,
    "",
    "| | |",
    "| --- | --- |",
    ...rows.map((cells) => `| ${cells.join(" | ")} |`),
    "",
    ...problems.flatMap((problem) => [markdownSentence(problem), ""]),
  ].join("\n");
}

function upTo(lastId: string | null): string {
  return lastId === null ? "" : `, ids up to ${lastId}`;
}
