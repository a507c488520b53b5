import fc from "fast-check";
import { expect, test } from "vitest";
import type { Json } from "../../../../shared/text/json.ts";
import { arbitraryModels, fieldsInForce } from "../../../support/arbitrary-models.ts";
import { customModel, findingsOf } from "../../../support/findings.ts";

const find = (models: unknown, layers: { enforced?: Json; default?: Json } = {}) =>
  findingsOf("media-types", { provider_c: { models } }, { layers });
const layer = (models: object): Json => JSON.parse(JSON.stringify({ providers: { provider_c: { models } } }));

test("an override is judged with another layer's custom model", () => {
  const overrides = { small: { supportsToolResultImages: true, supportedInputMediaTypes: ["image/png"] } };
  expect(find({ overrides })).toEqual([]);
  expect(find({ overrides }, { default: layer({ custom: [customModel("small")] }) })).toMatchObject([
    {
      pointer: "/providers/provider_c/models/overrides/small/supportsToolResultImages",
      message:
        '"supportsToolResultImages" of "small" is true, but "supportsImages" is false ("supportsImages" is set in another layer).',
    },
    { pointer: "/providers/provider_c/models/overrides/small/supportedInputMediaTypes/0" },
  ]);
});

test("an override corrects its custom model", () => {
  const custom = [customModel("small", { supportedInputMediaTypes: ["image/png"] })];
  expect(find({ custom })).toHaveLength(1);
  expect(find({ custom, overrides: { small: { supportsImages: true } } })).toEqual([]);
});

test("a list of another layer is not reported", () => {
  const enforced = layer({ overrides: { small: { supportedInputMediaTypes: ["png"] } } });
  expect(find({ overrides: { small: { supportedInputMediaTypes: ["image/gif"] } } }, { enforced })).toEqual([]);
});

test.each(["a/b", `a/b${" ".repeat(500_000)}`, `a/b${";a=b".repeat(100_000)};`, `a/b;a="${";a=".repeat(100_000)}`])(
  "a hostile type is checked all the same",
  (type) => {
    const found = find({ overrides: { small: { supportedInputMediaTypes: [type] } } });
    expect(found).toHaveLength(type === "a/b" ? 0 : 1);
  },
);

test("is found where types or settings contradict each other, and only there", () => {
  const flag = fc.constantFrom(true, false, "false");
  const models = arbitraryModels({
    supportsImages: flag,
    supportsToolResultImages: flag,
    supportsTools: flag,
    supportedInputMediaTypes: fc.array(fc.constantFrom("image/png", "png", "image/jpg", "text/csv", 1), {
      maxLength: 3,
    }),
  });
  const seen = { found: 0 };
  fc.assert(
    fc.property(models, (own) => {
      let expected = 0;
      for (const fields of fieldsInForce(own)) {
        const { supportsImages, supportsToolResultImages, supportsTools, supportedInputMediaTypes } = fields;
        const types = Array.isArray(supportedInputMediaTypes) ? supportedInputMediaTypes : [];
        if (supportsToolResultImages === true && (supportsImages === false || supportsTools === false)) expected += 1;
        if (supportsImages === false && types.some((type) => String(type).startsWith("image/"))) expected += 1;
        expected += types.filter((type) => type === "png" || type === "image/jpg").length;
      }
      seen.found += expected;
      expect(findingsOf("media-types", { provider_a: { models: own } })).toHaveLength(expected);
    }),
    { numRuns: 400 },
  );
  expect(seen.found).toBeGreaterThan(500);
});
