/** Makes the manifests that are due, each of segments that were read back first. */

import { isFarAhead } from "./age.ts";
import { brokenObject, notWhole } from "./attention.ts";
import { FORMAT } from "./format.ts";
import {
  type CheckedSegment,
  type Known,
  needsAttention,
  type Position,
  type Sealing,
  type Step,
  working,
} from "./job-state.ts";
import { type JobPorts, type JobSettings, storedPorts } from "./job-types.ts";
import { type DueKeyChange, dueKeyChange } from "./keys.ts";
import { AUDIT_MANIFEST_MAX_GAPS, AUDIT_MANIFEST_MAX_SEGMENTS } from "./limits.ts";
import { addManifest, followLatest } from "./logs.ts";
import { type Manifest, type ManifestSegment, totalsOf } from "./manifest.ts";
import { segmentName } from "./object-names.ts";
import { readStoredSegment, segmentChainFault, segmentEnd } from "./stored-segment.ts";

/** Milliseconds since 1970. */
interface Period {
  readonly start: number;
  readonly end: number;
  /** True if it ends although its hour does not. */
  readonly isClosing: boolean;
}

const HOUR_MILLISECONDS = 60 * 60 * 1000;

/** The state from which manifests are made. */
export function startSealing({ kind, pages, position, isHoldingBack }: Known): Sealing {
  const known: Known = { kind, pages, position, isHoldingBack };
  return { ...known, phase: "sealing", checked: [], isAllChecked: false, isClosed: false };
}

/** Reads back a segment that no manifest lists, or makes a manifest, or finds that none is due. */
export async function seal(state: Sealing, settings: JobSettings, ports: JobPorts): Promise<Step> {
  const keyChange = dueKeyChange(state.position.sealed.publicKey, ports);
  const period = nextPeriod(state, keyChange !== null, ports.now());
  if (period === null) {
    // Not after each of many manifests: object stores take one object as a whole about once a second.
    if (state.position.sealed.sequence > 0) await followLatest(state.position.sealed, settings, ports);
    const { kind, pages, position, isHoldingBack } = state;
    return { state: { phase: "finished", kind, pages, position, isHoldingBack }, outcome: { kind: "done" } };
  }
  // Of what was written after the period, the manifest lists nothing.
  const isChecked = state.isAllChecked || (state.checked.at(-1)?.writtenTime ?? 0) >= period.end;
  return isChecked ? await makeManifest(state, period, keyChange, settings, ports) : await checkNext(state, ports);
}

/** The period of the next manifest: one that is over, or one that ends early; null where no manifest is due. */
function nextPeriod(
  { kind, position, checked, isClosed }: Sealing,
  isKeyToChange: boolean,
  now: number,
): Period | null {
  const { periodEnd } = position.sealed;
  const start = periodEnd === null ? hourOf(position.firstTime ?? now) : Date.parse(periodEnd);
  const end = hourOf(start) + HOUR_MILLISECONDS;
  if (end <= now) return { start, end, isClosing: false };
  const isAsked = isKeyToChange || (kind === "export-and-close" && !isClosed);
  if (!isAsked && !isAhead(position, start, now)) return null;
  const lastTime = checked.at(-1)?.writtenTime ?? 0;
  return { start, end: Math.max(now, start + 1, lastTime + 1), isClosing: true };
}

/**
 * Tells if segments were written, or sealed, by a clock that was far ahead, and there are some that no manifest lists.
 * They are not left unsealed until that time comes.
 */
function isAhead({ last, sealed }: Position, start: number, now: number): boolean {
  if (last === null || last.number <= sealed.segments) return false;
  return isFarAhead(Math.max(start, Date.parse(last.written_time)), now);
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
  const { metadata, listing, raw } = stored.value;
  ports.codec.release(raw);
  const before = checked.at(-1)?.end;
  const fault = before === undefined ? null : segmentChainFault(metadata, before);
  if (fault !== null) return needsAttention(state, brokenObject(segmentName(number), fault));
  const end = segmentEnd(metadata);
  const all = [...checked, { listing, end, writtenTime: Date.parse(metadata.written_time) }];
  return working({ ...state, checked: all, isAllChecked: isFull(all) });
}

/** Tells if one manifest can list no more than these. */
function isFull(checked: readonly CheckedSegment[]): boolean {
  const gaps = checked.reduce((total, { listing }) => total + listing.gaps.length, 0);
  return checked.length >= AUDIT_MANIFEST_MAX_SEGMENTS || gaps >= AUDIT_MANIFEST_MAX_GAPS;
}

async function makeManifest(
  state: Sealing,
  period: Period,
  keyChange: DueKeyChange | null,
  settings: JobSettings,
  ports: JobPorts,
): Promise<Step> {
  const { checked, position } = state;
  const later = checked.findIndex(({ writtenTime }) => writtenTime >= period.end);
  const listed = checked.slice(0, later === -1 ? checked.length : later).map(({ listing }) => listing);
  const signer = keyChange?.signer ?? ports.signer;
  const manifest: Manifest = {
    ...manifestOf(listed, position, period, settings),
    key_change: keyChange?.change ?? null,
    public_key: signer?.publicKey ?? null,
  };
  const added = await addManifest(manifest, position.sealed, signer, settings, ports);
  if (!added.ok) return needsAttention(state, added.error);
  const { sealed, isOwn } = added.value;
  const rest = checked.filter(({ listing }) => listing.number > sealed.segments);
  return working({
    ...state,
    position: { ...position, sealed },
    checked: rest,
    isAllChecked: state.isAllChecked && !isFull(checked),
    isClosed: period.isClosing && isOwn && !isFull(checked),
  });
}

function manifestOf(
  segments: readonly ManifestSegment[],
  { sealed }: Position,
  { start, end }: Period,
  settings: JobSettings,
): Omit<Manifest, "key_change" | "public_key"> {
  return {
    format: FORMAT,
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
  };
}

function hourOf(time: number): number {
  return time - (time % HOUR_MILLISECONDS);
}
