import {
  type JobPorts,
  type JobSettings,
  type JobState,
  type RunKind,
  type StepOutcome,
  startRun,
  step,
} from "../../../../shared/audit-export/job.ts";
import { linesOf } from "../../../../shared/audit-export/lines.ts";
import { segmentLog } from "../../../../shared/audit-export/logs.ts";
import {
  type Latest,
  type Manifest,
  readLatest,
  readManifest,
  readSignedDocument,
} from "../../../../shared/audit-export/manifest.ts";
import { LATEST_NAME, segmentName } from "../../../../shared/audit-export/object-names.ts";
import type { Hint, HintStore, ObjectStore, OldKey } from "../../../../shared/audit-export/ports.ts";
import { readSegment, type SegmentMetadata } from "../../../../shared/audit-export/segment.ts";
import type {
  AuditSource,
  LargeEntry,
  PageOutcome,
  SourceEntry,
} from "../../../../shared/content-server/audit-source.ts";
import { storingCodec } from "./codecs.ts";
import { memoryStore } from "./memory-store.ts";

export const NO_OLD_KEY: OldKey = { previous: null, lost: null };
export const SOURCE = "https://content.example.com";
/** 09:30 on a day. */
export const START = Date.UTC(2026, 8, 1, 9, 30);

/** A world in which nothing goes wrong but what a test has go wrong. */
export interface JobWorld {
  readonly objects: Map<string, Uint8Array>;
  /** The log, in ascending order. */
  readonly log: SourceEntry[];
  /** The URLs that were asked for, without the server. */
  readonly asked: string[];
  readonly ports: JobPorts;
  readonly settings: JobSettings;
  /** Answers in place of the server; undefined where the server is to answer. */
  answer: (url: string) => PageOutcome | undefined;
  /** Answers where a page of one entry is too large. */
  answerLarge: (url: string) => PageOutcome<LargeEntry>;
  /** Milliseconds since 1970. */
  time: number;
  hint: Hint | null;
}

export interface WorldOptions {
  readonly settings?: Partial<JobSettings>;
  /** True if the server's cursors are ids. */
  readonly cursorIsId?: boolean;
}

export function createJobWorld({ settings = {}, cursorIsId = false }: WorldOptions = {}): JobWorld {
  const store = memoryStore();
  const { objects } = store;
  const hints: HintStore = {
    load: async () => await Promise.resolve(world.hint),
    save: async (hint) => {
      world.hint = await Promise.resolve(hint);
    },
  };
  const world: JobWorld = {
    objects,
    log: [],
    asked: [],
    answer: () => undefined,
    answerLarge: () => {
      throw new Error("No entry is too large.");
    },
    time: START,
    hint: null,
    settings: {
      name: "audit",
      source: SOURCE,
      pageEntries: 2,
      segmentEntries: 4,
      segmentRawBytes: 1_000_000,
      holdBackMilliseconds: 0,
      overlapEntries: 0,
      consecutiveIds: true,
      ...settings,
    },
    ports: {
      source: logSource(() => world, cursorIsId),
      store,
      segments: segmentLog(store, hints, storingCodec),
      hints,
      codec: storingCodec,
      signer: null,
      oldKey: NO_OLD_KEY,
      readEntry: (bytes) => entry(/\d+/.exec(new TextDecoder().decode(bytes))?.[0] ?? "0"),
      now: () => world.time,
      random: () => 0.5,
    },
  };
  return world;
}

/** An entry of the log. */
export function entry(id: string, time: number | null = null): SourceEntry {
  return { kind: "entry", id, time, bytes: new TextEncoder().encode(`{"id":"${id}"}`) };
}

export function entries(first: number, last: number): readonly SourceEntry[] {
  return Array.from({ length: last - first + 1 }, (_, index) => entry(String(first + index)));
}

export function unreadable(id: string | null, text: string): SourceEntry {
  return { kind: "unreadable", id, time: null, reason: "It cannot be read.", bytes: new TextEncoder().encode(text) };
}

/** Steps to the end of a run, waits left out. @param from where it goes on; a new run where that is left out. */
export async function run(world: JobWorld, kind: RunKind, from: JobState = startRun(kind)): Promise<StepOutcome> {
  let state = from;
  for (let steps = 0; steps < 500; steps += 1) {
    const { state: next, outcome } = await step(state, world.settings, world.ports);
    if (outcome.kind === "done" || outcome.kind === "needs-attention") return outcome;
    state = next;
  }
  throw new Error("The run does not end.");
}

