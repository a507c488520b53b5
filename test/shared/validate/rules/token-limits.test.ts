import { expect, test } from "vitest";
import type { Json } from "../../../../shared/text/json.ts";
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

test("what stands in other layers alone is not reported", () => {
  const enforced = layer({ overrides: { small: { maxContextLength: 1, maxInputTokens: 2 } } });
  expect(find({ overrides: { small: { name: "Small" } } }, { enforced })).toEqual([]);
});

test("of two models with one id, one has the override", () => {
  const custom = [customModel("small"), customModel("small")];
  expect(find({ custom, overrides: { small: { maxInputTokens: 10_000 } } })).toHaveLength(1);
});

test.each([0, -1, 1.5, "10000", 9_007_199_254_740_992, null])(
  "what is no number of tokens is left alone: %s",
  (maxInputTokens) => {
    expect(find({ overrides: { small: { maxContextLength: 1, maxInputTokens } } })).toEqual([]);
    expect(find({ overrides: { small: { maxContextLength: maxInputTokens, maxInputTokens: 2 } } })).toEqual([]);
  },
);
