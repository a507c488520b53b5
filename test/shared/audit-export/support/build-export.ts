import { compareIds } from "../../../../shared/audit-export/entry-ids.ts";
import { type Gap, gapsAfter } from "../../../../shared/audit-export/gaps.ts";
import {
  type KeyChange,
  type Manifest,
  type ManifestSegment,
  signDocument,
} from "../../../../shared/audit-export/manifest.ts";
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
  /** True if it is in quarantine by its hash alone, without its bytes. */
  readonly isLeftOut?: boolean;
}

export type PlannedSegment = readonly PlannedEntry[];

export interface ExportPlan {
  /** The segments that each manifest lists. */
  readonly manifests: readonly (readonly PlannedSegment[])[];
  readonly unsealed: readonly PlannedSegment[];
  readonly signer: Signer | null;
  /** By the sequence of the manifest that states it. */
  readonly keyChanges?: ReadonlyMap<number, PlannedKeyChange>;
  readonly isConsecutive?: boolean;
  /** True if segments state their gaps, where ids are consecutive. */
  readonly statesGaps?: boolean;
  /** The URL of the page after a segment; null where none is known. */
  readonly tailUrl?: (lastId: string) => string | null;
}

/** Another key, from this manifest on (`restart`) or from the next one on (`rotation`). */
export interface PlannedKeyChange {
  readonly kind: KeyChange["kind"];
  readonly to: Signer;
}

export const SOURCE = "https://audit.example.com";
export const EXPORT_NAME = "own";

const START = Date.UTC(2026, 10, 20, 9);
const HOUR_MILLISECONDS = 3_600_000;

/** The time of an entry: a second for each id, on one day. */
function entryTime(id: string): string {
  return new Date(START + (Number(id) % 86_400) * 1000).toISOString();
}

/** The text of an entry, of which the real thing has as many fields. */
export function entryText(id: string): string {
  return JSON.stringify({ id, time: entryTime(id), action: "add_user", note: `n° ${id}` });
}

/** Reads one line of an export that was built here. */
export function readTestEntry(bytes: Uint8Array): SourceEntry {
  const text = Buffer.from(bytes).toString("latin1");
  const { id, time } = /^\{"id":"(?<id>\d+)","time":"(?<time>[^"]+)"/.exec(text)?.groups ?? {};
  return id === undefined || time === undefined
    ? { kind: "unreadable", id: null, time: null, reason: "It is not such as the test writes.", bytes }
    : { kind: "entry", id, time: Date.parse(time), bytes };
}

/** Builds an export of real formats: segments, quarantined objects, manifests and `latest.json`. */
export async function buildExport(plan: ExportPlan): Promise<MemoryStore> {
  const store = memoryStore();
  let before: SegmentMetadata | null = null;
  let [sequence, previous, segmentsBefore] = [0, NO_HASH, 0];
  let { signer } = plan;
  for (const segments of plan.manifests) {
    sequence += 1;
    const listed: ManifestSegment[] = [];
    for (const entries of segments) {
      const segment = await addSegment(store, before, entries, { plan, hour: sequence - 1 });
      before = segment.metadata;
      listed.push(listing(segment));
    }
    const planned = signer === null ? undefined : plan.keyChanges?.get(sequence);
    const change = planned === undefined ? null : keyChange(planned, signer);
    if (planned?.kind === "restart") signer = planned.to;
    const unchanged = manifestOf(listed, { sequence, previous, segmentsBefore, plan: { ...plan, signer } });
    previous = await addManifest(store, { ...unchanged, key_change: change }, signer);
    if (planned?.kind === "rotation") signer = planned.to;
    segmentsBefore += listed.length;
  }
  for (const entries of plan.unsealed) {
    before = (await addSegment(store, before, entries, { plan, hour: sequence })).metadata;
  }
  if (sequence > 0) await putLatest(store, sequence, previous, signer);
  return store;
}

function keyChange({ kind, to }: PlannedKeyChange, before: Signer | null): KeyChange {
  return kind === "rotation"
    ? { kind, next_public_key: to.publicKey }
    : { kind, previous_public_key: before?.publicKey ?? "" };
}

/** Packs one segment that follows on another. */
export async function packPlanned(
  before: SegmentMetadata | null,
  entries: PlannedSegment,
  {
    plan,
    hour,
  }: { readonly plan: Pick<ExportPlan, "tailUrl" | "isConsecutive" | "statesGaps">; readonly hour: number },
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
      .map(({ id, isLeftOut }) => ({
        id,
        reason: "It is nested too deep.",
        bytes: quarantinedText(id).length,
        sha256: sha256(quarantinedText(id)),
        after: before !== null && (id === null || compareIds(before.last_id, id) < 0) ? before.last_id : null,
        kept: isLeftOut !== true,
      })),
    gaps: plan.isConsecutive === true && plan.statesGaps !== false ? gapsIn(before, entries) : [],
    first_id: lines[0] ?? null,
    last_id: lastId,
    earliest_time: lines.map(entryTime).toSorted()[0] ?? null,
    latest_time: lines.map(entryTime).toSorted().at(-1) ?? null,
    tail_url: plan.tailUrl?.(lastId) ?? null,
    written_time: new Date(START + hour * HOUR_MILLISECONDS + 60_000).toISOString(),
    previous_chain: before?.chain ?? NO_HASH,
    lines: lines.map((id) => new TextEncoder().encode(entryText(id))),
  };
  return await packSegment(draft, nodeCodec);
}

function gapsIn(before: SegmentMetadata | null, entries: PlannedSegment): readonly Gap[] {
  return gapsAfter(
    before,
    entries.flatMap(({ id }) => (id === null ? [] : [id])),
  );
}

/** The listing of a segment in a manifest. */
export function listing({ metadata, bytes }: Segment): ManifestSegment {
  const { number, entries, quarantined, gaps, first_id, last_id, earliest_time, latest_time } = metadata;
  const { raw_sha256, chain } = metadata;
  const sizes = { bytes: bytes.length, sha256: sha256(bytes) };
  const range = { gaps, first_id, last_id, earliest_time, latest_time };
  return { number, ...sizes, entries, quarantined: quarantined.length, ...range, raw_sha256, chain };
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
    format: 2,
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
    key_change: null,
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
  const names = { name: EXPORT_NAME, source: SOURCE };
  const fields = { format: 2, ...names, manifest, manifest_sha256: hash, public_key: signer?.publicKey ?? null };
  store.objects.set(LATEST_NAME, await signDocument("latest", fields, signer));
}

async function addSegment(
  store: MemoryStore,
  before: SegmentMetadata | null,
  entries: PlannedSegment,
  at: { readonly plan: ExportPlan; readonly hour: number },
): Promise<Segment> {
  const segment = await packPlanned(before, entries, at);
  for (const { id, isQuarantined, isLeftOut } of entries) {
    if (isQuarantined && isLeftOut !== true)
      store.objects.set(quarantineName(sha256(quarantinedText(id))), quarantinedText(id));
  }
  store.objects.set(segmentName(segment.metadata.number), segment.bytes);
  return segment;
}

/** The bytes of an entry in quarantine. */
export function quarantinedText(id: string | null): Uint8Array {
  return new TextEncoder().encode(`{"id":${id ?? "?"},"deep":[[[[`);
}
