/** Makes the manifests that are due, each of segments that were read back first. */

import { brokenObject, notWhole } from "./attention.ts";
import { needsAttention, type Position, type Sealing, type Step, working } from "./job-state.ts";
import { type JobPorts, type JobSettings, storedPorts } from "./job-types.ts";
import { AUDIT_CLOCK_AHEAD_MAX_HOURS, AUDIT_MANIFEST_MAX_SEGMENTS } from "./limits.ts";
import { addManifest, followLatest } from "./logs.ts";
import { type Manifest, type ManifestSegment, totalsOf } from "./manifest.ts";
import { segmentName } from "./object-names.ts";
import { readStoredSegment, segmentChainFault, segmentEnd } from "./stored.ts";

/** Milliseconds since 1970. */
interface Period {
  readonly start: number;
  readonly end: number;
  /** Whether it ends although its hour does not. */
  readonly isClosing: boolean;
}

const HOUR_MILLISECONDS = 60 * 60 * 1000;

/** The state from which manifests are made. */
export function startSealing({ kind, pages, position }: Pick<Sealing, "kind" | "pages" | "position">): Sealing {
  return { phase: "sealing", kind, pages, position, checked: [], isAllChecked: false, isClosed: false };
}

/** Reads back a segment that no manifest lists, or makes a manifest, or finds that none is due. */
export async function seal(state: Sealing, settings: JobSettings, ports: JobPorts): Promise<Step> {
  const period = nextPeriod(state, ports.now());
  if (period === null) {
    // Not after each of many manifests: object stores take one object as a whole about once a second.
    if (state.position.sealed.sequence > 0) await followLatest(state.position.sealed, ports);
    const { kind, pages, position } = state;
    return { state: { phase: "finished", kind, pages, position }, outcome: { kind: "done" } };
  }
  // Of what was written after the period, the manifest lists nothing.
  const isChecked = state.isAllChecked || (state.checked.at(-1)?.writtenTime ?? 0) >= period.end;
  return isChecked ? await makeManifest(state, period, settings, ports) : await checkNext(state, ports);
}

/** The period that is over and has no manifest; null where there is none. */
function nextPeriod({ kind, position, checked, isClosed }: Sealing, now: number): Period | null {
  const { periodEnd } = position.sealed;
  const start = periodEnd === null ? hourOf(position.firstTime ?? now) : Date.parse(periodEnd);
  const end = hourOf(start) + HOUR_MILLISECONDS;
  if (end <= now) return { start, end, isClosing: false };
  const isAsked = kind === "export-and-close" && !isClosed;
  if (!isAsked && !isAhead(position, start, now)) return null;
  const lastTime = checked.at(-1)?.writtenTime ?? 0;
  return { start, end: Math.max(now, start + 1, lastTime + 1), isClosing: true };
}

/**
 * Whether segments were written, or sealed, by a clock that was far ahead, and there are some that no manifest lists. They
 * are not left unsealed until that time comes.
 */
function isAhead({ last, sealed }: Position, start: number, now: number): boolean {
  if (last === null || last.number <= sealed.segments) return false;
  return Math.max(start, Date.parse(last.written_time)) > now + AUDIT_CLOCK_AHEAD_MAX_HOURS * HOUR_MILLISECONDS;
}

/** Reads back the next segment, for whatever a manifest lists is whole. */
async function checkNext(state: Sealing, ports: JobPorts): Promise<Step> {
  const { checked, position } = state;
  const number = position.sealed.segments + checked.length + 1;
  const stored = await readStoredSegment(number, storedPorts(ports));
  if (stored.state === "absent" && number > (position.last?.number ?? 0)) {
    return working({ ...state, isAllChecked: true });
  }
  if (stored.state !== "whole") return needsAttention(state, notWhole(stored));
  const { metadata, listing } = stored.value;
  const before = checked.at(-1)?.end;
  const fault = before === undefined ? null : segmentChainFault(metadata, before);
  if (fault !== null) return needsAttention(state, brokenObject(segmentName(number), fault));
  const end = segmentEnd(metadata);
  const all = [...checked, { listing, end, writtenTime: Date.parse(metadata.written_time) }];
  return working({ ...state, checked: all, isAllChecked: all.length === AUDIT_MANIFEST_MAX_SEGMENTS });
}

async function makeManifest(state: Sealing, period: Period, settings: JobSettings, ports: JobPorts): Promise<Step> {
  const { checked, position } = state;
  const later = checked.findIndex(({ writtenTime }) => writtenTime >= period.end);
  const listed = checked.slice(0, later === -1 ? checked.length : later).map(({ listing }) => listing);
  const manifest = manifestOf(listed, position, period, settings, ports);
  const added = await addManifest(manifest, position.sealed, settings, ports);
  if (!added.ok) return needsAttention(state, added.error);
  const { sealed, isOwn } = added.value;
  const rest = checked.filter(({ listing }) => listing.number > sealed.segments);
  return working({
    ...state,
    position: { ...position, sealed },
    checked: rest,
    isAllChecked: state.isAllChecked && checked.length < AUDIT_MANIFEST_MAX_SEGMENTS,
    isClosed: period.isClosing && isOwn && checked.length < AUDIT_MANIFEST_MAX_SEGMENTS,
  });
}

function manifestOf(
  segments: readonly ManifestSegment[],
  { sealed }: Position,
  { start, end }: Period,
  settings: JobSettings,
  { signer }: JobPorts,
): Manifest {
  return {
    format: 1,
    sequence: sealed.sequence + 1,
    name: settings.name,
    source: settings.source,
    consecutive_ids: settings.consecutiveIds,
    period_start: new Date(start).toISOString(),
    period_end: new Date(end).toISOString(),
    segments_before: sealed.segments,
    segments,
    ...totalsOf(segments),
    previous_sha256: sealed.sha256,
    public_key: signer?.publicKey ?? null,
  };
}

function hourOf(time: number): number {
  return time - (time % HOUR_MILLISECONDS);
}
