import { linesOf } from "../../../../shared/audit-export/lines.ts";
import {
  type Manifest,
  type ManifestSegment,
  readManifest,
  readSignedDocument,
  totalsOf,
} from "../../../../shared/audit-export/manifest.ts";
import { manifestName, segmentName } from "../../../../shared/audit-export/object-names.ts";
import type { Signer } from "../../../../shared/audit-export/ports.ts";
import { NO_HASH, packSegment, readSegment, type SegmentDraft } from "../../../../shared/audit-export/segment.ts";
import { addManifest, listing, putLatest } from "./build-export.ts";
import { type MemoryStore, memoryStore } from "./memory-store.ts";
import { nodeCodec } from "./node-codec.ts";

/** A change of an export after which all its hashes and signatures are made again, as someone with the key could. */
export interface Rewriting {
  readonly segment: (draft: SegmentDraft, number: number) => SegmentDraft;
  readonly manifest: (manifest: Manifest, sequence: number) => Manifest;
  /** Who signs a manifest, and `latest.json` as the one after the last. */
  readonly signer: (sequence: number) => Signer | null;
}

/** Writes an export again: each chain, hash, sum and signature fits what was changed, but for what the change itself sets. */
export async function rewriteExport(store: MemoryStore, rewriting: Rewriting): Promise<MemoryStore> {
  const copy = memoryStore(store.objects);
  const listed = await rewriteSegments(copy, rewriting);
  let [sequence, previous, before] = [1, NO_HASH, 0];
  for (
    let bytes = copy.objects.get(manifestName(1));
    bytes !== undefined;
    bytes = copy.objects.get(manifestName(sequence))
  ) {
    const manifest = readSignedDocument<Manifest>(bytes, readManifest)?.fields;
    if (manifest === undefined) throw new Error("There is no manifest to write again.");
    const segments = listed.slice(before, before + manifest.segments.length);
    const signer = rewriting.signer(sequence);
    const keys = { public_key: signer?.publicKey ?? null };
    const linked = { ...manifest, segments, ...totalsOf(segments), previous_sha256: previous, ...keys };
    const changed = rewriting.manifest(linked, sequence);
    // Under its own name, whatever number it says.
    const elsewhere = memoryStore();
    previous = await addManifest(elsewhere, changed, signer);
    for (const [, written] of elsewhere.objects) copy.objects.set(manifestName(sequence), written);
    before += manifest.segments.length;
    sequence += 1;
  }
  if (sequence > 1) await putLatest(copy, sequence - 1, previous, rewriting.signer(sequence));
  return copy;
}

async function rewriteSegments(copy: MemoryStore, { segment }: Rewriting): Promise<readonly ManifestSegment[]> {
  const listed: ManifestSegment[] = [];
  let chain = NO_HASH;
  for (let number = 1; ; number += 1) {
    const bytes = copy.objects.get(segmentName(number));
    const content = bytes === undefined ? undefined : await readSegment(bytes, nodeCodec);
    if (content?.ok !== true) return listed;
    const { metadata, raw } = content.value;
    const draft = { ...metadata, previous_chain: chain, lines: [...linesOf(raw)] };
    const packed = await packSegment(segment(draft, number), nodeCodec);
    copy.objects.set(segmentName(number), packed.bytes);
    listed.push(listing(packed));
    ({ chain } = packed.metadata);
  }
}
