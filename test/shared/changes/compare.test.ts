import { describe, expect, it } from "vitest";
import type { Change } from "../../../shared/changes/change.ts";
import { compareSides, compareWithin } from "../../../shared/changes/compare.ts";
import type { Side } from "../../../shared/changes/side.ts";
import { noPolicy, type Policy } from "../../../shared/policy/policy.ts";
import type { Json, JsonObject } from "../../../shared/text/json.ts";
import { shippedVocabulary } from "../../../shared/vocabulary/shipped.ts";
import { fixtureSections } from "../../support/fixture-sections.ts";

interface Around {
  readonly enforced?: JsonObject;
  readonly policy?: Partial<Policy>;
}

function side(providers: JsonObject, { enforced, policy = {} }: Around = {}): Side {
  const layers = [{ kind: "user", label: "providers.json", value: { providers } }] as const;
  return {
    layers: enforced
      ? [...layers, { kind: "enforced", label: "enforced.json", value: { providers: enforced } }]
      : layers,
    policy: { ...noPolicy, ...policy },
    vocabulary: shippedVocabulary,
  };
}

function told(changes: readonly Change[]): readonly string[] {
  return changes.map(({ effect, text }) => `${effect}: ${text}`);
}

function model(id: string, more: JsonObject = {}): JsonObject {
  const flags = {
    supportsImages: false,
    supportsToolResultImages: false,
    supportsTools: true,
    supportsWebSearch: false,
  };
  return { id, name: id, maxContextLength: 1000, ...flags, ...more };
}

const proxy = (more: JsonObject = {}): JsonObject => ({
  custom: { "llm-proxy": { type: "provider-b-compatible", baseUrl: "https://llm-proxy.example.com/v1", ...more } },
});

const threeModels = { discovery: "off", custom: [model("a"), model("b"), model("c")] };

const gateway = { baseUrl: "https://gateway.example.com/v1" };

/** Both sides of a change, and a line for each thing that is told of it. */
const CASES = fixtureSections("changes.md").map(({ title, texts }) => {
  const [before = side({}), after = side({})] = texts.slice(0, 2).map((text) => {
    const { providers, ...around } = JSON.parse(text);
    return side(providers, around);
  });
  return { title, before, after, told: texts[2]?.split("\n").slice(0, -1) };
});

describe("a change is told by what people can reach", () => {
  it.each(CASES)("$title", ({ before, after, told: expected }) => {
    const { changes, widens } = compareSides(before, after);
    expect(told(changes)).toEqual(expected);
    expect(widens).toBe(expected?.some((line) => line.startsWith("opens:")));
  });

  it.each(CASES)("a side compared with itself has no changes: $title", ({ before, after }) => {
    for (const one of [before, after]) expect(compareSides(one, one)).toMatchObject({ changes: [], widens: false });
  });
});

describe("a vocabulary that makes a custom provider a built-in one", () => {
  const north = { title: "North", description: "Another one.", sections: [] };
  const later = { ...shippedVocabulary, providers: { ...shippedVocabulary.providers, north } };
  const custom = { type: "provider-b-compatible", endpoint: "https://north.example.com", enabled: false };
  const before = side({}, { enforced: { custom: { north: custom } } });

  it.each([
    ["fixes the same in the built-in entry", { endpoint: custom.endpoint, enabled: false }],
    ["fixes nothing else of what it still disables", { enabled: false }],
  ])("opens nothing where the enforced layer %s", (_, enforced) => {
    const after = { ...side({}, { enforced: { north: enforced } }), vocabulary: later };
    expect(compareSides(before, after)).toMatchObject({ widens: false });
  });
});

describe("a host that a provider reports of a model", () => {
  it("is a new destination where a setting leads there, as what is reported is no setting", () => {
    const discovered = { provider_a: [{ id: "m1", baseUrl: gateway.baseUrl }] };
    const [first] = compareSides({ ...side({}), discovered }, { ...side({ provider_b: gateway }), discovered }).changes;
    expect(first).toMatchObject({ effect: "opens", kind: "destination-added", provider: "provider_b" });
  });
});

describe("the effect of a change is unknown", () => {
  const broken: Side = {
    layers: [{ kind: "user", label: "providers.json", text: "{" }],
    vocabulary: shippedVocabulary,
  };

  it.each([
    ["after", side({ provider_a: gateway }), broken],
    ["before", broken, side({ provider_a: gateway })],
    ["on both sides", broken, broken],
  ])("where a layer cannot be read %s", (_, before, after) => {
    expect(compareSides(before, after).widens).toBeUndefined();
  });
});

