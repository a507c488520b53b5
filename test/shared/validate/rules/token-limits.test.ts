import fc from "fast-check";
import { expect, test } from "vitest";
import type { Json } from "../../../../shared/text/json.ts";
import { arbitraryModels, fieldsInForce } from "../../../support/arbitrary-models.ts";
import { customModel, findingsOf } from "../../../support/findings.ts";

const find = (models: unknown, layers: { enforced?: Json; default?: Json } = {}) =>
  findingsOf("token-limits", { provider_c: { models } }, { layers });
const layer = (models: object): Json => JSON.parse(JSON.stringify({ providers: { provider_c: { models } } }));

test("an override is judged with another layer's custom model", () => {
  const overrides = { small: { maxOutputTokens: 10_000 } };
  expect(find({ overrides })).toEqual([]);
  expect(find({ overrides }, { default: layer({ custom: [customModel("small")] }) })).toMatchObject([
    {
      pointer: "/providers/provider_c/models/overrides/small/maxOutputTokens",
      message:
        '"maxOutputTokens" of "small" is 10000, which is more than its "maxContextLength" of 8192 ("maxContextLength" is set in another layer).',
      related: [],
    },
  ]);
});

test("where an enforced override makes it so, the file's own value is what can be fixed", () => {
  const custom = [customModel("small", { maxInputTokens: 8_000 })];
  const enforced = layer({ overrides: { small: { maxContextLength: 4_096 } } });
  expect(find({ custom }, { enforced })).toMatchObject([
    { pointer: "/providers/provider_c/models/custom/0/maxInputTokens" },
  ]);
  expect(find({ custom: [customModel("small", { maxInputTokens: 4_000 })] }, { enforced })).toEqual([]);
});

test("limits that are only in other layers are not reported", () => {
  const enforced = layer({ overrides: { small: { maxContextLength: 1, maxInputTokens: 2 } } });
  expect(find({ overrides: { small: { name: "Small" } } }, { enforced })).toEqual([]);
});

test("one of two models with the same id has the override", () => {
  const custom = [customModel("small"), customModel("small")];
  expect(find({ custom, overrides: { small: { maxInputTokens: 10_000 } } })).toHaveLength(1);
});

test.each([0, -1, 1.5, "10000", 9_007_199_254_740_992, null])(
  "a value that is no number of tokens is not reported: %s",
  (maxInputTokens) => {
    expect(find({ overrides: { small: { maxContextLength: 1, maxInputTokens } } })).toEqual([]);
    expect(find({ overrides: { small: { maxContextLength: maxInputTokens, maxInputTokens: 2 } } })).toEqual([]);
  },
);

test("is found where limits are above the context length, and only there", () => {
  const tokens = fc.constantFrom(0, 1, 2, 3, 4, "4");
  const models = arbitraryModels({ maxContextLength: tokens, maxInputTokens: tokens, maxOutputTokens: tokens });
  const seen = { found: 0 };
  fc.assert(
    fc.property(models, (own) => {
      const expected = fieldsInForce(own).flatMap((fields) => {
        const [context, ...limits] = ["maxContextLength", "maxInputTokens", "maxOutputTokens"].map((field) => {
          const value = fields[field];
          return typeof value === "number" && value > 0 ? value : undefined;
        });
        if (context === undefined) return [];
        const above = limits.filter((limit = 0) => limit > context);
        const sum = limits.reduce<number>((total, limit = 0) => total + limit, 0);
        return above.length > 0 || sum <= context ? above.map(() => "error") : ["notice"];
      });
      seen.found += expected.length;
      const found = findingsOf("token-limits", { provider_a: { models: own } });
      expect(found.map(({ severity }) => severity).toSorted()).toEqual(expected.toSorted());
    }),
    { numRuns: 1_000 },
  );
  expect(seen.found).toBeGreaterThan(500);
});
