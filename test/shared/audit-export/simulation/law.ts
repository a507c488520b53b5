import { compareIds } from "../../../../shared/audit-export/entry-ids.ts";
import { AUDIT_SEGMENT_MAX_GAPS } from "../../../../shared/audit-export/limits.ts";
import { linesOf } from "../../../../shared/audit-export/lines.ts";
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
import { NO_HASH, readSegment, type SegmentMetadata } from "../../../../shared/audit-export/segment.ts";
import type { PageEntry } from "../../../../shared/content-server/audit-source.ts";

type Objects = ReadonlyMap<string, Uint8Array>;

interface Whole {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly metadata: SegmentMetadata;
  readonly lines: readonly string[];
}

/**
 * The breaks of the law in the objects of an export: every entry of the log is there once, byte for byte, in order and
 * chained. Reads and checks the objects alone, with other code than the export's. Empty where all is well.
 */
export async function breaksOfLaw(
  log: readonly PageEntry[],
  objects: Objects,
  codec: Codec,
): Promise<readonly string[]> {
  const { broken, segments } = await readSegments(objects, codec);
  return [
    ...broken,
    ...breaksOfEntries(log, segments, objects, await digests(log, codec)),
    ...breaksOfChain(segments),
    ...(await breaksOfManifests(segments, objects, codec)),
    ...strangers(segments, objects),
  ];
}

/** The ids that each segment has, of lines and in quarantine, in the order of the segments. */
export async function idsOfSegments(objects: Objects, codec: Codec): Promise<readonly (readonly string[])[]> {
  const { segments } = await readSegments(objects, codec);
  return segments.map(({ metadata, lines }) => [
    ...lines.map(idOfLine),
    ...metadata.quarantined.flatMap(({ id }) => id ?? []),
  ]);
}

async function readSegments(
  objects: Objects,
  codec: Codec,
): Promise<{ readonly broken: readonly string[]; readonly segments: readonly Whole[] }> {
  const read = await Promise.all(
    [...objects].map(async ([name, bytes]) => ({ name, bytes, ...(await wholeOf(name, bytes, codec)) })),
  );
  const broken = read.flatMap(({ name, what }) => (what === undefined ? [] : [`${name} ${what}`]));
  const segments = read
    .flatMap(({ name, bytes, whole }) => (whole === undefined ? [] : [{ name, bytes, ...whole }]))
    .toSorted((one, other) => one.metadata.number - other.metadata.number);
  return { broken, segments };
}

function idOfLine(line: string): string {
  return /"id":"(?<id>\d+)"/.exec(line)?.groups?.["id"] ?? "0";
}

async function wholeOf(name: string, bytes: Uint8Array, codec: Codec) {
  if (!name.startsWith("seg/")) return {};
  const read = await readSegment(bytes, codec);
  if (!read.ok) return { what: read.error };
  return { whole: { metadata: read.value.metadata, lines: Array.from(linesOf(read.value.raw), decode) } };
}

/** The SHA-256 of an entry's bytes. */
export async function sha256Of(entry: PageEntry, codec: Codec): Promise<string> {
  return entry.kind === "large" ? entry.sha256 : await codec.digest(entry.bytes);
}

async function digests(log: readonly PageEntry[], codec: Codec): Promise<ReadonlyMap<PageEntry, string>> {
  return new Map(await Promise.all(log.map(async (entry) => [entry, await sha256Of(entry, codec)] as const)));
}

/** Every entry of the log is exactly once a line, or exactly once in quarantine; and nothing else is. */
function breaksOfEntries(
  log: readonly PageEntry[],
  segments: readonly Whole[],
  objects: Objects,
  hashes: ReadonlyMap<PageEntry, string>,
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
    const kept = objects.get(quarantineName(sha256));
    const isKept =
      entry.kind === "large"
        ? kept === undefined
        : entry.kind === "entry" || decode(kept ?? new Uint8Array()) === decode(entry.bytes);
    return times === 1 && isKept ? [] : [`entry ${entry.id} is there ${times} times, kept ${isKept}`];
  });
  return [...wrong, ...[...lines.keys(), ...quarantined.keys()].map((key) => `${key} is nothing that the log has`)];
}

function breaksOfChain(segments: readonly Whole[]): readonly string[] {
  let highest: string | null = null;
  let late = 0;
  const known = new Set<string>();
  return segments.flatMap(({ name, metadata, lines }, index) => {
    const before = segments[index - 1]?.metadata;
    const ids = lines.map(idOfLine);
    const quarantined = metadata.quarantined.flatMap(({ id }) => (id === null ? [] : [id]));
    late = 0;
    const floor: string | null = highest;
    for (const id of ids) {
      if (highest === null || compareIds(id, highest) > 0) highest = id;
      else if (compareIds(id, highest) < 0) late += 1;
    }
    for (const id of [...ids, ...quarantined]) known.add(id);
    for (const id of quarantined) if (highest === null || compareIds(id, highest) > 0) highest = id;
    const facts: readonly [string, unknown, unknown][] = [
      ["name", name, segmentName(index + 1)],
      ["number", metadata.number, index + 1],
      ["previous_chain", metadata.previous_chain, before?.chain ?? NO_HASH],
      ["entries_before", metadata.entries_before, before === undefined ? 0 : before.entries_before + before.entries],
      ["entries", metadata.entries, lines.length],
      ["first_id", metadata.first_id, ids[0] ?? null],
      ["last_id", metadata.last_id, highest],
      ["times", `${metadata.earliest_time} ${metadata.latest_time}`, timesOf(lines)],
      ["after", metadata.quarantined.every(({ after }) => after === null || known.has(after)), true],
      ["written_time", metadata.written_time >= (before?.written_time ?? ""), true],
      // Where quarantined entries are between the lines is not said, so that some late ones may not show.
      ["late", metadata.late >= late && (metadata.late === late || floor === null || quarantined.length > 0), true],
    ];
    return facts.flatMap(([fact, is, should]) =>
      is === should ? [] : [`${name}: ${fact} is ${String(is)}, not ${String(should)}`],
    );
  });
}