describe("a cause", () => {
  it("stands on the side on which the value is that decides", () => {
    const causeOf = (before: Json, after: Json) => {
      const [first] = compareSides(side({ provider_a: before }), side({ provider_a: after })).changes;
      return first?.cause && [first.cause.side, Reflect.get(first.cause.place, "pointer")];
    };
    expect(causeOf({ models: { allow: ["m1"] } }, { models: {} })).toEqual([
      "before",
      "/providers/provider_a/models/allow",
    ]);
    expect(causeOf({ models: { allow: ["m1"] } }, { models: { allow: ["m1", "m2"] } })).toEqual([
      "after",
      "/providers/provider_a/models/allow/1",
    ]);
    expect(causeOf({ models: { allow: ["m1", "m2"] } }, { models: { allow: ["m1"] } })).toEqual([
      "after",
      "/providers/provider_a/models/allow",
    ]);
    expect(causeOf({ models: { deny: ["m1"] } }, {})).toEqual(["before", "/providers/provider_a/models/deny/0"]);
    expect(causeOf({ enabled: false }, {})).toEqual(["before", "/providers/provider_a/enabled"]);
    expect(causeOf({}, { enabled: false })).toEqual(["after", "/providers/provider_a/enabled"]);
  });

  it.each([
    ["an unknown key", proxy(), proxy({ baseURL: "x" }), "after", "/baseURL"],
    ["another type", proxy(), proxy({ type: "provider-b-compatibel" }), "after", "/type"],
    ["nothing that was not invalid before", proxy(), {}, "before", "/type"],
  ])("the cause of an entry that is no longer valid is %s", (_, before, after, name, key) => {
    const [first] = compareSides(side(before), side(after)).changes;
    expect(first).toMatchObject({
      effect: "breaks",
      cause: { side: name, place: { pointer: `/providers/custom/llm-proxy${key}` } },
      text: `Everybody loses \`llm-proxy\` (every model that it reports)${name === "after" ? ": its entry is not valid" : ""}.`,
    });
  });

  it.each([
    ["an `allow` that is emptied", { allow: ["m1"] }, { allow: [] }, ["after", "allow"]],
    ["an `allow` that is removed", { discovery: "off", allow: ["m1"] }, { discovery: "off" }, ["before", "allow"]],
    ["an `allow` that names it now", { allow: ["m1"] }, { allow: ["m1", "own"] }, ["after", "allow/1"]],
    ["a `deny` that named it", { allow: ["own"], deny: ["own"] }, { allow: ["own"] }, ["before", "deny/0"]],
    ["its own entry, where that is new", undefined, {}, ["after", "custom/0"]],
  ])("the cause of an offered custom model is %s", (_, before, after, [side_, list]) => {
    const models = (lists: JsonObject | undefined) => ({
      provider_a: { models: lists === undefined ? {} : { custom: [model("own")], ...lists } },
    });
    const { changes } = compareSides(side(models(before)), side(models(after)));
    expect(changes.find((change) => change.model === "own")).toMatchObject({
      effect: "opens",
      cause: { side: side_, place: { pointer: `/providers/provider_a/models/${list}` } },
    });
  });
});

describe("no secret is repeated", () => {
  const SECRET = "sk-proj-abcdefghij0123456789";

  it("secrets in names, URLs and values are not repeated", () => {
    const named = (key: string): JsonObject => ({
      provider_a: {
        baseUrl: `https://user:${key}@${key}.example.com/v1?key=${key}`,
        models: { allow: [key], overrides: { [key]: { family: key } } },
        customHeaders: { "X-A": key, [key]: "1" },
      },
      custom: { [key]: { type: "provider-b-compatible", models: threeModels } },
      provider_cloud: { cloud: { region: key, profile: key } },
    });
    const { changes } = compareSides(side({}), side(named(SECRET)));
    expect(changes.length).toBeGreaterThan(5);
    expect(JSON.stringify(changes)).not.toContain("abcdefghij");
  });

  it("a secret in a header that was pasted as a whole line is not repeated", () => {
    const customHeaders = { "X-Tenant: hunter2": "1", "X-Route": "2" };
    const { changes } = compareSides(side({}), side({ provider_a: { customHeaders } }));
    expect(changes.map(({ setting }) => setting)).toEqual(["customHeaders/X-Tenant:•••", "customHeaders/X-Route"]);
    expect(JSON.stringify(changes)).not.toContain("hunter2");
  });
});

it("looks for no more changes than there is room for", () => {
  const [before, after] = [side({}), side({ provider_a: { enabled: false }, provider_b: { enabled: false } })];
  const comparison = compareSides(before, after);
  expect(comparison.changes).toHaveLength(2);
  expect(compareWithin(before, after, 2)).toEqual(comparison);
  expect(compareWithin(before, after, 1)).toBeUndefined();
});

describe("a looser policy", () => {
  const loosenedAt = (before: Partial<Policy>, after: Partial<Policy>) =>
    compareSides(side({}, { policy: before }), side({}, { policy: after })).changes.map(({ setting, cause }) => [
      setting,
      cause?.place.kind === "policy" ? cause.place.pointer : undefined,
    ]);

  it.each<[string, Partial<Policy>, Partial<Policy>, string]>([
    ["approvedHosts", { approvedHosts: ["a.com"] }, { approvedHosts: ["a.com", "b.com"] }, "/approvedHosts/1"],
    ["inlineIgnores", { inlineIgnores: ["syntax"] }, { inlineIgnores: ["custom-id", "syntax"] }, "/inlineIgnores/0"],
    [
      "modelCatalog/provider_a",
      { modelCatalog: { provider_a: ["m"] } },
      { modelCatalog: { provider_a: ["m", "n"] } },
      "/modelCatalog/provider_a/1",
    ],
    ["approvedHosts", { approvedHosts: ["a.com"] }, {}, "/approvedHosts"],
    ["inlineIgnores", { inlineIgnores: ["syntax"] }, {}, "/inlineIgnores"],
  ])(
    "a policy with looser %s points to the item that makes it looser, else to the list",
    (setting, before, after, pointer) => {
      expect(loosenedAt(before, after)).toEqual([[setting, pointer]]);
    },
  );
});