/** The segments that are stored: what they say of themselves, and their lines. */
export async function storedSegments({
  objects,
}: JobWorld): Promise<readonly (SegmentMetadata & { readonly lines: readonly string[] })[]> {
  const names = [...objects.keys()].filter((name) => name.startsWith("seg/")).toSorted();
  const read = await Promise.all(
    names.map(async (name) => await readSegment(objects.get(name) ?? new Uint8Array(), storingCodec)),
  );
  return read.map((segment) => {
    if (!segment.ok) throw new Error(`A stored segment ${segment.error}.`);
    const decode = (line: Uint8Array) => /\d+/.exec(new TextDecoder().decode(line))?.[0] ?? "";
    return { ...segment.value.metadata, lines: Array.from(linesOf(segment.value.raw), decode) };
  });
}

/** The ids of the lines of each segment, separated by spaces. */
export async function linesPerSegment(world: JobWorld): Promise<readonly string[]> {
  return (await storedSegments(world)).map(({ lines }) => lines.join(" "));
}

/** The manifests that are stored, in their order; undefined for one that cannot be read. */
export function storedManifests({ objects }: JobWorld): readonly (Manifest | undefined)[] {
  const names = [...objects.keys()].filter((name) => name.startsWith("manifests/")).toSorted();
  return names.map((name) => readSignedDocument<Manifest>(objects.get(name) ?? new Uint8Array(), readManifest)?.fields);
}

export function storedLatest({ objects }: JobWorld): Latest | undefined {
  return readSignedDocument<Latest>(objects.get(LATEST_NAME) ?? new Uint8Array(), readLatest)?.fields;
}

/** The world, and the names of the objects that are read and, with a plus, created in it. */
export function watched(world: JobWorld): { readonly world: JobWorld; readonly touched: readonly string[] } {
  const touched: string[] = [];
  const { store } = world.ports;
  const told: ObjectStore = {
    ...store,
    read: async (name, maxBytes) => {
      touched.push(name);
      return await store.read(name, maxBytes);
    },
    create: async (name, bytes) => {
      touched.push(`+${name}`);
      return await store.create(name, bytes);
    },
  };
  return { world: { ...world, ports: { ...world.ports, store: told } }, touched };
}

/** Changes one byte of a stored object. */
export function damage({ objects }: JobWorld, name: string): void {
  const bytes = objects.get(name)?.slice() ?? new Uint8Array([0]);
  bytes[bytes.length - 9] = (bytes.at(-9) ?? 0) ^ 1;
  objects.set(name, bytes);
}

export function firstSegment({ objects }: Pick<JobWorld, "objects">): Uint8Array {
  return objects.get(segmentName(1)) ?? new Uint8Array();
}

/** Keyset pages: `/up/2` is the first page of two entries at most, `/up/2/5` the one after the row 5, `/down/…` the other way. */
function logSource(worldOf: () => JobWorld, cursorIsId: boolean): AuditSource {
  const pageAt = (url: string): PageOutcome => {
    const [, direction, limit, cursor] = /\/(up|down)\/(\d+)(?:\/(\d+))?$/.exec(url) ?? [];
    const { log } = worldOf();
    const rows = [...log.entries()];
    const directed = direction === "up" ? rows : rows.toReversed();
    const after = Number(cursor ?? (direction === "up" ? 0 : log.length + 1));
    const rest = directed.filter(([row]) => (direction === "up" ? row + 1 > after : row + 1 < after));
    const page = rest.slice(0, Number(limit));
    const next = page.length < rest.length ? `${SOURCE}/${direction}/${limit}/${(page.at(-1)?.[0] ?? 0) + 1}` : null;
    return { kind: "page", page: { entries: page.map(([, row]) => row), next, isSuspect: false } };
  };
  return {
    fetchPage: async (url) => {
      const world = worldOf();
      world.asked.push(url.slice(SOURCE.length));
      return await Promise.resolve(world.answer(url) ?? pageAt(url));
    },
    fetchLargePage: async (url) => await Promise.resolve(worldOf().answerLarge(url)),
    startUrl: (order, limit) => `${SOURCE}/${order === "ascending" ? "up" : "down"}/${limit}`,
    urlAfter: (id, limit) => {
      if (!cursorIsId) return null;
      return `${SOURCE}/up/${limit}/${worldOf().log.findIndex((row) => row.id === id) + 1}`;
    },
    newestUrl: () => `${SOURCE}/down/1`,
    withLimit: (url, limit) => url.replace(/\/(up|down)\/\d+/, `/$1/${limit}`),
  };
}
