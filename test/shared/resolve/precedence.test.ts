import { describe, expect, test } from "vitest";
import { METADATA_FIELDS } from "../../../shared/effective/metadata.ts";
import {
  buildSchema,
  type CatalogModel,
  type DiscoveredModel,
  type LayerInput,
  PRECEDENCE,
  resolve,
  type Vocabulary,
  shippedVocabulary as vocabulary,
} from "../../../shared/index.ts";
import type { Json, JsonObject } from "../../../shared/text/json.ts";

const schema = buildSchema(vocabulary);

/** Each list of the decisions, the first row first. A case gives a value to its row and to all that come after it. */

const REQUIRED = {
  name: "Own",
  maxContextLength: 1,
  supportsImages: false,
  supportsToolResultImages: false,
  supportsTools: false,
  supportsWebSearch: false,
};

/** The parts that a row adds: fields of the provider's entry, of its `models`, or of the models that it returns. */
interface Parts {
  readonly entry?: JsonObject;
  readonly override?: JsonObject;
  readonly custom?: JsonObject;
  readonly discovered?: Partial<DiscoveredModel>;
}

/** The model "m" of a provider with the parts of some rows, later ones under earlier ones. */
function modelWith(rows: readonly Parts[], provider = "provider_a", names: Vocabulary = vocabulary) {
  const { entry, override, custom, discovered } = rows.toReversed().reduce<Parts>(
    (lower, higher) => ({
      entry: { ...lower.entry, ...higher.entry },
      override: { ...lower.override, ...higher.override },
      ...((lower.custom || higher.custom) && { custom: { ...lower.custom, ...higher.custom } }),
      discovered: { ...lower.discovered, ...higher.discovered },
    }),
    {},
  );
  const models = {
    ...(override && { overrides: { m: override } }),
    ...(custom && { custom: [{ id: "m", ...REQUIRED, ...custom }] }),
  };
  const value = { providers: { [provider]: { ...entry, models } } };
  const { catalog, diagnostics } = resolve({
    layers: [{ kind: "user", label: "user", value }],
    discovered: { [provider]: [{ id: "m", ...discovered }] },
    vocabulary: names,
  });
  expect(diagnostics).toEqual([]);
  return catalog.providers.find(({ id }) => id === provider)?.models[0];
}

interface Row extends Parts {
  readonly rule: keyof typeof PRECEDENCE;
  readonly value: Json | undefined;
}

/** Every row with those after it. */
const casesOf = (rows: readonly Row[]) => rows.map((row, index) => ({ ...row, rows: rows.slice(index) }));

/** The value of a model's field, and its reason. */
function resolvedOf(field: string, model: CatalogModel | undefined) {
  const origin = model?.origins[field];
  const lost = origin?.lost.map(({ rule, value }) => ({ rule, value })) ?? [];
  return { value: Reflect.get(model ?? {}, field), rule: origin?.rule, lost };
}

/** The value that it must have by the rows with one. */
function expectedOf(rows: readonly Row[]) {
  const [first, ...rest] = rows.filter(({ value }) => value !== undefined);
  return { value: first?.value, rule: first?.rule, lost: rest.map(({ rule, value }) => ({ rule, value })) };
}

describe("the protocol of a model", () => {
  const override: Row = { rule: "override", value: "tracking-responses", override: { protocol: "tracking-responses" } };
  const custom: Row = { rule: "custom-model", value: "cloud-converse", custom: { protocol: "cloud-converse" } };
  const provider: Row = { rule: "provider-protocol", value: "provider-b-chat", entry: { protocol: "provider-b-chat" } };
  const discovered: Row = {
    rule: "discovered",
    value: "provider-b-responses",
    discovered: { protocol: "provider-b-responses" },
  };
  const byDefault: Row = { rule: "default-protocol", value: "provider-a-messages" };

  test.each(casesOf([override, provider, discovered, byDefault]))("that was discovered: $rule", ({ rows }) => {
    expect(resolvedOf("protocol", modelWith(rows))).toEqual(expectedOf(rows));
  });

  test.each(casesOf([override, custom, provider, byDefault]))("that is custom: $rule", ({ rows }) => {
    expect(resolvedOf("protocol", modelWith([...rows, { custom: {} }]))).toEqual(expectedOf(rows));
  });

  test("without any is none", () => {
    expect(modelWith([{}], "provider_c")).not.toHaveProperty("protocol");
  });
});

