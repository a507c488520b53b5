import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../../../shared/index.ts";
import { WITHOUT_EFFECT } from "../../../worker/openapi/request.ts";
import { Fields, Type } from "../../../worker/openapi/schema.tsx";

const typeHtml = (schema: JsonSchema) => renderToString(h(Type, { schema }));
const fieldsHtml = (schema: JsonSchema) => renderToString(h(Fields, { schema }));

it.each<[JsonSchema, string]>([
  [{}, "anything"],
  [{ type: "string" }, "string"],
  [{ type: ["string", "null"], format: "date-time" }, "string or null (date-time)"],
  [{ type: "integer", minimum: 0 }, "integer (at least 0)"],
  [{ type: "integer", minimum: 1, maximum: 9 }, "integer (1 to 9)"],
  [{ type: "string", maxLength: 9 }, "string (at most 9 characters)"],
  [{ const: 25 }, "<code>25</code>"],
  [{ enum: ["a", null] }, "<code>&quot;a&quot;</code> or <code>null</code>"],
  [
    { type: "array", items: { $ref: "#/components/schemas/User" } },
    'list of <a href="/reference/schemas#schema-User">User</a>',
  ],
  [{ type: "object", additionalProperties: { type: "string" } }, "object of string"],
  [{ anyOf: [{ type: "string" }, { type: "null" }] }, "string or null"],
])("the schema %j is said as %s", (schema, text) => {
  expect(typeHtml(schema)).toBe(text);
});

describe("the fields of a schema", () => {
  it("are a list with what each is, also of what is within", () => {
    const inner: JsonSchema = { type: "object", properties: { b: { type: "boolean" } }, required: ["b"] };
    const schema: JsonSchema = {
      type: "object",
      properties: { a: { ...inner, description: "An `a`." }, c: WITHOUT_EFFECT },
    };
    expect(fieldsHtml(schema)).toBe(
      '<dl class="entries"><dt><code>a</code> object, optional</dt><dd><p>An <code>a</code>.</p>' +
        '<dl class="entries"><dt><code>b</code> boolean</dt><dd></dd></dl></dd></dl>' +
        "<p>These may be sent and have no effect: <code>c</code>.</p>",
    );
  });

  it("hold nothing that a browser would take for markup", () => {
    const hostile = "</code><script>";
    const words = { enum: [hostile], description: hostile };
    const html = fieldsHtml({ properties: { [hostile]: words, [`${hostile}2`]: { $ref: `#/x/${hostile}` } } });
    expect(html).not.toContain("<script>");
    expect(fieldsHtml({ properties: { [hostile]: WITHOUT_EFFECT } })).not.toContain("<script>");
  });
});
