import type { AuditReconciliationRecord } from "../../shared/index.ts";

/** How a job stands, as far as it is not said by the row of its export. Times are milliseconds since 1970. */
export interface ExportStatus {
  readonly state: "waiting" | "running" | "retrying" | "needs_attention";
  readonly lastId: string | null;
  readonly segments: number;
  readonly entries: number;
  readonly quarantined: number;
  readonly manifests: number;
  /** When the log was last read to its end. */
  readonly caughtUpTime: number | null;
  readonly pagesPerSecond: number | null;
  readonly lastError: { readonly time: number; readonly message: string } | null;
  readonly lastRunTime: number | null;
  readonly nextRunTime: number | null;
  readonly reconciliation: AuditReconciliationRecord | null;
}

/** How a job stands that has not run yet. */
export const NEW_STATUS: ExportStatus = {
  state: "waiting",
  lastId: null,
  segments: 0,
  entries: 0,
  quarantined: 0,
  manifests: 0,
  caughtUpTime: null,
  pagesPerSecond: null,
  lastError: null,
  lastRunTime: null,
  nextRunTime: null,
  reconciliation: null,
};

/** What the job of an export can be asked. */
export interface ExportJob {
  /** How it stands. */
  readonly status: () => Promise<ExportStatus>;
  /**
   * Sees to it that the export with this guid runs when it is due: what the hourly schedule asks, and whoever makes an export.
   * It may be asked at any time, and any number of times. It starts nothing that needs attention.
   */
  readonly wake: (guid: string) => Promise<void>;
  /** Runs it now, also where it needed attention: what whoever resumes an export asks. */
  readonly resume: (guid: string) => Promise<void>;
  /** Runs it now, also where it needed attention, to the end of the log, and closes with a manifest. */
  readonly runNow: (guid: string) => Promise<void>;
}
