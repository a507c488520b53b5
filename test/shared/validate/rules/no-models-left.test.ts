import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noPolicy, type Policy, validate } from "../../../../shared/index.ts";
import type { Json } from "../../../../shared/text/json.ts";
import { customModel, findingsOf } from "../../../support/findings.ts";

const find = (models: unknown, layers: { enforced?: Json; default?: Json } = {}) =>
  findingsOf("no-models-left", { provider_c: { models } }, { layers });
const layer = (entry: object): Json => JSON.parse(JSON.stringify({ providers: { provider_c: entry } }));

interface Models {
  readonly discovery?: "auto" | "off";
  readonly allow?: readonly string[];
  readonly deny?: readonly string[];
  readonly custom?: readonly string[];
}

const ids = fc.subarray(["a", "b", "c", "d"]);
const arbitraryModels: fc.Arbitrary<Models> = fc.record(
  { discovery: fc.constantFrom("auto", "off"), allow: ids, deny: ids, custom: ids },
  { requiredKeys: [] },
);
const toDocument = ({ custom, ...rest }: Models) => ({
  ...rest,
  ...(custom && { custom: custom.map((id) => customModel(id)) }),
});

/** The models offered where discovery returns every model there is. */
function offered({ discovery, allow = [], deny = [], custom = [] }: Models): readonly string[] {
  const discovered = discovery === "off" ? [] : ["a", "b", "c", "d", "another"];
  return [...discovered, ...custom].filter((id) => (allow.length === 0 || allow.includes(id)) && !deny.includes(id));
}

test("is found where nothing can be offered, and only there, unless each entry of allow is an error instead", () => {
  const seen = { entries: 0 };
  fc.assert(
    fc.property(arbitraryModels, (models) => {
      const providers = { provider_c: { models: toDocument(models) } };
      const errors = validate(JSON.stringify({ providers })).filter(({ severity }) => severity === "error");
      const isSaidOfEntries = offered(models).length === 0 && find(toDocument(models)).length === 0;
      if (isSaidOfEntries) seen.entries += 1;
      const places = models.allow?.map((_, index) => `/providers/provider_c/models/allow/${index}`);
      if (isSaidOfEntries) expect(errors.map(({ pointer }) => pointer)).toEqual(places);
      else expect(errors).toHaveLength(offered(models).length === 0 ? 1 : 0);
    }),
    { numRuns: 1_000 },
  );
  expect(seen.entries).toBeGreaterThan(5);
});

test("is said where the policy makes less of what is said of the entries", () => {
  const models = { discovery: "off", allow: ["small"], custom: [customModel("large")] };
  const findBy = (rules: Policy["rules"]) =>
    findingsOf("no-models-left", { provider_c: { models } }, { policy: { ...noPolicy, rules } });
  expect(findBy({})).toEqual([]);
  expect(findBy({ "unknown-model": "error" })).toEqual([]);
  for (const severity of ["warning", "off"] as const) expect(findBy({ "unknown-model": severity })).toHaveLength(1);
});

test("with layers is found only where nothing can be offered of what they come to", () => {
  const seen = { found: 0 };
  fc.assert(
    fc.property(arbitraryModels, arbitraryModels, arbitraryModels, (own, enforced, lower) => {
      const found = find(toDocument(own), {
        enforced: layer({ models: toDocument(enforced) }),
        default: layer({ models: toDocument(lower) }),
      });
      seen.found += found.length;
      if (found.length > 0) expect(offered({ ...lower, ...own, ...enforced })).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
  expect(seen.found).toBeGreaterThan(50);
});

describe("with layers", () => {
  test("stands at the file's own value and names those of the others", () => {
    const found = find(
      { allow: ["small"] },
      { enforced: layer({ models: { deny: ["small"] } }), default: layer({ models: { allow: ["large"] } }) },
    );
    expect(found).toMatchObject([
      {
        pointer: "/providers/provider_c/models/allow",
        severity: "error",
        message:
          'The provider "provider_c" cannot offer any model: "deny" hides every model in "allow" ("deny" is set in another layer).',
        related: [],
      },
    ]);
  });

  test("is not found where another layer offers something", () => {
    expect(find({ discovery: "off" }, { default: layer({ models: { custom: [customModel("small")] } }) })).toEqual([]);
  });

  test("is not found where all that makes it so is another layer's", () => {
    expect(find({}, { enforced: layer({ models: { discovery: "off" } }) })).toEqual([]);
  });

  test.each<[string, object, object]>([
    ["its own word", { enabled: false }, {}],
    ["the default of the same layer", { default: false }, {}],
    ["an enforced one", { enabled: true }, { enforced: layer({ enabled: false }) }],
    ["an enforced default", { enabled: true }, { enforced: { providers: { default: { enabled: false } } } }],
    ["a default one, where nothing above says anything", {}, { default: layer({ enabled: false }) }],
  ])(
    "leaves alone a provider that is disabled by %s",
    (_, { default: byDefault, ...own }: { default?: boolean }, layers) => {
      const providers = { default: { enabled: byDefault }, provider_c: { ...own, models: { discovery: "off" } } };
      expect(findingsOf("no-models-left", providers, { layers })).toEqual([]);
    },
  );

  test.each<[string, object, object]>([
    ["its own word, whatever a lower layer says", { enabled: true }, { default: layer({ enabled: false }) }],
    ["its own word, whatever the default of the same layer says", { enabled: true, default: false }, {}],
    ["an enforced default", { enabled: false }, { enforced: { providers: { default: { enabled: true } } } }],
  ])("finds one that is enabled by %s", (_, { default: byDefault, ...own }: { default?: boolean }, layers) => {
    const providers = { default: { enabled: byDefault }, provider_c: { ...own, models: { discovery: "off" } } };
    expect(findingsOf("no-models-left", providers, { layers })).toHaveLength(1);
  });
});

test.each([
  ["a model that is none", { discovery: "off", custom: [{}] }],
  ["an id that is none", { allow: ["a", 1], deny: ["a"] }],
  ["a list that is none", { discovery: "off", custom: {} }],
])("says nothing where it cannot be told what is left: %s", (_, models) => {
  expect(find(models)).toEqual([]);
});
