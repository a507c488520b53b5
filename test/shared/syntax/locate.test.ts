import fc from "fast-check";
import { expect, test } from "vitest";
import { createLocator, createPathFinder, findSpan } from "../../../shared/syntax/locate.ts";
import { childOf, type Node } from "../../../shared/syntax/node.ts";
import { parse } from "../../../shared/syntax/parse.ts";

function place(text: string, offset: number): string {
  const { line, column } = createLocator(text)({ start: offset, end: offset }).start;
  return `${line}:${column}`;
}

test.each([
  ["ab\ncd", 0, "1:1"],
  ["ab\ncd", 2, "1:3"],
  ["ab\ncd", 3, "2:1"],
  ["ab\ncd", 5, "2:3"],
  ["ab\r\ncd", 3, "1:4"],
  ["ab\r\ncd", 4, "2:1"],
  ["ab\rcd", 3, "2:1"],
  ["\r\r\n\n", 4, "4:1"],
  ["😀x", 2, "1:3"],
  ["\uFEFFab\ncd", 0, "1:1"],
  ["\uFEFFab\ncd", 1, "1:1"],
  ["\uFEFFab\ncd", 4, "2:1"],
  ["", 0, "1:1"],
])("offset in %j: %i is %s", (text, offset, expected) => {
  expect(place(text, offset)).toBe(expected);
});

test("lines and columns lead back to the offset", () => {
  const text = fc
    .array(fc.constantFrom("a", "é", "😀", "\n", "\r\n", "\r", " "), { maxLength: 40 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, fc.nat({ max: 80 }), (source, anyOffset) => {
      const offset = Math.min(anyOffset, source.length);
      const { start } = createLocator(source)({ start: offset, end: offset });
      const lines = source.split(/(?<=\r\n|\n|\r(?!\n))/);
      const before = lines.slice(0, start.line - 1).join("").length;
      expect(before + start.column - 1).toBe(offset);
      expect(start.column).toBeGreaterThan(0);
    }),
  );
});

test("a place is the same whichever were asked for before", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "\uFEFF", "\n", "\r\n", "\r", " "), maxLength: 40 });
  fc.assert(
    fc.property(text, fc.array(fc.nat({ max: 80 })), (source, offsets) => {
      const rangeOf = createLocator(source);
      for (const anyOffset of offsets) {
        const offset = Math.min(anyOffset, source.length);
        const { line, column } = rangeOf({ start: offset, end: offset }).start;
        expect(`${line}:${column}`).toBe(place(source, offset));
      }
    }),
  );
});

test("finds values and keys, and the bracket of an item that has no key", () => {
  const text = '{ "a": [ 10, { "b": null } ] }';
  const { root } = parse(text);
  const at = (path: (string | number)[], part: "key" | "value") => {
    const { start, end } = findSpan(root, path, part);
    return text.slice(start, end);
  };
  expect(at(["a", 0], "value")).toBe("10");
  expect(at(["a", 0], "key")).toBe("10");
  expect(at(["a", 1], "key")).toBe("{");
  expect(at(["a", 1, "b"], "key")).toBe('"b"');
  expect(at(["a", 1, "b"], "value")).toBe("null");
  expect(at(["a"], "key")).toBe('"a"');
  expect(at([], "key")).toBe("{");
  expect(at(["a", 7], "value")).toBe('[ 10, { "b": null } ]');
});

test("a path leads to the same whichever were asked for before", () => {
  const key = fc.constantFrom("a", "b", "0");
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: "large" },
      fc.constantFrom(1, "x", null),
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(key, tie("value"), { maxKeys: 3 }),
    ),
  }));
  const paths = fc.array(fc.array(fc.oneof(key, fc.constantFrom(0, 1, 2)), { maxLength: 4 }));
  fc.assert(
    fc.property(value, paths, (document, asked) => {
      const { root } = parse(JSON.stringify(document));
      const places = createPathFinder(() => root);
      for (const path of asked) {
        let node: Node | undefined = root;
        for (const step of path) node = node && childOf(node, step);
        expect(places.nodeAt(path)?.start).toBe(node?.start);
        expect(places.spanOf(path, "value")).toEqual(findSpan(root, path, "value"));
        expect(places.spanOf(path, "key")).toEqual(findSpan(root, path, "key"));
        const ofKey = places.propertyAt(path)?.key;
        if (ofKey !== undefined) expect(ofKey).toMatchObject(findSpan(root, path, "key"));
        expect(ofKey !== undefined).toBe(node !== undefined && isKeyed(root, path));
      }
    }),
  );
});

/** Tells if the last step of a path is a key of an object. */
function isKeyed(root: Node, path: readonly (string | number)[]): boolean {
  let parent: Node | undefined = path.length === 0 ? undefined : root;
  for (const step of path.slice(0, -1)) parent = parent && childOf(parent, step);
  return parent?.kind === "object";
}
