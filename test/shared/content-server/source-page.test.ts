import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSourcePage } from "../../../shared/content-server/source-page.ts";
import { runs } from "../../support/size.ts";
import { bytesOf, entryText, jsonText, listOf, textOf } from "./support/json-text.ts";

const read = (text: string) => readSourcePage(bytesOf(text));

const next = fc.option(
  fc.webUrl().map((url) => JSON.stringify(url)),
  { nil: "null" },
);
const page = fc
  .record({
    entries: fc.array(entryText, { maxLength: 5 }),
    next,
    cursor: next,
    other: jsonText,
    comma: listOf(fc.constant("0")),
  })
  .map(({ entries, next: url, cursor, other, comma }) => {
    const blank = comma.replaceAll(/[^ \t\r\n]/g, "");
    const results = entries.map(({ text }) => `${blank}${text}${blank}`).join(",");
    const paging = `{"x":${other},"next":${url},"cursors":{"next":${cursor},"previous":${other}}}`;
    return { entries, text: `${blank}{"a":${other},"results":[${results}],${blank}"paging":${paging},"b":${other}}` };
  });

const onOneLine = (text: string) => text.replaceAll(/[\r\n][ \t\r\n]*/g, "");

describe("a page", () => {
  it("gives its entries byte for byte, and where the next page is", () => {
    fc.assert(
      fc.property(page, ({ entries, text }) => {
        const outcome = read(text);
        if (outcome.kind !== "page") throw new Error(outcome.message);
        expect(outcome.entries.map(({ bytes }) => textOf(bytes))).toEqual(
          entries.map((entry, index) =>
            outcome.entries[index]?.kind === "entry" ? onOneLine(entry.text) : entry.text,
          ),
        );
        expect(outcome.entries.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
        expect(outcome.isSuspect).toBe(false);
        const parsed: any = JSON.parse(text);
        expect([outcome.next, outcome.nextCursor]).toEqual([parsed.paging.next, parsed.paging.cursors.next]);
      }),
      { numRuns: runs(2000) },
    );
  });

  it.each([
    ['{"results":[]}', null, null],
    ['{"results":[],"paging":null}', null, null],
    ['{"results":[],"paging":{}}', null, null],
    ['{"results":[],"paging":{"next":null,"cursors":null}}', null, null],
    ['{"results":[],"paging":{"next":"","cursors":{"next":""}}}', null, null],
    ['{"paging":{"cursors":{"previous":"a","next":"b"},"next":"\\u0068ttps:\\/\\/c"},"results":[]}', "https://c", "b"],
    ['{"next":"x","cursors":{"next":"y"},"results":[],"paging":{"a":{"next":"z"}}}', null, null],
    ['{"\\u0072esults":[],"pagin\\u0067":{"ne\\u0078t":"a"}}', "a", null],
    [' \r\n{ "results" : [ ] , "paging" : { "next" : "\\ud800" } } \n', "\ud800", null],
  ])("%s", (text, url, nextCursor) => {
    expect(read(text)).toEqual({ kind: "page", entries: [], isSuspect: false, next: url, nextCursor });
  });

  it("does not hold the body that it was read from", () => {
    const outcome = read(`{"results":[{"id":1}],"x":"${"y".repeat(1_000_000)}"}`);
    expect(outcome.kind === "page" && outcome.entries[0]?.bytes.buffer.byteLength).toBe(8);
  });
});

describe("a page with an unreadable entry", () => {
  const between = (entry: Uint8Array) =>
    readSourcePage(Uint8Array.from([...bytesOf('{"results":[{"id":1}, '), ...entry, ...bytesOf(' ,{"id":3}]}')]));

  it.each([
    ["no JSON", '{"id":2,"a":tru}', true],
    ["no value", '{"id":2,"a":}', true],
    ["brackets that do not fit", '{"id":2,"a":[}}', true],
    ["a line end in a text", '{"id":2,"a":"\n"}', true],
    ["two values", '{"id":2} {"id":2}', true],
    ["no comma", '{"id":2 "a":[1,2]}', true],
    ["more than one id", '{"id":2,"id":2}', false],
    ["no id", '{"a":"],}"}', false],
    ["no object", "[{},{}]", false],
    ["too many levels", `{"id":2,"a":${"[".repeat(64)}${"]".repeat(64)}}`, false],
  ])("%s: the others are read, and the page is suspect where it may be damaged", (_, text, isSuspect) => {
    const outcome = between(bytesOf(text));
    if (outcome.kind !== "page") throw new Error(outcome.message);
    expect(outcome.entries.map(({ kind }) => kind)).toEqual(["entry", "unreadable", "entry"]);
    expect(outcome.entries[1]?.bytes).toEqual(bytesOf(text));
    expect(outcome.isSuspect).toBe(isSuspect);
  });

  it("invalid UTF-8 comes out as it went in, in texts and elsewhere", () => {
    for (const text of ['{"id":2,"a":"§"}', '{"id":2,"§":"a"}', '{"id":2§}', "{§}", "§", '"§"']) {
      const bytes = bytesOf(text).map((byte, at, all) => (byte === 0xa7 && all[at - 1] === 0xc2 ? 0x20 : byte));
      const outcome = between(bytes);
      if (outcome.kind !== "page") throw new Error(outcome.message);
      expect(outcome.entries.map(({ kind }) => kind)).toEqual(["entry", "unreadable", "entry"]);
      expect([outcome.isSuspect, outcome.entries[0]?.id, outcome.entries[2]?.id]).toEqual([true, "1", "3"]);
    }
  });
});

describe("a body that is no page", () => {
  it.each([
    ["", "The body does not begin with a JSON object, at byte 0. Check the server's base URL."],
    [
      "<!doctype html><title>Sign in</title>",
      "The body does not begin with a JSON object, at byte 0. Check the server's base URL.",
    ],
    ["[]", "The body does not begin with a JSON object, at byte 0. Check the server's base URL."],
    ["{}", 'The body has no "results", at byte 2.'],
    ['{"results":[]', "The body ends too early, at byte 13."],
    ['{"results":[{"id":1}', "The body ends too early, at byte 20."],
    ['{"results":[]}x', "The body goes on after its end, at byte 14."],
    ['{"results":[]}{"results":[]}', "The body goes on after its end, at byte 14."],
    ['{"results":null}', 'The body has "results" that are no array, at byte 11.'],
    ['{"results":[],"results":[]}', 'The body has more than one "results", at byte 24.'],
    ['{"results":[],"\\u0072esults":[]}', 'The body has more than one "results", at byte 29.'],
    ['{"results":[],"paging":null,"paging":null}', 'The body has more than one "paging", at byte 37.'],
    ['{"results":[],"paging":[]}', "The body has something other than an object or null in its paging, at byte 23."],
    ['{"results":[],"paging":{"next":1}}', "The body has a next page that is neither a string nor null, at byte 31."],
    ['{"results":[],"paging":{"next":null,"next":"a"}}', 'The body has more than one "paging.next", at byte 43.'],
    ['{"results":[],"paging":{"cursors":{},"cursors":{}}}', 'The body has more than one "paging.cursors", at byte 47.'],
    [
      '{"results":[],"paging":{"cursors":{"next":"a","next":"a"}}}',
      'The body has more than one "paging.cursors.next", at byte 53.',
    ],
    [
      '{"results":[],"paging":{"cursors":{"next":2}}}',
      "The body has a next page that is neither a string nor null, at byte 42.",
    ],
    ['{"results":[{"id":1},]}', "The body is not valid JSON, at byte 21."],
    ['{"results":[,]}', "The body is not valid JSON, at byte 12."],
    ['{"results":[{"id":1}}', "The body is not valid JSON, at byte 20."],
    ['{"results":[],"a":nul}', "The body is not valid JSON, at byte 21."],
    [`{"results":[],"a":${"[".repeat(64)}`, "The body nests objects and arrays deeper than 64 levels, at byte 81."],
    ['\ufeff{"results":[]}', "The body does not begin with a JSON object, at byte 0. Check the server's base URL."],
  ])("%s", (text, message) => {
    expect(read(text)).toEqual({ kind: "malformed", message });
  });

  it("any beginning of any page", () => {
    fc.assert(
      fc.property(page, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), ({ text }, part) => {
        const bytes = bytesOf(text);
        expect(readSourcePage(bytes.subarray(0, Math.floor(part * bytes.length))).kind).toBe("malformed");
      }),
      { numRuns: runs(2000) },
    );
  });

  it("never throws, and never loses or changes an entry of what JSON.parse takes", () => {
    const change = fc.tuple(fc.nat(), fc.nat(255));
    fc.assert(
      fc.property(page, fc.array(change, { maxLength: 3 }), ({ text }, changes) => {
        const bytes = bytesOf(text);
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        const outcome = readSourcePage(bytes);
        let parsed: any;
        try {
          parsed = JSON.parse(textOf(bytes));
        } catch {
          expect(outcome.kind === "page" && !outcome.isSuspect).toBe(false);
          return;
        }
        if (outcome.kind !== "page") return;
        expect(outcome.isSuspect).toBe(false);
        expect(outcome.entries.map((entry) => JSON.parse(textOf(entry.bytes)))).toEqual(parsed.results);
      }),
      { numRuns: runs(6000) },
    );
  });

  it("is too large where it has more entries than are held", () => {
    expect(read(`{"results":[${"0,".repeat(100_000)}0]}`)).toEqual({
      kind: "too-large",
      message: "The body has more than 100000 entries, at byte 200012.",
    });
    expect(read(`{"results":[${"0,".repeat(99_999)}0]}`).kind).toBe("page");
  });
});
