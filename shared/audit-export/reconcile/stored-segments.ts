/** The segments of an export, as a comparison with the source reads them. */

import type { SourceEntry } from "../../content-server/audit-source.ts";
import type { Broken } from "../broken.ts";
import { AUDIT_MANIFEST_MAX_BYTES, AUDIT_SEGMENT_MAX_BYTES } from "../limits.ts";
import { type Manifest, readManifest } from "../manifest.ts";
import { manifestName, segmentName } from "../object-names.ts";
import { linesOf, readSegment, SEGMENT_START_MAX_BYTES, type SegmentMetadata, segmentMetadata } from "../segment.ts";
import { readSignedDocument } from "../signed-document.ts";
import type { ReconcilePorts } from "./reconciliation.ts";

/** The ids of a segment's lines and of what it lists as quarantined. */
export interface StoredIds {
  readonly kind: "whole";
  readonly metadata: SegmentMetadata;
  readonly ids: ReadonlySet<string>;
}

/** A manifest; null where there is none. Its signature is not looked at. */
export async function storedManifest(sequence: number, { objects }: ReconcilePorts): Promise<Manifest | Broken | null> {
  const name = manifestName(sequence);
  const bytes = await objects.read(name, AUDIT_MANIFEST_MAX_BYTES);
  if (bytes === null) return null;
  return readSignedDocument(bytes, readManifest)?.fields ?? broken(name, "is no manifest");
}

/** A segment with its ids. */
export async function storedIds(number: number, ports: ReconcilePorts): Promise<StoredIds | Broken> {
  const name = segmentName(number);
  const bytes = await ports.objects.read(name, AUDIT_SEGMENT_MAX_BYTES);
  if (bytes === null) return broken(name, "is missing");
  const segment = await readSegment(bytes, ports.codec);
  if (segment.kind === "broken") return broken(name, segment.what);
  const { metadata, raw } = segment;
  const ids = new Set(metadata.quarantined.flatMap(({ id }) => (id === null ? [] : [id])));
  for (const line of linesOf(raw)) {
    const { id, kind }: SourceEntry = ports.readEntry(line);
    if (kind === "unreadable") return broken(name, "has a line that is no entry");
    ids.add(id);
  }
  return { kind: "whole", metadata, ids };
}

/** What a segment says of itself; null where there is none. */
export async function storedMetadata(number: number, ports: ReconcilePorts): Promise<SegmentMetadata | Broken | null> {
  const name = segmentName(number);
  const bytes = await ports.objects.read(name, SEGMENT_START_MAX_BYTES);
  if (bytes === null) return null;
  return segmentMetadata(bytes) ?? broken(name, "has no metadata of a segment in its gzip header");
}

/** Takes out of a set the ids that later segments have: of entries that came late. */
export async function removeWhatCameLate(
  ids: Set<string>,
  number: number,
  ports: ReconcilePorts,
): Promise<Broken | null> {
  for (let later = number + 1; ids.size > 0; later += 1) {
    // oxlint-disable-next-line no-await-in-loop -- segments are read only as long as ids are looked for
    const metadata = await storedMetadata(later, ports);
    if (metadata === null || "kind" in metadata) return metadata;
    if (metadata.late === 0 && metadata.quarantined.length === 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- see above
    const segment = await storedIds(later, ports);
    if (segment.kind === "broken") return segment;
    for (const id of segment.ids) ids.delete(id);
  }
  return null;
}

export function broken(name: string, what: string): Broken {
  return { kind: "broken", message: `${name} ${what}. Check the export with verify-export.` };
}
