/** Changes of one thing that an export says, by who can make all of its hashes and signatures again. */

import type { Manifest, ManifestSegment } from "../../shared/audit-export/manifest.ts";
import type { Quarantined, SegmentDraft } from "../../shared/audit-export/segment.ts";
import { timeRange } from "../../shared/audit-export/time-range.ts";
import { readSourceEntry } from "../../shared/content-server/source-entry.ts";
import { nodeSigner } from "../shared/audit-export/support/node-codec.ts";

const text = (line: Uint8Array) => new TextDecoder().decode(line);
const bytesOf = (line: string) => new TextEncoder().encode(line);

/** A change of one thing that a segment says, or of one of its lines; the number chooses among several. */
export const SEGMENT_CHANGES: Readonly<Record<string, (draft: SegmentDraft, at: number) => SegmentDraft>> = {
  source: (draft) => ({ ...draft, source: `${draft.source}/x` }),
  number: (draft, at) => ({ ...draft, number: at % 5 }),
  "entries before": (draft, at) => ({ ...draft, entries_before: at % 20 }),
  late: (draft, at) => ({ ...draft, late: at % 5 }),
  "first id": (draft, at) => ({ ...draft, first_id: at % 4 === 0 ? null : String(at % 60) }),
  "last id": (draft, at) => ({ ...draft, last_id: String(at % 60) }),
  "earliest time": (draft, at) => ({ ...draft, earliest_time: timeOr(draft.earliest_time, at) }),
  "latest time": (draft, at) => ({ ...draft, latest_time: timeOr(draft.latest_time, at) }),
  "written time": (draft, at) => ({ ...draft, written_time: new Date(Date.UTC(2026, 10, 20, at % 24)).toISOString() }),
  chain: (draft) => ({ ...draft, previous_chain: "ab".repeat(32) }),
  gap: (draft, at) => ({
    ...draft,
    gaps:
      at % 3 === 0 ? [] : draft.gaps.toSpliced(at % 4, 1, { after: String(at % 30), before: String((at % 30) + 2) }),
  }),
  "quarantine's id": (draft, at) => inQuarantine(draft, at, { id: at % 5 === 0 ? null : String(at % 60) }),
  "quarantine's after": (draft, at) => inQuarantine(draft, at, { after: at % 5 === 0 ? null : String(at % 60) }),
  "quarantine's size": (draft, at) => inQuarantine(draft, at, { bytes: at }),
  "quarantine's hash": (draft, at) => inQuarantine(draft, at, { sha256: "cd".repeat(32) }),
  "kept or not": (draft, at) => inQuarantine(draft, at, { kept: at % 2 === 0 }),
  "line removed": (draft, at) => lines(draft, at, () => []),
  "line twice": (draft, at) => lines(draft, at, (line) => [line, line]),
  "other id": (draft, at) => lines(draft, at, (line) => [line.replace(/"id":"\d+"/, `"id":"${at % 60}"`)]),
  "id as a number": (draft, at) => lines(draft, at, (line) => [line.replace(/"id":"(\d+)"/, '"id":$1')]),
  "id with zeros": (draft, at) => lines(draft, at, (line) => [line.replace('"id":"', '"id":"0')]),
  "id of many digits": (draft, at) =>
    lines(draft, at, (line) => [line.replace(/"id":"\d+"/, `"id":"1${"0".repeat(62 + (at % 4))}"`)]),
  "two ids": (draft, at) => lines(draft, at, (line) => [line.replace("{", '{"id":"1000",')]),
  "other time": (draft, at) =>
    withTimes(lines(draft, at, (line) => [line.replace(/"time":"[^"]*"/, TIMES[at % TIMES.length] ?? "")])),
  "other text": (draft, at) => lines(draft, at, (line) => [line.replace("{", TEXTS[at % TEXTS.length] ?? "{")]),
};

const TIMES = [
  "2026-11-20 10:00:00.123456z",
  "2026-11-20T10:00:00+00:30",
  "0000-01-01T00:00:00+00:01",
  "9999-12-31T23:59:59.9999Z",
  "9999-12-31T23:59:60Z",
  "2026-02-30T00:00:00Z",
  "2024-02-29t00:00:00-23:59",
  "2026-11-20T24:00:00Z",
  "2026-11-20T10:00:00",
  "2026-11-20T10:00:00.Z",
  "0399-12-31T23:00:00-02:00",
].flatMap((time) => [`"time":"${time}"`, `"time":"x","time":"${time}"`, `"time":"${time}","time":7`]);

const deep = (levels: number) => `{"deep":${"[".repeat(levels)}${"]".repeat(levels)},`;

const TEXTS = [
  "[",
  '{"a":NaN,',
  '{"a":01,',
  '{"a":"\\ud800",',
  '{"a":"\\ud83d\\ude00",',
  '{"a":"\\ude00\\ud83d",',
  '{"a":"\u0001",',
  '{"a":"\\x",',
  '{"a":1.0e+5,"a":-0,',
  "\t{ ",
  "\u00a0{",
  "\ufeff{",
  '{"\\u0069d":"77",',
  '{"nested":{"id":"3"},',
  deep(63),
  deep(64),
  deep(2000),
];

/** States the times that the lines have, so that what is compared is how they are read. */
function withTimes(draft: SegmentDraft): SegmentDraft {
  return { ...draft, ...timeRange(draft.lines.map((line) => readSourceEntry(line).time)) };
}

function timeOr(time: string | null, at: number): string | null {
  if (at % 4 === 0) return null;
  return new Date(Date.parse(time ?? "2026-11-20T09:00:00Z") + (at % 3) - 1).toISOString();
}

function inQuarantine(draft: SegmentDraft, at: number, change: Partial<Quarantined>): SegmentDraft {
  const { quarantined } = draft;
  return {
    ...draft,
    quarantined: quarantined.map((one, index) => (index === at % quarantined.length ? { ...one, ...change } : one)),
  };
}

function lines(draft: SegmentDraft, at: number, change: (line: string) => readonly string[]): SegmentDraft {
  const place = at % Math.max(draft.lines.length, 1);
  return {
    ...draft,
    lines: draft.lines.flatMap((line, index) => (index === place ? change(text(line)).map(bytesOf) : [line])),
  };
}

const KEY = nodeSigner("two").publicKey;

/** A change of one thing that a manifest says. */
export const MANIFEST_CHANGES: Readonly<Record<string, (manifest: Manifest, at: number) => Manifest>> = {
  sequence: (manifest, at) => ({ ...manifest, sequence: at % 4 }),
  name: (manifest) => ({ ...manifest, name: "other" }),
  source: (manifest) => ({ ...manifest, source: "https://other.example.com" }),
  consecutive: (manifest) => ({ ...manifest, consecutive_ids: !manifest.consecutive_ids }),
  start: (manifest) => ({ ...manifest, period_start: "2026-11-20T09:30:00.000Z" }),
  end: (manifest) => ({ ...manifest, period_end: "2026-11-20T09:30:00.000Z" }),
  before: (manifest, at) => ({ ...manifest, segments_before: at % 4 }),
  entries: (manifest, at) => ({ ...manifest, entries: at % 30 }),
  quarantined: (manifest, at) => ({ ...manifest, quarantined: at % 3 }),
  first: (manifest, at) => ({ ...manifest, first_id: at % 3 === 0 ? null : String(at % 60) }),
  last: (manifest, at) => ({ ...manifest, last_id: at % 3 === 0 ? null : String(at % 60) }),
  hash: (manifest) => ({ ...manifest, previous_sha256: "ef".repeat(32) }),
  "one segment less": (manifest) => ({ ...manifest, segments: manifest.segments.slice(1) }),
  "listed size": (manifest, at) => listed(manifest, at, { bytes: at }),
  "listed entries": (manifest, at) => listed(manifest, at, { entries: at % 9 }),
  "listed quarantine": (manifest, at) => listed(manifest, at, { quarantined: at % 3 }),
  "listed gaps": (manifest, at) => listed(manifest, at, { gaps: [{ after: "1", before: "3" }] }),
  "listed ids": (manifest, at) => listed(manifest, at, { first_id: String(at % 60), last_id: String(at % 60) }),
  "listed times": (manifest, at) => listed(manifest, at, { latest_time: null }),
  "listed chain": (manifest, at) => listed(manifest, at, { chain: "01".repeat(32) }),
  rotation: (manifest) => ({ ...manifest, key_change: { kind: "rotation", next_public_key: KEY } }),
  restart: (manifest) => ({ ...manifest, key_change: { kind: "restart", previous_public_key: KEY } }),
};

function listed(manifest: Manifest, at: number, change: Partial<ManifestSegment>): Manifest {
  const { segments } = manifest;
  return {
    ...manifest,
    segments: segments.map((one, index) => (index === at % segments.length ? { ...one, ...change } : one)),
  };
}
