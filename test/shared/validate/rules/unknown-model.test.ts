import { describe, expect, test } from "vitest";
import { type CheckSettings, fixText, noPolicy } from "../../../../shared/index.ts";
import type { Json } from "../../../../shared/text/json.ts";
import { customModel, findingsOf } from "../../../support/findings.ts";
import { withEveryFix } from "../../../support/fixes.ts";

const find = (models: unknown, settings?: CheckSettings) =>
  findingsOf("unknown-model", { provider_c: { models } }, settings);
const layer = (models: object): Json => JSON.parse(JSON.stringify({ providers: { provider_c: { models } } }));

describe("with layers", () => {
  test("knows the custom models of the others, and says so", () => {
    const settings = { layers: { default: layer({ discovery: "off", custom: [customModel("small")] }) } };
    expect(find({ allow: ["small", "smal", "large"] }, settings)).toMatchObject([
      {
        pointer: "/providers/provider_c/models/allow/1",
        severity: "warning",
        message:
          'Unknown model "smal" of "provider_c"; discovery is off ("custom" and "discovery" are set in another layer).',
        advice: 'Did you mean "small"?',
      },
      { pointer: "/providers/provider_c/models/allow/2" },
    ]);
  });

  test("does not know custom models that another layer's take the place of", () => {
    const own = { allow: ["small"], custom: [customModel("small")] };
    expect(find(own)).toEqual([]);
    expect(find(own, { layers: { enforced: layer({ custom: [customModel("large")] }) } })).toHaveLength(1);
  });

  test("leaves alone a list that another layer's takes the place of, and what stands in another layer", () => {
    const own = { allow: ["other"], custom: [customModel("small")] };
    expect(find(own)).toHaveLength(1);
    expect(find(own, { layers: { enforced: layer({ allow: ["elsewhere"] }) } })).toEqual([]);
  });
});

describe("by the policy's model catalogue", () => {
  const settings = { policy: { ...noPolicy, modelCatalog: { provider_c: ["example-large"] } } };

  test("is a warning, with discovery or without", () => {
    expect(find({ deny: ["large"] }, settings)).toMatchObject([{ severity: "warning" }]);
  });

  test("knows its models and the custom ones", () => {
    expect(find({ allow: ["example-large", "own"], custom: [customModel("own")] }, settings)).toEqual([]);
  });

  test("knows nothing of a provider that it does not name, whatever that is called", () => {
    const models = { allow: ["example-large"] };
    const providers = { custom: { constructor: { type: "provider-b-compatible", models } } };
    expect(findingsOf("unknown-model", providers, settings)).toEqual([]);
  });

  test("an empty one says that there is no model", () => {
    expect(find({ allow: ["x"] }, { policy: { ...noPolicy, modelCatalog: { provider_c: [] } } })).toHaveLength(1);
  });
});

test("says nothing of other ids where a custom model has none", () => {
  expect(find({ allow: ["small"], custom: [customModel("large"), { idd: "small" }] })).toEqual([]);
});

describe("the fix", () => {
  const fixed = (models: object, unsafe = true): unknown => {
    const text = JSON.stringify({ $schema: "provider-config.schema.json", providers: { provider_c: { models } } });
    return JSON.parse(unsafe ? withEveryFix(text) : fixText(text).text).providers.provider_c.models;
  };
  const custom = [customModel("local-large"), customModel("local-small")];

  test.each([
    ["the one id that is near", ["local-lagre"], ["local-large"]],
    ["no whitespace", [" local-large\t"], ["local-large"]],
    ["nothing where none is near", ["another"], ["another"]],
    ["nothing where several are", ["local"], ["local"]],
    ["nothing that is there already", ["local-lagre", "local-large"], ["local-lagre", "local-large"]],
    ["nothing twice", ["local-lagre", "locallarge"], ["local-large", "locallarge"]],
  ])("writes %s", (_, allow, expected) => {
    expect(fixed({ allow, custom })).toEqual({ allow: expected, custom });
  });

  test("is not safe", () => {
    expect(fixed({ allow: ["local-lagre"], custom }, false)).toEqual({ allow: ["local-lagre"], custom });
  });

  test("allows nothing that is denied, and denies nothing that is allowed", () => {
    const models = { allow: ["local-lagre", "local-small"], deny: ["local-large", "local-smal"], custom };
    expect(fixed(models)).toEqual(models);
    const inBoth = { allow: ["local-lagre"], deny: ["local-lagre"], custom };
    expect(fixed(inBoth)).toEqual(inBoth);
  });

  test("leaves the keys of overrides", () => {
    const overrides = { "local-lagre": {}, " local-small": {} };
    expect(fixed({ overrides, custom })).toEqual({ overrides, custom });
  });
});

test.each([
  ["short", 4, 40_000],
  ["long", 2_000, 200],
])("a hostile file with many %s ids is checked all the same", (_, length, count) => {
  const idsOf = (mark: string) =>
    Array.from({ length: count }, (__, index) => `${mark}${index}`.padStart(length, index.toString(36)));
  const custom = idsOf("b").map((id) => ({ id }));
  expect(find({ allow: idsOf("a"), custom }).length).toBeGreaterThan(0);
});
