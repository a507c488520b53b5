/** The storage of a job: the forms of its record and of its hints. */

import {
  type Behind,
  type Beyond,
  type Differences,
  type EarlyEnd,
  type Gap,
  type Hint,
  type HintStore,
  isObject,
  type JsonObject,
  type LastEntry,
  type ReconcileState,
  stored,
} from "../../shared/index.ts";
import {
  keptAs,
  type RecordStore,
  readJobState,
  readLastError,
  recordStore,
  type StoredForm,
} from "../export-records/record-store.ts";
import type { ExportHour, ExportStatus, Findings } from "../platform/jobs.ts";
import { type Comparisons, NO_COMPARISONS } from "./comparison-record.ts";
import { type JobRecord, NEW_JOB, type Run, withAttention } from "./job-record.ts";
import type { SecondLook } from "./second-look.ts";
import { NOTHING_COUNTED, type SegmentCount } from "./segment-count.ts";
import type { ComparedPart, Turn } from "./turn.ts";

const { count, either, flag, list, nullable, number, only, record, text } = stored;

const time = nullable(count);

const differences = record<Differences>({
  missing: count,
  missingIds: list(text),
  changed: count,
  changedEntries: list(record({ id: text, exportedSha256: text, serverSha256: text })),
  repeated: count,
  repeatedEntries: list(record({ id: text, sha256s: list(text) })),
  vanished: count,
  vanishedIds: list(text),
  prunedThrough: nullable(text),
});

const keptFindings: stored.Fields<Comparisons["findings"]> = {
  time,
  lastId: nullable(text),
  entries: count,
  behind: nullable(record<Behind>({ entries: count, oldestTime: nullable(number) })),
  earlyEnd: nullable(record<EarlyEnd>({ highest: nullable(text) })),
  differences,
  broken: nullable(text),
  failure: readLastError,
};

const lastEntry = nullable(record<LastEntry>({ id: text, sha256: text }));

const reconcileState = record<ReconcileState>({
  segment: count,
  entries: count,
  lastId: nullable(text),
  lastEntry,
  url: nullable(text),
  highest: nullable(text),
  differences,
  beyond: nullable(
    record<Beyond>({
      next: nullable(text),
      isPastExported: flag,
      highest: nullable(text),
      entries: count,
      untimed: count,
      oldestTime: nullable(number),
    }),
  ),
});

const places = nullable(list(count));

const comparisons = record<Comparisons>({
  findings: record(keptFindings),
  parts: list(record<ComparedPart>({ through: count, time })),
  lastEntry,
  isDue: flag,
  newest: nullable(reconcileState),
  turn: nullable(record<Turn>({ began: count, isRequested: flag, broken: nullable(text), state: reconcileState })),
  since: differences,
  places,
  again: nullable(
    record<SecondLook>({
      left: list(count),
      found: places,
      broken: nullable(text),
      state: reconcileState,
    }),
  ),
});

const statusFields: stored.Fields<JobRecord["status"]> = {
  state: readJobState,
  lastId: nullable(text),
  segments: count,
  entries: count,
  quarantined: count,
  manifests: count,
  caughtUpTime: time,
  pagesPerSecond: nullable(number),
  lastError: readLastError,
  lastRunTime: time,
  nextRunTime: time,
  openGaps: list(record<Gap>({ after: text, before: text })),
};

/** Reads the status of a job, as it answers. While a version is deployed, the answer may be one of the version before. */
export const readStatus = record<ExportStatus>({
  ...statusFields,
  isUnreadable: flag,
  findings: record<Findings>({ ...keptFindings, wholeTime: time }),
});

const segmentCount = record<SegmentCount>({ segments: count, quarantined: count, late: nullable(list(count)) });

const job = record<JobRecord>({
  guid: nullable(text),
  status: record(statusFields),
  run: nullable(
    record<Run>({
      kind: either(either(only("export"), only("export-and-close")), only("manifests")),
      began: count,
      requests: count,
    }),
  ),
  requests: count,
  served: count,
  isToClose: flag,
  exportBegan: time,
  lastDone: time,
  failures: count,
  // Counts and findings in another form are found again.
  quarantine: (json) => segmentCount(json) ?? NOTHING_COUNTED,
  comparisons: (json) => comparisons(json) ?? { ...NO_COMPARISONS, isDue: true },
  history: list(record<ExportHour>({ hour: count, entries: count, lagSeconds: nullable(count) })),
});

const RESUME = "To go on without it, resume the export: it continues from its objects, and compares all of them again.";

const FORM: StoredForm<JobRecord> = {
  name: "job",
  version: 1,
  initial: NEW_JOB,
  read: (fields, version) => job(version === 0 ? withLaterFields(fields) : fields),
  unreadable: (why) => withAttention(NEW_JOB, `${why} ${RESUME}`, null, Date.now()),
  isResumed: ({ status }) => status.state !== "needs_attention",
};

/** Before there were versions, these fields were added. */
function withLaterFields({ status, ...fields }: JsonObject): JsonObject {
  return { history: [], ...fields, status: isObject(status) ? { openGaps: [], ...status } : null };
}

/** The record of a job in the storage of its Durable Object. */
export type JobStore = RecordStore<JobRecord>;

export function jobStore(storage: SyncKvStorage): JobStore {
  return recordStore(storage, FORM);
}

const HINT = "hint";

const hint = record<Hint>({ segment: count, manifest: count });

/** The hints of a job, beside its record. One that cannot be read is passed over, for its content is found again. */
export function hintsIn(storage: SyncKvStorage): HintStore {
  return {
    load: async () => await Promise.resolve(hint(keptAs(storage, HINT)) ?? null),
    save: async (known) => {
      storage.put(HINT, known);
      await Promise.resolve();
    },
  };
}
