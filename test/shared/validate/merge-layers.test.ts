import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeLayers } from "../../../shared/validate/merge-layers.ts";

const json = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)));

test("objects merge key by key, lists replace each other, and what is enforced wins", () => {
  const user = { a: { x: 1, y: [1, 2] }, b: 1 };
  const layers = { default: { a: { y: [3], z: 3 }, b: 2, c: 3 }, enforced: { a: { x: 9 }, d: null } };
  expect(mergeLayers(user, layers)).toEqual({ a: { x: 9, y: [1, 2], z: 3 }, b: 1, c: 3, d: null });
});

test("without other layers nothing changes, and a layer merged with itself is itself", () => {
  fc.assert(
    fc.property(json, (document) => {
      expect(mergeLayers(document, {})).toEqual(document);
      expect(mergeLayers(document, { enforced: document, default: document })).toEqual(document);
    }),
  );
});

test("no key reaches a prototype", () => {
  const hostile = JSON.parse('{ "__proto__": { "polluted": true } }');
  const merged = mergeLayers(hostile, { enforced: hostile });
  expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
  expect(Object.hasOwn(Object(merged), "__proto__")).toBe(true);
});
