import fc from "fast-check";
import { expect, test } from "vitest";
import { isArray, isObject, type Json, type LayerInput, maskSecrets, resolve, valueAt } from "../../../shared/index.ts";
import type { Origin, OriginPlace } from "../../../shared/resolve/origin.ts";
import { fromPointer } from "../../../shared/text/pointer.ts";
import { runs } from "../../support/size.ts";
import { twoVariants as vocabulary } from "../../support/two-variants.ts";

/** Layers whose names are as odd as the format allows. */
const name = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("customHeaders", "a~1b", "0", "x: y") },
  { weight: 1, arbitrary: fc.constant(`ghp_${"aB3".repeat(12)}`) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 4 }) },
);
const key = name.filter((text) => text !== "__proto__");
const optional = { requiredKeys: [] };
const url = fc.constantFrom("", "https://one.example");

const customModel = key.map((id) => ({
  id,
  name: id,
  baseUrl: "https://model.example",
  maxContextLength: 1,
  supportsImages: true,
  supportsToolResultImages: true,
  supportsTools: true,
  supportsWebSearch: true,
}));
const override = fc.record({ baseUrl: url, family: fc.constantFrom("", "one") }, optional);
const models = fc.record(
  {
    allow: fc.array(name, { maxLength: 2 }),
    deny: fc.array(name, { maxLength: 2 }),
    discovery: fc.constantFrom("auto", "off"),
    custom: fc.array(customModel, { maxLength: 2 }),
    overrides: fc.dictionary(key, override, { maxKeys: 2 }),
  },
  optional,
);
const fields = {
  enabled: fc.boolean(),
  baseUrl: url,
  endpoint: url,
  endpoints: fc.record(Object.fromEntries(Object.keys(vocabulary.protocols).map((protocol) => [protocol, url]))),
  protocol: fc.constantFrom(...Object.keys(vocabulary.protocols)),
  customHeaders: fc.dictionary(fc.constantFrom("X-Tenant", "X-Route"), fc.constant("v")),
  models,
};
const cloud = fc.record({ region: fc.constantFrom("", "north") }, optional);
const variant = fc.constantFrom({}, { type: "cloud-hosted" }, { type: "lake-hosted", lake: {} });
const customEntry = fc.tuple(fc.record(fields, optional), variant).map(([entry, more]) => ({ ...entry, ...more }));
const document = fc
  .record(
    {
      default: fc.record({ enabled: fc.boolean() }, optional),
      provider_a: fc.record(fields, optional),
      provider_cloud: fc.record({ ...fields, cloud }, optional),
      custom: fc.dictionary(key, customEntry, { maxKeys: 2 }),
    },
    optional,
  )
  .map((providers): Json => JSON.parse(JSON.stringify({ providers })));

const inputs = fc
  .array(fc.tuple(fc.constantFrom("enforced", "user", "default"), document, fc.boolean()), { maxLength: 3 })
  .map((made) =>
    made.map(([kind, value, isText], index) => {
      const input: LayerInput = isText
        ? { kind, label: String(index), text: JSON.stringify(value) }
        : { kind, label: String(index), value };
      return { input, value };
    }),
  );

/** Every place of every origin: where the value in force is, and where those are that lost. */
function placesOf(origins: Readonly<Record<string, Origin>>): readonly OriginPlace[] {
  return Object.values(origins).flatMap(({ place, lost }) => [place, ...lost.map((candidate) => candidate.place)]);
}

/** Tells if a pointer leads to a value of a document. Only a name that looks like a secret may be masked. */
function leadsTo(whole: Json | undefined, pointer: string): boolean {
  let value = whole;
  for (const step of fromPointer(pointer)) {
    if (isArray(value)) value = value[Number(step)];
    else if (isObject(value)) {
      const found = Object.entries(value).find(
        ([own]) => own === step || (own !== maskSecrets(own) && maskSecrets(own) === step),
      );
      value = found?.[1];
    } else return false;
  }
  return value !== undefined;
}

test("every origin's pointer leads to a value of its layer", () => {
  let count = 0;
  fc.assert(
    fc.property(inputs, fc.array(name, { maxLength: 3 }), (layers, returned) => {
      const custom = layers.flatMap(({ value }) => Object.keys(Object(valueAt(value, ["providers", "custom"]))));
      const discovered = Object.fromEntries(
        ["provider_a", ...custom].map((id) => [id, returned.map((found) => ({ id: found }))]),
      );
      const { catalog } = resolve({ layers: layers.map(({ input }) => input), vocabulary, discovered });
      const owners = catalog.providers.flatMap((provider) => [provider, ...provider.models]);
      for (const place of owners.flatMap(({ origins }) => placesOf(origins))) {
        if (place.kind !== "layer") continue;
        const layer = layers[Number(place.label)];
        expect([place.layer, leadsTo(layer?.value, place.pointer), place.pointer]).toEqual([
          layer?.input.kind,
          true,
          place.pointer,
        ]);
        count += 1;
      }
    }),
    { numRuns: runs(2_500) },
  );
  expect(count).toBeGreaterThan(1_000);
});
