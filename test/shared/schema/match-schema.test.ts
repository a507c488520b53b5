import fc from "fast-check";
import { expect, test } from "vitest";
import { buildSchema, shippedVocabulary as vocabulary } from "../../../shared/index.ts";
import compiledValidator from "../../../shared/schema/generated/validators/specification.ts";
import { schemaErrors } from "../../../shared/schema/match-schema.ts";
import type { Json } from "../../../shared/text/json.ts";
import { schemaFindings } from "../../../shared/validate/schema-errors.ts";
import { anyConfiguration } from "../../support/arbitrary-configuration.ts";

const schema = buildSchema(vocabulary);
const toJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));

test("the errors of a value are the same if other values are wrong, too", () => {
  fc.assert(
    fc.property(fc.oneof(anyConfiguration, fc.jsonValue()), (made) => {
      const document = toJson(made);
      const errors = schemaErrors(schema, schema, document, [], 10_000);
      const byValue = Map.groupBy(errors, ({ instancePath }) => instancePath);
      const alone = [...byValue.values()].flatMap((ofValue) => schemaFindings(ofValue, document, schema, vocabulary));
      expect(schemaFindings(errors, document, schema, vocabulary)).toEqual(alone);
    }),
  );
});

test("the variant that the type names gives the errors", () => {
  const variants = {
    ...vocabulary,
    customVariants: { plain: { description: "", sections: [] }, clouded: { description: "", sections: ["cloud"] } },
  };
  const root = buildSchema(variants);
  const errorsOf = (entry: object) =>
    schemaErrors(root, root, { providers: { custom: { x: toJson(entry) } } }, [], 100).map(({ keyword, params }) => [
      keyword,
      params,
    ]);
  expect(errorsOf({ type: "clouded", cloud: {} })).toEqual([]);
  expect(errorsOf({ type: "plain", cloud: {} })).toEqual([["additionalProperties", { additionalProperty: "cloud" }]]);
  expect(errorsOf({ type: "other" })).toEqual([["discriminator", { tag: "type", tagValue: "other" }]]);
  expect(errorsOf({})).toEqual([
    ["required", { missingProperty: "type" }],
    ["discriminator", { tag: "type", tagValue: undefined }],
  ]);
});

test("tells a bounded number of errors", () => {
  const allow = Array.from({ length: 10_000 }, () => 1);
  expect(schemaErrors(schema, schema, { providers: { provider_a: { models: { allow } } } }, [], 100)).toHaveLength(100);
});

test("the compiled validator looks no further in a list once it has told a bounded number of errors", () => {
  let last = 0;
  const items = Array.from({ length: 20_000 }, () => 1);
  const allow = new Proxy(items, {
    get(target, step) {
      if (/^\d+$/.test(String(step))) last = Number(step);
      return Reflect.get(target, step);
    },
  });
  const isValid: { (value: unknown): boolean; errors?: readonly unknown[] } = compiledValidator;
  expect(isValid({ providers: { provider_a: { models: { allow } } } })).toBe(false);
  expect([isValid.errors?.length, last]).toEqual([10_000, 9_999]);
});
