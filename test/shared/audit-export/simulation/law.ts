import { compareIds } from "../../../../shared/audit-export/entry-ids.ts";
import {
  type Latest,
  type Manifest,
  readLatest,
  readManifest,
  readSignedDocument,
} from "../../../../shared/audit-export/manifest.ts";
import {
  LATEST_NAME,
  manifestName,
  quarantineName,
  segmentName,
} from "../../../../shared/audit-export/object-names.ts";
import type { Codec } from "../../../../shared/audit-export/ports.ts";
import { linesOf, NO_HASH, readSegment, type SegmentMetadata } from "../../../../shared/audit-export/segment.ts";
import type { SourceEntry } from "../../../../shared/content-server/audit-source.ts";

type Objects = ReadonlyMap<string, Uint8Array>;

interface Whole {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly metadata: SegmentMetadata;
  readonly lines: readonly string[];
}

/**
 * What the objects of an export break of the law: every entry of the log once, byte for byte, in order and chained. By the
 * objects alone; what is read and checked here is checked by other code than the export's. Empty where all is well.
 */
export async function breaksOfLaw(
  log: readonly SourceEntry[],
  objects: Objects,
  codec: Codec,
): Promise<readonly string[]> {
  const read = await Promise.all(
    [...objects].map(async ([name, bytes]) => ({ name, bytes, ...(await wholeOf(name, bytes, codec)) })),
  );
  const broken = read.flatMap(({ name, what }) => (what === undefined ? [] : [`${name} ${what}`]));
  const segments = read
    .flatMap(({ name, bytes, whole }) => (whole === undefined ? [] : [{ name, bytes, ...whole }]))
    .toSorted((one, other) => one.metadata.number - other.metadata.number);
  return [
    ...broken,
    ...breaksOfEntries(log, segments, objects, await digests(log, codec)),
    ...breaksOfChain(segments),
    ...(await breaksOfManifests(segments, objects, codec)),
    ...strangers(segments, objects),
  ];
}

async function wholeOf(name: string, bytes: Uint8Array, codec: Codec) {
  if (!name.startsWith("seg/")) return {};
  const read = await readSegment(bytes, codec);
  if (!read.ok) return { what: read.error };
  return { whole: { metadata: read.value.metadata, lines: Array.from(linesOf(read.value.raw), decode) } };
}

async function digests(log: readonly SourceEntry[], codec: Codec): Promise<ReadonlyMap<SourceEntry, string>> {
  return new Map(await Promise.all(log.map(async (entry) => [entry, await codec.digest(entry.bytes)] as const)));
}

/** Every entry of the log is exactly once a line, or exactly once in quarantine; and nothing else is. */
function breaksOfEntries(
  log: readonly SourceEntry[],
  segments: readonly Whole[],
  objects: Objects,
  hashes: ReadonlyMap<SourceEntry, string>,
): readonly string[] {
  const lines = countOf(segments.flatMap((segment) => segment.lines));
  const quarantined = countOf(
    segments.flatMap(({ metadata }) => metadata.quarantined.map(({ id, sha256 }) => `${id} ${sha256}`)),
  );
  const take = (from: Map<string, number>, key: string) => {
    const times = from.get(key) ?? 0;
    from.delete(key);
    return times;
  };
  const wrong = log.flatMap((entry) => {
    const sha256 = hashes.get(entry) ?? "";
    const times =
      entry.kind === "entry" ? take(lines, decode(entry.bytes)) : take(quarantined, `${entry.id} ${sha256}`);
    const isKept =
      entry.kind === "entry" || decode(objects.get(quarantineName(sha256)) ?? new Uint8Array()) === decode(entry.bytes);
    return times === 1 && isKept ? [] : [`entry ${entry.id} is there ${times} times, kept ${isKept}`];
  });
  return [...wrong, ...[...lines.keys(), ...quarantined.keys()].map((key) => `${key} is nothing that the log has`)];
}

