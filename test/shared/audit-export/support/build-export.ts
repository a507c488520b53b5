// oxlint-disable no-await-in-loop -- each object follows on the one before

import { compareIds } from "../../../../shared/audit-export/entry-ids.ts";
import { type Manifest, type ManifestSegment, signDocument } from "../../../../shared/audit-export/manifest.ts";
import {
  LATEST_NAME,
  manifestName,
  quarantineName,
  segmentName,
} from "../../../../shared/audit-export/object-names.ts";
import type { Signer } from "../../../../shared/audit-export/ports.ts";
import { NO_HASH, packSegment, type Segment, type SegmentMetadata } from "../../../../shared/audit-export/segment.ts";
import type { SourceEntry } from "../../../../shared/content-server/audit-source.ts";
import { type MemoryStore, memoryStore } from "./memory-store.ts";
import { nodeCodec, sha256 } from "./node-codec.ts";

/** An entry of an export to be: a line, or in quarantine. */
export interface PlannedEntry {
  /** Null only in quarantine. */
  readonly id: string | null;
  readonly isQuarantined: boolean;
}

export type PlannedSegment = readonly PlannedEntry[];

export interface ExportPlan {
  /** The segments that each manifest lists. */
  readonly manifests: readonly (readonly PlannedSegment[])[];
  readonly unsealed: readonly PlannedSegment[];
  readonly signer: Signer | null;
  readonly isConsecutive?: boolean;
  /** The URL of the page after a segment; null where none is known. */
  readonly tailUrl?: (lastId: string) => string | null;
}

export const SOURCE = "https://audit.example.com";
export const EXPORT_NAME = "own";

const START = Date.UTC(2026, 10, 20, 9);
const HOUR_MILLISECONDS = 3_600_000;

/** The text of an entry, of which the real thing has as many fields. */
export function entryText(id: string): string {
  return JSON.stringify({ id, time: "2026-11-20T09:00:00Z", action: "add_user", note: `n° ${id}` });
}

