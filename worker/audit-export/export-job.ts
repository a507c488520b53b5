import { DurableObject } from "cloudflare:workers";
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

const NEVER_RUN: ExportStatus = {
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

/** The job of one export: an alarm wakes it, and it works for a slice at a time. */
export class AuditExportJob extends DurableObject {
  /** How it stands. */
  async status(): Promise<ExportStatus> {
    return await Promise.resolve(NEVER_RUN);
  }

  /**
   * Sees to it that the export with this guid runs when it is due: what the hourly schedule asks, and whoever makes an export.
   * It may be asked at any time, and any number of times. It starts nothing that needs attention.
   */
  async wake(_guid: string): Promise<void> {
    await Promise.resolve();
  }

  /** Runs it now, also where it needed attention: what whoever resumes an export asks. */
  async resume(_guid: string): Promise<void> {
    await Promise.resolve();
  }

  /** Runs it now, to the end of the log, and closes with a manifest. */
  async runNow(_guid: string): Promise<void> {
    await Promise.resolve();
  }
}
