import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noPolicy, validate } from "../../../../shared/index.ts";
import { customModel, findingsOf } from "../../../support/findings.ts";

const policy = { ...noPolicy, rules: { "schema-reference": "off" as const } };
const find = (models: unknown, layers: object = {}) =>
  findingsOf("dead-entry", { provider_c: { models } }, { policy, layers });
const layer = (models: object) => ({ providers: { provider_c: { models } } });
/** Each finding's rule and the place of it below the models. */
const placesOf = (models: unknown, modelCatalog?: Readonly<Record<string, readonly string[]>>) =>
  validate(JSON.stringify({ providers: { provider_c: { models } } }), {
    policy: { ...policy, ...(modelCatalog && { modelCatalog }) },
  }).map(({ rule, pointer }) => `${rule} ${pointer?.replace("/providers/provider_c/models/", "")}`);

describe("a model that was renamed in one list is one finding", () => {
  test.each([
    ["an override", { allow: ["model-2"], overrides: { "model-1": {} } }, "dead-entry overrides/model-1"],
    ["a deny", { allow: ["model-2", "b"], deny: ["model-1"] }, "dead-entry deny/0"],
    [
      "an override, with the model declared",
      { allow: ["model-2"], overrides: { "model-1": {} }, custom: [customModel("model-2")] },
      "dead-entry overrides/model-1",
    ],
    [
      "an allow",
      { allow: ["model-1"], overrides: { "model-2": {} }, custom: [customModel("model-2")] },
      "unknown-model allow/0",
    ],
    [
      "an allow, with no model left",
      { discovery: "off", allow: ["model-1"], overrides: { "model-2": {} }, custom: [customModel("model-2")] },
      "unknown-model allow/0",
    ],
    [
      "an override of a declared model",
      { discovery: "off", overrides: { "model-1": {} }, custom: [customModel("model-2")] },
      "unknown-model overrides/model-1",
    ],
    [
      "a model, whose override goes with it",
      { allow: ["a", "b"], deny: ["a"], overrides: { a: {} } },
      "allow-deny-overlap allow/0",
    ],
    ["every model that is allowed", { allow: ["a"], deny: ["a"], overrides: { a: {} } }, "no-models-left allow"],
    ["all models", { discovery: "off", deny: ["a"], overrides: { b: {} } }, "no-models-left discovery"],
    ["a pattern", { allow: ["model-*"], deny: ["model-1"], overrides: { "model-2": {} } }, "model-pattern allow/0"],
    ["an id with a space", { allow: ["model-1"], overrides: { "model-1 ": {} } }, "unknown-model overrides/model-1 "],
  ])("%s", (_, models, found) => {
    expect(placesOf(models)).toEqual([found]);
  });

  test("a model that the catalogue names, too, is one finding if it was renamed in one list", () => {
    const models = { discovery: "off", allow: ["a", "b"], custom: [customModel("a")] };
    expect(placesOf(models, { provider_c: ["a", "b"] })).toEqual(["dead-entry allow/1"]);
  });
});

test("is a warning where a similar model has no such entry, and else a notice", () => {
  const overrides = { "model-1": {} };
  expect(find({ allow: ["model-2"], overrides })).toMatchObject([
    { severity: "warning", advice: 'Did you mean "model-2"?' },
  ]);
  expect(find({ allow: ["model-2"], overrides: { ...overrides, "model-2": {} } })).toMatchObject([
    { severity: "notice", advice: 'Remove the override, or add the model to "allow".' },
  ]);
});

describe("with layers", () => {
  test("an entry of the file has no effect because of another layer's list, and the message says so", () => {
    const found = find({ overrides: { "model-1": {} } }, { enforced: layer({ allow: ["model-2"] }) });
    expect(found).toMatchObject([
      {
        message:
          'The override of "model-1" of "provider_c" has no effect: "allow" does not name the model ("allow" is set in another layer).',
        advice: 'Did you mean "model-2"?',
        related: [],
      },
    ]);
  });

  test("a list that another layer's takes the place of leaves nothing out", () => {
    const own = { allow: ["a"], overrides: { b: {} } };
    expect(find(own)).toHaveLength(1);
    expect(find(own, { enforced: layer({ allow: ["a", "b"] }) })).toEqual([]);
  });

  test("settings of another layer without effect are not reported", () => {
    expect(find({ allow: ["a"] }, { default: layer({ overrides: { b: {} }, deny: ["c"] }) })).toEqual([]);
  });
});

test("a provider that is disabled has no other dead entries", () => {
  const models = { allow: ["a"], overrides: { b: {} } };
  expect(findingsOf("dead-entry", { provider_c: { enabled: false, models } })).toEqual([]);
});

/** The models that a provider offers of those that it reports and declares (specification 2.6), with their overrides. */
function offered({ allow, deny, custom, overrides, discovery }: Models): string {
  const reported = discovery === "off" ? [] : IDS;
  const known = [...new Set([...reported, ...custom])].toSorted();
  const isOffered = (id: string) => (allow.length === 0 || allow.includes(id)) && !deny.includes(id);
  return known
    .filter(isOffered)
    .map((id) => (overrides.includes(id) ? `${id} patched` : id))
    .join();
}

type Models = Readonly<Record<"allow" | "deny" | "custom" | "overrides", readonly string[]>> & { discovery: string };

const IDS = ["first-model", "another", "third"];
const subset = fc.subarray(IDS);

test("a reported entry has no effect: without it, the same models are offered", () => {
  const seen = { found: 0 };
  const lists = { allow: subset, deny: subset, custom: subset, overrides: subset };
  fc.assert(
    fc.property(fc.record({ ...lists, discovery: fc.constantFrom("auto", "off") }), (models) => {
      const document = {
        ...models,
        custom: models.custom.map((id) => customModel(id)),
        overrides: Object.fromEntries(models.overrides.map((id) => [id, {}])),
      };
      for (const { pointer = "" } of find(document)) {
        seen.found += 1;
        const [list, step] = pointer.split("/").slice(-2);
        const key = list === "deny" ? "deny" : "overrides";
        const id = key === "deny" ? models.deny[Number(step)] : step;
        expect(offered({ ...models, [key]: models[key].filter((one) => one !== id) })).toBe(offered(models));
      }
    }),
    { numRuns: 400 },
  );
  expect(seen.found).toBeGreaterThan(200);
});

test("a hostile file with many dead entries is checked all the same", () => {
  const idsOf = (mark: string) => Array.from({ length: 40_000 }, (_, index) => `${mark}${index}`);
  const overrides = Object.fromEntries(idsOf("b").map((id) => [id, {}]));
  expect(find({ allow: idsOf("a"), deny: idsOf("c"), overrides }).length).toBeGreaterThan(0);
});
