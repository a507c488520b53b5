import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LargeEntry, PageOutcome } from "../../../shared/content-server/audit-source.ts";
import { auditSource } from "../../../shared/content-server/client.ts";
import { AUDIT_EXPORT_PAGE_MAX_BYTES, AUDIT_LARGE_PAGE_MAX_BYTES } from "../../../shared/content-server/limits.ts";
import { readSourceEntry } from "../../../shared/content-server/source-entry.ts";
import { runs, sized } from "../../support/size.ts";
import { nodeCodec, sha256 } from "../audit-export/support/node-codec.ts";
import { bytesOf, entryText, jsonText } from "./support/json-text.ts";

const BASE = "https://content.example.com";
const URL_OF_PAGE = `${BASE}/__api__/v1/audit_logs?limit=1&ascOrder=true`;
const MIB = 1024 * 1024;

/** Reads the page of such a body. */
async function read(pieces: Iterable<Uint8Array>, length: number | null = null): Promise<PageOutcome<LargeEntry>> {
  const server = { baseUrl: BASE, key: null, keyHeader: "Authorization", cursorIsId: false };
  const header = (name: string) => (name === "Content-Length" && length !== null ? String(length) : null);
  const source = auditSource(server, async () => await Promise.resolve({ status: 200, header, body: bodyOf(pieces) }));
  return await source.fetchLargePage(URL_OF_PAGE, nodeCodec.startDigest);
}

async function* bodyOf(pieces: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  await Promise.resolve();
  yield* pieces;
}

/** A text in pieces that end at these offsets. */
function cut(text: string, offsets: readonly number[]): readonly Uint8Array[] {
  const bytes = bytesOf(text);
  const ends = [...offsets.map((offset) => offset % (bytes.length + 1)), bytes.length].toSorted(
    (one, other) => one - other,
  );
  return ends.map((end, index) => bytes.slice(ends[index - 1] ?? 0, end));
}

/** So many bytes, of which none is held longer than it takes. */
function* large(start: string, bytes: number, end: string): Generator<Uint8Array> {
  yield bytesOf(start);
  const piece = new Uint8Array(64 * 1024).fill(0x78);
  for (let left = bytes; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length));
  yield bytesOf(end);
}

const space = fc.stringMatching(/^[ \t\r\n]{0,2}$/);
const page = fc
  .record({
    entry: entryText,
    other: jsonText,
    before: space,
    after: space,
    isPagingFirst: fc.boolean(),
    offsets: fc.array(fc.nat(), { maxLength: 6 }),
  })
  .map(({ entry, other, before, after, isPagingFirst, offsets }) => {
    const results = `${before}"results"${after}:${before}[${after}${entry.text}${before}]${after}`;
    const paging = `"a":${other},"id":7,"paging"${before}:{"next":"/__api__/v1/audit_logs?next=8"}`;
    const members = isPagingFirst ? [paging, results] : [results, paging];
    return { entry, offsets, text: `${before}{${members.join(",")}}${after}` };
  });

describe("a page of one entry, wherever its bytes are cut", () => {
  it("gives the entry's id, time, length and hash, and where the next page is", async () => {
    await fc.assert(
      fc.asyncProperty(page, async ({ entry, text, offsets }) => {
        const { id, time } = readSourceEntry(bytesOf(entry.text));
        const bytes = bytesOf(entry.text);
        expect(await read(cut(text, offsets))).toEqual({
          kind: "page",
          page: {
            entries: [
              {
                kind: "large",
                id,
                time,
                reason: "With this entry alone, a page is larger than 16777216 bytes.",
                size: bytes.length,
                sha256: sha256(bytes),
              },
            ],
            // It fits into a page that is held: another entry was too large.
            isSuspect: true,
            next: `${BASE}/__api__/v1/audit_logs?next=8`,
          },
        });
      }),
      { numRuns: runs(3000) },
    );
  });

  it.each([
    ["a number", "12345", null],
    ["a text", '"id\\""', null],
    ["an array", '[{"id":5}]', null],
    ["without an id", '{"a":{"id":5}}', null],
    ["with two ids", '{"id":5,"a":[{"id":1}],"id":6}', null],
    ["with an object for an id, and another", '{"id":{"a":{}},"id":6}', null],
    ["an id that is too long", `{"id":${"5".repeat(400)}}`, null],
    ["an id after everything else", '{"a":[[[]]],"b":{"id":1},"\\u0069d" : "77" }', "77"],
    ["not JSON", '{"id":5,"a":tru}', "5"],
  ])("%s", async (_, entry, id) => {
    const outcome = await read(cut(`{"results":[ ${entry} ],"paging":null}`, [3, 13, 14, 15, 20]));
    expect(outcome).toMatchObject({
      kind: "page",
      page: { entries: [{ id, size: entry.length, sha256: sha256(entry) }], next: null },
    });
  });
});

