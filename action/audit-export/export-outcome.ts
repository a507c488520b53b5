import {
  type ComparedEnd,
  countOf,
  countOfEntries,
  isWholeVerdict,
  type JobSettings,
  noDifferences,
  printable,
  straysNotice,
  type Verdict,
  verdictOf,
} from "../../shared/index.ts";
import { type Quarantined, totalOf } from "./quarantined.ts";
import type { EndedExport } from "./run-export.ts";

/** The end of a run, or a folder that it could not use. */
export type EndedRun =
  | EndedExport
  | { readonly end: { readonly kind: "failed"; readonly message: string }; readonly progress: null };

/** The result of an export to a folder. */
export type ExportOutcome = EndedRun & {
  readonly settings: JobSettings;
  readonly folder: string;
  /** Null where the manifests are not signed. */
  readonly publicKey: string | null;
  /**
   * The end that the export had before the run, compared with the log; null where it had not begun, or that is not
   * known.
   */
  readonly comparedEnd: ComparedEnd | null;
  /** Null where it is not known. */
  readonly quarantined: Quarantined | null;
  /** Names in the folder that are the operating system's own. */
  readonly strays: readonly string[];
};

type EndKind = EndedRun["end"]["kind"];

/** The exit codes of the command, where no ids are missing: shells give 130 for Ctrl+C. */
const EXITS: Readonly<Record<EndKind, number>> = {
  done: 0,
  failed: 2,
  "gave-up": 2,
  "needs-attention": 2,
  interrupted: 130,
};

/** The exit code of the command. A run that went to its end may have found that ids are missing, or that the log is another one. */
export function exitOf(outcome: ExportOutcome): number {
  const verdict = verdictAfter(outcome);
  return outcome.end.kind === "done" && verdict !== null && !isWholeVerdict(verdict) ? 1 : EXITS[outcome.end.kind];
}

/** The verdict on the export after a run. Only its end was compared: `verify-export --server` compares all of it. */
export function verdictAfter({ end, progress, comparedEnd, quarantined }: ExportOutcome): Verdict | null {
  if (progress === null) return null;
  const { lastId, openGaps } = progress;
  const { earlyEnd = null } = comparedEnd ?? {};
  const reach = { time: Date.now(), lastId, isOvertaken: false, behind: null, earlyEnd, since: null };
  const facts = {
    lastId,
    broken: null,
    attention: end.kind === "needs-attention" ? end.message : null,
    serverFinding: null,
    // A run checks nothing of what was there before.
    isChecked: false,
    openGaps: openGaps.length === 0 ? null : openGaps,
    differences: comparedEnd?.differences ?? noDifferences(),
    passedOver: null,
    quarantined: quarantined === null ? null : totalOf(quarantined),
    reach: earlyEnd === null ? null : reach,
  };
  return verdictOf(facts, { now: reach.time, maxLagSeconds: 0 });
}

/** Null where the run did not come to the end of the log. */
function isHoldingBack({ end, progress }: EndedRun): boolean | null {
  return end.kind === "done" && progress !== null ? progress.isHoldingBack : null;
}

const HELD_BACK =
  "The server has more: its newest entries are left to a later run, those without an id until one with an id follows.";

const GO_ON = "Everything that was written is kept. Run the same command again to resume.";

/** The outcome for programs. */
export function outcomeJson(outcome: ExportOutcome): object {
  const { end, progress, settings, folder, publicKey } = outcome;
  const verdict = verdictAfter(outcome);
  return {
    state: end.kind.replace("-", "_"),
    message: messageOf(end),
    name: settings.name,
    source: settings.source,
    folder,
    verdict: verdict === null ? null : { state: verdict.state, text: verdict.text },
    open_gaps: progress?.openGaps ?? null,
    held_back: isHoldingBack(outcome),
    last_id: progress?.lastId ?? null,
    segments: progress?.segments ?? null,
    entries: progress?.entries ?? null,
    quarantined: outcome.quarantined === null ? null : totalOf(outcome.quarantined),
    quarantine: outcome.quarantined === null ? null : reasonsOf(outcome.quarantined),
    notices: straysNotice(outcome.strays),
    manifests: progress?.manifests ?? null,
    pages: progress?.pages ?? null,
    public_key: publicKey,
  };
}

/** The outcome for people, in printable text: what is there, where it is known. */
export function outcomeText(outcome: ExportOutcome): string {
  const { progress, settings, folder, publicKey, quarantined, strays } = outcome;
  const verdict = verdictAfter(outcome);
  if (progress === null || verdict === null) return "";
  const { entries, segments, manifests, lastId } = progress;
  const ids = lastId === null ? "" : `, ids up to ${lastId}`;
  // A manifest of this run may be signed by the previous key: the one that names the new key.
  const signing =
    publicKey === null
      ? "not signed, for STEWARD_SIGNING_KEY is not set"
      : `the signing key of this run is ${publicKey}`;
  return [
    `The audit log of ${settings.source} in ${folder}:`,
    `  ${countOfEntries(entries)} in ${countOf(segments, "segment")}${ids}`,
    ...(quarantined === null ? [] : reasonsOf(quarantined)).map(
      ({ reason, entries: count }) => `  in quarantine, ${countOfEntries(count)}: ${reason}`,
    ),
    `  ${countOf(manifests, "manifest")}${manifests === 0 ? "" : `; ${signing}`}`,
    ...straysNotice(strays).map((notice) => `  notice: ${notice}`),
    `  ${verdict.text}${isHoldingBack(outcome) === true ? ` ${HELD_BACK}` : ""}`,
    "",
  ]
    .map(printable)
    .join("\n");
}

function reasonsOf(quarantined: Quarantined): readonly { readonly reason: string; readonly entries: number }[] {
  return [...quarantined].map(([reason, entries]) => ({ reason, entries }));
}

/** The reason why the export is not done, what is kept and what to do; null where it is done. In printable text. */
export function messageOf(end: EndedRun["end"]): string | null {
  if (end.kind === "done") return null;
  if (end.kind === "interrupted") return `The export was interrupted. ${GO_ON}`;
  // The job itself says what is kept.
  if (end.kind === "needs-attention") return printable(`The export stopped: ${end.message}`);
  if (end.kind === "failed") return printable(`The export stopped: ${end.message} ${GO_ON}`);
  return printable(
    `The export gave up: ${end.message} Check that --server is the URL of a server that works. ${GO_ON}`,
  );
}
