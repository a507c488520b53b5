import fc from "fast-check";
import type { DiscoveredModels, LayerInput } from "../../shared/index.ts";
import { textOf } from "./arbitrary-text.ts";

/** Layers with few names, so that they meet in them, made without a look at the schema. */
export const MODEL_IDS = ["m1", "m2", "m3", "m4"] as const;
export const CUSTOM_IDS = ["gateway", "local"] as const;
const PROTOCOLS = [
  "provider-a-messages",
  "provider-b-chat",
  "provider-b-responses",
  "tracking-responses",
  "cloud-converse",
  "provider-g-generative",
] as const;

const protocol = fc.constantFrom(...PROTOCOLS.slice(0, 3));
const modelId = fc.constantFrom(...MODEL_IDS);
const url = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom("a", "b", "c", "d").map((host) => `https://${host}.example.com/v1`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("", "http://a.example.com", "https://user:hunter2@a.example.com/v1?key=hunter2"),
  },
);
const ids = fc.uniqueArray(modelId, { maxLength: 3 });

const metadata = {
  baseUrl: url,
  protocol,
  family: fc.constantFrom("", "one", "two"),
  maxOutputTokens: fc.integer({ min: 1, max: 5 }),
  thinkingEffortLevels: fc.subarray(["off", "low", "high"]),
};
const customModel = fc.record(
  {
    id: modelId,
    name: fc.constantFrom("One", "Two"),
    maxContextLength: fc.integer({ min: 1, max: 5 }),
    supportsImages: fc.boolean(),
    supportsToolResultImages: fc.boolean(),
    supportsTools: fc.boolean(),
    supportsWebSearch: fc.boolean(),
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
const models = fc.record(
  {
    allow: ids,
    deny: ids,
    discovery: fc.constantFrom("auto", "off"),
    custom: fc.uniqueArray(customModel, { maxLength: 2, selector: ({ id }) => id }),
    overrides: fc.dictionary(
      modelId,
      fc.record(
        { ...metadata, name: fc.constantFrom("Patched", "Patched again"), supportsTools: fc.boolean() },
        { requiredKeys: [] },
      ),
    ),
  },
  { requiredKeys: [] },
);

const fields = {
  enabled: fc.boolean(),
  baseUrl: url,
  endpoint: url,
  protocol,
  customHeaders: fc.dictionary(fc.constantFrom("X-Tenant", "X-Route"), fc.constantFrom("hunter2", "hunter3")),
  models,
};
const someEndpoints = fc.record(Object.fromEntries(PROTOCOLS.map((name) => [name, url])), { requiredKeys: [] });
const allEndpoints = fc.record(Object.fromEntries(PROTOCOLS.map((name) => [name, url])));
const sections = {
  cloud: fc.record({ profile: fc.constantFrom("p", "q"), region: fc.constantFrom("r", "s") }, { requiredKeys: [] }),
};
const type = fc.constant("provider-b-compatible");

const builtIn = fc.record({ ...fields, endpoints: someEndpoints }, { requiredKeys: [] });
const cloud = fc.record({ ...fields, endpoints: someEndpoints, ...sections }, { requiredKeys: [] });

/** A document that is valid as a layer of any rank; its custom entries all have their `type`. */
export const layerDocument: fc.Arbitrary<object> = fc.record(
  {
    providers: fc.record(
      {
        default: fc.record({ enabled: fc.boolean() }, { requiredKeys: [] }),
        provider_a: builtIn,
        provider_c: builtIn,
        provider_cloud: cloud,
        custom: fc.dictionary(
          fc.constantFrom(...CUSTOM_IDS),
          fc.record({ ...fields, type, endpoints: allEndpoints }, { requiredKeys: ["type"] }),
        ),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ["providers"] },
);

export const layerKind = fc.constantFrom("enforced", "user", "default");

/** A layer as text in any layout, and the document that the text says. */
export interface WrittenLayer {
  readonly input: LayerInput;
  readonly document: object;
}

/** Up to four layers that are valid, each with a label of its own. */
export const writtenLayers: fc.Arbitrary<readonly WrittenLayer[]> = fc
  .array(fc.tuple(layerKind, textOf(layerDocument)), { maxLength: 4 })
  .map((made) =>
    made.map(([kind, { text, value }], index) => ({ input: { kind, label: `layer ${index}`, text }, document: value })),
  );

const discoveredModel = fc.record(
  { id: modelId, name: fc.constantFrom("Found", "Seen"), supportsTools: fc.boolean(), ...metadata },
  { requiredKeys: ["id"] },
);

export const discoveredModels: fc.Arbitrary<DiscoveredModels> = fc.dictionary(
  fc.constantFrom("provider_a", "provider_c", "provider_cloud", ...CUSTOM_IDS),
  fc.array(discoveredModel, { maxLength: 4 }),
);
