import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { KEY_MAX_CHARACTERS, NESTING_MAX_LEVELS } from "../../../shared/syntax/limits.ts";
import type { Node, OnDemand, ParsedText, Property } from "../../../shared/syntax/node.ts";
import { parse } from "../../../shared/syntax/parse.ts";
import { recover } from "../../../shared/syntax/recover.ts";

/** The assertion alone takes far longer than the comparison, and there are tens of thousands. */
function expectEqual(one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
}

/** The content of a text as data: values with their order of keys, places, and every finding on keys. */
function written({ value, root, mistakes, duplicateKeys, unsafeKeys, comments }: ParsedText) {
  return {
    value,
    json: JSON.stringify(value),
    root: writtenNode(root),
    mistakes,
    duplicateKeys: [...duplicateKeys.values()].map(({ path, properties }) => ({
      path,
      properties: writtenSame(properties),
    })),
    unsafeKeys: [...unsafeKeys.values()],
    comments: [...comments],
  };
}

function writtenNode(node: Node): unknown {
  const { start, end, value } = node;
  const place = { start, end, value, json: JSON.stringify(value) };
  if (node.kind === "scalar") return place;
  if (node.kind === "array") return { ...place, items: [...node.items.values()].map(writtenNode) };
  const properties = [...node.properties.values()];
  for (const { key, node: child } of properties) {
    const found = node.properties.get(key.text);
    expectEqual([found?.key, found?.node.start, found?.node.value], [key, child.start, child.value]);
  }
  return {
    ...place,
    properties: properties.map(({ duplicate, ...property }) => ({
      ...writtenProperty(property),
      duplicate: duplicate && writtenSame(duplicate),
    })),
  };
}

function writtenSame(properties: OnDemand<Property>) {
  const all = [...properties.values()].map(writtenProperty);
  expectEqual(properties.length, all.length);
  const byIndex = all.map((_, index) => properties.at(index));
  expectEqual(
    byIndex.map((one) => one && writtenProperty(one)),
    all,
  );
  return all;
}

function writtenProperty({ key, node }: Pick<Property, "key" | "node">) {
  return { key, node: writtenNode(node) };
}

const key = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom('"a"', '"b"', '"1"', '"0"', '"__proto__"', '"constructor"', '"é"') },
  fc.constantFrom(String.raw`"\u0061"`, String.raw`"\n"`, String.raw`"\\"`, String.raw`"\u005f_proto__"`),
  fc.constantFrom(`"${"k".repeat(KEY_MAX_CHARACTERS)}"`, `"${"k".repeat(KEY_MAX_CHARACTERS + 1)}"`),
);
const gap = fc.oneof({ weight: 9, arbitrary: fc.constant("") }, fc.constantFrom(" ", "\n", "/* , */", "// }\n"));
const last = fc.constantFrom("", "", ",");

const { text } = fc.letrec<{ text: string; object: string; array: string }>((tie) => ({
  text: fc.oneof(
    { maxDepth: 5, depthSize: "large" },
    fc.constantFrom("1", "-0", "null", '""', '":"', '"a\\":b"', '"x"', "{}", "[]", '["a"]'),
    tie("object"),
    tie("object"),
    tie("array"),
  ),
  object: fc
    .tuple(fc.array(fc.tuple(gap, key, gap, gap, tie("text"), gap), { minLength: 1, maxLength: 7 }), last)
    .map(
      ([all, end]) => `{${all.map(([a, name, b, c, value, d]) => `${a}${name}${b}:${c}${value}${d}`).join()}${end}}`,
    ),
  array: fc
    .tuple(fc.array(tie("text"), { minLength: 1, maxLength: 4 }), last)
    .map(([all, end]) => `[${all.join()}${end}]`),
}));

test("repeated and unsafe keys are the parser's, with all that stands around them", () => {
  let found = 0;
  fc.assert(
    fc.property(text, (one) => {
      const parsed = parse(one);
      if (parsed.duplicateKeys.length + parsed.unsafeKeys.length > 0) found += 1;
      expectEqual(written(parsed), written(recover(one)));
    }),
    { numRuns: 200 },
  );
  expect(found).toBeGreaterThan(30);
});

test("long objects have the same, too", () => {
  const piece = fc.tuple(fc.constantFrom("a", "b", "c", "__proto__"), text);
  const long = fc
    .array(piece, { minLength: 100, maxLength: 120 })
    .map((all) => `{${all.map(([name, value], index) => `"${name}${index >> 1}":${value}`).join()}}`);
  let found = 0;
  fc.assert(
    fc.property(long, (one) => {
      const parsed = parse(one);
      if (parsed.duplicateKeys.length > 0) found += 1;
      expectEqual(written(parsed), written(recover(one)));
    }),
    { numRuns: 6 },
  );
  expect(found).toBeGreaterThan(0);
});

test("nests as deep as it may", () => {
  const levels = NESTING_MAX_LEVELS - 1;
  const one = `${'{"a":0,"a":'.repeat(levels)}{}${"}".repeat(levels)}`;
  expect(parse(one).duplicateKeys).toHaveLength(levels);
  expect([...parse(one).duplicateKeys.values()]).toMatchObject(
    [...recover(one).duplicateKeys.values()].map(({ path }) => ({ path })),
  );
});
