/** The contract of the Durable Object that exports an audit log: its methods, and its answers. */

import type { Behind, Differences, EarlyEnd, Gap } from "../../shared/index.ts";

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

/** What comparisons found. Times are milliseconds since 1970. */
export interface Findings {
  /** When the source was last read to its end. */
  readonly time: number | null;
  /** The highest id that the export had then; null where it had none. */
  readonly lastId: string | null;
  /** How many entries were new then, and compared for the first time. */
  readonly entries: number;
  /** What the source had then that was not exported yet. */
  readonly behind: Behind | null;
  /** Where the source's log ended below what was exported then; null where it did not. */
  readonly earlyEnd: EarlyEnd | null;
  /** The oldest comparison that this rests on: each entry was compared then or later. Null where one never was. */
  readonly wholeTime: number | null;
  /** What is known to differ. */
  readonly differences: Differences;
  /** Why the export itself is broken, in whole sentences, as of the last time that this was met; null where it is not known to be. */
  readonly broken: string | null;
  /** Why the export could not be compared the last time; null where it could be. */
  readonly failure: ComparisonFailure | null;
}

export interface ComparisonFailure {
  readonly time: number;
  /** In whole sentences. */
  readonly message: string;
}

/** One hour of an export. */
export interface ExportHour {
  /** Hours since 1970. */
  readonly hour: number;
  /** How many entries it had at the end of the hour. */
  readonly entries: number;
  /** The longest time since the log was last read to its end; null where it never was, up to the end of the hour. */
  readonly lagSeconds: number | null;
}