describe("the base URL of a model", () => {
  const urlOf = (name: string) => `https://${name}.example.com/v1`;
  const override: Row = { rule: "override", value: urlOf("override"), override: { baseUrl: urlOf("override") } };
  const custom: Row = { rule: "custom-model", value: urlOf("custom"), custom: { baseUrl: urlOf("custom") } };
  const endpoints: Row = {
    rule: "endpoint-of-protocol",
    value: urlOf("endpoints"),
    entry: { endpoints: { "provider-a-messages": urlOf("endpoints"), "cloud-converse": urlOf("other") } },
  };
  const discovered: Row = {
    rule: "discovered",
    value: urlOf("discovered"),
    discovered: { baseUrl: urlOf("discovered") },
  };
  const provider: Row = { rule: "provider-base-url", value: urlOf("provider"), entry: { baseUrl: urlOf("provider") } };
  const endpoint: Row = { rule: "provider-endpoint", value: urlOf("endpoint"), entry: { endpoint: urlOf("endpoint") } };
  const none: Row = { rule: "provider-endpoint", value: undefined };

  const empty: Parts = {
    override: { baseUrl: "" },
    entry: { baseUrl: "", endpoint: "", endpoints: { "provider-a-messages": "" } },
    discovered: { baseUrl: "" },
  };
  const lists = {
    discovered: { rows: [override, endpoints, discovered, provider, endpoint, none], under: empty },
    custom: {
      rows: [override, custom, endpoints, provider, endpoint, none],
      under: { ...empty, custom: { baseUrl: "" } },
    },
  };

  test.each(casesOf(lists.discovered.rows))("that was discovered: $rule", ({ rows }) => {
    expect(resolvedOf("baseUrl", modelWith(rows))).toEqual(expectedOf(rows));
    expect(resolvedOf("baseUrl", modelWith([...rows, lists.discovered.under]))).toEqual(expectedOf(rows));
  });

  test.each(casesOf(lists.custom.rows))("that is custom: $rule", ({ rows }) => {
    expect(resolvedOf("baseUrl", modelWith([...rows, { custom: {} }]))).toEqual(expectedOf(rows));
    expect(resolvedOf("baseUrl", modelWith([...rows, lists.custom.under]))).toEqual(expectedOf(rows));
  });

  test("is that of the protocol which the model speaks, whoever says so", () => {
    expect(modelWith([endpoints, { override: { protocol: "cloud-converse" } }])?.baseUrl).toBe(urlOf("other"));
    expect(modelWith([endpoints, { discovered: { protocol: "cloud-converse" } }])?.baseUrl).toBe(urlOf("other"));
  });
});

describe("the base URL of a model, where the vocabulary knows how its provider is reached:", () => {
  const urlOf = (name: string) => `https://${name}.example.com/v1`;
  const provider: Row = { rule: "provider-base-url", value: urlOf("provider"), entry: { baseUrl: urlOf("provider") } };
  const endpoint: Row = { rule: "provider-endpoint", value: urlOf("endpoint"), entry: { endpoint: urlOf("endpoint") } };
  const own: Row = { rule: "provider-own-url", value: urlOf("own") };
  const knowing = (address?: "baseUrl" | "endpoint" | "none"): Vocabulary => {
    const provider_a = { ...vocabulary.providers.provider_a, ownUrl: urlOf("own"), ...(address && { address }) };
    return { ...vocabulary, providers: { ...vocabulary.providers, provider_a } };
  };

  test.each(casesOf([provider, endpoint, own]))("$rule, by both fields", ({ rows }) => {
    expect(resolvedOf("baseUrl", modelWith(rows, "provider_a", knowing()))).toEqual(expectedOf(rows));
  });

  test.each([
    { address: "baseUrl", rows: [provider, own] },
    { address: "endpoint", rows: [endpoint, own] },
    { address: "none", rows: [own] },
  ] as const)("where $address is read of both fields", ({ address, rows }) => {
    const model = modelWith([provider, endpoint], "provider_a", knowing(address));
    expect(resolvedOf("baseUrl", model)).toEqual(expectedOf(rows));
  });

  test("an override, the URL of its protocol and the one that is discovered come first", () => {
    const rows: readonly Row[] = [
      { rule: "override", value: urlOf("override"), override: { baseUrl: urlOf("override") } },
      {
        rule: "endpoint-of-protocol",
        value: urlOf("endpoints"),
        entry: { endpoints: { "provider-a-messages": urlOf("endpoints") } },
      },
      { rule: "discovered", value: urlOf("discovered"), discovered: { baseUrl: urlOf("discovered") } },
      own,
    ];
    for (const { rows: some } of casesOf(rows))
      expect(resolvedOf("baseUrl", modelWith(some, "provider_a", knowing()))).toEqual(expectedOf(some));
  });
});

