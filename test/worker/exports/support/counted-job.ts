/** The job of an export with everything in memory, which counts what it asks of its store and of its source. */

import { vi } from "vitest";
import {
  type AuditSource,
  type JobPorts,
  type ObjectStore,
  type PageOutcome,
  readSourceEntry,
  type SourceEntry,
  segmentLog,
} from "../../../../shared/index.ts";
import { compareWithSource } from "../../../../worker/export-jobs/comparison.ts";
import { findingsOf } from "../../../../worker/export-jobs/comparison-record.ts";
import { type JobRecord, NEW_JOB, withoutRun, withRunToContinue } from "../../../../worker/export-jobs/job-record.ts";
import type { JobStore } from "../../../../worker/export-jobs/job-store.ts";
import { segmentsInOrder } from "../../../../worker/export-jobs/segment-count.ts";
import { keepProgress, type RunInMemory, workSlice } from "../../../../worker/export-jobs/slice.ts";
import { codec } from "../../../../worker/export-records/ports.ts";

const BASE = "https://content.example.com/__api__/v1/audit_logs";
const PAGE_ENTRIES = 500;
const SLICE_MILLISECONDS = 30_000;

/** The requests so far. */
export interface Counts {
  /** Objects that were read, or found to be absent. */
  reads: number;
  /** Objects that were written, and lists of them. */
  writes: number;
  pages: number;
  /** Entries of the log that pages gave. */
  entries: number;
}

export interface CountedJob {
  readonly counts: Counts;
  readonly record: () => JobRecord;
  readonly objects: ReadonlyMap<string, Uint8Array>;
  /** The ids that the log no longer has. */
  readonly deleted: Set<string>;
  /** Writes so many entries of the log. */
  readonly write: (entries: number) => void;
  /** Does what is due at a time, in milliseconds since 1970, and all of its comparison. */
  readonly runAt: (now: number) => Promise<void>;
}

/** @param allDays in how many days each entry is compared again. Give tests a clock that stands still. */
export function countedJob({
  intervalMinutes,
  allDays = 7,
}: {
  intervalMinutes: number;
  allDays?: number;
}): CountedJob {
  const counts: Counts = { reads: 0, writes: 0, pages: 0, entries: 0 };
  const objects = new Map<string, Uint8Array>();
  const deleted = new Set<string>();
  const log: SourceEntry[] = [];
  let job = NEW_JOB;
  let hint: Parameters<JobPorts["hints"]["save"]>[0] | null = null;
  const jobStore: JobStore = {
    read: () => job,
    isReadable: () => true,
    update: (change) => {
      job = change(job);
      return job;
    },
  };
  const store = countedStore(objects, counts);
  const hints: JobPorts["hints"] = {
    load: async () => await Promise.resolve(hint),
    save: async (saved) => {
      hint = await Promise.resolve(saved);
    },
  };
  const source = countedSource(log, deleted, counts);
  const ports: JobPorts = {
    source,
    store,
    segments: segmentLog(store, hints, codec),
    hints,
    codec,
    signer: null,
    oldKey: { previous: null, lost: null },
    readEntry: readSourceEntry,
    now: Date.now,
    random: () => 0,
  };
  const settings = {
    name: "counted",
    source: "https://content.example.com",
    pageEntries: PAGE_ENTRIES,
    segmentEntries: 20_000,
    segmentRawBytes: 8 * 1024 * 1024,
    holdBackMilliseconds: 0,
    overlapEntries: 0,
    consecutiveIds: true,
  };

  async function runAt(now: number): Promise<void> {
    vi.setSystemTime(now);
    for (let run = nextRun(); run !== null; run = nextRun()) {
      let memory: RunInMemory | null = null;
      const deadline = Date.now() + SLICE_MILLISECONDS;
      for (let kind = "working"; kind === "working"; ) {
        ({ kind } = await workSlice(run, memory, { settings, ports, deadline }, (kept) => {
          memory = kept;
        }));
      }
      if (memory !== null) await keepProgress(jobStore, memory, store);
      const done = run;
      jobStore.update((before) => withoutRun(before, done, Date.now()));
    }
    await compareAll();
  }

  async function compareAll(): Promise<void> {
    // Between runs that are minutes apart, the platform frees what the job holds in memory.
    const inOrder = segmentsInOrder(job.quarantine, new Set());
    const compared = { source, objects: store, codec, readEntry: readSourceEntry, pageEntries: PAGE_ENTRIES, inOrder };
    for (let isDone = false; !isDone; ) {
      const outcome = await compareWithSource(jobStore, allDays, compared, Date.now() + SLICE_MILLISECONDS);
      if (!outcome.ok) throw new Error(outcome.error);
      isDone = outcome.value === "done";
    }
  }

  function nextRun() {
    return jobStore.update((before) => withRunToContinue(before, intervalMinutes, Date.now())).run;
  }

  const write = (entries: number) => {
    for (let left = entries; left > 0; left -= 1) log.push(entryOf(log.length + 1));
  };
  return { counts, record: () => ({ ...job }), objects, deleted, write, runAt };
}

/** The comparisons of a job. */
export function findingsIn(job: CountedJob) {
  return findingsOf(job.record().comparisons);
}

function entryOf(id: number): SourceEntry {
  const time = "2026-01-01T00:00:00Z";
  return {
    kind: "entry",
    id: String(id),
    time: Date.parse(time),
    bytes: new TextEncoder().encode(`{"id":"${id}","time":"${time}","action":"create_key"}`),
  };
}

function countedStore(objects: Map<string, Uint8Array>, counts: Counts): ObjectStore {
  return {
    create: async (name, bytes) => {
      counts.writes += 1;
      if (objects.has(name)) return await Promise.resolve("exists");
      objects.set(name, bytes);
      return "created";
    },
    replace: async (name, bytes) => {
      counts.writes += 1;
      objects.set(name, bytes);
      await Promise.resolve();
    },
    read: async (name, maxBytes) => {
      counts.reads += 1;
      return await Promise.resolve(objects.get(name)?.slice(0, maxBytes + 1) ?? null);
    },
    list: async function* (prefix) {
      counts.writes += 1;
      yield* await Promise.resolve([...objects.keys()].filter((name) => name.startsWith(prefix)).toSorted());
    },
  };
}

function countedSource(log: readonly SourceEntry[], deleted: ReadonlySet<string>, counts: Counts): AuditSource {
  const urlAfter = (id: string, entries: number) => `${BASE}?limit=${entries}&next=${id}`;
  const fetchPage = async (url: string): Promise<PageOutcome> => {
    const { searchParams } = new URL(url);
    const [after, limit] = [Number(searchParams.get("next") ?? 0), Number(searchParams.get("limit"))];
    const isOfAction = searchParams.has("action");
    const rows = log.slice(after, after + limit + 1).filter(({ id }) => id !== null && !deleted.has(id));
    const entries = isOfAction ? [] : rows.slice(0, limit);
    counts.pages += 1;
    counts.entries += rows.length;
    const next = isOfAction || rows.length <= limit ? null : urlAfter(entries.at(-1)?.id ?? "", limit);
    return await Promise.resolve({ kind: "page", page: { entries, next, isSuspect: false } });
  };
  return {
    fetchPage,
    fetchLargePage: async () => await Promise.reject(new Error("No entry is too large.")),
    startUrl: (_, entries) => urlAfter("0", entries),
    urlAfter,
    newestUrl: (action) => `${BASE}?limit=1&action=${action}`,
    withLimit: (url, entries) => url.replace(/limit=\d+/, `limit=${entries}`),
  };
}
