import fc from "fast-check";
import { type DiscoveredModels, LAYERS_MAX, type LayerInput } from "../../../shared/index.ts";
import { mutated } from "../../support/mutated.ts";
import { twoVariants } from "../../support/two-variants.ts";

/** Layers by the vocabulary of two variants that meet, conflict and wait for each other, made without a look at the schema. */

const MODELS = ["m1", "m2", "m3"] as const;
export const PROVIDERS = ["provider_a", "provider_cloud"] as const;
export const CUSTOM_PROVIDERS = ["x", "y"] as const;

const url = fc.constantFrom("https://one.example", "https://two.example", "");
const ids = fc.uniqueArray(fc.constantFrom(...MODELS), { maxLength: 2 });
const customModel = fc.constantFrom(...MODELS).map((id) => ({
  id,
  name: id,
  maxContextLength: 1,
  supportsImages: false,
  supportsToolResultImages: false,
  supportsTools: false,
  supportsWebSearch: false,
}));

const fields = {
  enabled: fc.boolean(),
  baseUrl: url,
  endpoint: url,
  endpoints: fc.record(Object.fromEntries(Object.keys(twoVariants.protocols).map((name) => [name, url]))),
  models: fc.record(
    {
      allow: ids,
      deny: ids,
      discovery: fc.constantFrom("auto", "off"),
      custom: fc.array(customModel, { maxLength: 1 }),
    },
    { requiredKeys: [] },
  ),
};

const builtIn = fc.record(fields, { requiredKeys: [] });

/** Valid by itself: with a type and the section that goes with it, or without a type. */
const custom = fc
  .tuple(
    fc.record(fields, { requiredKeys: [] }),
    fc.constantFrom<object>(
      {},
      { cloud: { region: "north" } },
      { lake: { pond: "north" } },
      { type: "provider-b-compatible" },
      { type: "cloud-hosted" },
      { type: "cloud-hosted", cloud: { region: "north" } },
      { type: "lake-hosted", lake: { pond: "north" } },
    ),
  )
  .map(([entry, variant]) => ({ ...entry, ...variant }));

const optional = { requiredKeys: [] };

/** A document of which every entry is valid by itself. */
export const stackDocument: fc.Arbitrary<object> = fc.record({
  providers: fc.record(
    {
      default: fc.record({ enabled: fc.boolean() }, optional),
      ...Object.fromEntries(PROVIDERS.map((id) => [id, builtIn])),
      custom: fc.record(Object.fromEntries(CUSTOM_PROVIDERS.map((id) => [id, custom])), optional),
    },
    optional,
  ),
});

const brokenDocument = mutated(
  stackDocument,
  fc.constantFrom("type", "enabled", "custom", "providers", "default", "cloud", "lake", "__proto__", "unknown"),
  fc.constantFrom<unknown>(null, true, 1, "x", [], {}, "cloud-hosted", "lake-hosted"),
);

/** Text of a layer: most are valid, some have mistakes, and some are no document at all. */
const layerText = fc.oneof(
  { weight: 6, arbitrary: stackDocument.map((document) => JSON.stringify(document)) },
  { weight: 2, arbitrary: brokenDocument.map((document) => JSON.stringify(document) ?? "") },
  { weight: 1, arbitrary: fc.constantFrom("", "{", "[]", '{ "providers": 1 }') },
);

const lowerLayer = fc.tuple(fc.constantFrom("user", "default"), layerText);

/** Layers of the user and below; sometimes as many as are resolved together. */
export const lowerLayers: fc.Arbitrary<readonly LayerInput[]> = fc
  .oneof(
    { weight: 9, arbitrary: fc.array(lowerLayer, { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.array(lowerLayer, { minLength: LAYERS_MAX, maxLength: LAYERS_MAX }) },
  )
  .map((made) => made.map(([kind, text], index) => ({ kind, label: `lower ${index}`, text })));

/** The models that every provider returned. */
export const RETURNED: DiscoveredModels = Object.fromEntries(
  [...PROVIDERS, ...CUSTOM_PROVIDERS].map((id) => [id, MODELS.map((model) => ({ id: model }))]),
);
