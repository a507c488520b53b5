import { describe, expect, test } from "vitest";
import { buildSchema, shippedVocabulary, validate } from "../../../shared/index.ts";
import type { Schema } from "../../../shared/schema/schema.ts";
import { schemaRules } from "../../../shared/validate/rules/schema-rules.ts";

/** Each row of the specification's tables, with documents that it accepts and documents that it refuses. */
interface Row {
  readonly accepted: readonly unknown[];
  readonly refused: readonly unknown[];
}

const LARGEST = 9007199254740991;
const PROTOCOLS = [
  "provider-a-messages",
  "provider-b-chat",
  "provider-b-responses",
  "tracking-responses",
  "cloud-converse",
  "provider-g-generative",
];

const providers = (value: unknown) => ({ providers: value });
const entry = (value: unknown) => providers({ provider_c: value });
const models = (value: unknown) => entry({ models: value });
const cloud = (value: unknown) => providers({ provider_cloud: { cloud: value } });
const customEntry = (value: object) => providers({ custom: { gateway: { type: "provider-b-compatible", ...value } } });
const override = (value: unknown) => models({ overrides: { m: value } });
const MODEL = {
  id: "m",
  name: "M",
  maxContextLength: 1,
  supportsImages: false,
  supportsToolResultImages: false,
  supportsTools: false,
  supportsWebSearch: false,
};
const customModel = (value: object) => models({ custom: [{ ...MODEL, ...value }] });
const without = (whole: object, key: string) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key));
const endpoints = (value: unknown) => Object.fromEntries(PROTOCOLS.map((name) => [name, value]));

/** A field that takes texts. */
function text(wrap: (value: object) => unknown, key: string): Row {
  return {
    accepted: ["x", ""].map((value) => wrap({ [key]: value })),
    refused: [1, true, null, [], {}].map((value) => wrap({ [key]: value })),
  };
}

function list(wrap: (value: object) => unknown, key: string): Row {
  return {
    accepted: [[], ["x"], ["x", "y"]].map((value) => wrap({ [key]: value })),
    refused: ["x", {}, null, [1], ["x", null]].map((value) => wrap({ [key]: value })),
  };
}

function flag(wrap: (value: object) => unknown, key: string): Row {
  return {
    accepted: [true, false].map((value) => wrap({ [key]: value })),
    refused: ["true", 0, null].map((value) => wrap({ [key]: value })),
  };
}

function tokens(wrap: (value: object) => unknown, key: string): Row {
  return {
    accepted: [1, 128_000, 2.0, LARGEST].map((value) => wrap({ [key]: value })),
    refused: [0, -1, 0.5, LARGEST + 1, "1", null].map((value) => wrap({ [key]: value })),
  };
}

function protocol(wrap: (value: object) => unknown, key: string): Row {
  return {
    accepted: PROTOCOLS.map((value) => wrap({ [key]: value })),
    refused: ["", "provider-b", "Provider-B-Chat", 1, null].map((value) => wrap({ [key]: value })),
  };
}

function object(wrap: (value: object) => unknown, key: string): Row {
  return {
    accepted: [wrap({ [key]: {} })],
    refused: ["x", [], null, { unlisted: 1 }].map((value) => wrap({ [key]: value })),
  };
}

/** A built-in provider's key. */
function builtIn(id: string): Row {
  return object(providers, id);
}

function headers(wrap: (value: object) => unknown): Row {
  return {
    accepted: [{}, { "X-A": "a" }, { "X-A": "", constructor: "b" }].map((customHeaders) => wrap({ customHeaders })),
    refused: [[], "X-A: a", { "X-A": 1 }, { "X-A": null }].map((customHeaders) => wrap({ customHeaders })),
  };
}

