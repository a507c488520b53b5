/** The storage of pushes: the form of their record. */

import { type PushPosition, stored } from "../../shared/index.ts";
import {
  type RecordStore,
  readJobState,
  readLastError,
  recordStore,
  type StoredForm,
} from "../export-records/record-store.ts";
import type { PushStatus, PushTarget } from "../platform/jobs.ts";
import { NEW_PUSHES, type PushRecord, withFailure, withState } from "./push-record.ts";

const { count, flag, nullable, record, text } = stored;

/** Reads the status of pushes, as they answer. While a version is deployed, the answer may be one of the version before. */
export const readPushStatus = record<PushStatus>({
  state: readJobState,
  lastSegment: count,
  lastId: nullable(text),
  lastManifest: count,
  entries: count,
  caughtUpTime: nullable(count),
  waitingSince: nullable(count),
  lastError: readLastError,
  nextTryTime: nullable(count),
});

const position = record<PushPosition>({
  segment: record({ number: count, chain: nullable(text), entries: nullable(count), writtenTime: nullable(count) }),
  lastId: nullable(text),
  lines: count,
  sealed: record({
    sequence: count,
    segments: count,
    periodEnd: nullable(text),
    sha256: text,
    name: nullable(text),
    isConsecutive: flag,
    publicKey: nullable(text),
  }),
});

const pushes = record<PushRecord>({
  target: nullable(record<PushTarget>({ guid: text, receiver: text })),
  state: readJobState,
  caughtUpTime: nullable(count),
  waitingSince: nullable(count),
  lastError: readLastError,
  nextTryTime: nullable(count),
  position,
  failures: count,
  refusals: count,
});

const RESUME = "To go on without it, resume the receiver: it gets everything again, from the first segment on.";

const FORM: StoredForm<PushRecord> = {
  name: "pushes",
  version: 1,
  initial: NEW_PUSHES,
  read: (fields) => pushes(fields),
  unreadable: (why) => {
    const failed = withFailure(NEW_PUSHES, { message: `${why} ${RESUME}`, isRefusal: false }, Date.now());
    return withState(failed, "needs_attention", null);
  },
  isResumed: (one) => one.state !== "needs_attention",
};

/** The record of pushes in the storage of their Durable Object. */
export type PushStore = RecordStore<PushRecord>;

export function pushStore(storage: SyncKvStorage): PushStore {
  return recordStore(storage, FORM);
}
