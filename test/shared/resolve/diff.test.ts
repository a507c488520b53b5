import { describe, expect, test } from "vitest";
import {
  type Catalog,
  type Change,
  type DiscoveredModels,
  diff,
  resolve,
  supposedModels,
  shippedVocabulary as vocabulary,
} from "../../../shared/index.ts";
import { CHANGE_KINDS } from "../../../shared/resolve/change.ts";
import type { JsonObject } from "../../../shared/text/json.ts";

const type = "provider-b-compatible";
const REQUIRED = {
  name: "Own",
  maxContextLength: 1,
  supportsImages: false,
  supportsToolResultImages: false,
  supportsTools: false,
  supportsWebSearch: false,
};

function catalogOf(providers: JsonObject, discovered: DiscoveredModels = {}): Catalog {
  const { catalog, diagnostics } = resolve({
    layers: [{ kind: "user", label: "user", text: JSON.stringify({ providers }) }],
    discovered,
    vocabulary,
  });
  expect(diagnostics).toEqual([]);
  return catalog;
}

const DISCOVERED: DiscoveredModels = {
  provider_a: [{ id: "m1", baseUrl: "https://found.example.com" }, { id: "m2" }],
};

/** The changes from one configuration of `provider_a` to another. */
function changesOf(before: JsonObject, after: JsonObject, discovered = DISCOVERED): readonly Change[] {
  return diff(catalogOf({ provider_a: before }, discovered), catalogOf({ provider_a: after }, discovered));
}

/** Kind, what it is about, and whether it widens. */
const told = (changes: readonly Change[]) =>
  changes.map((change) => {
    const about = "model" in change ? change.model : "field" in change ? change.field : "";
    return [change.kind, about, change.widens] as const;
  });

const models = (value: JsonObject) => ({ models: value });

describe("a provider", () => {
  test("that is added or removed is one change, with its models in a number", () => {
    const without = catalogOf({});
    const custom = (enabled: boolean) =>
      catalogOf({ custom: { x: { type, enabled, models: { custom: [{ id: "m", ...REQUIRED }] } } } });
    expect(diff(without, custom(true))).toMatchObject([
      {
        kind: "provider-added",
        provider: "x",
        before: null,
        after: { enabled: true, offeredModels: 1 },
        cause: { place: { pointer: "/providers/custom/x/type", position: { line: 1 } } },
        widens: true,
      },
    ]);
    expect(told(diff(without, custom(false)))).toEqual([["provider-added", "", false]]);
    expect(diff(custom(true), without)).toMatchObject([
      { kind: "provider-removed", before: { enabled: true, offeredModels: 1 }, after: null, widens: false },
    ]);
  });

  test("that is added disabled widens where its host is new", () => {
    const custom = (host: string) =>
      catalogOf({
        provider_a: { baseUrl: "https://known.example.com/v1" },
        custom: { x: { type, enabled: false, baseUrl: host } },
      });
    const before = catalogOf({ provider_a: { baseUrl: "https://known.example.com/v1" } });
    expect(told(diff(before, custom("https://known.example.com/v2")))).toEqual([["provider-added", "", false]]);
    expect(told(diff(before, custom("https://new.example.com/v2")))).toEqual([["provider-added", "", true]]);
  });

  test("that is enabled or disabled is one change, and its models are not listed", () => {
    expect(changesOf({ enabled: false }, {})).toMatchObject([
      {
        kind: "provider-enabled",
        before: { enabled: false, offeredModels: 0 },
        after: { enabled: true, offeredModels: 2 },
        cause: { rule: "enabled-unless-said" },
        widens: true,
      },
    ]);
    expect(changesOf({}, { enabled: false })).toMatchObject([
      { kind: "provider-disabled", cause: { place: { pointer: "/providers/provider_a/enabled" } }, widens: false },
    ]);
  });
});

