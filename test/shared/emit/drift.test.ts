import fc from "fast-check";
import { expect, test } from "vitest";
import { driftBetween } from "../../../shared/emit/drift.ts";
import type { Json } from "../../../shared/index.ts";
import { validConfiguration } from "../../support/arbitrary-configuration.ts";
import { layerDocument } from "../../support/arbitrary-layers.ts";

const drift = (source: Json, deployed: Json) =>
  [...driftBetween(source, deployed)].map(({ kind, pointer }) => `${kind} ${pointer}`);

/** Plain JSON, for the generators make objects without a prototype. */
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));

test.each<[Json, Json, readonly string[]]>([
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, []],
  [{ a: 1 }, { a: 2 }, ["differs /a"]],
  [{ a: 1 }, {}, ["missing /a"]],
  [{}, { a: { b: 1 } }, ["extra /a"]],
  [{ a: { b: 1, c: 2 } }, { a: { b: 1, c: 3, d: 4 } }, ["differs /a/c", "extra /a/d"]],
  [{ a: [1, 2] }, { a: [1, 3, 4] }, ["differs /a/1", "extra /a/2"]],
  [{ a: [] }, { a: {} }, ["differs /a"]],
  [{ a: null }, { a: false }, ["differs /a"]],
  [{ "a/b": { "~": 1 } }, { "a/b": {} }, ["missing /a~1b/~0"]],
  [{ constructor: 1 }, {}, ["missing /constructor"]],
  [1, 2, ["differs "]],
])("%j against %j differs at %j", (source, deployed, places) => {
  expect(drift(source, deployed)).toEqual(places);
});

test("there is drift exactly where two documents do not say the same, and each way round it is the mirror", () => {
  const document = fc.oneof(validConfiguration, layerDocument).map(plain);
  const pair = fc.oneof(
    fc.tuple(document, document),
    document.map((one): [Json, Json] => [one, plain(one)]),
  );
  fc.assert(
    fc.property(pair, ([source, deployed]) => {
      const isSame = fc.stringify(sorted(source)) === fc.stringify(sorted(deployed));
      const places = drift(source, deployed);
      expect(places.length === 0).toBe(isSame);
      const mirrored = drift(deployed, source).map((place) =>
        place.replace(/^missing|^extra/, (kind) => (kind === "extra" ? "missing" : "extra")),
      );
      expect(mirrored.toSorted()).toEqual(places.toSorted());
    }),
  );
});

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, child]) => [key, sorted(child)]),
  );
}

test("a part of a key that looks like a secret is not told", () => {
  const key = "sk-ant-api03-AbCdEfGhIjKlMnOpQrStUvWxYz0123456789";
  expect(drift({ [key]: 1 }, {}).join()).not.toContain("AbCdEfGh");
});