describe("a page that is too large is refused unless it has one entry", () => {
  it.each([
    ["two entries", '{"results":[{"id":1},{"id":2}]}'],
    ["something behind it", '{"results":[{"id":1}x]}'],
    ["lists of results twice", '{"results":[{"id":1}],"results":[{"id":2}]}'],
    ["no entry", '{"results":[]}'],
    ["no results", '{"paging":{}}'],
    ["results of the entry only", '{"a":{"results":[{"id":1}]}}'],
    ["much around it", `{"results":[{"id":1}],"a":"${"x".repeat(65_536)}"}`],
  ])("%s", async (_, text) => {
    expect(await read(cut(text, [10]))).toMatchObject({ kind: "failed", failure: { kind: "too-large" } });
  });

  it.each([["something after its end", '{"results":[{"id":1}]}x']])("%s", async (_, text) => {
    expect(await read(cut(text, [10]))).toMatchObject({ kind: "failed", failure: { kind: "malformed" } });
  });

  it("one that breaks off", async () => {
    const text = '{"results":[{"id":1}]}';
    expect(await read(cut(text, []), 23)).toMatchObject({ kind: "failed", failure: { kind: "no-answer" } });
    const failure = { kind: "too-large" };
    expect(await read(cut('{"results":[{"id":1', []))).toMatchObject({ kind: "failed", failure });
  });
});

it("a page is suspect up to the size of one that is held", async () => {
  const [start, end] = ['{"results":[{"id":"7","a":"', '"}]}'];
  const left = AUDIT_EXPORT_PAGE_MAX_BYTES - start.length - end.length;
  for (const [bytes, isSuspect] of [
    [left, true],
    [left + 1, false],
  ] as const) {
    expect(await read(large(start, bytes, end))).toMatchObject({ kind: "page", page: { isSuspect } });
  }
});

describe("an entry that is larger than what may be held", () => {
  const [start, end] = ['{"id":"7","a":"', '","time":"2026-01-01T00:00:00Z"}'];

  it("passes without being held", async () => {
    const bytes = sized({ full: 200, small: 96 }) * MIB;
    const held = () => process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed;
    const before = held();
    let [most, pieces] = [0, 0];
    function* watched() {
      for (const piece of large(`{"results":[${start}`, bytes, `${end}],"paging":{"next":null}}`)) {
        pieces += 1;
        if (pieces % 100 === 0) most = Math.max(most, held() - before);
        yield piece;
      }
    }
    const outcome = await read(watched());
    expect(outcome).toMatchObject({
      kind: "page",
      page: {
        entries: [{ id: "7", time: Date.UTC(2026, 0, 1), size: bytes + start.length + end.length }],
        isSuspect: false,
      },
    });
    expect(most / MIB).toBeLessThan(64);
  });

  it("passes where it is of many small values", async () => {
    const MANY = sized({ full: 40, small: 18 });
    const values = bytesOf('{"b":"c\\n","d":[1.5,null]},'.repeat(40_000));
    const ends = ['{"a":[', '0],"id":8}'] as const;
    const pieces = [
      bytesOf(`{"results":[${ends[0]}`),
      ...Array.from({ length: MANY }, () => values),
      bytesOf(`${ends[1]}]}`),
    ];
    const size = MANY * values.length + ends.join("").length;
    expect(await read(pieces)).toMatchObject({ kind: "page", page: { entries: [{ id: "8", size }] } });
  });

  it("is too large where the server says that it is larger than what is read at most", async () => {
    const pieces = large('{"results":[{"a":"', MIB, "");
    const failure = { kind: "too-large" };
    expect(await read(pieces, AUDIT_LARGE_PAGE_MAX_BYTES + 1)).toMatchObject({ kind: "failed", failure });
  });
});