describe("metadata of a model", () => {
  const override: Row = { rule: "override", value: "patched", override: { family: "patched" } };
  const custom: Row = { rule: "custom-model", value: "own", custom: { family: "own" } };
  const discovered: Row = { rule: "discovered", value: "found", discovered: { family: "found" } };

  test.each(casesOf([override, discovered]))("that was discovered: $rule", ({ rows }) => {
    expect(resolvedOf("family", modelWith(rows))).toEqual(expectedOf(rows));
  });

  test.each(casesOf([override, custom]))("that is custom: $rule", ({ rows }) => {
    expect(
      resolvedOf("family", modelWith([...rows, { custom: {} }, { discovered: { family: "of what it replaces" } }])),
    ).toEqual(expectedOf(rows));
  });

  test("has the fields of the schema, each of its type", () => {
    const properties = schema.definitions?.["modelOverride"]?.properties ?? {};
    const fields = Object.keys(properties).filter((field) => field !== "baseUrl" && field !== "protocol");
    expect(Object.keys(METADATA_FIELDS).toSorted()).toEqual(fields.toSorted());
    const types = { text: "string", tokens: "integer", texts: "array", flag: "boolean" };
    for (const [field, kind] of Object.entries(METADATA_FIELDS)) {
      const type = schema.definitions?.[`model.${field}`]?.type ?? properties[field]?.type;
      expect([field, types[kind]]).toEqual([field, type]);
    }
  });
});

interface OfferingCase {
  readonly rule: keyof typeof PRECEDENCE;
  readonly reason: string | undefined;
  readonly entry?: JsonObject;
  readonly models?: JsonObject;
}

describe("the offer of a model is decided by", () => {
  const ROWS: readonly OfferingCase[] = [
    { rule: "provider-disabled", reason: "provider disabled", entry: { enabled: false } },
    { rule: "discovery-off", reason: "discovery off", models: { discovery: "off" } },
    { rule: "denied", reason: "denied", models: { deny: ["m"] } },
    { rule: "not-in-allow", reason: "not in allow", models: { allow: ["other"] } },
    { rule: "offered-unless-said", reason: undefined },
  ];
  const resolved = (parts: readonly Pick<OfferingCase, "entry" | "models">[], discovered = true) => {
    const models = Object.assign({}, ...parts.map((part) => part.models ?? {}));
    const provider_a = { ...Object.assign({}, ...parts.map(({ entry }) => entry ?? {})), models };
    return resolve({
      layers: [{ kind: "user", label: "user", value: { providers: { provider_a } } }],
      ...(discovered && { discovered: { provider_a: [{ id: "m" }] } }),
      vocabulary,
    }).catalog.providers[0]?.models[0];
  };

  test.each(ROWS.map((row, index) => ({ ...row, rows: ROWS.slice(index) })))("$rule", ({ rule, reason, rows }) => {
    const model = resolved(rows);
    expect([model?.offered, model?.reason]).toEqual([reason === undefined, reason]);
    expect(model?.origins["offered"]?.rule).toBe(rule);
    expect(model?.origins["offered"]?.lost.map((lost) => lost.rule)).toEqual(rows.slice(1).map((row) => row.rule));
  });

  test("a denied model is hidden though it is allowed, and one that is allowed alone is offered", () => {
    expect(resolved([{ models: { allow: ["m"], deny: ["m"] } }])?.origins["offered"]).toMatchObject({
      rule: "denied",
      lost: [{ rule: "allowed", value: true }, { rule: "offered-unless-said" }],
    });
    expect(resolved([{ models: { allow: ["m"] } }])).toMatchObject({
      offered: true,
      origins: { offered: { rule: "allowed" } },
    });
  });

  test("with discovery off a custom model is offered, also in the place of a discovered one", () => {
    const models = { discovery: "off", custom: [{ id: "m", ...REQUIRED }] };
    for (const discovered of [true, false])
      expect(resolved([{ models }], discovered)).toMatchObject({ offered: true, source: "custom" });
  });
});