const ROWS: Readonly<Record<string, Row>> = {
  // 2.1
  "top level": { accepted: [{}], refused: [[], null, "x", 1, { version: 1 }] },
  "top level.$schema": text((value) => value, "$schema"),
  "top level.providers": object((value) => value, "providers"),
  // 2.2
  "providers.provider_a": builtIn("provider_a"),
  "providers.provider_b": builtIn("provider_b"),
  "providers.provider_c": builtIn("provider_c"),
  "providers.provider_g": builtIn("provider_g"),
  "providers.provider_cloud": builtIn("provider_cloud"),
  "providers.custom": {
    accepted: [
      {},
      { gateway: { type: "provider-b-compatible" } },
      { constructor: { type: "provider-b-compatible" } },
    ].map((custom) => providers({ custom })),
    refused: ["", "provider_a", "provider_cloud", "default", "custom", "__proto__"]
      .map((id) => providers({ custom: { [id]: { type: "provider-b-compatible" } } }))
      .concat([providers({ custom: [] }), providers({ custom: { gateway: null } })]),
  },
  "providers.default": object(providers, "default"),
  "defaultEntry.enabled": flag((value) => providers({ default: value }), "enabled"),
  // 2.3
  "providerEntry.baseUrl": text(entry, "baseUrl"),
  "providerEntry.customHeaders": headers(entry),
  "providerEntry.enabled": flag(entry, "enabled"),
  "providerEntry.endpoint": text(entry, "endpoint"),
  "providerEntry.endpoints": {
    accepted: [{}, { "provider-b-chat": "x" }, endpoints("x")].map((value) => entry({ endpoints: value })),
    refused: ["x", [], { chat: "x" }].map((value) => entry({ endpoints: value })),
  },
  "providerEntry.models": object(entry, "models"),
  "providerEntry.protocol": protocol(entry, "protocol"),
  // 2.4
  "providerEntry.cloud.cloud": {
    accepted: [{}, { profile: "x", region: "y" }].map(cloud),
    refused: [
      ...["x", [], { accessKey: "x" }].map(cloud),
      ...["provider_a", "provider_b", "provider_c", "provider_g"].map((id) => providers({ [id]: { cloud: {} } })),
      customEntry({ cloud: {} }),
    ],
  },
  ...Object.fromEntries(
    ["baseUrl", "endpoint"].map((key) => [
      `providerEntry.cloud.${key}`,
      text((value) => providers({ provider_cloud: value }), key),
    ]),
  ),
  "providerEntry.cloud.customHeaders": headers((value) => providers({ provider_cloud: value })),
  "providerEntry.cloud.enabled": flag((value) => providers({ provider_cloud: value }), "enabled"),
  "providerEntry.cloud.endpoints": object((value) => providers({ provider_cloud: value }), "endpoints"),
  "providerEntry.cloud.models": object((value) => providers({ provider_cloud: value }), "models"),
  "providerEntry.cloud.protocol": protocol((value) => providers({ provider_cloud: value }), "protocol"),
  "section.cloud.profile": text(cloud, "profile"),
  "section.cloud.region": text(cloud, "region"),
  // 2.5
  ...Object.fromEntries(
    PROTOCOLS.flatMap((name) => [
      [`protocolValue.${name}`, { accepted: [entry({ protocol: name })], refused: [entry({ protocol: `${name}s` })] }],
      [`endpoints.${name}`, text((value) => entry({ endpoints: value }), name)],
      [
        `allEndpoints.${name}`,
        {
          accepted: [customEntry({ endpoints: endpoints("x") })],
          refused: [without(endpoints("x"), name), { ...endpoints("x"), [name]: 1 }].map((value) =>
            customEntry({ endpoints: value }),
          ),
        },
      ],
    ]),
  ),
  // 2.6
  "models.allow": list(models, "allow"),
  "models.deny": list(models, "deny"),
  "models.discovery": {
    accepted: ["auto", "off"].map((discovery) => models({ discovery })),
    refused: ["on", "", true, null].map((discovery) => models({ discovery })),
  },
  "models.custom": {
    accepted: [models({ custom: [] }), customModel({})],
    refused: [{}, "x", [{}], ["m"]].map((custom) => models({ custom })),
  },
  "models.overrides": {
    accepted: [{}, { m: {} }, { "": {} }].map((overrides) => models({ overrides })),
    refused: [[], "x", { m: [] }, { m: null }].map((overrides) => models({ overrides })),
  },
  "customModel.id": {
    accepted: [customModel({ id: "x" })],
    refused: [customModel({ id: "" }), customModel({ id: 1 }), models({ custom: [without(MODEL, "id")] })],
  },
  "customModel.name": {
    accepted: [customModel({ name: "x" })],
    refused: [customModel({ name: "" }), customModel({ name: 1 }), models({ custom: [without(MODEL, "name")] })],
  },
  "modelOverride.name": text(override, "name"),
  ...Object.fromEntries(
    Object.entries({ customModel, modelOverride: override }).flatMap(([kind, wrap]) => [
      [`${kind}.baseUrl`, text(wrap, "baseUrl")],
      [`${kind}.family`, text(wrap, "family")],
      [`${kind}.maxContextLength`, tokens(wrap, "maxContextLength")],
      [`${kind}.maxInputTokens`, tokens(wrap, "maxInputTokens")],
      [`${kind}.maxOutputTokens`, tokens(wrap, "maxOutputTokens")],
      [`${kind}.protocol`, protocol(wrap, "protocol")],
      [`${kind}.supportedInputMediaTypes`, list(wrap, "supportedInputMediaTypes")],
      [`${kind}.supportsImages`, flag(wrap, "supportsImages")],
      [`${kind}.supportsToolResultImages`, flag(wrap, "supportsToolResultImages")],
      [`${kind}.supportsTools`, flag(wrap, "supportsTools")],
      [`${kind}.supportsWebSearch`, flag(wrap, "supportsWebSearch")],
      [`${kind}.thinkingEffortLevels`, list(wrap, "thinkingEffortLevels")],
    ]),
  ),
  "customModel required": {
    accepted: [models({ custom: [MODEL] })],
    refused: Object.keys(MODEL).map((key) => models({ custom: [without(MODEL, key)] })),
  },
  "modelOverride without id": { accepted: [override({})], refused: [override({ id: "m" }), override({ unlisted: 1 })] },
  // 2.7
  "customEntry.type": {
    accepted: [customEntry({})],
    refused: [customEntry({ type: "provider-b" }), customEntry({ type: 1 }), providers({ custom: { gateway: {} } })],
  },
  "customEntry.baseUrl": text(customEntry, "baseUrl"),
  "customEntry.customHeaders": headers(customEntry),
  "customEntry.enabled": flag(customEntry, "enabled"),
  "customEntry.endpoint": text(customEntry, "endpoint"),
  "customEntry.endpoints": {
    accepted: [customEntry({ endpoints: endpoints("x") })],
    refused: [{}, { "provider-b-chat": "x" }, { ...endpoints("x"), chat: "x" }].map((value) =>
      customEntry({ endpoints: value }),
    ),
  },
  "customEntry.models": object(customEntry, "models"),
  "customEntry.protocol": protocol(customEntry, "protocol"),
};

