import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type LayerInput,
  type LayerKind,
  type Resolution,
  resolve,
  shippedVocabulary as vocabulary,
} from "../../../shared/index.ts";
import { mergeLayers } from "../../../shared/resolve/merge.ts";
import { readLayers } from "../../../shared/resolve/read-layers.ts";
import { salvageEach } from "../../../shared/resolve/salvage.ts";
import { schemaFor } from "../../../shared/schema/build-schema.ts";
import compiledValidator from "../../../shared/schema/generated/validators/specification.ts";
import { NESTING_MAX_LEVELS } from "../../../shared/syntax/limits.ts";
import type { Json } from "../../../shared/text/json.ts";
import { DIAGNOSTICS_MAX, LAYERS_MAX, NAME_GUESS_MAX_LETTER_PAIRS } from "../../../shared/validate/limits.ts";
import { anyConfiguration } from "../../support/arbitrary-configuration.ts";
import { layerKind } from "../../support/arbitrary-layers.ts";
import { withoutOrigins } from "../../support/without-origins.ts";

const format = { schema: schemaFor(vocabulary), vocabulary, budget: { letterPairs: NAME_GUESS_MAX_LETTER_PAIRS } };
const layerOf = (kind: LayerKind, value: Json, label: string = kind): LayerInput => ({ kind, label, value });
const written = (value: unknown): Json => JSON.parse(JSON.stringify(value));
const providersOf = (layers: readonly LayerInput[]) => resolve({ layers, vocabulary });

/** The parts of layers that are in force. */
function salvaged(layers: readonly LayerInput[]) {
  const each = salvageEach(readLayers(layers, format).layers, format);
  const { layers: kept, diagnostics, configuration } = mergeLayers(each.layers, format);
  const documents = configuration.documents.map((document): Json => document ?? null);
  return {
    documents,
    diagnostics: [...each.diagnostics, ...diagnostics],
    merged: configuration.merged,
    kept: kept.map((layer, index): LayerInput => ({ ...layer, value: documents[index] ?? null })),
  };
}

/** The rule, the layer and the pointer of each diagnostic. */
const told = (layers: readonly LayerInput[]) =>
  providersOf(layers).diagnostics.map(({ rule, layer, pointer }) => [rule, layer?.label, pointer]);