describe("a connection", () => {
  const known = { baseUrl: "https://known.example.com/v1" };

  test.each<[string, JsonObject, JsonObject, string, boolean]>([
    ["a base URL on a new host", known, { baseUrl: "https://new.example.com/v1" }, "baseUrl", true],
    ["another path of the host", known, { baseUrl: "https://known.example.com/v2" }, "baseUrl", false],
    ["another port", known, { baseUrl: "https://known.example.com:8443/v1" }, "baseUrl", true],
    ["plain HTTP", known, { baseUrl: "http://known.example.com/v1" }, "baseUrl", true],
    ["HTTPS after plain HTTP", { baseUrl: "http://known.example.com/v1" }, known, "baseUrl", false],
    ["no base URL any longer", known, {}, "baseUrl", false],
    ["what is no URL", known, { baseUrl: "known.example.com" }, "baseUrl", true],
    [
      "what clients may read in two ways",
      known,
      { baseUrl: "https://known.example.com\\@new.example.com/v1" },
      "baseUrl",
      true,
    ],
    ["an endpoint on a new host", known, { ...known, endpoint: "http://localhost:1" }, "endpoint", true],
    ["an endpoint on the known host", known, { ...known, endpoint: "https://KNOWN.example.com" }, "endpoint", false],
    [
      "the URL of a protocol",
      known,
      { ...known, endpoints: { "cloud-converse": "https://new.example.com" } },
      "endpoints/cloud-converse",
      true,
    ],
    ["the protocol", known, { ...known, protocol: "cloud-converse" }, "protocol", false],
    ["a header", known, { ...known, customHeaders: { "X-A/B": "1" } }, "headers/X-A~1B", false],
  ])("%s", (_, before, after, field, widens) => {
    const [change, ...more] = changesOf(before, after, {});
    expect(more).toEqual([]);
    expect(change).toMatchObject({ kind: "connection-changed", field, widens });
    expect(change?.cause?.place).toHaveProperty("kind", "layer");
  });

  test("a section's field", () => {
    const cloud = (region: string) => catalogOf({ provider_cloud: { cloud: { region } } });
    expect(diff(cloud("one"), cloud("two"))).toMatchObject([
      { kind: "connection-changed", field: "sections/cloud/region", before: "one", after: "two", widens: false },
    ]);
  });

  test("of headers only says which are set, gone or have another value", () => {
    const headers = (customHeaders: JsonObject) => ({ customHeaders });
    const changes = changesOf(
      headers({ "X-Same": "hunter1", "X-Changed": "hunter2", "X-Gone": "hunter3" }),
      headers({ "X-Same": "hunter1", "X-Changed": "hunter4", "X-New": "hunter5" }),
    );
    expect(changes.map((change) => "field" in change && [change.field, change.before, change.after])).toEqual([
      ["headers/X-Changed", "set", "changed"],
      ["headers/X-Gone", "set", null],
      ["headers/X-New", null, "set"],
    ]);
    expect(JSON.stringify(changes)).not.toContain("hunter");
  });

  test("shows no secret of a URL", () => {
    const url = (secret: string) => ({ baseUrl: `https://user:${secret}@known.example.com/v1?key=${secret}` });
    const changes = changesOf(url("hunter1"), url("hunter2"), { provider_a: [{ id: "m" }] });
    expect(told(changes)).toEqual([
      ["connection-changed", "baseUrl", false],
      ["model-moved", "m", false],
    ]);
    expect(JSON.stringify(changes)).not.toContain("hunter");
  });
});

