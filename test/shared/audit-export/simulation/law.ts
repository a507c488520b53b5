import { linesOf } from "../../../../shared/audit-export/lines.ts";
import { quarantineName } from "../../../../shared/audit-export/object-names.ts";
import type { Codec, VerifySignature } from "../../../../shared/audit-export/ports.ts";
import { readSegment } from "../../../../shared/audit-export/segment.ts";
import { verifyExport } from "../../../../shared/audit-export/verify.ts";
import type { PageEntry } from "../../../../shared/content-server/audit-source.ts";
import { readSourceEntry } from "../../../../shared/content-server/source-entry.ts";
import { memoryStore } from "../support/memory-store.ts";
import { nodeVerifySignature } from "../support/node-codec.ts";

type Objects = ReadonlyMap<string, Uint8Array>;

/**
 * The breaks of the law in the objects of an export: it can be verified, manifests list all of it, and every entry of the log is
 * there once, byte for byte. Empty if it keeps the law.
 */
export async function breaksOfLaw(
  log: readonly PageEntry[],
  objects: Objects,
  codec: Codec,
  verifySignature: VerifySignature = nodeVerifySignature,
): Promise<readonly string[]> {
  const ports = { objects: memoryStore(objects), codec, verifySignature, readEntry: readSourceEntry };
  const { breaks, notices, totals } = await verifyExport({ publicKeys: [] }, ports);
  const { unsealedSegments: unsealed } = totals;
  return [
    ...breaks.map(({ object, message }) => `${object}: ${message}`),
    ...notices.filter((notice) => /^(?:latest\.json|Quarantined objects) /.test(notice)),
    ...(unsealed > 0 ? [`the manifests do not list ${unsealed} segments`] : []),
    ...(await breaksOfEntries(log, objects, codec)),
  ];
}

/** The ids that each segment has, of lines and in quarantine, in the order of the segments. */
export async function idsOfSegments(objects: Objects, codec: Codec): Promise<readonly (readonly string[])[]> {
  const segments = await readSegments(objects, codec);
  return segments.map(({ metadata, lines }) => [
    ...lines.map((line) => /"id":"(?<id>\d+)"/.exec(line)?.groups?.["id"] ?? "0"),
    ...metadata.quarantined.flatMap(({ id }) => id ?? []),
  ]);
}

/** The segments that can be read. */
async function readSegments(objects: Objects, codec: Codec) {
  const names = [...objects.keys()].filter((name) => name.startsWith("seg/")).toSorted();
  const read = await Promise.all(
    names.map(async (name) => await readSegment(objects.get(name) ?? new Uint8Array(), codec)),
  );
  return read.flatMap((segment) =>
    segment.ok ? [{ metadata: segment.value.metadata, lines: Array.from(linesOf(segment.value.raw), decode) }] : [],
  );
}

/** The SHA-256 of an entry's bytes. */
export async function sha256Of(entry: PageEntry, codec: Codec): Promise<string> {
  return entry.kind === "large" ? entry.sha256 : await codec.digest(entry.bytes);
}

/** Every entry of the log is exactly once a line, or exactly once in quarantine; and nothing else is. */
async function breaksOfEntries(log: readonly PageEntry[], objects: Objects, codec: Codec): Promise<readonly string[]> {
  const segments = await readSegments(objects, codec);
  const hashes = await Promise.all(log.map(async (entry) => await sha256Of(entry, codec)));
  const lines = countOf(segments.flatMap((segment) => segment.lines));
  const quarantined = countOf(
    segments.flatMap(({ metadata }) => metadata.quarantined.map(({ id, sha256 }) => `${id} ${sha256}`)),
  );
  const take = (from: Map<string, number>, key: string) => {
    const times = from.get(key) ?? 0;
    from.delete(key);
    return times;
  };
  const wrong = log.flatMap((entry, index) => {
    const sha256 = hashes[index] ?? "";
    const times =
      entry.kind === "entry" ? take(lines, decode(entry.bytes)) : take(quarantined, `${entry.id} ${sha256}`);
    const kept = objects.get(quarantineName(sha256));
    const isKept =
      entry.kind === "large"
        ? kept === undefined
        : entry.kind === "entry" || decode(kept ?? new Uint8Array()) === decode(entry.bytes);
    return times === 1 && isKept ? [] : [`entry ${entry.id} is there ${times} times, kept ${isKept}`];
  });
  return [...wrong, ...[...lines.keys(), ...quarantined.keys()].map((key) => `${key} is nothing that the log has`)];
}

function countOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
