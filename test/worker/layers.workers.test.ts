import { describe, expect, it } from "vitest";
import { shippedVocabulary, type Vocabulary } from "../../shared/index.ts";
import { ownLayers as ownLayersBy } from "../../worker/layers.ts";

const ownLayers = (env: object) => ownLayersBy(env, shippedVocabulary);

describe("ownLayers", () => {
  it.each([{}, { ENFORCED_LAYER: "", DEFAULT_LAYER: "" }])("are none where nothing is set: %j", (env) => {
    expect(ownLayers(env)).toEqual({ layers: [], faults: [] });
  });

  it("are what the variables hold", () => {
    const ENFORCED_LAYER = '// ours\n{ "providers": { "provider_b": { "enabled": false, }, }, }';
    const DEFAULT_LAYER = "{}";
    expect(ownLayers({ DEFAULT_LAYER, ENFORCED_LAYER })).toEqual({
      layers: [
        { kind: "enforced", label: "ENFORCED_LAYER", text: ENFORCED_LAYER },
        { kind: "default", label: "DEFAULT_LAYER", text: DEFAULT_LAYER },
      ],
      faults: [],
    });
  });

  it("may hold a custom provider whose type another layer has", () => {
    const ENFORCED_LAYER = '{ "providers": { "custom": { "mine": { "enabled": false } } } }';
    expect(ownLayers({ ENFORCED_LAYER })).toMatchObject({ layers: [{ kind: "enforced" }], faults: [] });
  });

  it("are read again where they are others", () => {
    expect(ownLayers({ DEFAULT_LAYER: "[" }).faults).toHaveLength(1);
    expect(ownLayers({ DEFAULT_LAYER: "{}" }).faults).toEqual([]);
  });

  it("are read by a vocabulary, and again by another one", () => {
    const { provider_a: north } = shippedVocabulary.providers;
    const other: Vocabulary = { ...shippedVocabulary, providers: { north } };
    const DEFAULT_LAYER = '{ "providers": { "north": { "enabled": true } } }';
    expect(ownLayersBy({ DEFAULT_LAYER }, other)).toMatchObject({ layers: [{ kind: "default" }], faults: [] });
    expect(ownLayers({ DEFAULT_LAYER }).faults).toHaveLength(1);
    expect(ownLayersBy({ DEFAULT_LAYER }, other).faults).toEqual([]);
  });

  it.each([
    [
      '{\n  "providers": ',
      /^The variable DEFAULT_LAYER is not a layer that can be used\. Line 1, column 1: .*is left out: a "\{" is never closed\./,
    ],
    ["[]", /it is not an object\. Write an object\.$/],
    [
      '{\n  "providers": { "provider_a": {}, "provider_b": { "enabled": "no" }, "provider_z": {} }\n}',
      /Line 2, column 63: "provider_b" .* Errors beside this one: 1\.$/,
    ],
    [
      {},
      "The variable DEFAULT_LAYER is not text. Write the configuration's text under [vars] in wrangler.toml, between '''.",
    ],
  ])("say what is wrong with %j, and where", (DEFAULT_LAYER, fault) => {
    expect(ownLayers({ DEFAULT_LAYER })).toEqual({
      layers: [],
      faults: [typeof fault === "string" ? fault : expect.stringMatching(fault)],
    });
  });
});
