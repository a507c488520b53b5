import fc from "fast-check";
import { type ParseError, parse as parseJsonc } from "jsonc-parser";
import { describe, expect, test } from "vitest";
import { NESTING_MAX_LEVELS, SYNTAX_MISTAKES_MAX } from "../../../shared/syntax/limits.ts";
import type { Node } from "../../../shared/syntax/node.ts";
import { parse } from "../../../shared/syntax/parse.ts";
import type { SyntaxMistake } from "../../../shared/syntax/syntax-mistakes.ts";
import { runs } from "../../support/size.ts";
import { words } from "../../support/words.ts";

/** Each mistake as the text that it marks and what is said of it. */
function mistakesOf(text: string): readonly string[] {
  return parse(text).mistakes.map(({ start, end, message }) => `${text.slice(start, end)} | ${message}`);
}

function withFixes(text: string, mistakes: readonly SyntaxMistake[]): string {
  const edits = mistakes
    .flatMap(({ fix }) => fix?.edits ?? [])
    .toSorted((one, other) => one.start - other.start || one.end - other.end);
  return edits.reduceRight((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), text);
}

const NOT_BETWEEN = (sign: string) => `"${sign}" cannot stand between a key and its value.`;

describe("finds each mistake once", () => {
  test.each([
    ['{"a":1 "b":2}', [' | A "," is missing here.']],
    ["[1 2 3]", [' | A "," is missing here.', ' | A "," is missing here.']],
    ['{"a" 1, "b" 2}', ['"a" | A ":" is missing after this key.', '"b" | A ":" is missing after this key.']],
    ['{"a" "b", "c" {"d" []}}', ['"a"', '"c"', '"d"'].map((key) => `${key} | A ":" is missing after this key.`)],
    ['{"a" "b": 1}', ['"a" | A ":" is missing after this key.']],
    ['{"a"\n"b", "c": 1}', ['"a" | A ":" is missing after this key.']],
    ['{"a" = 1, "b"=true, "c" => {}}', ["=", "=", "=>"].map((sign) => `${sign} | ${NOT_BETWEEN(sign)}`)],
    ['{"a" = , "b": 1}', [`= | ${NOT_BETWEEN("=")}`, '"a" | This key has no value.']],
    ['{"a", "b":}', ['"a" | This key has no value.', '"b" | This key has no value.']],
    ['{"a":\n"b":1}', ['"a" | This key has no value.']],
    ['{"a":: 1, "b": 2}', ['"a" | This key has no value.']],
    ["{a: 1, 3: 4}", ["a", "3"].map((key) => `${key} | This key is not in double quotes.`)],
    ["{'b': 2, \"c\": `d`}", ["'b' | These are single quotes.", "`d` | These are backticks."]],
    ['{“a": 1,\n"b”: 2}', ['“a"', '"b”'].map((text) => `${text} | These are typographic quotes.`)],
    ['{“a”:\n1, "b": “c”}', ["“a”", "“c”"].map((text) => `${text} | These are typographic quotes.`)],
    [
      '{“a”: 1, "b": “c”, d: “e”}',
      [
        '“a”: 1, "b": “c” | These are typographic quotes.',
        "d | This key is not in double quotes.",
        "“e” | These are typographic quotes.",
      ],
    ],
    ['{name": "x",\n"b": 1}', ['name" | The double quote before this text is missing.']],
    ['{"a": "x,\n"b": 1}', ['"x | This string is not closed.']],
    ["{: 1}", [": | A key is missing here."]],
    ["{[]}", ["[ | A key is missing here."]],
    ['{"m":{"a":["a","b] },\n"x":1}', ['"b | This string is not closed.']],
    ['{"a":["a, "b"]}', ['"a | This string is not closed.']],
    ['{"a":true",\n"b":1}', ['true" | The double quote before this text is missing.']],
    ['{"m":{"a":["b"]],"c":1}}', ['] | Unexpected "]".']],
    ['{"m":{"a":["b"},"c":1}}', ['} | Unexpected "}": the "[" before it is not closed.']],
    ['{"m":{"a":["b","c":[]}}', [' | A "]" is missing here.']],
    ['{"a":"b":1},"c":1}', [' | A "{" is missing here.']],
    ['{\n<<<<<<< us\n"a":1\n=======\n"a":2\n>>>>>>> them\n}', ["<<<<<<< us | This merge conflict is not resolved."]],
    ["{ /*\n<<<<<<< us\n=======\n>>>>>>> them\n*/ }", []],
    ['{"a" 1 /*\n=======\n*/ }', ['"a" | A ":" is missing after this key.']],
    ["[${A}, {{ b }}]", ["${A}", "{{ b }}"].map((word) => `${word} | This is not a JSON value.`)],
    ['{"a":1 # "b"\n}', ['# "b" | Comments cannot start with "#".']],
    ['{\u00a0"a":1}', ["\u00a0 | The invisible character U+00A0 is not allowed here."]],
    ['{"a: "b",\n"c":1}', ['"a | This string is not closed.']],
    ["<html>", ["<html> | This is not JSON."]],
    ["providers:\n  a: 1", ["providers: | This is YAML, not JSON."]],
    ["---\na: 1", ["--- | This is YAML, not JSON."]],
    [`{"${"k".repeat(1025)}":1}`, [`"${"k".repeat(1025)}" | This key is longer than 1024 characters.`]],
    [`{"${"k".repeat(1024)}":1}`, []],
    ['{"a": True, "b": None, "c": NaN}', ["True", "None", "NaN"].map((word) => `${word} | This is not a JSON value.`)],
    [
      "[01, .5, 1., +1, 0x1F, -]",
      ["01", ".5", "1.", "+1", "0x1F", "-"].map((word) => `${word} | This is not a JSON value.`),
    ],
    [
      "[https://host/path, two words]",
      ["https://host/path", "two words"].map((word) => `${word} | This is not a JSON value.`),
    ],
    [
      String.raw`["\x", "\u12", "ok\n"]`,
      [String.raw`\x | This escape is not valid in JSON.`, String.raw`\u | This escape is not valid in JSON.`],
    ],
    ['["a\tb"]', ["\t | A string cannot contain a control character."]],
    ['{"a":1,,,,"b":2}', [', | Unexpected ",": there is nothing before it.']],
    ["[,1,,2]", [', | Unexpected ",": there is nothing before it.', ', | Unexpected ",": there is nothing before it.']],
    ['["a": 1]', [': | Unexpected ":".']],
    ['{"a": [1, 2}', [' | A "]" is missing here.']],
    ['{"a": {"b": 1]}', ['] | Unexpected "]": the "{" before it is not closed.']],
    ['{"a": [{', [" | 3 brackets are missing here."]],
    ["}", ['} | Unexpected "}".']],
    ["{} {}", ["{ | A second JSON document begins here."]],
    ["{} x", ["x | There is text after the end of the document."]],
    ["{} /* x", ['/* x | A comment starts with "/*" and is not closed.']],
    ["", [" | The file contains no JSON value."]],
  ])("%j", (text, expected) => {
    expect(mistakesOf(text)).toEqual(expected);
  });

  test("every mistake in a text with many is found, and parsing goes on after each", () => {
    const lines = Array.from({ length: 100 }, (_, index) => `"k${index}": [1 2],`);
    expect(parse(`{${lines.join("\n")}}`).mistakes).toHaveLength(100);
    expect(parse(`{${lines.join("\n")}}`).value).toHaveProperty("k99", [1, 2]);
  });

  test("mistakes beyond a bound are not listed, and a message says so", () => {
    const { mistakes } = parse(`[${"1 ".repeat(SYNTAX_MISTAKES_MAX * 2)}]`);
    expect(mistakes).toHaveLength(SYNTAX_MISTAKES_MAX + 1);
    expect(mistakes.at(-1)?.message).toContain("not listed");
    expect(parse("#\n".repeat(SYNTAX_MISTAKES_MAX * 2)).mistakes).toHaveLength(SYNTAX_MISTAKES_MAX + 1);
  });
});

