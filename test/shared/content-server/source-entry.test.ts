import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSourceEntry } from "../../../shared/content-server/source-entry.ts";
import { runs } from "../../support/size.ts";
import { bytesOf, entryText, jsonText, textOf } from "./support/json-text.ts";

const read = (text: string) => readSourceEntry(bytesOf(text));
const nested = (levels: number) => `{"id":7,"a":${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}}`;

function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(textOf(bytes));
    return true;
  } catch {
    return false;
  }
}

/** By the text alone: pairs and escaped backslashes aside, whether an escape of a surrogate is left. */
function hasHalfSurrogate(text: string): boolean {
  const rest = text.replaceAll(/\\\\|\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}/g, "_");
  return /\\u[dD][89a-fA-F]/.test(rest);
}

describe("an entry that comes out as it went in", () => {
  it.each([
    ["a number beyond what a double holds", '{"id":"1","n":12345678901234567890}'],
    ["a number with a zero at its end", '{"id":"1","n":1.10,"m":-0,"k":1.0E+2}'],
    ["a number beyond all doubles", '{"id":"1","n":1e400,"m":-1e-400}'],
    ["surrogate pairs, and what looks like half of one", '{"id":"1","s":"\\ud83D\\uDE00\\\\ud800\\\\\\ud83d\\ude00"}'],
    ["escaped slashes", '{"id":"1","s":"\\/a/b\\/"}'],
    ["duplicate keys", '{"id":"1","a":1,"a":2,"time":"x","time":"y"}'],
    ["keys of every object's prototype", '{"__proto__":{"id":5},"constructor":1,"id":"1","toString":null}'],
    ["an id in an inner object", '{"id":"1","user":{"id":"2","id":3}}'],
    ["keys that are near the id's", '{"id ":1,"ID":2,"i":3,"idd":4,"\\u0069":5,"i\\\\d":6,"id\\u0000":7,"id":"1"}'],
    ["characters of one to four bytes", '{"id":"1","s":"a\u007fé€😀\u2028"}'],
    ["64 levels", nested(64).replace("7", "1")],
  ])("%s", (_, text) => {
    expect(read(text)).toEqual({ kind: "entry", id: "1", time: null, bytes: bytesOf(text) });
  });

  it("any JSON, in any spelling, on one line", () => {
    fc.assert(
      fc.property(entryText, ({ id, text }) => {
        const entry = read(text);
        expect(entry.id).toBe(id);
        const isWritten = !hasHalfSurrogate(text);
        expect(entry.kind).toBe(isWritten ? "entry" : "unreadable");
        expect(textOf(entry.bytes)).toBe(isWritten ? text.replaceAll(/[\r\n][ \t\r\n]*/g, "") : text.trim());
      }),
      { numRuns: runs(6000) },
    );
  });

  it("5 MB of text, escapes and numbers", () => {
    const text = `{"id":"9","s":"${"ab\\u00e9€\\/".repeat(300_000)}","n":[${"1.10,".repeat(400_000)}1]}`;
    const entry = read(text);
    expect([entry.bytes.length > 5_000_000, entry.kind, entry.id]).toEqual([true, "entry", "9"]);
    expect(textOf(entry.bytes) === text).toBe(true);
  });

  it("an entry comes out without the whitespace around it, its line ends and its indentation", () => {
    expect(read(' \r\n{\n \t"id" \r:\t 1\r\n  }\n ')).toEqual({
      kind: "entry",
      id: "1",
      time: null,
      bytes: bytesOf('{"id" :\t 1}'),
    });
  });
});