describe("what is offered", () => {
  test.each<[string, JsonObject, JsonObject, readonly (readonly [string, string, boolean])[]]>([
    [
      "an allow that is emptied",
      { allow: ["m1"] },
      { allow: [] },
      [
        ["offering-changed", "allow", true],
        ["model-offered", "m2", true],
      ],
    ],
    [
      "an allow that is removed",
      { allow: ["m1"] },
      {},
      [
        ["offering-changed", "allow", true],
        ["model-offered", "m2", true],
      ],
    ],
    [
      "an allow that names more",
      { allow: ["m1"] },
      { allow: ["m2", "m1"] },
      [
        ["offering-changed", "allow", true],
        ["model-offered", "m2", true],
      ],
    ],
    [
      "an allow that names fewer",
      { allow: ["m1", "m2"] },
      { allow: ["m1"] },
      [
        ["offering-changed", "allow", false],
        ["model-hidden", "m2", false],
      ],
    ],
    [
      "an allow where there was none",
      {},
      { allow: ["m1"] },
      [
        ["offering-changed", "allow", false],
        ["model-hidden", "m2", false],
      ],
    ],
    [
      "a deny that is shortened",
      { deny: ["m1", "m2"] },
      { deny: ["m2"] },
      [
        ["offering-changed", "deny", true],
        ["model-offered", "m1", true],
      ],
    ],
    [
      "a deny that names more",
      { deny: ["m1"] },
      { deny: ["m1", "m2"] },
      [
        ["offering-changed", "deny", false],
        ["model-hidden", "m2", false],
      ],
    ],
    [
      "discovery that is turned on",
      { discovery: "off" },
      { discovery: "auto" },
      [
        ["offering-changed", "discovery", true],
        ["model-offered", "m1", true],
        ["model-offered", "m2", true],
      ],
    ],
    ["an unknown model", { deny: ["other"] }, {}, [["offering-changed", "deny", true]]],
    ["lists in another order", { allow: ["m1", "m2", "m1"], deny: [] }, { allow: ["m2", "m1"] }, []],
  ])("%s", (_, before, after, expected) => {
    expect(told(changesOf(models(before), models(after)))).toEqual(expected);
  });

  test("the cause is what names or hides the model, or what hid it", () => {
    const cause = (before: JsonObject, after: JsonObject) =>
      changesOf(models(before), models(after)).find(({ kind }) => kind.startsWith("model"))?.cause;
    expect(cause({}, { deny: ["x", "m1"] })).toMatchObject({
      rule: "denied",
      place: { pointer: "/providers/provider_a/models/deny/1" },
    });
    expect(cause({ deny: ["m1"] }, {})).toMatchObject({
      rule: "denied",
      place: { pointer: "/providers/provider_a/models/deny/0" },
    });
    expect(cause({ allow: ["m1"] }, { allow: ["m1", "m2"] })).toMatchObject({
      rule: "allowed",
      place: { pointer: "/providers/provider_a/models/allow/1" },
    });
  });

  test("the cause is the custom model where it is declared", () => {
    const declared = { discovery: "off", custom: [{ id: "m1", ...REQUIRED }] };
    const changes = changesOf(models({ discovery: "off" }), models(declared));
    const offered = changes.find(({ kind }) => kind === "model-offered");
    expect(offered?.cause?.place).toMatchObject({ pointer: "/providers/provider_a/models/custom/0" });
  });

  test("nothing of a provider that stays disabled is listed as offered or hidden", () => {
    const changes = changesOf({ enabled: false, ...models({ deny: ["m1"] }) }, { enabled: false });
    expect(told(changes)).toEqual([["offering-changed", "deny", true]]);
  });
});

test.each([
  ["for a protocol", { endpoints: { "provider-a-messages": "http://gateway.example.com/v1" } }],
  ["in another field", { endpoint: "http://gateway.example.com/v1" }],
])("plain HTTP to a host that was reached by HTTPS alone widens %s", (_, more) => {
  const before = { baseUrl: "https://gateway.example.com/v1" };
  const changes = changesOf(before, { ...before, ...more });
  expect(changes.filter(({ kind }) => kind === "connection-changed")).toMatchObject([{ widens: true }]);
  const back = changesOf({ baseUrl: "http://gateway.example.com/v1" }, before);
  expect(back.every(({ widens }) => !widens)).toBe(true);
});

test("many changed headers take no quadratic time", () => {
  const headers = (value: string) => ({
    customHeaders: Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`X-${index}`, value])),
  });
  expect(changesOf(headers("a"), headers("b"))).toHaveLength(20_000);
});

