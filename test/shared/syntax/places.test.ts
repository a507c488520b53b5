import fc from "fast-check";
import { expect, test } from "vitest";
import type { Node } from "../../../shared/syntax/node.ts";
import { parse } from "../../../shared/syntax/parse.ts";
import { recover } from "../../../shared/syntax/recover.ts";
import { textOf } from "../../support/arbitrary-text.ts";

/** A node with all below it as data, each child found in one way or the other. */
function written(node: Node, how: "in order" | "by step"): unknown {
  const { start, end, value } = node;
  if (node.kind === "scalar") return { start, end, value };
  if (node.kind === "array") {
    const items = [...node.items.values()].map((item, index) => (how === "in order" ? item : node.items.at(index)));
    expect(node.items.at(items.length)).toBeUndefined();
    return { start, end, value, items: items.map((item) => item && written(item, how)) };
  }
  const properties = [...node.properties.values()].map((one) =>
    how === "in order" ? one : node.properties.get(one.key.text),
  );
  return { start, end, value, properties: properties.map((one) => one && { ...one, node: written(one.node, how) }) };
}

const name = fc.constantFrom("a", "b", "constructor", "1", "0", "é", '"', "\\", "a\nb", "{[,]}:", "toString");
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.array(fc.dictionary(name, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 4 }), { maxLength: 60 }),
  fc.dictionary(fc.oneof(name, fc.string({ maxLength: 3 })), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 60 }),
);

test.each(["in order", "by step"] as const)("places made on demand are the parser's, %s", (how) => {
  let long = 0;
  fc.assert(
    fc.property(textOf(value), ({ text }) => {
      const whole = recover(text);
      if (whole.mistakes.length + whole.unsafeKeys.length > 0) return;
      if (text.length > 2_000) long += 1;
      expect(written(parse(text).root, how)).toEqual(written(whole.root, how));
    }),
    { numRuns: 500 },
  );
  expect(long).toBeGreaterThan(15);
});

test("a missing key has no place", () => {
  const { root } = parse(`{"a": {}, "b": [${"1,".repeat(2_000)}1]}`);
  if (root.kind !== "object") throw new Error("no object");
  for (const key of ["toString", "", "c"]) expect(root.properties.get(key)).toBeUndefined();
});

test("an object's end is the same after the end of the last one in it was asked for", () => {
  const { root } = parse('{"a":[1]}');
  if (root.kind !== "object") throw new Error("no object");
  expect(root.properties.get("a")?.node.end).toBe(8);
  expect(root.end).toBe(9);
});
