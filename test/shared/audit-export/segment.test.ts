import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OLDER_FORMAT_FAULT } from "../../../shared/audit-export/format.ts";
import { AUDIT_SEGMENT_MAX_GAPS, AUDIT_SEGMENT_MAX_QUARANTINED } from "../../../shared/audit-export/limits.ts";
import { linesOf } from "../../../shared/audit-export/lines.ts";
import type { Codec } from "../../../shared/audit-export/ports.ts";
import {
  NO_HASH,
  packSegment,
  readSegment,
  type SegmentDraft,
  segmentMetadata,
} from "../../../shared/audit-export/segment.ts";
import { SEGMENT_START_MAX_BYTES } from "../../../shared/audit-export/segment-header.ts";
import { AUDIT_ID_MAX_DIGITS, AUDIT_PAGE_URL_MAX_CHARACTERS } from "../../../shared/content-server/limits.ts";
import { sized } from "../../support/size.ts";
import { nodeCodec, sha256 } from "./support/node-codec.ts";

const encode = (text: string) => new TextEncoder().encode(text);

const DRAFT: SegmentDraft = {
  source: "https://audit.example.com",
  number: 2,
  entries_before: 3,
  late: 0,
  quarantined: [{ id: null, reason: "It is invalid UTF-8.", bytes: 4, sha256: sha256("left"), after: "3", kept: true }],
  gaps: [{ after: "1", before: "3" }],
  first_id: "4",
  last_id: "5",
  earliest_time: "2026-11-20T08:00:00.000Z",
  latest_time: null,
  tail_url: "https://audit.example.com/__api__/v1/audit_logs?next=4",
  written_time: "2026-11-20T09:00:00.000Z",
  previous_chain: sha256("before"),
  lines: [encode('{"id":"4"}'), encode('{"id":"5","é":1.10}')],
};

const anyText = fc.string({ unit: "binary", maxLength: 30 });
const anyHash = fc.string().map(sha256);
const anyId = fc.bigInt({ min: 0n, max: 10n ** 63n }).map(String);
const anyLine = fc.uint8Array({ maxLength: 40 }).map((bytes) => bytes.filter((byte) => byte !== 0x0a));
const anyTime = fc
  .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
  .map((date) => date.toISOString());
const anyDraft: fc.Arbitrary<SegmentDraft> = fc.record({
  source: anyText,
  number: fc.integer({ min: 1, max: 999_999_999 }),
  entries_before: fc.maxSafeNat(),
  late: fc.nat(),
  quarantined: fc.array(
    fc.record(
      {
        kept: fc.boolean(),
        after: fc.option(anyId),
        sha256: anyHash,
        id: fc.option(anyId),
        reason: anyText,
        bytes: fc.nat(),
      },
      { noNullPrototype: true },
    ),
  ),
  gaps: fc.array(fc.record({ before: anyId, after: anyId }, { noNullPrototype: true })),
  first_id: fc.option(anyId),
  last_id: anyId,
  earliest_time: fc.option(anyTime),
  latest_time: fc.option(anyTime),
  tail_url: fc.option(anyText),
  written_time: anyTime,
  previous_chain: anyHash,
  lines: fc.array(anyLine),
});