describe("in a layer by itself", () => {
  test.each<[string, Json, Json, string]>([
    [
      "an unknown provider",
      { providers: { x: {}, provider_a: {} } },
      { providers: { provider_a: {} } },
      "/providers/x",
    ],
    [
      "an entry with a mistake",
      { providers: { provider_a: { baseUrl: 1 }, provider_b: {} } },
      { providers: { provider_b: {} } },
      "/providers/provider_a/baseUrl",
    ],
    ["a wrong default", { providers: { default: { enabled: 1 } } }, { providers: {} }, "/providers/default/enabled"],
    ["an unknown key at the top", { provider: {}, $schema: "x" }, { $schema: "x" }, "/provider"],
    ["a wrong $schema", { $schema: 1, providers: {} }, { providers: {} }, "/$schema"],
    ["providers that are no object", { providers: [], $schema: "x" }, { $schema: "x" }, "/providers"],
    [
      "custom that is no object",
      { providers: { custom: 1, default: {} } },
      { providers: { default: {} } },
      "/providers/custom",
    ],
    [
      "a custom id that is reserved",
      { providers: { custom: { default: {}, x: { type: "provider-b-compatible" } } } },
      { providers: { custom: { x: { type: "provider-b-compatible" } } } },
      "/providers/custom/default",
    ],
    [
      "an unsafe key",
      JSON.parse('{ "providers": { "provider_a": { "customHeaders": { "__proto__": "x" } }, "default": {} } }'),
      { providers: { default: {} } },
      "/providers/provider_a/customHeaders/__proto__",
    ],
    [
      "an unsafe custom id",
      JSON.parse('{ "providers": { "custom": { "__proto__": {} } } }'),
      { providers: { custom: {} } },
      "/providers/custom/__proto__",
    ],
    [
      "an unsafe provider",
      JSON.parse('{ "providers": { "__proto__": {} }, "__proto__": 1 }'),
      { providers: {} },
      "/providers/__proto__",
    ],
  ])("%s goes, and its siblings stay", (_, value, kept, pointer) => {
    const { documents, diagnostics } = salvaged([layerOf("user", value)]);
    expect(documents).toEqual([kept]);
    expect(diagnostics[0]).toMatchObject({ rule: "layer-block", layer: { kind: "user", label: "user" }, pointer });
  });

  test("the message names the block and the layer, and says why; the place is in the text", () => {
    const text = '{\n  "providers": { "provider_a": { "enabled": "no" }, "provider_aa": {} }\n}';
    expect(resolve({ layers: [{ kind: "enforced", label: "e.json", text }], vocabulary }).diagnostics).toMatchObject([
      {
        message:
          '"provider_a" of the enforced layer "e.json" has no effect: "enabled" must be a boolean, not a string.',
        advice: "Use true or false.",
        range: { start: { line: 2, column: 45 } },
      },
      {
        message: '"provider_aa" of the enforced layer "e.json" has no effect: unknown provider "provider_aa".',
      },
    ]);
  });

  test.each<[string, LayerInput]>([
    ["with broken syntax", { kind: "default", label: "x", text: '{ "providers": ' }],
    ["that is no object", { kind: "default", label: "x", value: [] }],
    ["with a text that is no object", { kind: "default", label: "x", text: "1" }],
    ["that is empty", { kind: "default", label: "x", text: "" }],
    ["that nests too deep", { kind: "default", label: "x", value: nested(NESTING_MAX_LEVELS + 1) }],
    [
      "with a text that nests too deep",
      { kind: "default", label: "x", text: JSON.stringify(nested(NESTING_MAX_LEVELS + 1)) },
    ],
    ["that holds itself", { kind: "default", label: "x", value: circle() }],
  ])("one %s says nothing, but that an enforced one disables what it may close", (_, broken) => {
    const user = layerOf("user", { providers: { provider_a: { enabled: true } } });
    const { catalog, diagnostics } = providersOf([broken, user]);
    expect(diagnostics).toMatchObject([{ rule: "layer-unreadable", severity: "error", layer: { label: "x" } }]);
    expect(diagnostics[0]?.message).toMatch(/^The default layer "x" has no effect: [^A-Z].*[^.]\.$/);
    expect(withoutOrigins(catalog)).toEqual(withoutOrigins(providersOf([user]).catalog));

    const { catalog: closed, diagnostics: errors } = providersOf([{ ...broken, kind: "enforced" }, user]);
    expect(errors[0]?.message).toMatch(/^The enforced layer "x" disables every provider: /);
    expect(closed.providers.filter(({ enabled }) => enabled)).toEqual([]);
    const place = { kind: "layer", layer: "enforced", label: "x", pointer: "" };
    expect(closed.providers[0]?.origins["enabled"]).toMatchObject({ place, rule: "enabled-of-unreadable" });
  });

  test("above an enforced layer that cannot be read, another one may enable a provider", () => {
    const broken: LayerInput = { kind: "enforced", label: "x", text: "{" };
    const above = layerOf("enforced", { providers: { provider_b: { enabled: true } } });
    const { providers } = providersOf([broken, above]).catalog;
    expect(providers.filter(({ enabled }) => enabled).map(({ id }) => id)).toEqual(["provider_b"]);
  });

  test("layers past the bound have no effect, the lowest first", () => {
    const layers = Array.from({ length: LAYERS_MAX }, (_, index) => layerOf("user", {}, `user ${index}`));
    expect(told([layerOf("default", {}), ...layers])).toEqual([["layer-unreadable", "default", undefined]]);
    expect(told([layerOf("enforced", {}), ...layers])).toEqual([["layer-unreadable", "user 0", undefined]]);
  });

  test("an enforced layer always has its effect, however many there are", () => {
    const closed = { providers: { provider_a: { enabled: false } } };
    const layers = Array.from({ length: LAYERS_MAX }, (_, index) => layerOf("enforced", {}, `enforced ${index}`));
    const all = [layerOf("user", {}), layerOf("enforced", closed, "closed"), ...layers];
    expect(told(all)).toEqual([["layer-unreadable", "user", undefined]]);
    expect(providersOf(all).catalog.providers[0]?.enabled).toBe(false);
  });

  test("no more diagnostics are listed than the bound", () => {
    const value = {
      providers: Object.fromEntries(Array.from({ length: DIAGNOSTICS_MAX + 5 }, (_, index) => [`x${index}`, {}])),
    };
    const { diagnostics } = providersOf([layerOf("user", value)]);
    expect(diagnostics).toHaveLength(DIAGNOSTICS_MAX + 1);
    expect(diagnostics.at(-1)?.rule).toBe("too-many-diagnostics");
  });
});

