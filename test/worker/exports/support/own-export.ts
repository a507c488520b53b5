/** An export of this server's log as a job makes it, made by hand: what is in it, and what is wrong with it, is the test's choice. */

import { env } from "cloudflare:workers";
import {
  listingOf,
  type Manifest,
  type ManifestSegment,
  signDocument,
} from "../../../../shared/audit-export/manifest.ts";
import { packSegment, type SegmentMetadata } from "../../../../shared/audit-export/segment.ts";
import { timeRange } from "../../../../shared/audit-export/time-range.ts";
import {
  type AuditSource,
  manifestName,
  NO_HASH,
  quarantineName,
  type Signer,
  type SourceEntry,
  segmentName,
} from "../../../../shared/index.ts";
import { codec } from "../../../../worker/export-records/ports.ts";
import { r2Objects } from "../../../../worker/export-records/r2-objects.ts";
import { ORIGIN } from "../../workerd/server.ts";

/** The content of a segment. */
export interface SegmentPlan {
  /** It has the entries of the log after those of the segment before, and up to this id. */
  readonly throughId: number;
  /** The ids of those that are in quarantine. */
  readonly quarantined?: readonly number[];
  /** Changes its lines. */
  readonly lines?: (lines: readonly Uint8Array[]) => readonly Uint8Array[];
  /** The fields that it has otherwise. */
  readonly fields?: Partial<SegmentMetadata>;
}

/** The content of a manifest. */
export interface ManifestPlan {
  readonly periodEnd: string;
  readonly segments?: readonly SegmentPlan[];
  /** The fields that it has otherwise. */
  readonly fields?: Partial<Manifest>;
  /** Who signs it; null if it is not signed. */
  readonly signer?: Signer | null;
}

/** Where an export stands. */
export class OwnExport {
  readonly name: string;
  readonly #log: AuditSource;
  readonly #signer: Signer;
  #segment: SegmentMetadata | undefined;
  #segments = 0;
  #throughId = 0;
  #manifests = 0;
  #previousSha256 = NO_HASH;
  #periodEnd = "2029-01-01T00:00:00Z";

  constructor(name: string, log: AuditSource, signer: Signer) {
    this.name = name;
    this.#log = log;
    this.#signer = signer;
  }

  /** Writes a manifest, with its segments and what they have in quarantine. */
  async seal({ periodEnd, segments: plans = [], fields = {}, signer = this.#signer }: ManifestPlan): Promise<void> {
    const segmentsBefore = this.#segments;
    const segments: ManifestSegment[] = [];
    for (const plan of plans) segments.push(await this.#addSegment(plan));
    this.#manifests += 1;
    const manifest: Manifest = {
      format: 2,
      sequence: this.#manifests,
      name: this.name,
      source: ORIGIN,
      consecutive_ids: true,
      period_start: this.#periodEnd,
      period_end: periodEnd,
      segments_before: segmentsBefore,
      segments,
      entries: segments.reduce((total, segment) => total + segment.entries, 0),
      quarantined: segments.reduce((total, segment) => total + segment.quarantined, 0),
      first_id: segments.find((segment) => segment.first_id !== null)?.first_id ?? null,
      last_id: segments.at(-1)?.last_id ?? null,
      previous_sha256: this.#previousSha256,
      key_change: null,
      public_key: signer?.publicKey ?? null,
      ...fields,
    };
    const bytes = await signDocument("manifest", manifest, signer);
    await this.put(manifestName(this.#manifests), bytes);
    this.#periodEnd = periodEnd;
    this.#previousSha256 = await codec.digest(bytes);
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    await env.EXPORTS.put(`${this.name}/${name}`, bytes);
  }

  async delete(name: string): Promise<void> {
    await env.EXPORTS.delete(`${this.name}/${name}`);
  }

  /** Changes one byte of an object. @param at from 0; counted from the end where it is negative. */
  async spoil(name: string, at: number): Promise<void> {
    const bytes = await r2Objects(env.EXPORTS, this.name).read(name, 1_000_000);
    if (bytes === null) throw new Error(`There is no ${name}.`);
    const index = at < 0 ? bytes.length + at : at;
    bytes[index] = (bytes[index] ?? 0) ^ 1;
    await this.put(name, bytes);
  }

  /** The name of what is in quarantine in the last segment. */
  get quarantined(): string {
    return quarantineName(this.#segment?.quarantined[0]?.sha256 ?? "");
  }

  async #addSegment({
    throughId,
    quarantined: apart = [],
    lines: change,
    fields,
  }: SegmentPlan): Promise<ManifestSegment> {
    const before = this.#segment;
    const read = await entriesBetween(this.#log, this.#throughId, throughId);
    this.#throughId = throughId;
    const isApart = ({ id }: SourceEntry) => apart.includes(Number(id));
    const entries = read.filter((entry) => !isApart(entry));
    const lines = entries.map(({ bytes }) => bytes);
    this.#segments += 1;
    const { metadata, bytes } = await packSegment(
      {
        source: ORIGIN,
        number: this.#segments,
        entries_before: (before?.entries_before ?? 0) + (before?.entries ?? 0),
        late: 0,
        quarantined: await Promise.all(read.filter(isApart).map(async (entry) => await this.#quarantine(entry))),
        gaps: [],
        first_id: entries[0]?.id ?? null,
        last_id: String(throughId),
        ...timeRange(entries.map(({ time }) => time)),
        tail_url: null,
        written_time: "2029-01-01T00:00:00Z",
        previous_chain: before?.chain ?? NO_HASH,
        ...fields,
        lines: change?.(lines) ?? lines,
      },
      codec,
    );
    this.#segment = metadata;
    await this.put(segmentName(metadata.number), bytes);
    return listingOf(metadata, { bytes: bytes.length, sha256: await codec.digest(bytes) });
  }

  async #quarantine({ id, bytes }: SourceEntry) {
    const sha256 = await codec.digest(bytes);
    await this.put(quarantineName(sha256), bytes);
    return { id, reason: "The test says so.", bytes: bytes.length, sha256, after: null, kept: true };
  }
}

async function entriesBetween(log: AuditSource, afterId: number, throughId: number): Promise<readonly SourceEntry[]> {
  const entries: SourceEntry[] = [];
  for (let after = String(afterId); ; after = entries.at(-1)?.id ?? after) {
    const outcome = await log.fetchPage(log.urlAfter(after, 500) ?? "");
    if (outcome.kind === "failed") throw new Error(outcome.failure.message);
    const found = outcome.page.entries.filter(({ id }) => Number(id) <= throughId);
    entries.push(...found);
    if (found.length < 500) return entries;
  }
}