test.each([
  ['{ "a" = true, "b": 1 }', '{ "a": true, "b": 1 }'],
  ['{ "a" /* = */ = true }', '{ "a" /* = */ : true }'],
  ['{ "a" true, "b": 1 }', '{ "a": true, "b": 1 }'],
  ['{ "a" "b" }', '{ "a": "b" }'],
  ['{ "a" { "b": 1 } }', '{ "a": { "b": 1 } }'],
  ['{ "a": true,, "b": 1 }', '{ "a": true, "b": 1 }'],
  ['{ "a": [1,\n  , 2,,] }', '{ "a": [1,\n   2,] }'],
])("is certain of what %j should be", (text, expected) => {
  const { value, mistakes } = parse(text);
  const fixed = withFixes(text, mistakes);
  expect(fixed).toBe(expected);
  expect(parse(fixed)).toMatchObject({ value, mistakes: [] });
});

test.each(['{ "a" "b": 1 }', '{ "a""b" }', '{ "a"\n"b" }', '{ "a" - 1 }', '{ "a": 1,,, "b": 2 }'])(
  "is not certain of what %j should be",
  (text) => {
    expect(parse(text).mistakes.every(({ fix }) => fix === undefined)).toBe(true);
  },
);

test.each([
  ['{"a": None}', "Remove the key, or write its value: text in double quotes, a number, true, false, {…} or […]."],
  ['{"a": undefined}', "Remove the key, or write its value: text in double quotes, a number, true, false, {…} or […]."],
  ['{"a": NaN}', "Remove the key, or write its value: text in double quotes, a number, true, false, {…} or […]."],
  ["[NULL]", "Remove it, or write a value: text in double quotes, a number, true, false, {…} or […]."],
  ['{"a": = true}', 'Remove the "=".'],
  ['{"a": yes}', "Use true or false, or put the text in double quotes."],
  ['{"a": auto}', 'Put the text in double quotes: "…".'],
  ['{"a" 1}', 'Write ":" after it.'],
  ['{"a" 4o}', 'Write ":" and a JSON value after it.'],
])("says of %j what to write", (text, advice) => {
  expect(parse(text).mistakes).toMatchObject([{ advice }]);
});