describe("an id", () => {
  it.each([
    ["0", "0"],
    ['"0"', "0"],
    ['"\\u0031\\u0032"', "12"],
    [
      "12345678901234567890123456789012345678901234567890123456789012345678".slice(0, 64),
      "1234567890".repeat(7).slice(0, 64),
    ],
  ])("%s", (id, expected) => {
    expect(read(`{"id":${id}}`)).toMatchObject({ kind: "entry", id: expected });
  });

  const NO_NUMBER = "The entry's id is no whole number of at most 64 digits.";

  it.each([
    ['{"a":1}', "The entry has no id."],
    ["{}", "The entry has no id."],
    ["[]", "The entry is no object, and so has no id."],
    ['"id"', "The entry is no object, and so has no id."],
    ["5", "The entry is no object, and so has no id."],
    ['{"id":1,"id":1}', "The entry has more than one id."],
    ['{"id":1,"\\u0069d":2}', "The entry has more than one id."],
    ['{"i\\u0064":"1","\\u0069\\u0064":"1"}', "The entry has more than one id."],
    ['{"id":-1}', NO_NUMBER],
    ['{"id":1.0}', NO_NUMBER],
    ['{"id":1e3}', NO_NUMBER],
    ['{"id":"007"}', NO_NUMBER],
    ['{"id":""}', NO_NUMBER],
    ['{"id":" 1"}', NO_NUMBER],
    ['{"id":"١"}', NO_NUMBER],
    ['{"id":null}', NO_NUMBER],
    ['{"id":[1]}', NO_NUMBER],
    [`{"id":${"1".repeat(65)}}`, NO_NUMBER],
    [`{"id":"${"1".repeat(65)}"}`, NO_NUMBER],
    [`{"id":"${"1".repeat(1000)}"}`, NO_NUMBER],
  ])("is not in %s", (text, reason) => {
    expect(read(text)).toEqual({ kind: "unreadable", id: null, time: null, reason, bytes: bytesOf(text) });
  });
});

describe("an entry that cannot be exported", () => {
  const TOO_DEEP = "The entry nests objects and arrays deeper than 64 levels.";
  const NO_UTF8 = "The entry is not valid UTF-8.";
  const NO_JSON = "The entry is no valid JSON.";

  it.each([
    ["65 levels", nested(65), TOO_DEEP, "7"],
    ["a million levels", nested(1_000_000), TOO_DEEP, "7"],
    ["a million levels before the id", `{"a":${"[".repeat(1e6)}${"]".repeat(1e6)},"id":8}`, TOO_DEEP, "8"],
    ["a million levels that never close", `{"id":7,"a":${"[".repeat(1_000_000)}`, TOO_DEEP, "7"],
    ["a broken value before the id", '{"a":tru,"id":8}', NO_JSON, "8"],
    ["a broken id", '{"id":8 8}', NO_JSON, null],
    ["a key without quotes", '{"id":8,a:1}', NO_JSON, "8"],
    ["single quotes", "{'id':8}", NO_JSON, null],
    ["a comma at the end", '{"id":8,}', NO_JSON, "8"],
    ["something behind it", '{"id":8}x', NO_JSON, "8"],
    ["two of them", '{"id":8}{"id":9}', NO_JSON, "8"],
    ["a broken escape", '{"id":8,"a":"\\x"}', NO_JSON, "8"],
    ["a broken escape in the id", '{"id":"\\x"}', NO_JSON, null],
    ["a broken code unit", '{"id":8,"a":"\\u12g4"}', NO_JSON, "8"],
    ["a line end in a text", '{"id":8,"a":"\n"}', NO_JSON, "8"],
    ["a zero before a number", '{"id":08}', NO_JSON, null],
    ["nothing", "", NO_JSON, null],
    ["no end", '{"id":8,"a":"', NO_JSON, "8"],
    ["a byte order mark", '\ufeff{"id":8}', NO_JSON, null],
  ])("%s", (_, text, reason, id) => {
    const entry = read(text);
    expect({ ...entry, bytes: undefined }).toEqual({ kind: "unreadable", id, time: null, reason, bytes: undefined });
    expect(textOf(entry.bytes) === text).toBe(true);
  });

  it.each([
    ["a lone byte", [0xff]],
    ["a continuation alone", [0x80]],
    ["an overlong slash", [0xc0, 0xaf]],
    ["an overlong one of three", [0xe0, 0x80, 0xaf]],
    ["a surrogate", [0xed, 0xa0, 0x80]],
    ["beyond U+10FFFF", [0xf4, 0x90, 0x80, 0x80]],
    ["a cut character", [0xe2, 0x82]],
  ])("%s", (_, wrong) => {
    const bytes = Uint8Array.from([...bytesOf('{"a":"'), ...wrong, ...bytesOf('","id":3}')]);
    expect(readSourceEntry(bytes)).toEqual({ kind: "unreadable", id: "3", time: null, reason: NO_UTF8, bytes });
  });

  it.each([
    ["a high half", '{"id":"7","s":"a\\ud800b"}'],
    ["a low half", '{"id":"7","s":"\\udc00"}'],
    ["halves in the wrong order", '{"id":"7","s":"\\udc00\\ud800"}'],
    ["a high half before a pair", '{"id":"7","s":"\\ud83d\\ud83d\\ude00"}'],
    ["a half behind an escaped backslash", '{"id":"7","s":"\\\\\\uDBFF"}'],
    ["a half and another escape", '{"id":"7","s":"\\ud800\\n"}'],
    ["a half in a key", '{"id":"7","\\uDFFF":1}'],
    ["a half in an inner key, on two lines", '{"id":"7",\n "a":[{"\\udbff\\u0041":1}]}'],
  ])("half of a surrogate pair: %s", (_, text) => {
    const reason =
      "The entry has an escape of one half of a surrogate pair, such as \\ud800, which many readers of JSON refuse or replace.";
    expect(read(text)).toEqual({ kind: "unreadable", id: "7", time: null, reason, bytes: bytesOf(text) });
  });

  it("never, where JSON.parse takes it, and always where it does not", () => {
    const damaged = fc
      .tuple(jsonText, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 2 }))
      .map(([text, changes]) => {
        const bytes = bytesOf(text);
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        return bytes;
      });
    const inputs = fc.oneof(damaged, fc.uint8Array({ maxLength: 12 }), fc.string({ unit: "binary" }).map(bytesOf));
    fc.assert(
      fc.property(inputs, (bytes) => {
        const entry = readSourceEntry(bytes);
        const isTaken = entry.kind === "entry" || ![NO_JSON, NO_UTF8].includes(entry.reason);
        expect(isTaken).toBe(isJson(bytes));
      }),
      { numRuns: runs(12_000) },
    );
  });
});