function breaksOfChain(segments: readonly Whole[]): readonly string[] {
  let highest: string | null = null;
  let late = 0;
  return segments.flatMap(({ name, metadata, lines }, index) => {
    const before = segments[index - 1]?.metadata;
    const ids = lines.map((line) => /"id":"(?<id>\d+)"/.exec(line)?.groups?.["id"] ?? "");
    const quarantined = metadata.quarantined.flatMap(({ id }) => (id === null ? [] : [id]));
    late = 0;
    const floor: string | null = highest;
    for (const id of ids) {
      if (highest === null || compareIds(id, highest) > 0) highest = id;
      else if (compareIds(id, highest) < 0) late += 1;
    }
    for (const id of quarantined) if (highest === null || compareIds(id, highest) > 0) highest = id;
    const facts: readonly [string, unknown, unknown][] = [
      ["name", name, segmentName(index + 1)],
      ["number", metadata.number, index + 1],
      ["previous_chain", metadata.previous_chain, before?.chain ?? NO_HASH],
      ["entries_before", metadata.entries_before, before === undefined ? 0 : before.entries_before + before.entries],
      ["entries", metadata.entries, lines.length],
      ["first_id", metadata.first_id, ids[0] ?? null],
      ["last_id", metadata.last_id, highest],
      ["written_time", metadata.written_time >= (before?.written_time ?? ""), true],
      // Where quarantined entries are between the lines is not said, so that some late ones may not show.
      ["late", metadata.late >= late && (metadata.late === late || floor === null || quarantined.length > 0), true],
    ];
    return facts.flatMap(([fact, is, should]) =>
      is === should ? [] : [`${name}: ${fact} is ${String(is)}, not ${String(should)}`],
    );
  });
}

async function breaksOfManifests(
  segments: readonly Whole[],
  objects: Objects,
  codec: Codec,
): Promise<readonly string[]> {
  const breaks: string[] = [];
  let previous: { readonly manifest: Manifest; readonly sha256: string } | undefined;
  let listed = 0;
  for (let sequence = 1; ; sequence += 1) {
    const bytes = objects.get(manifestName(sequence));
    if (bytes === undefined) break;
    const manifest = readSignedDocument<Manifest>(bytes, readManifest)?.fields;
    if (manifest === undefined) return [...breaks, `manifest ${sequence} cannot be read`];
    const hold = (fact: string, is: unknown, should: unknown) => {
      if (is !== should) breaks.push(`manifest ${sequence}: ${fact} is ${String(is)}, not ${String(should)}`);
    };
    hold("sequence", manifest.sequence, sequence);
    hold("previous_sha256", manifest.previous_sha256, previous?.sha256 ?? NO_HASH);
    if (previous !== undefined) hold("period_start", manifest.period_start, previous.manifest.period_end);
    hold("order of the period", manifest.period_end > manifest.period_start, true);
    hold("segments_before", manifest.segments_before, listed);
    for (const segment of manifest.segments) {
      const stored = segments[listed];
      hold("number", segment.number, listed + 1);
      hold("chain", segment.chain, stored?.metadata.chain);
      hold("raw_sha256", segment.raw_sha256, stored?.metadata.raw_sha256);
      hold("bytes", segment.bytes, stored?.bytes.length);
      hold("sha256", segment.sha256, await codec.digest(stored?.bytes ?? new Uint8Array()));
      hold("last_id", segment.last_id, stored?.metadata.last_id);
      hold("writing before the end", (stored?.metadata.written_time ?? "") < manifest.period_end, true);
      listed += 1;
    }
    hold("entries", manifest.entries, sum(manifest.segments.map(({ entries }) => entries)));
    hold("quarantined", manifest.quarantined, sum(manifest.segments.map(({ quarantined }) => quarantined)));
    previous = { manifest, sha256: await codec.digest(bytes) };
  }
  if (listed !== segments.length) breaks.push(`the manifests list ${listed} of ${segments.length} segments`);
  return [...breaks, ...(await breaksOfLatest(objects, codec))];
}

/** The object that names the newest manifest names it. */
export async function breaksOfLatest(objects: Objects, codec: Codec): Promise<readonly string[]> {
  const manifests = [...objects.keys()].filter((name) => name.startsWith("manifests/")).length;
  const latest = readSignedDocument<Latest>(objects.get(LATEST_NAME) ?? new Uint8Array(), readLatest)?.fields;
  const newest = objects.get(manifestName(manifests)) ?? new Uint8Array();
  const isRight =
    (latest?.manifest ?? 0) === manifests &&
    (manifests === 0 || latest?.manifest_sha256 === (await codec.digest(newest)));
  return isRight ? [] : [`${LATEST_NAME} does not name the last manifest`];
}

/** Objects that nothing speaks of. */
function strangers(segments: readonly Whole[], objects: Objects): readonly string[] {
  const known = new Set([LATEST_NAME, ...segments.map(({ name }) => name)]);
  for (const { sha256 } of segments.flatMap(({ metadata }) => metadata.quarantined)) known.add(quarantineName(sha256));
  for (let sequence = 1; objects.has(manifestName(sequence)); sequence += 1) known.add(manifestName(sequence));
  return [...objects.keys()].filter((name) => !known.has(name)).map((name) => `${name} belongs to nothing`);
}

function countOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