/** Reads one line of an export that was built here. */
export function readTestEntry(bytes: Uint8Array): SourceEntry {
  const id = /^\{"id":"(?<id>\d+)","time"/.exec(Buffer.from(bytes).toString("latin1"))?.groups?.["id"];
  return id === undefined
    ? { kind: "unreadable", id: null, time: null, reason: "It is not such as the test writes.", bytes }
    : { kind: "entry", id, time: null, bytes };
}

/** Builds an export of real formats: segments, quarantined objects, manifests and `latest.json`. */
export async function buildExport(plan: ExportPlan): Promise<MemoryStore> {
  const store = memoryStore();
  let before: SegmentMetadata | null = null;
  let [sequence, previous, segmentsBefore] = [0, NO_HASH, 0];
  for (const segments of plan.manifests) {
    sequence += 1;
    const listed: ManifestSegment[] = [];
    for (const entries of segments) {
      const segment = await addSegment(store, before, entries, { plan, hour: sequence - 1 });
      before = segment.metadata;
      listed.push(listing(segment));
    }
    const manifest = manifestOf(listed, { sequence, previous, segmentsBefore, plan });
    previous = await addManifest(store, manifest, plan.signer);
    segmentsBefore += listed.length;
  }
  for (const entries of plan.unsealed) {
    before = (await addSegment(store, before, entries, { plan, hour: sequence })).metadata;
  }
  if (sequence > 0) await putLatest(store, sequence, previous, plan.signer);
  return store;
}

/** Packs one segment that follows on another. */
export async function packPlanned(
  before: SegmentMetadata | null,
  entries: PlannedSegment,
  { plan, hour }: { readonly plan: Pick<ExportPlan, "tailUrl">; readonly hour: number },
): Promise<Segment> {
  const lines = entries.flatMap(({ id, isQuarantined }) => (isQuarantined || id === null ? [] : [id]));
  let [highest, late] = [before?.last_id ?? null, 0];
  for (const id of lines) {
    if (highest !== null && compareIds(id, highest) <= 0) late += 1;
    else highest = id;
  }
  for (const { id } of entries) if (id !== null && (highest === null || compareIds(id, highest) > 0)) highest = id;
  const lastId = highest ?? "0";
  const draft = {
    source: SOURCE,
    number: (before?.number ?? 0) + 1,
    entries_before: before === null ? 0 : before.entries_before + before.entries,
    late,
    quarantined: entries
      .filter(({ isQuarantined }) => isQuarantined)
      .map(({ id }) => ({ id, reason: "It is nested too deep.", bytes: raw(id).length, sha256: sha256(raw(id)) })),
    first_id: lines[0] ?? null,
    last_id: lastId,
    tail_url: plan.tailUrl?.(lastId) ?? null,
    written_time: new Date(START + hour * HOUR_MILLISECONDS + 60_000).toISOString(),
    previous_chain: before?.chain ?? NO_HASH,
    lines: lines.map((id) => new TextEncoder().encode(entryText(id))),
  };
  return await packSegment(draft, nodeCodec);
}

/** What a manifest lists of a segment. */
export function listing({ metadata, bytes }: Segment): ManifestSegment {
  const { number, entries, quarantined, first_id, last_id, raw_sha256, chain } = metadata;
  const sizes = { bytes: bytes.length, sha256: sha256(bytes) };
  return { number, ...sizes, entries, quarantined: quarantined.length, first_id, last_id, raw_sha256, chain };
}

interface ManifestPlan {
  readonly sequence: number;
  readonly previous: string;
  readonly segmentsBefore: number;
  readonly plan: Pick<ExportPlan, "signer" | "isConsecutive">;
}

export function manifestOf(
  segments: readonly ManifestSegment[],
  { sequence, previous, segmentsBefore, plan }: ManifestPlan,
): Manifest {
  const sum = (of: (segment: ManifestSegment) => number) => segments.reduce((total, one) => total + of(one), 0);
  return {
    format: 1,
    sequence,
    name: EXPORT_NAME,
    source: SOURCE,
    consecutive_ids: plan.isConsecutive ?? false,
    period_start: new Date(START + (sequence - 1) * HOUR_MILLISECONDS).toISOString(),
    period_end: new Date(START + sequence * HOUR_MILLISECONDS).toISOString(),
    segments_before: segmentsBefore,
    segments,
    entries: sum(({ entries }) => entries),
    quarantined: sum(({ quarantined }) => quarantined),
    first_id: segments.find(({ first_id: first }) => first !== null)?.first_id ?? null,
    last_id: segments.at(-1)?.last_id ?? null,
    previous_sha256: previous,
    public_key: plan.signer?.publicKey ?? null,
  };
}

/** Writes a manifest; its SHA-256. */
export async function addManifest(store: MemoryStore, manifest: Manifest, signer: Signer | null): Promise<string> {
  const bytes = await signDocument("manifest", manifest, signer);
  store.objects.set(manifestName(manifest.sequence), bytes);
  return sha256(bytes);
}

export async function putLatest(store: MemoryStore, manifest: number, hash: string, signer: Signer | null) {
  const fields = { format: 1, manifest, manifest_sha256: hash, public_key: signer?.publicKey ?? null };
  store.objects.set(LATEST_NAME, await signDocument("latest", fields, signer));
}

async function addSegment(
  store: MemoryStore,
  before: SegmentMetadata | null,
  entries: PlannedSegment,
  at: { readonly plan: ExportPlan; readonly hour: number },
): Promise<Segment> {
  const segment = await packPlanned(before, entries, at);
  for (const { id, isQuarantined } of entries) {
    if (isQuarantined) store.objects.set(quarantineName(sha256(raw(id))), raw(id));
  }
  store.objects.set(segmentName(segment.metadata.number), segment.bytes);
  return segment;
}

function raw(id: string | null): Uint8Array {
  return new TextEncoder().encode(`{"id":${id ?? "?"},"deep":[[[[`);
}
