/** The contracts of the Durable Objects that export an audit log and push it to receivers: their methods, and their answers. */

import type { Behind, Differences, EarlyEnd, Gap } from "../../shared/index.ts";

/** The questions that the job of an export answers. */
export interface ExportJob {
  /** Its status. */
  readonly status: () => Promise<ExportStatus>;
  /** Its history in the last hours, the oldest first. */
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

/** The status of a job, as far as the row of its export does not have it. Times are milliseconds since 1970. */
export interface ExportStatus {
  /** The job's own records cannot be read, so that nothing is known of the export; the last error says why, and what to do. */
  readonly isUnreadable: boolean;
  readonly state: "waiting" | "running" | "retrying" | "needs_attention";
  readonly lastId: string | null;
  readonly segments: number;
  readonly entries: number;
  readonly quarantined: number;
  readonly manifests: number;
  /** The time at which the log was last read to its end. */
  readonly caughtUpTime: number | null;
  readonly pagesPerSecond: number | null;
  readonly lastError: { readonly time: number; readonly message: string } | null;
  readonly lastRunTime: number | null;
  readonly nextRunTime: number | null;
  /** The places where ids are missing, of a log whose ids are consecutive. */
  readonly openGaps: readonly Gap[];
  readonly findings: Findings;
}

/** The results of comparisons. Times are milliseconds since 1970. */
export interface Findings {
  /** The time at which the source was last read to its end. */
  readonly time: number | null;
  /** The highest id that the export had then; null where it had none. */
  readonly lastId: string | null;
  /** The number of entries that were new then, and compared for the first time. */
  readonly entries: number;
  /** The entries that the source had then and that were not exported yet. */
  readonly behind: Behind | null;
  /** The end of the source's log, where it was below what was exported then; null where it was not. */
  readonly earlyEnd: EarlyEnd | null;
  /** The oldest comparison that this rests on: each entry was compared then or later. Null where one never was. */
  readonly wholeTime: number | null;
  /** The known differences. */
  readonly differences: Differences;
  /** The reason for which the export itself is broken, in whole sentences, as of the last time that this was met; null where it is not known to be. */
  readonly broken: string | null;
  /** The reason for which the export could not be compared the last time; null where it could be. */
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
  /** The number of entries that it had at the end of the hour. */
  readonly entries: number;
  /** The longest time since the log was last read to its end; null where it never was, up to the end of the hour. */
  readonly lagSeconds: number | null;
}

/** The status of the pushes of an export to a receiver. Times are milliseconds since 1970. */
export interface PushStatus {
  readonly state: "waiting" | "running" | "retrying" | "needs_attention";
  /** The last segment that was delivered whole; 0 where none was. */
  readonly lastSegment: number;
  /** The highest id up to it; null where there is none. */
  readonly lastId: string | null;
  /** The last manifest that was delivered; 0 where none was. */
  readonly lastManifest: number;
  /** The number of entries of the export that were delivered, each counted once. */
  readonly entries: number;
  /** The time at which everything that is stored was last found to be delivered. */
  readonly caughtUpTime: number | null;
  /** Since when what comes next waits: it was written then, or found later to be undelivered. Null where nothing is known to wait. */
  readonly waitingSince: number | null;
  readonly lastError: { readonly time: number; readonly message: string } | null;
  /** Null where nothing is planned. */
  readonly nextTryTime: number | null;
}

/** The export and the receiver of which an object makes the pushes. */
export interface PushTarget {
  /** The guid of the export. */
  readonly guid: string;
  /** The name of the receiver. */
  readonly receiver: string;
}

/** The questions that the object which pushes one export to one receiver answers. */
export interface PushJob {
  readonly status: () => Promise<PushStatus>;
  /** Pushes what is stored and not delivered. It may be asked at any time, and any number of times. */
  readonly wake: (target: PushTarget) => Promise<void>;
  /** The same, also where it needed attention or waits for its next try. */
  readonly resume: (target: PushTarget) => Promise<void>;
}

/** The name of that object. */
export function pushName({ guid, receiver }: PushTarget): string {
  return `${guid}/${receiver}`;
}
