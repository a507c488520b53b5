import type { KnownBadName } from "../../../shared/audit-export/support/known-bad.ts";

/** The variable of the tested Worker that has its `KilledSettings`, as JSON. */
export const KILLED_VARIABLE = "KILLED";

/** How the tested Worker differs from the real one. */
export interface KilledSettings {
  /** How segments are stored: as they are, or in a way that is known to be bad. */
  readonly variant: KnownBadName | "real";
  /** A URL that answers when a job may go on from where a kill would do the most harm. */
  readonly stallUrl: string;
  /** What each job is asked once a run is at its end; null where it is left alone. */
  readonly asks: "resume" | "runNow" | null;
}

/** What is looked at of how a job stands. */
export interface KilledStatus {
  readonly state: "waiting" | "running" | "retrying" | "needs_attention";
  readonly lastError: { readonly message: string } | null;
  /** What comparisons with the server found. */
  readonly findings: {
    readonly differences: Readonly<Record<"missing" | "changed" | "repeated" | "vanished", number>>;
  };
  /** Whether every run that somebody asked for went to its end. */
  readonly isServed: boolean;
}

/** Where a job stalls: on one side of the writing of an object. */
export interface Stall {
  readonly side: "before" | "after";
  readonly object: string;
}

/** The folder of an export: exports named `log` and `log.second` write to one, as two runs of one export would. */
export function folderOf(exportName: string): string {
  return exportName.split(".")[0] ?? exportName;
}