test("stops at the bound of nesting", () => {
  expect(mistakesOf("[".repeat(NESTING_MAX_LEVELS) + "]".repeat(NESTING_MAX_LEVELS))).toEqual([]);
  const { mistakes } = parse("[".repeat(1_000_000));
  expect(mistakes).toMatchObject([{ rule: "nesting-depth", start: NESTING_MAX_LEVELS }]);
  for (const brackets of ["{", "{[", "[{"]) {
    const found = parse(`{"a":]${brackets.repeat(2_000)}`).mistakes;
    expect(found).toMatchObject([{ message: "This key has no value." }, { rule: "nesting-depth" }]);
  }
});

test("keeps __proto__ as a key like others", () => {
  const { value } = parse('{"__proto__": {"a": 1}}');
  expect(Object.keys(value ?? {})).toEqual(["__proto__"]);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
});

test("the last of equal keys wins, and all are kept", () => {
  const { value, duplicateKeys } = parse(String.raw`{"a":1,"b":[{"a":2}],"\u0061":3,"a":4}`);
  expect(value).toEqual({ a: 4, b: [{ a: 2 }] });
  expect([...duplicateKeys.values()]).toMatchObject([{ path: ["a"], properties: { length: 3 } }]);
});

const jsonText = fc
  .json({ maxDepth: 5 })
  .chain((text) =>
    fc.constantFrom(
      text,
      JSON.stringify(JSON.parse(text), undefined, 2),
      JSON.stringify(JSON.parse(text), undefined, "\t"),
    ),
  );

/** JSON with comments, cut and mixed up. */
const almostJson = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...words("{ } [ ] , : ' 1 - 0 . true nul / * // x:"),
        '"',
        '"a"',
        '"b"',
        "/* */",
        "\\",
        "\\u00",
        "\n",
        "\r\n",
        " ",
        "\t",
        "\uFEFF",
        "\u0001",
      ),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(""));

