/** Where a check of an export stands. */

import { AUDIT_VERIFY_MAX_BREAKS } from "../limits.ts";
import { NO_HASH } from "../segment.ts";
import { type Gaps, gapsOf, noGaps } from "./gaps.ts";
import type { Break, VerifiedTotals, VerifyOptions, VerifyPorts } from "./verification.ts";

/** What the next segment must follow on. */
export interface ChainEnd {
  /** The number of the segment; 0 before the first one. */
  readonly number: number;
  /** Null where the segment before could not be read, so that nothing can be said of how the next one follows on it. */
  readonly chain: string | null;
  /** How many entries there are up to here; null where that is not known. */
  readonly entries: number | null;
  /** The highest id up to here; null where there is none. */
  readonly lastId: string | null;
  /** Milliseconds since 1970; null where it is not known. */
  readonly writtenTime: number | null;
}

/** A segment that was read, as far as it matters for finding ids that are there twice. */
export interface SegmentRecord {
  readonly number: number;
  readonly chain: string;
  /** The highest id before it. */
  readonly idBefore: string | null;
  readonly lastId: string;
  /** How many of its ids are not above all ids of the segments before. */
  readonly lowIds: number;
  readonly place: number;
}

interface PlacedBreak extends Break {
  readonly place: number;
}

/** Objects whose names no object of an export has. */
export interface Strangers {
  /** The first of them. */
  readonly names: string[];
  count: number;
}

/** What changes while an export is checked. Its size does not grow with the entries, and with the segments by a line each. */
export interface VerifyWalk {
  readonly options: VerifyOptions;
  readonly ports: VerifyPorts;
  readonly breaks: PlacedBreak[];
  breaksLeftOut: number;
  readonly notices: string[];
  /** Counts the objects, so that what is found later of one is told where it belongs. */
  place: number;
  position: ChainEnd;
  /** What the last manifest calls the export. */
  name: string | null;
  /** The server that the last object names. */
  source: string | null;
  /** Whether a segment could not be read, so that ids may seem to be left out. */
  hasUnread: boolean;
  /** Whether ids that are left out are lost, by the last manifest. */
  isConsecutive: boolean;
  readonly records: SegmentRecord[];
  readonly gaps: Gaps;
  /** The hashes by which quarantined objects are named that no segment was found yet to list. */
  readonly leftovers: Set<string>;
  readonly strangers: Strangers;
  readonly counts: Omit<
    { -readonly [Key in keyof VerifiedTotals]: VerifiedTotals[Key] },
    "gaps" | "firstId" | "lastId"
  >;
}

export function startWalk(options: VerifyOptions, ports: VerifyPorts): VerifyWalk {
  return {
    options,
    ports,
    breaks: [],
    breaksLeftOut: 0,
    notices: [],
    place: 0,
    position: { number: 0, chain: NO_HASH, entries: 0, lastId: null, writtenTime: null },
    name: null,
    source: null,
    hasUnread: false,
    isConsecutive: false,
    records: [],
    gaps: noGaps(),
    leftovers: new Set(),
    strangers: { names: [], count: 0 },
    counts: { manifests: 0, segments: 0, entries: 0, quarantined: 0, late: 0, unsealedSegments: 0 },
  };
}

/** Notes a break; where it is not at the object that is checked just now, with its place. */
export function addBreak(walk: VerifyWalk, found: Pick<Break, "object" | "message"> & Partial<PlacedBreak>): void {
  if (walk.breaks.length >= AUDIT_VERIFY_MAX_BREAKS) walk.breaksLeftOut += 1;
  else walk.breaks.push({ line: null, id: null, place: walk.place, ...found });
}

/** The breaks in the order of the export. */
export function sortedBreaks(walk: VerifyWalk): readonly Break[] {
  const inOrder = walk.breaks.toSorted((one, other) => one.place - other.place);
  return inOrder.map(({ object, line, id, message }) => ({ object, line, id, message }));
}

/** Whether an object is of the server that the one before is of. So one that is not is told once, not all that follow. */
export function isOfSource(walk: VerifyWalk, source: string): boolean {
  const before = walk.source ?? source;
  walk.source = source;
  return before === source;
}

/** Goes on behind a segment that could not be read. */
export function passUnread(walk: VerifyWalk, number: number): void {
  walk.hasUnread = true;
  walk.position = { ...walk.position, number, chain: null, entries: null };
}

export function totalsOf({ counts, gaps }: VerifyWalk): VerifiedTotals {
  const { manifests, segments, entries, quarantined, late, unsealedSegments } = counts;
  const { lowest: firstId, highest: lastId } = gaps;
  return { manifests, segments, entries, quarantined, late, gaps: gapsOf(gaps), firstId, lastId, unsealedSegments };
}

export function reportProgress(walk: VerifyWalk): void {
  walk.ports.onProgress?.(totalsOf(walk));
}