describe("a time", () => {
  it.each([
    ["1970-01-01T00:00:00Z", 0],
    ["2026-01-02T03:04:05.678Z", Date.UTC(2026, 0, 2, 3, 4, 5, 678)],
    ["2026-01-02t03:04:05.6z", Date.UTC(2026, 0, 2, 3, 4, 5, 600)],
    ["2026-01-02 03:04:05.678999999999Z", Date.UTC(2026, 0, 2, 3, 4, 5, 678)],
    ["2026-01-02T03:04:05+05:30", Date.UTC(2026, 0, 1, 21, 34, 5)],
    ["2026-01-02T03:04:05-00:00", Date.UTC(2026, 0, 2, 3, 4, 5)],
    ["2016-12-31T23:59:60Z", Date.UTC(2017, 0, 1)],
    ["2024-02-29T00:00:00Z", Date.UTC(2024, 1, 29)],
    ["0000-01-01T00:00:00Z", -62_167_219_200_000],
    ["9999-12-31T23:59:59Z", 253_402_300_799_000],
    ["\\u0031970-01-01T00:00:01Z", 1000],
  ])("%s", (text, time) => {
    expect(read(`{"id":1,"time":"${text}"}`)).toMatchObject({ id: "1", time });
  });

  it.each([
    "",
    "2026-01-02",
    "2026-01-02T03:04Z",
    "2026-01-02T03:04:05",
    "2026-01-02T03:04:05.Z",
    "2026-02-29T00:00:00Z",
    "1900-02-29T00:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-00-01T00:00:00Z",
    "2026-01-00T00:00:00Z",
    "2026-04-31T00:00:00Z",
    "2026-01-01T24:00:00Z",
    "2026-01-01T00:60:00Z",
    "2026-01-01T00:00:61Z",
    "2026-01-01T00:00:00+24:00",
    "2026-01-01T00:00:00+0100",
    "2026-01-01T00:00:00Zx",
    "2026/01/01T00:00:00Z",
    "x026-01-01T00:00:00Z",
    "2026-01-01T00:00:0xZ",
    "+002026-01-01T00:00:00Z",
    "Thu, 01 Jan 1970 00:00:00 GMT",
  ])("is not %j", (text) => {
    expect(read(`{"id":1,"time":"${text}"}`)).toMatchObject({ id: "1", time: null });
  });

  it("is not a number or anything else", () => {
    expect(["0", "null", "[]", "true"].map((time) => read(`{"id":1,"time":${time}}`).time)).toEqual(
      Array(4).fill(null),
    );
  });

  it("is what Date.parse reads", () => {
    const time = fc.date({
      min: new Date("0000-01-01T00:00:00Z"),
      max: new Date("9999-12-31T23:59:59.999Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(time, (date) => {
        expect(read(`{"id":1,"time":"${date.toISOString()}"}`).time).toBe(date.getTime());
      }),
    );
  });
});