describe("agrees", () => {
  test("agrees with JSON.parse on all JSON", () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        const { value, mistakes } = parse(text);
        expect(mistakes).toEqual([]);
        expect(value).toEqual(JSON.parse(text));
      }),
    );
  });

  test("agrees with jsonc-parser on the texts that are JSON with comments", () => {
    fc.assert(
      fc.property(fc.oneof(almostJson, jsonText), (text) => {
        const errors: ParseError[] = [];
        // That parser does not pass over a byte order mark.
        const expected: unknown = parseJsonc(text.replace(/^\uFEFF/, ""), errors, { allowTrailingComma: true });
        const { value, mistakes } = parse(text);
        expect(mistakes.length === 0).toBe(errors.length === 0);
        // Nor does it keep `__proto__` as a key.
        if (errors.length === 0 && !text.includes("__proto__")) expect(value).toEqual(expected);
      }),
      { numRuns: runs(20_000) },
    );
  });
});

/** JSON on lines of its own, in which single tokens are replaced by what people write for them, or by anything. */
const written = fc
  .tuple(
    fc.json({ maxDepth: 3 }),
    fc.array(
      fc.tuple(fc.nat(), fc.nat({ max: 9 }), fc.constantFrom("'", "“", "”", "#", ",", "=", " ", "\n", "x", "]", '"')),
      {
        maxLength: 6,
      },
    ),
  )
  .map(([json, changes]) => {
    let tokens: readonly string[] =
      JSON.stringify(JSON.parse(json), undefined, 1).match(/"(?:[^"\\]|\\.)*"|\s+|[^\s"]/g) ?? [];
    for (const [at, kind, other] of changes)
      tokens = tokens.with(at % tokens.length, miswritten(tokens[at % tokens.length] ?? "", kind, other));
    return tokens.join("");
  });

function miswritten(token: string, kind: number, other: string): string {
  const inside = token.slice(1, -1);
  if (token.startsWith('"')) return [`'${inside}'`, `“${inside}”`, `“${inside}"`, inside, "True", token][kind] ?? token;
  if (token === ",") return kind === 9 ? ",," : "";
  return kind === 9 ? other : kind === 8 && /\n/.test(token) ? ` # a${token}` : token;
}

test("a mistake with a fix is read as it is after the fix", () => {
  let count = 0;
  fc.assert(
    fc.property(fc.oneof(written, almostJson), (text) => {
      const { value, mistakes } = parse(text);
      if (mistakes.length === 0 || mistakes.some(({ fix }) => fix === undefined)) return;
      count += 1;
      const fixed = withFixes(text, mistakes);
      expect(parse(fixed).mistakes).toEqual([]);
      expect(parse(fixed).value).toEqual(value);
    }),
    { numRuns: runs(10_000) },
  );
  expect(count).toBeGreaterThan(runs(200));
});

test("every value's place holds its text", () => {
  fc.assert(
    fc.property(jsonText, (text) => {
      for (const node of nodesOf(parse(text).root)) {
        expect(JSON.parse(text.slice(node.start, node.end))).toEqual(node.value);
      }
    }),
  );
});

test("places of mistakes lie in the text, in order, and no text makes it throw", () => {
  fc.assert(
    fc.property(fc.oneof(almostJson, fc.string({ unit: "binary", maxLength: 50 })), (text) => {
      for (const { start, end, related } of parse(text).mistakes) {
        for (const place of [{ start, end }, ...related]) {
          expect(place.start).toBeGreaterThanOrEqual(0);
          expect(place.end).toBeGreaterThanOrEqual(place.start);
          expect(place.end).toBeLessThanOrEqual(text.length);
        }
      }
    }),
    { numRuns: runs(20_000) },
  );
});

function nodesOf(node: Node): readonly Node[] {
  if (node.kind === "array") return [node, ...[...node.items.values()].flatMap(nodesOf)];
  if (node.kind === "object")
    return [node, ...[...node.properties.values()].flatMap((property) => nodesOf(property.node))];
  return [node];
}