describe("a model", () => {
  const own = (more: JsonObject = {}) => models({ custom: [{ id: "own", ...REQUIRED, ...more }] });

  test("that is added or removed", () => {
    expect(told(changesOf({}, own()))).toEqual([["model-added", "own", true]]);
    expect(told(changesOf({}, own({ baseUrl: "https://new.example.com" })))).toEqual([["model-added", "own", true]]);
    const denied = { custom: [{ id: "own", ...REQUIRED, baseUrl: "https://found.example.com/x" }], deny: ["own"] };
    expect(told(changesOf(models({ deny: ["own"] }), models(denied)))).toEqual([["model-added", "own", false]]);
    const elsewhere = { ...denied, custom: [{ id: "own", ...REQUIRED, baseUrl: "https://new.example.com" }] };
    expect(told(changesOf(models({ deny: ["own"] }), models(elsewhere)))).toEqual([["model-added", "own", true]]);
    expect(told(changesOf(own(), {}))).toEqual([["model-removed", "own", false]]);
  });

  test("that is patched says what and why", () => {
    const changes = changesOf(own({ thinkingEffortLevels: ["low", "high"] }), {
      models: {
        custom: [{ id: "own", ...REQUIRED, thinkingEffortLevels: ["high", "low"] }],
        overrides: { own: { family: "patched", supportsTools: true } },
      },
    });
    expect(changes).toMatchObject([
      {
        kind: "model-patched",
        model: "own",
        fields: ["family", "supportsTools"],
        before: { family: null, supportsTools: false },
        after: { family: "patched", supportsTools: true },
        cause: { rule: "override", place: { pointer: "/providers/provider_a/models/overrides/own/family" } },
        widens: false,
      },
    ]);
  });

  test.each<[string, JsonObject, boolean]>([
    ["to a new host", { baseUrl: "https://new.example.com" }, true],
    ["to plain HTTP", { baseUrl: "http://found.example.com" }, true],
    ["to another path", { baseUrl: "https://found.example.com/v2" }, false],
    ["to another protocol", { protocol: "cloud-converse" }, false],
  ])("that moves %s", (_, patch, widens) => {
    const changes = changesOf({}, models({ overrides: { m1: patch } }));
    expect(told(changes)).toEqual([["model-moved", "m1", widens]]);
    expect(changes[0]?.cause).toMatchObject({ rule: "override" });
    expect(changes[0]?.before).toEqual({ baseUrl: "https://found.example.com", protocol: "provider-a-messages" });
    expect(changes[0]?.after).toEqual({
      baseUrl: "https://found.example.com",
      protocol: "provider-a-messages",
      ...patch,
    });
  });

  test("that a custom one takes the place of, with the same metadata, is no change", () => {
    const found = { provider_a: [{ id: "own", ...REQUIRED }] };
    expect(changesOf({}, own(), found)).toEqual([]);
  });
});

test("models can be assumed where the provider was not asked", () => {
  const [before, after] = [
    { provider_a: { models: { deny: ["denied"] } } },
    { provider_a: { models: { allow: ["allowed"], overrides: { patched: { baseUrl: "https://new.example.com" } } } } },
  ];
  const discovered = supposedModels(catalogOf(before), catalogOf(after));
  expect(discovered["provider_a"]).toEqual([{ id: "denied" }, { id: "allowed" }, { id: "patched" }]);
  const changes = diff(catalogOf(before, discovered), catalogOf(after, discovered));
  expect(told(changes)).toContainEqual(["model-moved", "patched", true]);
});

test("changes are ordered by provider, then kind, then model", () => {
  const before = catalogOf(
    { provider_a: { models: { deny: ["m1"] } }, provider_b: { enabled: false }, custom: { gone: { type } } },
    DISCOVERED,
  );
  const after = catalogOf(
    {
      provider_b: { baseUrl: "https://new.example.com/v1", models: { deny: ["x"] } },
      provider_a: {
        endpoint: "http://localhost",
        models: { overrides: { m2: { family: "f" }, m1: { family: "f" } }, deny: ["m2"] },
      },
      custom: { b: { type }, a: { type } },
    },
    DISCOVERED,
  );
  const changes = diff(before, after);
  expect(
    changes.map(({ provider, kind, ...change }) => [provider, kind, "model" in change ? change.model : undefined]),
  ).toEqual([
    ["provider_a", "connection-changed", undefined],
    ["provider_a", "offering-changed", undefined],
    ["provider_a", "model-offered", "m1"],
    ["provider_a", "model-hidden", "m2"],
    ["provider_a", "model-patched", "m1"],
    ["provider_a", "model-patched", "m2"],
    ["provider_a", "model-moved", "m2"],
    ["provider_b", "provider-enabled", undefined],
    ["provider_b", "connection-changed", undefined],
    ["provider_b", "offering-changed", undefined],
    ["a", "provider-added", undefined],
    ["b", "provider-added", undefined],
    ["gone", "provider-removed", undefined],
  ]);
  expect(new Set(CHANGE_KINDS).size).toBe(CHANGE_KINDS.length);
});
