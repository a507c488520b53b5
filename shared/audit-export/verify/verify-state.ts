/** Where a check of an export stands. */

import { OLDER_FORMAT_FAULT } from "../format.ts";
import type { Gap } from "../gaps.ts";
import { AUDIT_VERIFY_MAX_BREAKS } from "../limits.ts";
import { sourceFault } from "../stored.ts";
import { NO_SEGMENT, type SegmentEnd } from "../stored-segment.ts";
import type { Witness } from "../witness.ts";
import { type IdRange, missingIn, noIds } from "./id-range.ts";
import type { Break, FoundKeyChange, PassedOver, VerifiedTotals, VerifyOptions, VerifyPorts } from "./verification.ts";

/** The end of a chain that the next segment must follow on. */
interface ChainEnd extends SegmentEnd {
  /** The highest id up to here; null where there is none. */
  readonly lastId: string | null;
  /** Where ids are missing, as the last segment says; null where that is not known. */
  readonly gaps: readonly Gap[] | null;
}

/** A segment that was read, as far as it matters for finding ids that are there twice. */
export interface SegmentRecord {
  readonly number: number;
  readonly chain: string;
  /** The highest id before it. */
  readonly idBefore: string | null;
  readonly lastId: string;
  /** The number of its ids that are not above all ids of the segments before. */
  readonly lowIds: number;
  readonly place: number;
}

/** The keys of the manifests so far. */
interface SeenKeys {
  /** The key that must sign the next manifest, null is for none; undefined before the first manifest. */
  expected: string | null | undefined;
  /** True if all manifests so far are signed by the keys that must have signed them. */
  areRight: boolean;
  /** The keys that rotations replaced, but for those that a later one gave back. */
  readonly retired: Set<string>;
}

/** The comparison of the manifests with witnesses. */
interface WitnessCheck {
  readonly witnesses: readonly Witness[];
  /** The manifests that they list. */
  readonly sequences: ReadonlySet<number>;
  /** Those of them that the export has. @property sha256 null where it cannot be read. */
  readonly found: Map<number, { readonly sha256: string | null; readonly place: number }>;
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

/**
 * The state that changes while an export is checked. Its size does not grow with the entries, and with the segments by
 * a line each.
 */
export interface VerifyState {
  readonly options: VerifyOptions;
  readonly ports: VerifyPorts;
  readonly breaks: PlacedBreak[];
  breaksLeftOut: number;
  readonly notices: string[];
  readonly keys: SeenKeys;
  readonly keyChanges: FoundKeyChange[];
  /** Null without a witness. */
  readonly witnessed: WitnessCheck | null;
  /** The number of the object that is checked now, in the order of the export, by which breaks are sorted. */
  place: number;
  position: ChainEnd;
  /** The name of the export in the last manifest. */
  name: string | null;
  /** The server that the last object names. */
  source: string | null;
  /** True once an object of an older format was found and reported. */
  isOlderFormatTold: boolean;
  /** True if a segment could not be read, so that ids may seem to be left out. */
  hasUnread: boolean;
  /** True if ids that are left out are lost, by the last manifest. */
  isConsecutive: boolean;
  /**
   * True if the segments of this manifest must state all gaps: it and the one before state that ids are consecutive.
   */
  mustStateGaps: boolean;
  readonly records: SegmentRecord[];
  readonly ids: IdRange;
  /** The hashes of quarantined objects that no segment so far lists. */
  readonly leftovers: Set<string>;
  readonly unknownObjects: UnknownObjects;
  readonly passedOver: { -readonly [Key in keyof PassedOver]: PassedOver[Key] };
  readonly counts: Omit<
    { -readonly [Key in keyof VerifiedTotals]: VerifiedTotals[Key] },
    "gaps" | "firstId" | "lastId"
  >;
}

function startWitnesses(witnesses: readonly Witness[]): WitnessCheck | null {
  if (witnesses.length === 0) return null;
  const sequences = new Set(witnesses.flatMap(({ lines }) => lines.map(({ sequence }) => sequence)));
  return { witnesses, sequences, found: new Map() };
}

export function startVerification(options: VerifyOptions, ports: VerifyPorts): VerifyState {
  return {
    options,
    ports,
    breaks: [],
    breaksLeftOut: 0,
    notices: [],
    keys: { expected: undefined, areRight: true, retired: new Set() },
    keyChanges: [],
    witnessed: startWitnesses(options.witnesses ?? []),
    place: 0,
    position: { ...NO_SEGMENT, lastId: null, gaps: [] },
    name: null,
    source: null,
    isOlderFormatTold: false,
    hasUnread: false,
    isConsecutive: false,
    mustStateGaps: false,
    records: [],
    ids: noIds(),
    leftovers: new Set(),
    unknownObjects: { names: [], count: 0 },
    passedOver: { segments: 0, entries: 0, quarantined: 0 },
    counts: { manifests: 0, segments: 0, entries: 0, quarantined: 0, late: 0, unsealedSegments: 0 },
  };
}

/** Notes a break. @param found with its place where it is not in the object that is checked now. */
export function addBreak(state: VerifyState, found: Pick<Break, "object" | "message"> & Partial<PlacedBreak>): void {
  if (state.breaks.length >= AUDIT_VERIFY_MAX_BREAKS) state.breaksLeftOut += 1;
  else state.breaks.push({ line: null, id: null, place: state.place, ...found });
}

/** Notes what is wrong with an object. @param fault the end of a sentence whose subject is the object. */
export function addFault(state: VerifyState, object: string, fault: string): void {
  if (fault === OLDER_FORMAT_FAULT) {
    if (state.isOlderFormatTold) return;
    state.isOlderFormatTold = true;
  }
  addBreak(state, { object, message: `It ${fault}.` });
}

/** Notes an object that the store lists, but does not have: a store that leaves out what it lists hides the newest objects. */
export function addListedButMissing(state: VerifyState, object: string): void {
  addBreak(state, { object, message: "It is listed, but missing." });
}

/** The breaks in the order of the export. */
export function sortedBreaks(state: VerifyState): readonly Break[] {
  const inOrder = state.breaks.toSorted((one, other) => one.place - other.place);
  return inOrder.map(({ object, line, id, message }) => ({ object, line, id, message }));
}

/** The fault of an object that names another server than the one before it. It is reported once, not for all that follow. */
export function otherSource(state: VerifyState, source: string): string | null {
  const before = state.source ?? source;
  state.source = source;
  return sourceFault(source, before);
}

/** Continues after a segment that could not be read. */
export function passUnread(state: VerifyState, number: number): void {
  state.hasUnread = true;
  state.position = { ...state.position, number, chain: null, entries: null, gaps: null };
}

export function totalsOf({ counts, ids, passedOver, position }: VerifyState): VerifiedTotals {
  const { manifests, segments, entries, quarantined, late, unsealedSegments } = counts;
  const { lowest: firstId, highest } = ids;
  const lastId = passedOver.segments > 0 ? position.lastId : highest;
  return { manifests, segments, entries, quarantined, late, gaps: missingIn(ids), firstId, lastId, unsealedSegments };
}

export function reportProgress(state: VerifyState): void {
  state.ports.onProgress?.(totalsOf(state));
}