describe("a segment", () => {
  it("is read as it was packed", async () => {
    await fc.assert(
      fc.asyncProperty(anyDraft, async (draft) => {
        const segment = await packSegment(draft, nodeCodec);
        const { lines, ...fields } = draft;
        expect(segment.metadata).toMatchObject({ ...fields, entries: lines.length });
        expect(segmentMetadata(segment.bytes.subarray(0, SEGMENT_START_MAX_BYTES))).toStrictEqual(segment.metadata);
        const read = await readSegment(segment.bytes, nodeCodec);
        if (!read.ok) throw new Error(read.error);
        expect(read.value.metadata).toStrictEqual(segment.metadata);
        expect([...linesOf(read.value.raw)].map((line) => [...line])).toStrictEqual(lines.map((line) => [...line]));
      }),
    );
  });

  it("releases the lines that were put together for it, and nothing else", async () => {
    const released: number[] = [];
    const codec: Codec = { ...nodeCodec, release: ({ length }) => void released.push(length) };
    const { metadata } = await packSegment(DRAFT, codec);
    expect(released).toEqual([metadata.raw_bytes]);
  });

  it("says what it is", async () => {
    const { metadata } = await packSegment(DRAFT, nodeCodec);
    const raw = '{"id":"4"}\n{"id":"5","é":1.10}\n';
    const { chain, ...rest } = metadata;
    expect(rest).toMatchObject({ format: 2, entries: 2, raw_bytes: 32, raw_sha256: sha256(raw) });
    expect(chain).toBe(sha256(JSON.stringify(rest)));
  });

  it("is broken by any change of any byte, and where it is cut or longer", async () => {
    const { bytes } = await packSegment(DRAFT, nodeCodec);
    for (let at = 0; at < bytes.length; at += 1) {
      for (const difference of sized({ full: [1, 2, 4, 8, 16, 32, 64, 128, 255], small: [1 << (at % 8)] })) {
        const changed = bytes.slice();
        changed[at] = (changed[at] ?? 0) ^ difference;
        expect((await readSegment(changed, nodeCodec)).ok).toBe(false);
      }
      expect((await readSegment(bytes.subarray(0, at), nodeCodec)).ok).toBe(false);
    }
    expect((await readSegment(Buffer.concat([bytes, bytes]), nodeCodec)).ok).toBe(false);
    expect((await readSegment(Buffer.concat([bytes, Buffer.of(0)]), nodeCodec)).ok).toBe(false);
  });

  it("never throws on what is none", async () => {
    const start = [0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 255];
    const anyBytes = fc.uint8Array({ maxLength: 200 });
    const anySegmentLike = fc.tuple(fc.json(), anyBytes).map(([json, rest]) => {
      const length = encode(json).length;
      const extra = [(length + 4) & 0xff, (length + 4) >> 8, 0x50, 0x53, length & 0xff, length >> 8];
      return new Uint8Array([...start, ...extra, ...encode(json), ...rest]);
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyBytes, anySegmentLike), async (bytes) => {
        expect((await readSegment(bytes, nodeCodec)).ok).toBe(false);
      }),
    );
  });

  it("has metadata in one text only", async () => {
    const { bytes, metadata } = await packSegment(DRAFT, nodeCodec);
    const withText = (text: Uint8Array) => {
      const length = [
        (text.length + 4) & 0xff,
        (text.length + 4) >> 8,
        0x50,
        0x53,
        text.length & 0xff,
        text.length >> 8,
      ];
      return new Uint8Array([...bytes.subarray(0, 10), ...length, ...text]);
    };
    const text = JSON.stringify(metadata);
    expect(segmentMetadata(withText(encode(text)))).toStrictEqual(metadata);
    expect(segmentMetadata(withText(encode(`\uFEFF${text}`)))).toBeUndefined();
    expect(segmentMetadata(withText(encode(`${text} `)))).toBeUndefined();
    expect(segmentMetadata(withText(encode(text.replace("{", '{"more":1,'))))).toBeUndefined();
    expect(segmentMetadata(withText(encode(text.replace('"4"', '"04"'))))).toBeUndefined();
    expect(segmentMetadata(withText(encode(text.replace('"number":2', '"number":2.0'))))).toBeUndefined();
    const invalid = (await packSegment({ ...DRAFT, source: "\uFFFD" }, nodeCodec)).metadata;
    const replaced = Buffer.from(JSON.stringify(invalid)).toString("latin1").replace("\xef\xbf\xbd", "\xff");
    expect(segmentMetadata(withText(Buffer.from(replaced, "latin1")))).toBeUndefined();
  });

  it("has room for as much as its metadata can say", async () => {
    const id = "9".repeat(AUDIT_ID_MAX_DIGITS);
    const reason = "r".repeat(100);
    const item = { id, reason, bytes: Number.MAX_SAFE_INTEGER, sha256: NO_HASH, after: id, kept: false };
    const draft = {
      ...DRAFT,
      source: "s".repeat(AUDIT_PAGE_URL_MAX_CHARACTERS),
      quarantined: Array.from({ length: AUDIT_SEGMENT_MAX_QUARANTINED }, () => item),
      gaps: Array.from({ length: AUDIT_SEGMENT_MAX_GAPS }, () => ({ after: id, before: id })),
      tail_url: "t".repeat(AUDIT_PAGE_URL_MAX_CHARACTERS),
    };
    const { bytes, metadata } = await packSegment(draft, nodeCodec);
    expect(segmentMetadata(bytes)).toStrictEqual(metadata);
  });

  it("a segment of format 1 is told apart from an object that is no segment", async () => {
    const { bytes } = await packSegment(DRAFT, nodeCodec);
    const older = Buffer.from(Buffer.from(bytes).toString("latin1").replace('"format":2', '"format":1'), "latin1");
    expect(await readSegment(older, nodeCodec)).toStrictEqual({ ok: false, error: OLDER_FORMAT_FAULT });
  });

  it("a segment without lines has no lines", async () => {
    const { bytes } = await packSegment({ ...DRAFT, lines: [], first_id: null, previous_chain: NO_HASH }, nodeCodec);
    const read = await readSegment(bytes, nodeCodec);
    expect(read).toMatchObject({ ok: true, value: { metadata: { entries: 0, raw_bytes: 0 } } });
    expect(gunzipSync(bytes)).toHaveLength(0);
  });
});
