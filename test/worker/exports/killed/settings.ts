/** The variable of the tested Worker that has its `KilledSettings`, as JSON. */
export const KILLED_VARIABLE = "KILLED";

/** The differences of the tested Worker from the real one. */
export interface KilledSettings {
  /** A URL that answers when a job may go on from where a kill would do the most harm. */
  readonly stallUrl: string;
  /** The request to each job once a run is at its end; null where it is left alone. */
  readonly asks: "resume" | "runNow" | null;
}

/** The parts of the status of a job that are looked at. */
export interface KilledStatus {
  readonly state: "waiting" | "running" | "retrying" | "needs_attention";
  readonly lastError: { readonly message: string } | null;
  /** The findings of comparisons with the server. */
  readonly findings: {
    readonly differences: Readonly<Record<"missing" | "changed" | "repeated" | "vanished", number>>;
  };
  /** True where every requested run went to its end. */
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
