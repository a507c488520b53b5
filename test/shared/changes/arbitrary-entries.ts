import fc from "fast-check";
import { isObject, type Json, type JsonObject } from "../../../shared/text/json.ts";
import { shippedVocabulary } from "../../../shared/vocabulary/shipped.ts";
import type { Vocabulary } from "../../../shared/vocabulary/vocabulary.ts";

/** Entries with few names, so that they meet, made without a look at the schema. */

/** With two custom variants, another built-in provider, and another default. */
export const otherVocabulary: Vocabulary = {
  ...shippedVocabulary,
  providers: {
    ...shippedVocabulary.providers,
    provider_c: { ...shippedVocabulary.providers.provider_c, defaultProtocol: "provider-b-chat" },
    north: { title: "North", description: "Another one.", sections: ["cloud"] },
  },
  customVariants: {
    ...shippedVocabulary.customVariants,
    "cloud-compatible": { description: "As the cloud-managed one.", sections: ["cloud"] },
  },
};
/** It knows where providers are reached by themselves, and by which field: one by plain HTTP at a host of others. */
export const knowingVocabulary: Vocabulary = {
  ...otherVocabulary,
  providers: {
    ...shippedVocabulary.providers,
    provider_a: {
      ...shippedVocabulary.providers.provider_a,
      ownUrl: "https://one.example.com/v1",
      address: "baseUrl",
    },
    provider_c: { ...shippedVocabulary.providers.provider_c, ownUrl: "http://two.example.com", address: "endpoint" },
    provider_cloud: { ...shippedVocabulary.providers.provider_cloud, ownUrl: "https://cloud.example.com" },
  },
  customVariants: {
    "provider-b-compatible": {
      description: "By one field, and with a protocol.",
      defaultProtocol: "provider-b-chat",
      address: "endpoint",
      sections: [],
    },
    "cloud-compatible": { description: "As the cloud-managed one.", address: "none", sections: ["cloud"] },
  },
};
export const BUILT_IN = ["provider_a", "provider_c", "provider_cloud"] as const;
export const CUSTOM = ["gateway", "north"] as const;
const PROTOCOLS = Object.keys(shippedVocabulary.protocols);

export const modelId = fc.constantFrom("m1", "m2", "m3");
export const ids = fc.uniqueArray(modelId, { maxLength: 2 });
export const protocol = fc.constantFrom(...PROTOCOLS.slice(0, 3));
export const url = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      "https://one.example.com/v1",
      "https://two.example.com/v1",
      "https://three.example.com/v1",
      "http://one.example.com/v1",
      "http://two.example.com/v1",
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "https://one.example.com/team/v1",
      "https://ONE.example.com:443/v1",
      "https://one.example.com:8443/v1",
      "http://one.example.com:8080/v1",
      "http://two.example.com:443/v1",
      "https://user:hunter2@two.example.com/v1",
      "http://localhost:8000",
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom("", "one.example.com/v1", "two.example.com/v1", "localhost:8000", "localhost:9000"),
  },
);

/** A value at a place below an entry, or below a document. */
export interface Setting {
  readonly path: readonly string[];
  /** Undefined takes away what is there. */
  readonly value: Json | undefined;
}

const at = (path: readonly string[], value: fc.Arbitrary<Json>): fc.Arbitrary<Setting> =>
  value.map((made) => ({ path, value: made }));

const metadata = {
  baseUrl: url,
  protocol,
  family: fc.constantFrom("one", "two", ""),
  maxOutputTokens: fc.integer({ min: 1, max: 2 }),
  supportedInputMediaTypes: fc.constantFrom(
    [],
    ["image/png"],
    ["image/png", "image/jpeg"],
    ["image/jpeg", "image/png"],
  ),
};
const customModel = fc.record(
  {
    id: modelId,
    name: fc.constantFrom("One", "Two"),
    maxContextLength: fc.integer({ min: 1, max: 2 }),
    supportsImages: fc.constant(true),
    supportsToolResultImages: fc.constant(true),
    supportsTools: fc.boolean(),
    supportsWebSearch: fc.constant(false),
    ...metadata,
  },
  {
    requiredKeys: [
      "id",
      "name",
      "maxContextLength",
      "supportsImages",
      "supportsToolResultImages",
      "supportsTools",
      "supportsWebSearch",
    ],
  },
);
const ofOverride = fc.oneof(...Object.entries(metadata).map(([field, value]) => at([field], value)));
const override = fc.tuple(modelId, ofOverride).map(([id, { path, value }]) => {
  return { path: ["models", "overrides", id, ...path], value };
});

