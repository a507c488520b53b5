import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { KEY_MAX_CHARACTERS, NESTING_MAX_LEVELS } from "../../../shared/syntax/limits.ts";
import { parse } from "../../../shared/syntax/parse.ts";
import { readStrict } from "../../../shared/syntax/read-strict.ts";
import { recover } from "../../../shared/syntax/recover.ts";
import { isArray, isObject, type Json } from "../../../shared/text/json.ts";
import { textOf } from "../../support/arbitrary-text.ts";
import { runs } from "../../support/size.ts";
import { words } from "../../support/words.ts";

/** The right value of a text, as the parser reads it; undefined where anything is to be reported. */
function rightBy(text: string) {
  const { value, comments, mistakes, duplicateKeys, unsafeKeys } = recover(text);
  return mistakes.length + duplicateKeys.length + unsafeKeys.length > 0
    ? undefined
    : { value, comments: [...comments] };
}

/** Pieces of JSON with comments, cut and mixed up; many of the texts are right. */
const pieces = fc.oneof(
  fc.constantFrom(...words("{ } [ ] , : [1,] {} 1 -0"), '"', '"a":', '"b" :', '"__proto__":', '{"a":1}'),
  fc.constantFrom(...words("/ * // /* */ 1e999"), "// a\n", "//\r", "/* a */", '/* " */', '// "\n', '"//"', '"/*"'),
  fc.constantFrom(
    "\\",
    '\\"',
    '"\\\\"',
    '"\\u002f/"',
    '",]"',
    '"[{"',
    '":"',
    '"a\\" : b"',
    "true",
    '"\u0001"',
    '"\ud800"',
  ),
  fc.constantFrom("\n", "\r", "\r\n", " ", "\t", "\uFEFF", "\u00a0", "\u2028", '"\u2028"', "\u0000"),
);
const mixed = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(""));
const value = fc.jsonValue({ maxDepth: 4 });
const cut = fc.tuple(textOf(value), fc.nat(), fc.nat({ max: 3 }), pieces).map(([{ text }, at, length, piece]) => {
  const start = at % (text.length + 1);
  return text.slice(0, start) + piece + text.slice(start + length);
});

function read(text: string) {
  const strict = readStrict(text);
  return strict ? { value: strict.value, comments: strict.comments } : undefined;
}

function stringsIn(one: Json | undefined): readonly string[] {
  if (typeof one === "string") return [one];
  return isArray(one) || isObject(one) ? [...Object.keys(one), ...Object.values(one).flatMap(stringsIn)] : [];
}

describe("agrees with the parser", () => {
  test("wherever it reads a text", () => {
    let count = 0;
    fc.assert(
      fc.property(fc.oneof(mixed, cut), (text) => {
        const strict = read(text);
        if (strict === undefined) return;
        count += 1;
        expect(strict).toEqual(rightBy(text));
        expect(JSON.stringify(strict.value)).toBe(JSON.stringify(recover(text).value));
      }),
      { numRuns: runs(20_000) },
    );
    expect(count).toBeGreaterThan(runs(2_000));
  });

  test("every right text in which no string looks like a key is read", () => {
    fc.assert(
      fc.property(textOf(value), ({ text }) => {
        const right = rightBy(text);
        if (right === undefined || stringsIn(right.value).some((string) => /(?:^|")\s*:|\\/.test(string))) return;
        expect(read(text)).toEqual(right);
      }),
      { numRuns: runs(5_000) },
    );
  });
});

test("no key is taken for one that an earlier text had", () => {
  const [text, earlier] = [String.raw`{"a":1,"b\n":2}`, String.raw`{"a":1,"b\\":2}`];
  for (const one of [earlier, earlier, text]) expect(parse(one)).toMatchObject({ value: recover(one).value });
});

test.each([
  ["[,]"],
  ["{,}"],
  ["[/* a */,]"],
  ["[1,,]"],
  ["{},"],
  ['{"a":1,"a":2}'],
  [String.raw`{"a":1,"\u0061":2}`],
  ['{"a":{"b":[{"c":1,"c":2}]}}'],
  ['{"__proto__":1}'],
  [String.raw`{"a":{"\u005f_proto__":1}}`],
  [`{"${"k".repeat(KEY_MAX_CHARACTERS + 1)}":1}`],
  [`{"${String.raw`\u0061`.repeat(KEY_MAX_CHARACTERS / 6 + 1)}":1}`],
  ["[".repeat(NESTING_MAX_LEVELS + 1) + "]".repeat(NESTING_MAX_LEVELS + 1)],
  ['["]",'.repeat(NESTING_MAX_LEVELS + 1) + "1]".repeat(NESTING_MAX_LEVELS + 1)],
  ['["a\n// b"]'],
  ["[1/**/2]"],
  ["[1] // a\n/*"],
  [""],
])("is not certain that %j is right", (text) => {
  expect(read(text)).toBeUndefined();
});

test.each([
  ["// a\r[1, // b\n2,/* , */ // c\n ]", [1, 2]],
  ["\uFEFF{}", {}],
  ['{"a//b": "/*", "c": "\\\\", /* " */ "d": "\\"//" }', { "a//b": "/*", c: "\\", d: '"//' }],
  ["[".repeat(NESTING_MAX_LEVELS) + "]".repeat(NESTING_MAX_LEVELS), undefined],
  ['{"a" : 1, "b"\n:/* : */2, "c": "x : y"}', { a: 1, b: 2, c: "x : y" }],
])("reads %j", (text, expected) => {
  expect(read(text)).toEqual(rightBy(text));
  if (expected !== undefined) expect(read(text)?.value).toEqual(expected);
});
