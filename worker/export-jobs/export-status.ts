import type { Gap } from "../../shared/index.ts";
import { type Findings, findingsOf, NO_COMPARISONS } from "./comparison-record.ts";
import type { ExportHour } from "./history.ts";

/** How a job stands, as far as it is not said by the row of its export. Times are milliseconds since 1970. */
export interface ExportStatus {
  /** Whether what the job keeps cannot be read, so that nothing is known of the export; the last error says why, and what to do. */
  readonly isUnreadable: boolean;
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
  /** Where ids are missing, of a log whose ids are consecutive. */
  readonly openGaps: readonly Gap[];
  readonly findings: Findings;
}

/** How a job stands that has not run yet. */
export const NEW_STATUS: ExportStatus = {
  isUnreadable: false,
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
  openGaps: [],
  findings: findingsOf(NO_COMPARISONS),
};

/** What the job of an export can be asked. */
export interface ExportJob {
  /** How it stands. */
  readonly status: () => Promise<ExportStatus>;
  /** How it went in the last hours, the oldest first. */
  readonly history: () => Promise<readonly ExportHour[]>;
  /**
   * Sees to it that the export with this guid runs when it is due: what the hourly schedule asks, and whoever makes an export.
   * It may be asked at any time, and any number of times. It starts nothing that needs attention.
   */
  readonly wake: (guid: string) => Promise<void>;
  /** Plans the next run again: what whoever changes the interval of an export asks. It starts nothing that waits or needs attention. */
  readonly reschedule: (guid: string) => Promise<void>;
  /** Runs it now, also where it needed attention: what whoever resumes an export asks. One that is deleted goes now. */
  readonly resume: (guid: string) => Promise<void>;
  /** Runs it now, also where it needed attention, to the end of the log, and closes with a manifest. */
  readonly runNow: (guid: string) => Promise<void>;
}
