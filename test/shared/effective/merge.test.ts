import fc from "fast-check";
import { expect, test } from "vitest";
import { fileConfiguration, type SurroundingLayers } from "../../../shared/effective/entries.ts";
import { joinLayers } from "../../../shared/effective/merge.ts";
import { type LayerInput, resolve, shippedVocabulary as vocabulary } from "../../../shared/index.ts";
import type { Json } from "../../../shared/text/json.ts";
import { layerDocument } from "../../support/arbitrary-layers.ts";
import { withoutOrigins } from "../../support/without-origins.ts";

const document = layerDocument.map((value): Json => JSON.parse(JSON.stringify(value)));

test("the joined layers of one kind mean the same as the layers together", () => {
  fc.assert(
    fc.property(
      fc.array(document, { maxLength: 4 }),
      document,
      fc.constantFrom("enforced", "default"),
      (documents, own, kind) => {
        const user: LayerInput = { kind: "user", label: "user", value: own };
        const apart = documents.map((value, index): LayerInput => ({ kind, label: String(index), value }));
        const value = joinLayers(documents);
        const joined: readonly LayerInput[] = value === undefined ? [] : [{ kind, label: "joined", value }];
        const [one, other] = [apart, joined].map((layers) => resolve({ layers: [...layers, user], vocabulary }));
        fc.pre(one?.diagnostics.length === 0);
        expect(withoutOrigins(other?.catalog ?? { providers: [] })).toEqual(
          withoutOrigins(one?.catalog ?? { providers: [] }),
        );
      },
    ),
  );
});

test("a provider of a lower layer is not available where the layer above makes none available", () => {
  const lower = { providers: { provider_a: { enabled: true, baseUrl: "x" }, custom: { gateway: { enabled: true } } } };
  expect(joinLayers([lower, { providers: { default: { enabled: false } } }])).toEqual({
    providers: { default: { enabled: false }, provider_a: { baseUrl: "x" }, custom: { gateway: {} } },
  });
  expect(joinLayers([lower, { providers: {} }])).toEqual(lower);
  expect(joinLayers([])).toBeUndefined();
});

const mergedOf = (file: Json, layers: SurroundingLayers) => fileConfiguration(file, layers, vocabulary).merged;

const json = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)));

test("objects merge key by key, lists replace each other, and what is enforced wins", () => {
  const user = { a: { x: 1, y: [1, 2] }, b: 1 };
  const layers = { default: { a: { y: [3], z: 3 }, b: 2, c: 3 }, enforced: { a: { x: 9 }, d: null } };
  expect(mergedOf(user, layers)).toEqual({ a: { x: 9, y: [1, 2], z: 3 }, b: 1, c: 3, d: null });
});

test("without other layers nothing changes, and a layer merged with itself is itself", () => {
  fc.assert(
    fc.property(json, (whole) => {
      expect(mergedOf(whole, {})).toEqual(whole);
      expect(mergedOf(whole, { enforced: whole, default: whole })).toEqual(whole);
    }),
  );
});

test("no key reaches a prototype", () => {
  const hostile = JSON.parse('{ "__proto__": { "polluted": true } }');
  const merged = mergedOf(hostile, { enforced: hostile });
  expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
  expect(Object.hasOwn(Object(merged), "__proto__")).toBe(true);
});

test.each(["constructor", "toString", "__proto__"])("no value comes from what objects inherit: %s", (name) => {
  const hostile = JSON.parse(`{ "${name}": { "a": 1 } }`);
  const other = { b: 2 };
  for (const merged of [mergedOf(hostile, { enforced: other }), mergedOf(other, { enforced: hostile })]) {
    expect(JSON.parse(JSON.stringify(merged))).toEqual({ ...other, ...Object.fromEntries([[name, { a: 1 }]]) });
  }
});
