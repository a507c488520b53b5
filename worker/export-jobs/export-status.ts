import type { ExportStatus } from "../platform/export-job.ts";
import { findingsOf, NO_COMPARISONS } from "./comparison-record.ts";

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
