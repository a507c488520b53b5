import type { Hint, HintStore } from "../../shared/index.ts";
import { type JobRecord, NEW_JOB } from "./job-record.ts";

/** The record of a job in the storage of its Durable Object. */
export interface JobStore {
  readonly read: () => JobRecord;
  /** Nothing comes between the reading and the writing. @returns the record as it is now. */
  readonly update: (change: (job: JobRecord) => JobRecord) => JobRecord;
}

const RECORD = "job";
const HINT = "hint";

/** The record of a job; a new one where nothing is stored. */
export function jobStore(storage: SyncKvStorage): JobStore {
  const read = (): JobRecord => ({ ...NEW_JOB, ...storage.get<JobRecord>(RECORD) });
  const update: JobStore["update"] = (change) => {
    const job = change(read());
    storage.put(RECORD, job);
    return job;
  };
  return { read, update };
}

/** The hints of a job, beside its record. */
export function hintsIn(storage: SyncKvStorage): HintStore {
  return {
    load: async () => await Promise.resolve(storage.get<Hint>(HINT) ?? null),
    save: async (hint) => {
      storage.put(HINT, hint);
      await Promise.resolve();
    },
  };
}
