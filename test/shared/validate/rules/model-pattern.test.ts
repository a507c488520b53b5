import { describe, expect, test } from "vitest";
import { type CheckSettings, noPolicy, validate } from "../../../../shared/index.ts";
import { customModel, findingsOf } from "../../../support/findings.ts";

const find = (models: unknown, settings?: CheckSettings) =>
  findingsOf("model-pattern", { provider_c: { models } }, settings);
const rulesFound = (models: unknown) =>
  validate(JSON.stringify({ providers: { provider_c: { models } } }), {
    policy: { ...noPolicy, rules: { "schema-reference": "off" } },
  }).map(({ rule, severity }) => [rule, severity]);
const layer = (models: object) => JSON.parse(JSON.stringify({ providers: { provider_c: { models } } }));

describe("one cause is one finding", () => {
  test.each([
    ["nothing is known", { allow: ["a-*"] }, "warning"],
    ["other lists name the models", { allow: ["a-*"], deny: ["a-1"], overrides: { "a-2": {} } }, "warning"],
    ["nothing is left", { discovery: "off", allow: ["a-*"], custom: [customModel("a-1")] }, "error"],
    ["a denied one", { discovery: "off", deny: ["a-*"], custom: [customModel("a-1")] }, "warning"],
  ])("where %s", (_, models, severity) => {
    expect(rulesFound(models)).toEqual([["model-pattern", severity]]);
  });
});

test("names the models of the other layers, and reports only the file's own lists", () => {
  const settings = { layers: { enforced: layer({ deny: ["a-1"] }), default: layer({ overrides: { "a-2": {} } }) } };
  const meant = 'List each model by its id: "a-1" and "a-2" are the known ones that it was meant for.';
  expect(find({ allow: ["a-*"] }, settings)).toMatchObject([{ advice: meant }]);
  expect(find({ allow: ["a-*"] }, { layers: { enforced: layer({ allow: ["a-*"] }) } })).toEqual([]);
});

test("a pattern for every model lists none of them", () => {
  for (const all of ["*", "/.*/", "^.*$"])
    expect(find({ allow: [all], deny: ["a"] })).toMatchObject([
      { advice: 'List each model by its id, or remove "allow" to offer all models.' },
    ]);
});

test("a hostile file with many patterns and ids is checked all the same", () => {
  const patterns = Array.from({ length: 20_000 }, (_, index) => `*${index}*`);
  const custom = Array.from({ length: 20_000 }, (_, index) => ({ id: `a${index}` }));
  expect(find({ allow: patterns, custom }).length).toBeGreaterThan(0);
});
