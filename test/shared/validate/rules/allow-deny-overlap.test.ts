import { describe, expect, test } from "vitest";
import { fixText, noPolicy, type Policy, validate } from "../../../../shared/index.ts";
import type { Json } from "../../../../shared/text/json.ts";
import { findingsOf } from "../../../support/findings.ts";

const file = (allow: string) =>
  `{ "$schema": "provider-config.schema.json", "providers": { "provider_c": { "models": { "allow": ${allow}, "deny": ["x"] } } } }`;

test.each([
  ["the first", '["x", "a"]', '["a"]'],
  ["the last", '["a", "x"]', '["a"]'],
  ["each copy of it", '["x", "a", "x", "x"]', '["a"]'],
  ["copies side by side", '["a", "x", "x", "b"]', '["a", "b"]'],
  ["copies on lines of their own", '[\n  "a",\n  "x",\n  "x"\n]', '[\n  "a"\n]'],
  ["copies at the end of a line", '[\n  "a", "x", "x",\n  "b"\n]', '[\n  "a",\n  "b"\n]'],
  ["none where nothing would be left", '["x", "x"]', '["x", "x"]'],
])("an unsafe fix removes denied models from the allowed ones: %s", (_, before, after) => {
  expect(fixText(file(before)).text).toBe(file(before));
  expect(fixText(file(before), { unsafe: true }).text).toBe(file(after));
});

describe("with layers", () => {
  const layer = (models: Json): Json => ({ providers: { provider_c: { models } } });
  const find = (models: Json, layers: { enforced?: Json; default?: Json }) =>
    findingsOf("allow-deny-overlap", { provider_c: { models } }, { layers });
  const both = { allow: ["a", "b"], deny: ["b"] };

  test.each([
    ["another deny", { deny: ["c"] }],
    ["an empty deny", { deny: [] }],
    ["another allow", { allow: ["c"] }],
    ["both lists", { allow: ["c"], deny: ["c"] }],
  ])("an enforced layer with %s leaves nothing of the overlap", (_, models) => {
    expect(find(both, { enforced: layer(models) })).toEqual([]);
  });

  test("an overlap with another layer's list is at the file's own, has no fix, and the message says so", () => {
    const [first, ...others] = find(both, { enforced: layer({ deny: ["a"] }) });
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      pointer: "/providers/provider_c/models/allow/0",
      message: 'The model "a" is both allowed and denied; it is hidden ("deny" is set in another layer).',
      related: [],
    });
    expect(first?.fix).toBeUndefined();
    expect(find({ deny: ["x", "a"] }, { default: layer({ allow: ["a", "b"] }) })).toMatchObject([
      {
        pointer: "/providers/provider_c/models/deny/1",
        message: 'The model "a" is both allowed and denied; it is hidden ("allow" is set in another layer).',
      },
    ]);
  });

  test("a default list that the file's own takes the place of plays no part", () => {
    expect(find(both, { default: layer({ allow: ["c"], deny: ["a"] }) })).toMatchObject([
      { pointer: "/providers/provider_c/models/allow/1", fix: { safe: false } },
    ]);
  });

  test("no fix takes from the file what an enforced list leaves", () => {
    const text = file('["a", "x"]');
    const layers = { enforced: layer({ deny: ["a"] }) };
    expect(fixText(text, { layers, unsafe: true }).text).toBe(text);
    expect(validate(text, { layers }).map(({ rule }) => rule)).toEqual(["allow-deny-overlap"]);
  });
});

test("is said of each model where no-models-left does not say it of all", () => {
  const findBy = (rules: Policy["rules"], models: Json) =>
    findingsOf("allow-deny-overlap", { provider_c: { models } }, { policy: { ...noPolicy, rules } });
  const all = { allow: ["a", "b"], deny: ["b", "a"] };
  expect(findBy({}, all)).toEqual([]);
  expect(findBy({ "no-models-left": "warning" }, all)).toHaveLength(2);
  expect(findBy({}, { ...all, deny: ["a"] })).toHaveLength(1);
});