/** Settings of every entry, those with much effect more often. */
const common: readonly fc.Arbitrary<Setting>[] = [
  at(["enabled"], fc.boolean()),
  at(["enabled"], fc.boolean()),
  at(["baseUrl"], url),
  at(["baseUrl"], url),
  at(["endpoint"], url),
  at(["protocol"], protocol),
  at(["customHeaders"], fc.constantFrom({}, { "X-Tenant": "one" }, { "x-tenant": "one" }, { "X-Tenant": "two" })),
  at(["customHeaders", "X-Route"], fc.constantFrom("one", "")),
  at(["models", "allow"], ids),
  at(["models", "allow"], ids),
  at(["models", "deny"], ids),
  at(["models", "deny"], ids),
  at(["models", "discovery"], fc.constantFrom("auto", "off")),
  at(["models", "custom"], fc.array(customModel, { maxLength: 2 })),
  at(["models", "custom"], fc.array(customModel, { minLength: 1, maxLength: 2 })),
  override,
  override,
];
const region = fc.constantFrom("eu-west-1", "us-east-1", "");
export const cloud = at(["cloud", "region"], region);
const someEndpoint = fc.tuple(protocol, url).map(([name, value]) => ({ path: ["endpoints", name], value }));
const allEndpoints = at(["endpoints"], fc.record(Object.fromEntries(PROTOCOLS.map((name) => [name, url]))));
export const type = at(["type"], fc.constantFrom("provider-b-compatible", "cloud-compatible"));
const wrong = fc.oneof(
  at(["enabled"], fc.constant("true")),
  at(["baseURL"], fc.constant("https://one.example.com")),
  at(["protocol"], fc.constant("chat")),
  at(["models", "custom"], fc.constant([{ id: "m1" }])),
  at(["type"], fc.constant("other")),
);

/** By the path of the entry. */
export const entryPath = fc.oneof(
  fc.constantFrom(...BUILT_IN, "north").map((id) => ["providers", id]),
  fc.constantFrom("gateway", ...CUSTOM).map((id) => ["providers", "custom", id]),
);

export const settingOf = (path: readonly string[]): fc.Arbitrary<Setting> => {
  const own = path.includes("custom") ? [type, type, cloud, allEndpoints] : [someEndpoint, someEndpoint];
  const ofCloud = path.includes("provider_cloud") ? [cloud, cloud] : [];
  return fc.oneof(...[...common, ...own, ...ofCloud].map((arbitrary) => ({ weight: 4, arbitrary })), {
    weight: 1,
    arbitrary: wrong,
  });
};

const settings = (path: readonly string[], maxLength: number) => fc.array(settingOf(path), { minLength: 1, maxLength });

/** A whole entry; a custom one mostly with its `type`. */
export const entry = entryPath.chain((path) =>
  fc.tuple(fc.oneof({ weight: 3, arbitrary: type }, { weight: 1, arbitrary: cloud }), settings(path, 4)).map(
    ([first, more]): Setting => ({
      path,
      value: [...(path.includes("custom") ? [first] : []), ...more].reduce(placed, {}),
    }),
  ),
);
export const byDefault = at(["providers", "default"], fc.constantFrom({ enabled: false }, { enabled: true }));

/** The object with the value at its place; what is no object on the way there becomes one. */
export function placed(object: JsonObject, { path: [key, ...rest], value }: Setting): JsonObject {
  if (key === undefined) return object;
  const { [key]: child, ...others } = object;
  if (rest.length > 0) return { ...object, [key]: placed(isObject(child) ? child : {}, { path: rest, value }) };
  return value === undefined ? others : { ...object, [key]: value };
}