/** Rows that are no property of their own. */
const ROWS_BESIDE_PROPERTIES = ["top level", "customModel required", "modelOverride without id"];

/** Whatever the specification refuses is said by one of these; other rules find what it accepts and is wrong all the same. */
const RULES_OF_SPECIFICATION = [
  ...schemaRules.map(({ id }) => id),
  "custom-id",
  "unsafe-key",
  "not-a-configuration",
  // Of an unknown key with the name of a credential it is said what it is.
  "credential",
];

function errorsOf(document: unknown): readonly string[] {
  return validate(JSON.stringify(document))
    .filter(({ rule, severity }) => severity === "error" && RULES_OF_SPECIFICATION.includes(rule))
    .map(({ rule, message }) => `${rule}: ${message}`);
}

describe.each(Object.entries(ROWS))("%s", (_, { accepted, refused }) => {
  test.each(accepted.map((document) => [JSON.stringify(document), document]))("accepts %s", (_text, document) => {
    expect(errorsOf(document)).toEqual([]);
  });

  test.each(refused.map((document) => [JSON.stringify(document), document]))("refuses %s", (_text, document) => {
    expect(errorsOf(document)).not.toEqual([]);
  });
});

test("each row has both, and each property and protocol of the schema is a row", () => {
  for (const { accepted, refused } of Object.values(ROWS)) {
    expect(accepted.length).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(0);
  }
  const rows = Object.keys(ROWS).filter((name) => !ROWS_BESIDE_PROPERTIES.includes(name));
  expect(rows.toSorted()).toEqual(propertiesOf(buildSchema(shippedVocabulary)).toSorted());
});

function propertiesOf(schema: Schema): readonly string[] {
  const ofDefinitions = Object.entries(schema.definitions ?? {}).flatMap(([name, { properties, enum: values }]) => [
    ...Object.keys(properties ?? {}).map((key) => `${name.replace(/^customEntry\..*/, "customEntry")}.${key}`),
    ...(values ?? []).map((value) => `${name}.${value}`),
  ]);
  return [...Object.keys(schema.properties ?? {}).map((key) => `top level.${key}`), ...ofDefinitions];
}