/** The earliest and the latest time of lines. */
function timesOf(lines: readonly string[]): string {
  const times = lines.flatMap((line) => {
    const text = /"time":"(?<time>[^"]+)"/.exec(line)?.groups?.["time"];
    return text === undefined ? [] : [new Date(text).toISOString()];
  });
  return `${times.toSorted()[0] ?? null} ${times.toSorted().at(-1) ?? null}`;
}

/** Each segment states where ids are missing up to its end, if they are consecutive: counted by all ids from the first on. */
function breaksOfGaps(segments: readonly Whole[], isConsecutive: boolean): readonly string[] {
  const known = new Set<bigint>();
  let floor: bigint | undefined;
  let isFull = false;
  return segments.flatMap(({ name, metadata, lines }) => {
    const ids = lines.map(idOfLine);
    for (const { id } of metadata.quarantined) if (id !== null) ids.push(id);
    for (const id of ids) known.add(BigInt(id));
    const sorted = [...known].toSorted((one, other) => Number(one - other));
    floor ??= sorted[0];
    const from = sorted.filter((id) => floor !== undefined && id >= floor);
    const missing = from.slice(1).flatMap((id, index) => {
      const after = from[index] ?? id;
      return id - after > 1n ? [`${after} to ${id}`] : [];
    });
    const stated = metadata.gaps.map(({ after, before }) => `${after} to ${before}`);
    const expected = isConsecutive ? missing.slice(-AUDIT_SEGMENT_MAX_GAPS) : [];
    // Once some were left out, they are not known any longer.
    if (isFull) return stated.every((gap) => missing.includes(gap)) ? [] : [`${name}: gaps that are none`];
    isFull = missing.length > AUDIT_SEGMENT_MAX_GAPS;
    return stated.join() === expected.join() ? [] : [`${name}: gaps are ${stated.join()}, not ${expected.join()}`];
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
  let isConsecutive = false;
  for (let sequence = 1; ; sequence += 1) {
    const bytes = objects.get(manifestName(sequence));
    if (bytes === undefined) break;
    const manifest = readSignedDocument<Manifest>(bytes, readManifest)?.fields;
    if (manifest === undefined) return [...breaks, `manifest ${sequence} cannot be read`];
    const hold = (fact: string, is: unknown, should: unknown) => {
      if (is !== should) breaks.push(`manifest ${sequence}: ${fact} is ${String(is)}, not ${String(should)}`);
    };
    hold("sequence", manifest.sequence, sequence);
    hold("key", manifest.public_key, keyOf(manifest, previous?.manifest));
    isConsecutive = manifest.consecutive_ids;
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
      hold("earliest_time", segment.earliest_time, stored?.metadata.earliest_time);
      hold("latest_time", segment.latest_time, stored?.metadata.latest_time);
      hold("gaps", JSON.stringify(segment.gaps), JSON.stringify(stored?.metadata.gaps));
      hold("writing before the end", (stored?.metadata.written_time ?? "") < manifest.period_end, true);
      listed += 1;
    }
    hold("entries", manifest.entries, sum(manifest.segments.map(({ entries }) => entries)));
    hold("quarantined", manifest.quarantined, sum(manifest.segments.map(({ quarantined }) => quarantined)));
    previous = { manifest, sha256: await codec.digest(bytes) };
  }
  if (listed !== segments.length) breaks.push(`the manifests list ${listed} of ${segments.length} segments`);
  breaks.push(...breaksOfGaps(segments, isConsecutive));
  return [...breaks, ...(await breaksOfLatest(objects, codec))];
}

/** The key that must sign a manifest: as the one before says, or its own, where it says of that one's that it is lost. */
function keyOf({ key_change: change, public_key: key }: Manifest, before: Manifest | undefined): string | null {
  if (before === undefined) return change?.kind === "restart" ? "no key" : key;
  const expected = keyAfter(before);
  const isRestart = change?.kind === "restart" && change.previous_public_key === expected && key !== expected;
  return isRestart ? key : expected;
}

function keyAfter({ key_change: change, public_key: key }: Manifest): string | null {
  return change?.kind === "rotation" ? change.next_public_key : key;
}

/** The object that names the newest manifest names it. */
export async function breaksOfLatest(objects: Objects, codec: Codec): Promise<readonly string[]> {
  const manifests = [...objects.keys()].filter((name) => name.startsWith("manifests/")).length;
  const latest = readSignedDocument<Latest>(objects.get(LATEST_NAME) ?? new Uint8Array(), readLatest)?.fields;
  const newest = objects.get(manifestName(manifests)) ?? new Uint8Array();
  const named = readSignedDocument<Manifest>(newest, readManifest)?.fields;
  const isRight =
    (latest?.manifest ?? 0) === manifests &&
    (manifests === 0 || latest?.manifest_sha256 === (await codec.digest(newest))) &&
    latest?.name === named?.name &&
    latest?.source === named?.source &&
    latest?.public_key === (named === undefined ? undefined : keyAfter(named));
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
