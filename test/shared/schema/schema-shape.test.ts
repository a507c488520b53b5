import { expect, test } from "vitest";
import { schemaFor } from "../../../shared/index.ts";
import { shapeOf } from "../../../shared/schema/schema-shape.ts";
import type { Shape } from "../../../shared/syntax/shape.ts";
import { shippedVocabulary } from "../../../shared/vocabulary/shipped.ts";
import { twoVariants } from "../../support/two-variants.ts";

/** The shape at the end of a way of keys, and of `undefined` for an item. */
function shapeAt(...steps: readonly (string | undefined)[]): Shape {
  return steps.reduce((shape, step) => shape.childOf(step), shapeOf(schemaFor(shippedVocabulary)));
}

test.each([
  [[], "providers", "named"],
  [[], "provider_a", "unknown"],
  [["providers"], "provider_a", "named"],
  [["providers"], "someone", "unknown"],
  [["providers", "custom"], "someone", "free"],
  [["providers", "custom", "someone"], "type", "named"],
  [["providers", "custom", "someone"], "other", "unknown"],
  [["providers", "provider_a", "customHeaders"], "X-Tenant", "free"],
  [["providers", "provider_a", "models", "overrides", "m"], "name", "named"],
  [["providers", "provider_a", "models", "custom", undefined], "id", "named"],
  [["nothing", "of"], "this", "unknown"],
] as const)("at %j the key %j is %s", (path, key, fit) => {
  expect(shapeAt(...path).fitOf(key)).toBe(fit);
});

test.each([
  [[], "object"],
  [["providers", "provider_a", "models", "allow"], "array"],
  [["providers", "provider_a", "models", "allow", undefined], "scalar"],
  [["providers", "provider_a", "enabled"], "scalar"],
  [["nothing"], undefined],
] as const)("the value at %j is an %s", (path, kind) => {
  expect(shapeAt(...path).kind).toBe(kind);
});

test("each of several variants names its keys", () => {
  const custom = shapeOf(schemaFor(twoVariants)).childOf("providers").childOf("custom").childOf("mine");
  expect([custom.kind, custom.fitOf("type"), custom.fitOf("baseUrl"), custom.fitOf("other")]).toEqual([
    "object",
    "named",
    "named",
    "unknown",
  ]);
});
