import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "../../../shared/syntax/parse.ts";

const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);
const value = fc.oneof(
  word,
  word.map((name) => `https://${name}.example.com:8443/v1`),
  word.map((id) => `${id}:8b, ${id}`),
);
const entry = fc.record({
  name: word,
  list: fc.array(value, { minLength: 1, maxLength: 3 }),
  text: value,
  count: fc.nat(),
});

test.each([0, 2, "\t"])("a string with one of its quotes is read as it was with both, indented by %j", (indent) => {
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 4 }), fc.nat(), (entries, choice) => {
      const text = JSON.stringify(entries, undefined, indent);
      const quotes = [...text.matchAll(/"/g)].map(({ index }) => index);
      const at = quotes[choice % quotes.length] ?? 0;
      const { value: read, mistakes } = parse(text.slice(0, at) + text.slice(at + 1));
      expect(mistakes).toHaveLength(1);
      expect(read).toEqual(entries);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['{ "a: true, "b": 1 }', { a: true, b: 1 }],
  ['{ a": true, "b": 1 }', { a: true, b: 1 }],
  ['{ "a": "x, // a comment\n "b": 1 }', { a: "x", b: 1 }],
  ['{ "a": "128,000 }', { a: "128,000" }],
  ['{ "a": ", "b": 1 }', { a: "", b: 1 }],
])("reads %j", (text, expected) => {
  expect(parse(text).value).toEqual(expected);
});

test("only a key whose end is certain gets its quote from a fix", () => {
  expect(parse('{ "a: true }').mistakes).toMatchObject([{ fix: { edits: [{ start: 4, end: 4, text: '"' }] } }]);
  for (const text of ['{ "x y: true }', '{ "a": "x }', '{ "a": x" }']) {
    expect(parse(text).mistakes).toHaveLength(1);
    expect(parse(text).mistakes[0]?.fix).toBeUndefined();
  }
});
