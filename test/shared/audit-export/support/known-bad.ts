/**
 * Ways of storing segments that lose entries or write them twice. They are the controls of the tests that look for that: a
 * test that finds nothing wrong with one of these would not find it in the export either. Written against the ports alone.
 */

import type { SegmentLog } from "../../../../shared/audit-export/job-types.ts";
import { segmentLog } from "../../../../shared/audit-export/logs.ts";
import { SEGMENT_PREFIX, segmentName, segmentNumber } from "../../../../shared/audit-export/object-names.ts";
import type { Codec, HintStore, ObjectStore } from "../../../../shared/audit-export/ports.ts";
import { type SegmentMetadata, segmentMetadata } from "../../../../shared/audit-export/segment.ts";
import { SEGMENT_START_MAX_BYTES } from "../../../../shared/audit-export/segment-header.ts";

/** Where a variant keeps a position beside the objects. It survives what a process does not. */
export interface Checkpoints {
  readonly load: () => Promise<SegmentMetadata | null>;
  readonly save: (metadata: SegmentMetadata) => Promise<void>;
}

export interface KnownBadWorld {
  readonly store: ObjectStore;
  readonly hints: HintStore;
  readonly codec: Codec;
  readonly checkpoints: Checkpoints;
  /** From 0 to below 1. */
  readonly random: () => number;
}

/** The objects and segments that a job is given in place of its own. */
export interface Segments {
  readonly store: ObjectStore;
  readonly segments: SegmentLog;
}

export const KNOWN_BAD_NAMES = ["checkpoint-before-write", "random-names", "overwrite", "no-adoption"] as const;

export type KnownBadName = (typeof KNOWN_BAD_NAMES)[number];

export const KNOWN_BAD: Readonly<Record<KnownBadName, (world: KnownBadWorld) => Segments>> = {
  "checkpoint-before-write": ({ store, hints, codec, checkpoints }) => ({
    store,
    segments: checkpointBeforeWrite(segmentLog(store, hints, codec), checkpoints),
  }),
  "random-names": ({ store, hints, codec, random }) => withStore(randomNames(store, random), hints, codec),
  overwrite: ({ store, hints, codec }) => withStore(overwrite(store), hints, codec),
  "no-adoption": ({ store, hints, codec }) => withStore(noAdoption(store), hints, codec),
};

function withStore(store: ObjectStore, hints: HintStore, codec: Codec): Segments {
  return { store, segments: segmentLog(store, hints, codec) };
}

/** Notes how far it is before that is so, and believes the note. */
function checkpointBeforeWrite(log: SegmentLog, checkpoints: Checkpoints): SegmentLog {
  return {
    last: async () => {
      const metadata = await checkpoints.load();
      return metadata === null ? { state: "absent", object: SEGMENT_PREFIX } : { state: "whole", value: metadata };
    },
    append: async (segment) => {
      await checkpoints.save(segment.metadata);
      return await log.append(segment);
    },
  };
}

/** Gives each segment a name of its own, so that none is ever there already. It finds them by what they say of themselves. */
function randomNames(store: ObjectStore, random: () => number): ObjectStore {
  const nameOf = async (number: number): Promise<string | undefined> => {
    for await (const name of store.list(SEGMENT_PREFIX)) {
      const start = await store.read(name, SEGMENT_START_MAX_BYTES);
      if (start !== null && segmentMetadata(start)?.number === number) return name;
    }
    return undefined;
  };
  return {
    ...store,
    create: async (name, bytes) =>
      await store.create(segmentNumber(name) === undefined ? name : `${SEGMENT_PREFIX}${random()}.ndjson.gz`, bytes),
    read: async (name, maxBytes) => {
      const number = segmentNumber(name);
      const found = number === undefined ? name : await nameOf(number);
      return found === undefined ? null : await store.read(found, maxBytes);
    },
    list: (prefix) => (prefix === SEGMENT_PREFIX ? numbers(store) : store.list(prefix)),
  };
}

/** The names that segments would have. */
async function* numbers(store: ObjectStore): AsyncGenerator<string> {
  for await (const name of store.list(SEGMENT_PREFIX)) {
    const start = await store.read(name, SEGMENT_START_MAX_BYTES);
    const metadata = start === null ? undefined : segmentMetadata(start);
    if (metadata !== undefined) yield segmentName(metadata.number);
  }
}

/** Puts a segment in the place of the one that is there. */
function overwrite(store: ObjectStore): ObjectStore {
  return {
    ...store,
    create: async (name, bytes) => {
      if (segmentNumber(name) === undefined) return await store.create(name, bytes);
      await store.replace(name, bytes);
      return "created";
    },
  };
}

/** Takes a segment that is there for the one that was to be made. */
function noAdoption(store: ObjectStore): ObjectStore {
  return {
    ...store,
    create: async (name, bytes) => {
      const made = await store.create(name, bytes);
      return segmentNumber(name) === undefined ? made : "created";
    },
  };
}
