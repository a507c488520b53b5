/** Random JSON as text, in spellings that `JSON.stringify` never writes. */

import fc from "fast-check";

const whitespace = fc.stringMatching(/^[ \t\r\n]{0,3}$/);
const number = fc.stringMatching(/^-?(?:0|[1-9]\d{0,24})(?:\.\d{1,6})?(?:[eE][+-]?\d{1,4})?$/);
const piece = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 4 }).map((text) => JSON.stringify(text).slice(1, -1)),
  fc.stringMatching(/^\\u[0-9a-fA-F]{4}$/),
  fc.constantFrom("\\/", "/", '\\"', "\\\\", "\\ud800", "\\b\\f\\n\\r\\t", "\u007f", "[{", "}]", ",", ":"),
);
const string = fc.array(piece, { maxLength: 4 }).map((pieces) => `"${pieces.join("")}"`);

const { value } = fc.letrec<{ value: string; array: string; object: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    number,
    string,
    fc.constantFrom("true", "false", "null"),
    tie("array"),
    tie("object"),
  ),
  array: listOf(tie("value")).map((text) => `[${text}]`),
  object: listOf(fc.tuple(string, tie("value")).map(([key, item]) => `${key}:${item}`)).map((text) => `{${text}}`),
}));

/** Any JSON value. */
export const jsonText = value;

/** Items with commas and random whitespace around them. */
export function listOf(item: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(fc.array(fc.tuple(whitespace, item, whitespace), { maxLength: 4 }), whitespace)
    .map(([items, inside]) => (items.length === 0 ? inside : items.map((parts) => parts.join("")).join(",")));
}

/** An entry of an audit log with one id and other members, some of them with the same key. */
export const entryText: fc.Arbitrary<{ readonly id: string; readonly text: string }> = fc
  .record({
    id: fc.bigInt({ min: 0n, max: 10n ** 30n }).map(String),
    isText: fc.boolean(),
    key: fc.constantFrom('"id"', '"\\u0069d"', '"i\\u0064"', '"\\u0069\\u0064"'),
    before: fc.array(
      fc.tuple(whitespace, fc.constantFrom('"a"', '"ID"', '"id "', '"time"', '"\\u0061"'), whitespace, value),
    ),
    after: fc.array(fc.tuple(whitespace, fc.constantFrom('"b"', '"i\\\\d"', '"idx"', '""'), whitespace, value)),
    end: whitespace,
  })
  .map(({ id, isText, key, before, after, end }) => {
    const own = ["", key, " ", isText ? `"${id}"` : id] as const;
    const members = [...before, own, ...after].map(([space, name, inside, item]) => `${space}${name}${inside}:${item}`);
    return { id, text: `{${members.join(",")}${end}}` };
  });

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Fails on what is not UTF-8. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
}