describe("the availability of a provider is decided by", () => {
  const layers = (["enforced", "user", "default"] as const).flatMap((kind) => [
    { kind, label: `${kind} 2`, order: 1 },
    { kind, label: `${kind} 1`, order: 0 },
  ]);
  const rows = [
    ...layers.flatMap((layer) => [
      { ...layer, rule: "enabled-of-provider", key: "provider_a" },
      { ...layer, rule: "enabled-of-default", key: "default" },
    ]),
    { kind: undefined, label: undefined, order: 0, rule: "enabled-unless-said", key: "" },
  ];

  test.each(rows.map((row, index) => ({ ...row, index })))("$rule of $label", ({ index, rule, label }) => {
    // The row says false, and all after it true; the last one always says true.
    const saying = rows.slice(index, -1);
    const inputs = layers
      .toSorted((one, other) => one.order - other.order)
      .map((layer): LayerInput => {
        const own = saying.filter((row) => row.label === layer.label);
        const providers = Object.fromEntries(own.map((row) => [row.key, { enabled: row !== saying[0] }]));
        return { kind: layer.kind, label: layer.label, value: { providers } };
      });
    const provider = resolve({ layers: inputs, vocabulary }).catalog.providers[0];
    expect(provider?.enabled).toBe(saying.length === 0);
    expect(provider?.origins["enabled"]).toMatchObject({ rule, ...(label && { place: { label } }) });
    expect(provider?.origins["enabled"]?.lost.map((lost) => lost.rule)).toEqual(
      rows.slice(index + 1).map((row) => row.rule),
    );
  });
});

describe("the value of the highest layer,", () => {
  const ranked = ["enforced 2", "enforced 1", "user 2", "user 1", "default 2", "default 1"];

  test.each(ranked.map((label, index) => ({ label, having: ranked.slice(index) })))(
    "$label, is in force",
    ({ label, having }) => {
      const inputs = having.toReversed().map((name): LayerInput => {
        const kind = name.startsWith("enforced") ? "enforced" : name.startsWith("user") ? "user" : "default";
        return {
          kind,
          label: name,
          value: { providers: { provider_a: { baseUrl: `https://${name.replace(" ", "-")}` } } },
        };
      });
      const provider = resolve({ layers: inputs, vocabulary }).catalog.providers[0];
      expect(provider?.baseUrl).toBe(`https://${label.replace(" ", "-")}`);
      expect(provider?.origins["baseUrl"]?.place).toMatchObject({ label });
      expect(provider?.origins["baseUrl"]?.lost.map(({ place }) => "label" in place && place.label)).toEqual(
        having.slice(1),
      );
    },
  );
});

test("models are discovered ones in their order, with custom ones in the place of those of the same id, then other custom ones", () => {
  const custom = ["own", "b"].map((id) => ({ id, ...REQUIRED }));
  const { catalog } = resolve({
    layers: [{ kind: "user", label: "user", value: { providers: { provider_a: { models: { custom } } } } }],
    discovered: {
      provider_a: [
        { id: "c", family: "first" },
        { id: "b", family: "lost" },
        { id: "a" },
        { id: "c", family: "second" },
      ],
    },
    vocabulary,
  });
  const models = catalog.providers[0]?.models.map(({ id, source, family }) => [id, source, family]);
  expect(models).toEqual([
    ["c", "discovered", "first"],
    ["b", "custom", undefined],
    ["a", "discovered", undefined],
    ["own", "custom", undefined],
  ]);
});

test("providers are the built-in ones in the vocabulary's order, then custom ones by id", () => {
  const type = "provider-b-compatible";
  const value = { providers: { custom: { b: { type }, "10": { type }, B: { type }, "9": { type } } } };
  const { catalog } = resolve({ layers: [{ kind: "user", label: "user", value }], vocabulary });
  expect(catalog.providers.map(({ id }) => id)).toEqual([...Object.keys(vocabulary.providers), "10", "9", "B", "b"]);
});

test("every rule has a sentence", () => {
  for (const sentence of Object.values(PRECEDENCE)) expect(sentence).toMatch(/^[A-Z`].*\.$/);
});
