import { expect, test } from "vitest";
import type { Schema } from "../../../shared/schema/schema.ts";
import { withoutAnnotations } from "../../../shared/schema/without-annotations.ts";

test("texts for people are left out at every depth, and keys that are called like them stay", () => {
  const texts = { title: "T", description: "D", markdownDescription: "M", examples: [1], default: 1 } as const;
  const text: Schema = { ...texts, type: "string", enum: ["a"], markdownEnumDescriptions: ["A"], minLength: 1 };
  const bare: Schema = { type: "string", enum: ["a"], minLength: 1 };
  const around = (one: Schema, more: Schema): Schema => ({
    ...more,
    type: "object",
    required: ["title"],
    properties: { title: one, default: { ...more, type: "array", items: one } },
    additionalProperties: { ...more, allOf: [one], not: one },
    propertyNames: { ...more, not: { const: "x" } },
    definitions: { description: { ...more, oneOf: [one, { ...more, $ref: "#/definitions/examples" }] } },
  });
  const whole = { ...texts, allowComments: true, allowTrailingCommas: true, defaultSnippets: [] };
  expect(withoutAnnotations(around(text, whole))).toEqual(around(bare, {}));
  expect(withoutAnnotations({ ...whole, additionalProperties: false })).toEqual({ additionalProperties: false });
});
