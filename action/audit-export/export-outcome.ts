import { countOf, type JobSettings, printable } from "../../shared/index.ts";
import { countOfEntries } from "./progress.ts";
import type { EndedExport } from "./run-export.ts";

/** How a run ended, or that it could not use its folder. */
export type EndedRun =
  | EndedExport
  | { readonly end: { readonly kind: "failed"; readonly message: string }; readonly progress: null };

/** What came of an export to a folder. */
export type ExportOutcome = EndedRun & {
  readonly settings: JobSettings;
  readonly folder: string;
  /** Null where the manifests are not signed. */
  readonly publicKey: string | null;
};

type EndKind = EndedRun["end"]["kind"];

/** How the command ends: 130 is what shells give for Ctrl+C. */
export const EXPORT_EXIT: Readonly<Record<EndKind, number>> = {
  done: 0,
  failed: 2,
  "gave-up": 2,
  "needs-attention": 2,
  interrupted: 130,
};

const GO_ON = "What is written is kept. Run the same command again to resume.";

/** The outcome for programs. */
export function outcomeJson({ end, progress, settings, folder, publicKey }: ExportOutcome): object {
  return {
    state: end.kind.replace("-", "_"),
    message: messageOf(end),
    name: settings.name,
    source: settings.source,
    folder,
    last_id: progress?.lastId ?? null,
    segments: progress?.segments ?? null,
    entries: progress?.entries ?? null,
    manifests: progress?.manifests ?? null,
    pages: progress?.pages ?? null,
    public_key: publicKey,
  };
}

/** The outcome for people, in printable text: what is there, where it is known. */
export function outcomeText({ progress, settings, folder, publicKey }: ExportOutcome): string {
  if (progress === null) return "";
  const { entries, segments, manifests, lastId } = progress;
  const ids = lastId === null ? "" : `, ids up to ${lastId}`;
  const signed = publicKey === null ? "not signed, for STEWARD_SIGNING_KEY is not set" : `signed by ${publicKey}`;
  const whose = manifests === 0 ? "" : `; those of this run are ${signed}`;
  return [
    `The audit log of ${settings.source} in ${folder}:`,
    `  ${countOfEntries(entries)} in ${countOf(segments, "segment")}${ids}`,
    `  ${countOf(manifests, "manifest")}${whose}`,
    "",
  ]
    .map(printable)
    .join("\n");
}

/** Why the export is not done, what is kept and what to do; null where it is done. In printable text. */
export function messageOf(end: EndedRun["end"]): string | null {
  if (end.kind === "done") return null;
  if (end.kind === "interrupted") return `The export was interrupted. ${GO_ON}`;
  // The job itself says what is kept.
  if (end.kind === "needs-attention") return printable(`The export stopped: ${end.message}`);
  return printable(`The export ${end.kind === "gave-up" ? "gave up" : "stopped"}: ${end.message} ${GO_ON}`);
}