describe("whatever the input", () => {
  const anyLayer = fc.oneof(
    fc.record({ kind: layerKind, label: fc.string(), value: anyConfiguration.map(written) }),
    fc.record({ kind: layerKind, label: fc.string(), value: fc.jsonValue().map(written) }),
    fc.record({
      kind: layerKind,
      label: fc.string(),
      text: fc.oneof(
        fc.string(),
        anyConfiguration.map((made) => JSON.stringify(made) ?? ""),
      ),
    }),
  );

  test("to salvage twice changes nothing, and what is kept is valid", () => {
    fc.assert(
      fc.property(fc.array(anyLayer, { maxLength: 4 }), (layers) => {
        const { documents, kept, merged } = salvaged(layers);
        const again = salvaged(kept.toReversed());
        expect(again.diagnostics).toEqual([]);
        expect(again.documents).toEqual(documents);
        expect(again.merged).toEqual(merged);
        expect(compiledValidator(merged)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test("nothing is thrown, and all can be written out", () => {
    const odd = fc.oneof(
      fc.anything(),
      fc.dictionary(fc.constantFrom("provider_a", "__proto__", "constructor"), fc.array(fc.anything())),
    );
    fc.assert(
      fc.property(fc.array(anyLayer, { maxLength: 3 }), odd, (layers, discovered) => {
        const input = { layers, vocabulary, ...(isRecord(discovered) && { discovered }) };
        const { catalog, diagnostics }: Resolution = Reflect.apply(resolve, undefined, [input]);
        expect(JSON.parse(JSON.stringify({ catalog, diagnostics }))).toBeTypeOf("object");
      }),
      { numRuns: 100 },
    );
  });

  test("keys that objects inherit are like any other", () => {
    const type = "provider-b-compatible";
    const value = {
      providers: {
        provider_a: {
          customHeaders: { constructor: "x" },
          models: { overrides: { toString: { family: "f" }, valueOf: {} } },
        },
        custom: { constructor: { type }, hasOwnProperty: { type, enabled: false } },
      },
    };
    const discovered = { provider_a: [{ id: "toString" }, { id: "constructor" }], constructor: [{ id: "valueOf" }] };
    const { catalog, diagnostics } = resolve({ layers: [layerOf("user", value)], discovered, vocabulary });
    expect(diagnostics).toEqual([]);
    expect(catalog.providers[0]).toMatchObject({
      headers: ["constructor"],
      models: [{ id: "toString", family: "f" }, { id: "constructor" }],
    });
    expect(catalog.providers.slice(-2)).toMatchObject([
      { id: "constructor", models: [{ id: "valueOf" }] },
      { id: "hasOwnProperty", enabled: false },
    ]);
    expect(catalog.providers.at(1)?.origins["constructor/x"]).toBeUndefined();
  });
});

function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function nested(levels: number): Json {
  return levels === 0 ? 1 : { a: nested(levels - 1) };
}

function circle(): Json {
  const self: Record<string, Json> = {};
  self["self"] = self;
  self["other"] = [self];
  return self;
}
