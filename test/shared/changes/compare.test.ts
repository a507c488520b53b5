import { describe, expect, it } from "vitest";
import type { Change } from "../../../shared/changes/change.ts";
import { compareSides, compareWithin } from "../../../shared/changes/compare.ts";
import type { Side } from "../../../shared/changes/side.ts";
import { noPolicy, type Policy } from "../../../shared/policy/policy.ts";
import type { Json, JsonObject } from "../../../shared/text/json.ts";
import { shippedVocabulary } from "../../../shared/vocabulary/shipped.ts";

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

interface Case {
  readonly name: string;
  readonly before: Side;
  readonly after: Side;
  readonly told: readonly string[];
}

const gateway = { baseUrl: "https://gateway.example.com/v1" };

const CASES: readonly Case[] = [
  {
    name: "the gateway is removed",
    before: side({ provider_a: gateway }),
    after: side({ provider_a: {} }),
    told: [
      "opens: Requests of `provider_a` go to the provider's own host, which none went to before.",
      "moves: `provider_a` is no longer reached through gateway.example.com: requests go to the provider's own host.",
    ],
  },
  {
    name: "a gateway is put before a provider, which opens the gateway's host",
    before: side({}),
    after: side({ provider_a: gateway }),
    told: [
      "opens: Requests of `provider_a` go to gateway.example.com, which none went to before.",
      "moves: `provider_a` is reached through gateway.example.com instead of the provider's own host.",
    ],
  },
  {
    name: "a gateway takes another path on the same host",
    before: side({ provider_a: gateway }),
    after: side({ provider_a: { baseUrl: "https://gateway.example.com/v2" } }),
    told: [
      "moves: `baseUrl` of `provider_a` is `https://gateway.example.com/v2` instead of `https://gateway.example.com/v1`.",
    ],
  },
  {
    name: "HTTPS takes the place of HTTP",
    before: side({ provider_a: { baseUrl: "http://gateway.example.com" } }),
    after: side({ provider_a: { baseUrl: "https://gateway.example.com" } }),
    told: [
      "moves: `baseUrl` of `provider_a` is `https://gateway.example.com` instead of `http://gateway.example.com`.",
    ],
  },
  {
    name: "HTTPS takes the place of HTTP at a port of its own",
    before: side({ provider_a: { baseUrl: "http://gateway.example.com:8080/v1" } }),
    after: side({ provider_a: { baseUrl: "https://gateway.example.com:8080/v1" } }),
    told: [
      "opens: Requests of `provider_a` go to gateway.example.com:8080 by HTTPS; before, by plain HTTP.",
      "moves: `baseUrl` of `provider_a` is `https://gateway.example.com:8080/v1` instead of `http://gateway.example.com:8080/v1`.",
    ],
  },
  {
    name: "HTTP takes the place of HTTPS",
    before: side({ provider_a: { baseUrl: "https://gateway.example.com" } }),
    after: side({ provider_a: { baseUrl: "http://gateway.example.com" } }),
    told: [
      "opens: Requests of `provider_a` go to gateway.example.com by plain HTTP; before, they were encrypted.",
      "moves: `baseUrl` of `provider_a` is `http://gateway.example.com` instead of `https://gateway.example.com`.",
    ],
  },
  {
    name: "`allow` is emptied",
    before: side({ provider_a: { models: { allow: ["m1", "m2"] } } }),
    after: side({ provider_a: { models: { allow: [] } } }),
    told: ["opens: `provider_a` offers every model that it reports; before, only `m1` and `m2`."],
  },
  {
    name: "`allow` is emptied beside a `deny`",
    before: side({ provider_a: { models: { allow: ["m1"], deny: ["m2"] } } }),
    after: side({ provider_a: { models: { deny: ["m2"] } } }),
    told: ["opens: `provider_a` offers every model that it reports but `m2`; before, only `m1`."],
  },
  {
    name: "a provider that denies a model is disabled",
    before: side({ provider_a: { models: { deny: ["m2"] } } }),
    after: side({ provider_a: { enabled: false, models: { deny: ["m2"] } } }),
    told: ["breaks: Everybody loses `provider_a` (every model that it reports but `m2`)."],
  },
  {
    name: "`allow` is set",
    before: side({}),
    after: side({ provider_a: { models: { allow: ["m1"] } } }),
    told: ["breaks: `provider_a` offers only `m1`; before, every model that it reports."],
  },
  {
    name: "a pattern takes the place of a model, which offers none",
    before: side({ provider_a: { models: { allow: ["a-1"] } } }),
    after: side({ provider_a: { models: { allow: ["a-*"], deny: ["b-?"], overrides: { "^a-": { name: "A" } } } } }),
    told: ["breaks: `a-1` of `provider_a` is no longer offered."],
  },
  {
    name: "a model is allowed beside a pattern, which offered none",
    before: side({ provider_a: { models: { allow: ["a-*"] } } }),
    after: side({ provider_a: { models: { allow: ["a-*", "a-1"] } } }),
    told: [
      "opens: Requests of `provider_a` go to the provider's own host, which none went to before.",
      "opens: `a-1` of `provider_a` is offered; before, it was not.",
    ],
  },
  {
    name: "a model that is declared is called as a pattern is",
    before: side({ provider_a: { models: { custom: [model("a-*")], allow: ["b"] } } }),
    after: side({ provider_a: { models: { custom: [model("a-*")], allow: ["b", "a-*"] } } }),
    told: ["opens: `a-*` of `provider_a` is offered; before, it was not."],
  },
  {
    name: "a model is allowed and another is not any longer",
    before: side({ provider_a: { models: { allow: ["m1"] } } }),
    after: side({ provider_a: { models: { allow: ["m2"] } } }),
    told: [
      "opens: `m2` of `provider_a` is offered; before, it was not.",
      "breaks: `m1` of `provider_a` is no longer offered.",
    ],
  },
  {
    name: "a `deny` that an exclusive `allow` made redundant is emptied",
    before: side({ provider_a: { models: { allow: ["m1"], deny: ["m2"] } } }),
    after: side({ provider_a: { models: { allow: ["m1"] } } }),
    told: ["none: The edit of `deny` has no effect: `provider_a` offers the same models."],
  },
  {
    name: "a model is denied",
    before: side({}),
    after: side({ provider_a: { models: { deny: ["m1"] } } }),
    told: ["breaks: `m1` of `provider_a` is no longer offered."],
  },
  {
    name: "a provider is disabled",
    before: side({ provider_c: { models: { allow: ["m1", "m2"] } } }),
    after: side({ provider_c: { enabled: false, models: { allow: ["m1", "m2"] } } }),
    told: ["breaks: Everybody loses `provider_c` (2 models)."],
  },
  {
    name: "a provider is enabled",
    before: side({ provider_c: { enabled: false } }),
    after: side({ provider_c: {} }),
    told: ["opens: `provider_c` is enabled, reached at its own host, with every model that it reports."],
  },
  {
    name: "the settings of a disabled provider change",
    before: side({ provider_c: { enabled: false } }),
    after: side({ provider_c: { enabled: false, baseUrl: "http://evil.example.com", models: { allow: ["m1"] } } }),
    told: ["none: `provider_c` is disabled, so its changed settings have no effect."],
  },
  {
    name: "the settings of a provider that offers nothing change",
    before: side({ provider_c: { models: { discovery: "off" } } }),
    after: side({ provider_c: { baseUrl: "http://evil.example.com", models: { discovery: "off" } } }),
    told: ["none: `provider_c` offers no model, so its changed settings have no effect."],
  },
  {
    name: "a provider gets an offer, and what it opens is told then",
    before: side({ provider_c: { ...gateway, models: { discovery: "off" } } }),
    after: side({ provider_c: { ...gateway, models: { discovery: "off", custom: [model("m")] } } }),
    told: [
      "opens: Requests of `provider_c` go to gateway.example.com, which none went to before.",
      "opens: `m` of `provider_c` is offered; before, it was not.",
    ],
  },
  {
    name: "a custom provider is added",
    before: side({}),
    after: side(proxy({ models: threeModels })),
    told: ["opens: `llm-proxy` is added, reached at llm-proxy.example.com, with 3 models."],
  },
  {
    name: "a custom provider is added that is disabled",
    before: side({}),
    after: side(proxy({ enabled: false })),
    told: ["none: `llm-proxy` is added, and is disabled."],
  },
  {
    name: "a custom provider is removed",
    before: side(proxy({ models: threeModels })),
    after: side({}),
    told: ["breaks: Everybody loses `llm-proxy` (3 models)."],
  },
  {
    name: "a custom provider's block is not valid any longer",
    before: side(proxy({ models: threeModels })),
    after: side(proxy({ models: threeModels, baseURL: "https://llm-proxy.example.com" })),
    told: ["breaks: Everybody loses `llm-proxy` (3 models): its entry is not valid."],
  },
  {
    name: "a built-in provider's block is not valid any longer, and counts as not written",
    before: side({ provider_a: { models: { allow: ["m1"] } } }),
    after: side({ provider_a: { models: { allow: "m1" } } }),
    told: ["opens: `provider_a` offers every model that it reports; before, only `m1`."],
  },
  {
    name: "a region moves",
    before: side({ provider_cloud: { cloud: { region: "eu-west-1" } } }),
    after: side({ provider_cloud: { cloud: { region: "us-east-1" } } }),
    told: ["moves: `provider_cloud` moves from region `eu-west-1` to `us-east-1`."],
  },
  {
    name: "a region is set",
    before: side({}),
    after: side({ provider_cloud: { cloud: { region: "us-east-1" } } }),
    told: ["moves: `provider_cloud` uses the region `us-east-1`; before, none was set."],
  },
  {
    name: "a protocol is another",
    before: side({ provider_a: { protocol: "provider-b-chat" } }),
    after: side({}),
    told: ["moves: `provider_a` speaks `provider-a-messages` instead of `provider-b-chat`."],
  },
  {
    name: "headers are added, changed and removed, whatever the case of their names",
    before: side({ provider_a: { customHeaders: { "X-Tenant": "one", "X-Gone": "1", "X-Same": "1" } } }),
    after: side({ provider_a: { customHeaders: { "x-tenant": "two", "X-New": "1", "x-same": "1" } } }),
    told: [
      "moves: Requests to `provider_a` get another value of the header `x-tenant`.",
      "moves: Requests to `provider_a` no longer get the header `X-Gone`.",
      "moves: Requests to `provider_a` get the header `X-New`.",
    ],
  },
  {
    name: "a header of another layer gets a second value, as its name is written in another way",
    before: side({}, { enforced: { provider_a: { customHeaders: { "X-Tenant": "one", "X-Same": "1" } } } }),
    after: side(
      { provider_a: { customHeaders: { "x-tenant": "two", "x-same": "1" } } },
      { enforced: { provider_a: { customHeaders: { "X-Tenant": "one", "X-Same": "1" } } } },
    ),
    told: ["moves: Requests to `provider_a` get another value of the header `X-Tenant`."],
  },
  {
    name: "an endpoint of a protocol opens a host",
    before: side({ provider_a: gateway }),
    after: side({ provider_a: { ...gateway, endpoints: { "provider-b-chat": "https://chat.example.com/v1" } } }),
    told: [
      "opens: Requests of `provider_a` go to chat.example.com, which none went to before.",
      "moves: Requests of `provider_a` by `provider-b-chat` go to `https://chat.example.com/v1` instead of its base URL.",
    ],
  },
  {
    name: "a model gets a URL of its own",
    before: side({ provider_a: gateway }),
    after: side({ provider_a: { ...gateway, models: { overrides: { m: { baseUrl: "https://m.example.com" } } } } }),
    told: [
      "opens: Requests of `m` of `provider_a` go to m.example.com, which none went to before.",
      "moves: `m` of `provider_a` is reached at m.example.com instead of gateway.example.com.",
    ],
  },
  {
    name: "URLs are written in another way",
    before: side({
      provider_a: { baseUrl: "https://Gateway.example.com:443", endpoint: "http://local:80/x/../v1" },
    }),
    after: side({ provider_a: { baseUrl: "https://gateway.example.com/", endpoint: "http://local/v1" } }),
    told: [],
  },
  {
    name: "a model's own URL says where it was reached already",
    before: side({ provider_a: gateway }),
    after: side({
      provider_a: { ...gateway, models: { overrides: { m: { baseUrl: "https://gateway.example.com:443/v1" } } } },
    }),
    told: [],
  },
  {
    name: "a model with a protocol of its own follows its provider to another host",
    before: side({ provider_a: { ...gateway, models: { overrides: { m: { protocol: "provider-b-chat" } } } } }),
    after: side({
      provider_a: {
        baseUrl: "https://gateway.example.com/v2",
        models: { overrides: { m: { protocol: "provider-b-chat" } } },
      },
    }),
    told: [
      "moves: `baseUrl` of `provider_a` is `https://gateway.example.com/v2` instead of `https://gateway.example.com/v1`.",
    ],
  },
  {
    name: "a new host is almost one that is in use",
    before: side({ provider_a: { baseUrl: "https://llm-gateway.example.com" }, provider_b: gateway }),
    after: side({ provider_a: { baseUrl: "https://llm-gateway1.example.com" }, provider_b: gateway }),
    told: [
      "opens: Requests of `provider_a` go to llm-gateway1.example.com, which none went to before. `llm-gateway1.example.com` differs by one character from `llm-gateway.example.com`, which was in use.",
      "moves: `provider_a` is no longer reached through llm-gateway.example.com: requests go to llm-gateway1.example.com.",
    ],
  },
  {
    name: "a model is replaced by one that is named alike",
    before: side({ provider_a: { models: { allow: ["house-70b", "other"] } } }),
    after: side({ provider_a: { models: { allow: ["house-72b", "other"] } } }),
    told: [
      "opens: `house-72b` of `provider_a` is offered; before, it was not. `house-70b` is replaced by `house-72b`.",
      "breaks: `house-70b` of `provider_a` is no longer offered. `house-70b` is replaced by `house-72b`.",
    ],
  },
  {
    name: "a model that is denied gets a URL of its own",
    before: side({ provider_a: { models: { deny: ["m"] } } }),
    after: side({ provider_a: { models: { deny: ["m"], overrides: { m: { baseUrl: "https://m.example.com" } } } } }),
    told: ["none: `m` of `provider_a` is not offered, so its changed settings have no effect."],
  },
  {
    name: "metadata is another, and lists are sets",
    before: side({
      provider_a: { models: { overrides: { m: { maxContextLength: 5, thinkingEffortLevels: ["low", "high"] } } } },
    }),
    after: side({ provider_a: { models: { overrides: { m: { name: "M", thinkingEffortLevels: ["high", "low"] } } } } }),
    told: [
      "changes: `m` of `provider_a` has other metadata: `name` is `M` (before: not set) and `maxContextLength` is not set (before: `5`).",
    ],
  },
  {
    name: "an enforced layer no longer disables a provider, and nothing else does",
    before: side({}, { enforced: { provider_g: { enabled: false } } }),
    after: side({}, { enforced: { provider_g: { enabled: true } } }),
    told: [
      "opens: `provider_g` is no longer disabled by the enforced layers: they enable it.",
      "opens: `provider_g` is enabled, reached at its own host, with every model that it reports.",
    ],
  },
  {
    name: "an enforced layer no longer fixes what the configuration says as well",
    before: side({ provider_g: { enabled: false } }, { enforced: { provider_g: { enabled: false } } }),
    after: side({ provider_g: { enabled: false } }, { enforced: {} }),
    told: ["opens: `provider_g` is no longer disabled by the enforced layers: a configuration can enable it."],
  },
  {
    name: "an enforced layer no longer fixes a list of a provider that it still disables",
    before: side({}, { enforced: { provider_g: { enabled: false, models: { allow: ["m"] } } } }),
    after: side({}, { enforced: { provider_g: { enabled: false } } }),
    told: ["none: `provider_g` is disabled, so its changed settings have no effect."],
  },
  {
    name: "an enforced layer no longer disables by default",
    before: side(
      { provider_a: { enabled: false } },
      {
        enforced: {
          default: { enabled: false },
          provider_b: { enabled: true },
          provider_c: { enabled: true },
          provider_g: { enabled: true },
          provider_cloud: { enabled: true },
        },
      },
    ),
    after: side(
      { provider_a: { enabled: false } },
      {
        enforced: {
          provider_b: { enabled: true },
          provider_c: { enabled: true },
          provider_g: { enabled: true },
          provider_cloud: { enabled: true },
        },
      },
    ),
    told: ["opens: The enforced layers no longer disable providers by default: a configuration can enable them."],
  },
  {
    name: "what was enforced of a custom provider goes with it, but the enforced layers still disable those",
    before: side({}, { enforced: { default: { enabled: false }, ...proxy() } }),
    after: side({}, { enforced: { default: { enabled: false } } }),
    told: ["none: `llm-proxy` is removed; it offered nothing before."],
  },
  {
    name: "a provider that is reached by plain HTTP gets an offer",
    before: side({
      provider_a: gateway,
      provider_b: { baseUrl: "http://gateway.example.com" },
      provider_c: { baseUrl: "http://gateway.example.com", models: { discovery: "off" } },
    }),
    after: side({
      provider_a: gateway,
      provider_b: { baseUrl: "http://gateway.example.com" },
      provider_c: { baseUrl: "http://gateway.example.com", models: { discovery: "off", custom: [model("m1")] } },
    }),
    told: [
      "opens: Requests of `provider_c` go to gateway.example.com by plain HTTP; before, they were encrypted.",
      "opens: `m1` of `provider_c` is offered; before, it was not.",
    ],
  },
  {
    name: "a policy is loosened",
    before: side(
      {},
      {
        policy: {
          approvedHosts: ["a.example.com"],
          modelCatalog: { provider_a: ["m1"] },
          layers: { enforced: "e.json" },
        },
      },
    ),
    after: side(
      {},
      {
        policy: {
          rules: { "secret-in-header": "off", "plain-http": "notice" },
          modelCatalog: { provider_a: ["m1", "m2"] },
          ignores: [{ rule: "url-syntax", reason: "It is right." }],
        },
      },
    ),
    told: [
      "opens: The rule `plain-http` reports a `notice` instead of a `warning`.",
      "opens: The rule `secret-in-header` no longer reports anything.",
      "opens: URLs may lead to every host: the list of approved hosts is removed.",
      "opens: `m2` of `provider_a` counts as a known model.",
      "opens: Findings of `url-syntax` are ignored in every file.",
      "opens: The enforced layer `e.json` no longer applies.",
    ],
  },
  {
    name: "a policy says less in other words",
    before: side(
      {},
      {
        policy: {
          approvedHosts: ["*.example.com"],
          ignores: [{ rule: "plain-http", files: ["teams/**"], reason: "It is local." }],
        },
      },
    ),
    after: side(
      {},
      {
        policy: {
          approvedHosts: ["gateway.example.com", "*.eu.example.com:8443"],
          ignores: [{ rule: "plain-http", files: ["teams/a/*.json"], pointer: "/providers", reason: "It is local." }],
        },
      },
    ),
    told: ["none: The policy changes, and no check is loosened."],
  },
  {
    name: "an ignore covers other findings",
    before: side({}, { policy: { ignores: [{ rule: "plain-http", files: ["teams/a/**"], reason: "It is local." }] } }),
    after: side({}, { policy: { ignores: [{ rule: "plain-http", files: ["teams/**"], reason: "It is local." }] } }),
    told: ["opens: Findings of `plain-http` are ignored in `teams/**`."],
  },
  {
    name: "a policy is stricter",
    before: side({}, { policy: { rules: { "plain-http": "off" } } }),
    after: side({}, { policy: { approvedHosts: [] } }),
    told: ["none: The policy changes, and no check is loosened."],
  },
];

describe("a change is told by what people can reach", () => {
  it.each(CASES)("$name", ({ before, after, told: expected }) => {
    const { changes, widens } = compareSides(before, after);
    expect(told(changes)).toEqual(expected);
    expect(widens).toBe(expected.some((line) => line.startsWith("opens:")));
  });

  it.each(CASES)("a side compared with itself has no changes: $name", ({ before, after }) => {
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
