/** What a check of an export needs, where it stands, and what it comes to. */

import type { SourceEntry } from "../../content-server/audit-source.ts";
import { AUDIT_VERIFY_MAX_BREAKS } from "../limits.ts";
import type { Codec, ObjectReader, VerifySignature } from "../ports.ts";
import { NO_SEGMENT, type SegmentEnd, sourceFault } from "../stored.ts";
import { type Gaps, gapsOf, noGaps } from "./gaps.ts";

/** What is needed to check an export. */
export interface VerifyPorts {
  readonly objects: ObjectReader;
  readonly codec: Codec;
  readonly verifySignature: VerifySignature;
  readonly readEntry: (line: Uint8Array) => SourceEntry;
  /** Told after each segment and manifest. */
  readonly onProgress?: (checked: VerifiedTotals) => void;
}

export interface VerifyOptions {
  /** The public key that must have signed it; null where any key may have, or none. */
  readonly publicKey: string | null;
}

/** Where an export is not what it says it is. */
export interface Break {
  /** The name of the object. */
  readonly object: string;
  /** The line of a segment, from 1; null where it is not about a line. */
  readonly line: number | null;
  /** The id of an entry; null where it is not about an entry, or the entry has none. */
  readonly id: string | null;
  /** What is wrong, as a whole sentence. */
  readonly message: string;
}

export interface VerifiedTotals {
  readonly manifests: number;
  readonly segments: number;
  readonly entries: number;
  readonly quarantined: number;
  readonly late: number;
  /** Ids between the first and the last that no entry has. */
  readonly gaps: number;
  readonly firstId: string | null;
  readonly lastId: string | null;
  /** Segments that no manifest lists yet. */
  readonly unsealedSegments: number;
}

export interface Verification {
  /** What the last manifest that could be read calls the export; null where there is none. */
  readonly name: string | null;
  /** The base URL of the server whose log it is, as the last object says that could be read; null where there is none. */
  readonly source: string | null;
  /** In the order of the export; the first one is where it breaks. Empty where it is whole. */
  readonly breaks: readonly Break[];
  /** How many breaks there are beyond those. */
  readonly breaksLeftOut: number;
  /** What is worth knowing and no break. */
  readonly notices: readonly string[];
  readonly totals: VerifiedTotals;
  /** The key that signed all manifests; null where they are not signed. */
  readonly signedBy: string | null;
}

/** What the next segment must follow on. */
interface ChainEnd extends SegmentEnd {
  /** The highest id up to here; null where there is none. */
  readonly lastId: string | null;
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
interface UnknownObjects {
  /** The first of them. */
  readonly names: string[];
  count: number;
}

/** What changes while an export is checked. Its size does not grow with the entries, and with the segments by a line each. */
export interface VerifyState {
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
  readonly unknownObjects: UnknownObjects;
  readonly counts: Omit<
    { -readonly [Key in keyof VerifiedTotals]: VerifiedTotals[Key] },
    "gaps" | "firstId" | "lastId"
  >;
}

export function startVerification(options: VerifyOptions, ports: VerifyPorts): VerifyState {
  return {
    options,
    ports,
    breaks: [],
    breaksLeftOut: 0,
    notices: [],
    place: 0,
    position: { ...NO_SEGMENT, lastId: null },
    name: null,
    source: null,
    hasUnread: false,
    isConsecutive: false,
    records: [],
    gaps: noGaps(),
    leftovers: new Set(),
    unknownObjects: { names: [], count: 0 },
    counts: { manifests: 0, segments: 0, entries: 0, quarantined: 0, late: 0, unsealedSegments: 0 },
  };
}

/** Notes a break; where it is not at the object that is checked just now, with its place. */
export function addBreak(state: VerifyState, found: Pick<Break, "object" | "message"> & Partial<PlacedBreak>): void {
  if (state.breaks.length >= AUDIT_VERIFY_MAX_BREAKS) state.breaksLeftOut += 1;
  else state.breaks.push({ line: null, id: null, place: state.place, ...found });
}

/** Notes what is wrong with an object. @param fault the end of a sentence whose subject is the object. */
export function addFault(state: VerifyState, object: string, fault: string): void {
  addBreak(state, { object, message: `It ${fault}.` });
}

/** The breaks in the order of the export. */
export function sortedBreaks(state: VerifyState): readonly Break[] {
  const inOrder = state.breaks.toSorted((one, other) => one.place - other.place);
  return inOrder.map(({ object, line, id, message }) => ({ object, line, id, message }));
}

/** Where an object names another server than the one before: that is told once, not of all that follow. */
export function otherSource(state: VerifyState, source: string): string | null {
  const before = state.source ?? source;
  state.source = source;
  return sourceFault(source, before);
}

/** Goes on behind a segment that could not be read. */
export function passUnread(state: VerifyState, number: number): void {
  state.hasUnread = true;
  state.position = { ...state.position, number, chain: null, entries: null };
}

export function totalsOf({ counts, gaps }: VerifyState): VerifiedTotals {
  const { manifests, segments, entries, quarantined, late, unsealedSegments } = counts;
  const { lowest: firstId, highest: lastId } = gaps;
  return { manifests, segments, entries, quarantined, late, gaps: gapsOf(gaps), firstId, lastId, unsealedSegments };
}

export function reportProgress(state: VerifyState): void {
  state.ports.onProgress?.(totalsOf(state));
}
