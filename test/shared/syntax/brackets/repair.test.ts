import { expect, test } from "vitest";
import { schemaFor } from "../../../../shared/index.ts";
import { shapeOf } from "../../../../shared/schema/schema-shape.ts";
import { parse } from "../../../../shared/syntax/parse.ts";
import { shippedVocabulary } from "../../../../shared/vocabulary/shipped.ts";
import { fixtureSections } from "../../../support/fixture-sections.ts";

const SHAPE = shapeOf(schemaFor(shippedVocabulary));

/** The mistakes of a text without its mark. */
function placesOf(marked: string): readonly (readonly [number, string])[] {
  const text = marked.replaceAll("▸", "");
  return parse(text, SHAPE).mistakes.map(({ start, message }) => [start, message]);
}

test.each([
  ...fixtureSections("brackets.md").map(({ title, texts: [marked = "", message = ""] }) => [
    title,
    marked,
    message.trim(),
  ]),
  ["The end of the file", '{\n\t"providers": {\n\t\t"provider_a": {}\n\t}▸\n', 'A "}" is missing here.'],
  ["The end of the providers", '{\r\n  "providers": {\r\n    "provider_a": {}▸\r\n}\r\n', 'A "}" is missing here.'],
  [
    "The end of a file that is cut off after a comma",
    '{\n  "providers": {\n    "provider_a": {\n      "enabled": true,▸\n   ',
    "3 brackets are missing here.",
  ],
])("%s is told where it is", (_, marked = "", message) => {
  expect(placesOf(marked)).toEqual([[marked.indexOf("▸"), message]]);
});

test("the format tells where a container ends that another name would fit as well", () => {
  const text = '{"providers":{"custom":{"x":{"type":"provider-b-compatible"},"provider_b":{"enabled":false}}}';
  expect(parse(text, SHAPE).value).toMatchObject({ providers: { provider_b: { enabled: false } } });
  expect(parse(text).value).toMatchObject({ providers: { custom: { provider_b: { enabled: false } } } });
});

test.each([
  ['{\n  "a": {\n    "b": 1\n  "c": 2\n}\n', '{\n  "a": {\n    "b": 1\n  },\n  "c": 2\n}\n'],
  ['{\n  "a": { "b": 1,\n  "c": 2\n}\n', '{\n  "a": { "b": 1 },\n  "c": 2\n}\n'],
  ['{\r\n\t"a": {\r\n\t\t"b": 1\r\n}\r\n', '{\r\n\t"a": {\r\n\t\t"b": 1\r\n\t}\r\n}\r\n'],
  ['{\n  "a":\n    "b": 1\n  }\n}\n', '{\n  "a": {\n    "b": 1\n  }\n}\n'],
  ['{\n  "a": {\n    "b": []]\n  }\n}\n', '{\n  "a": {\n    "b": []\n  }\n}\n'],
])("a fix keeps the layout of %j", (text, expected) => {
  const [mistake, ...others] = parse(text).mistakes;
  expect(others).toEqual([]);
  const edits = mistake?.fix?.edits ?? [];
  expect(edits.reduce((fixed, { start, end, text: own }) => fixed.slice(0, start) + own + fixed.slice(end), text)).toBe(
    expected,
  );
});

test.each([
  ["on one line", '{"a":{"b":1}'],
  ["where a line is indented for another place", '{\n  "a": {\n      "b": 1,\n   "c": 2\n}\n'],
  ["where several brackets are missing", '{\n  "a": {\n    "b": 1\n'],
])("a bracket has no fix %s", (_, text) => {
  expect(parse(text).mistakes.filter(({ message }) => /missing/.test(message))).toHaveLength(1);
  expect(parse(text).mistakes.every(({ fix }) => fix === undefined)).toBe(true);
});
