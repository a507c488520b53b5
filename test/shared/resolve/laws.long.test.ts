import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Catalog,
  type CatalogModel,
  type CatalogProvider,
  LAYER_KINDS,
  type LayerInput,
  resolve,
  resolveSupposing,
  shippedVocabulary as vocabulary,
} from "../../../shared/index.ts";
import type { Candidate, Origin } from "../../../shared/resolve/origin.ts";
import { isArray, isObject, type Json, valueAt } from "../../../shared/text/json.ts";
import { fromPointer } from "../../../shared/text/pointer.ts";
import { discoveredModels, layerDocument, type WrittenLayer, writtenLayers } from "../../support/arbitrary-layers.ts";
import { sized } from "../../support/size.ts";
import { withoutOrigins } from "../../support/without-origins.ts";

const inputsOf = (layers: readonly WrittenLayer[]) => layers.map(({ input }) => input);

function catalogOf(layers: readonly LayerInput[], discovered = {}): Catalog {
  return resolve({ layers, discovered, vocabulary }).catalog;
}

/** Plain JSON of a catalogue with its origins, as the doors write it. */
const written = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** Every origin of a catalogue with the value that it explains. */
function* originsIn({ providers }: Catalog): Iterable<Explained> {
  for (const provider of providers) {
    for (const [field, origin] of Object.entries(provider.origins)) yield { provider, field, origin };
    for (const model of provider.models) {
      for (const [field, origin] of Object.entries(model.origins)) yield { provider, model, field, origin };
    }
  }
}

interface Explained {
  readonly provider: CatalogProvider;
  readonly model?: CatalogModel;
  readonly field: string;
  readonly origin: Origin;
}

/** The value that an origin explains; of a model that is hidden or offered, of which the place tells another value, undefined. */
function valueOf({ provider, model, field }: Explained): unknown {
  if (model !== undefined) return field === "offered" ? undefined : Reflect.get(model, field);
  if (field === "models" || field.startsWith("headers/")) return undefined;
  return valueAt(written(withoutOrigins({ providers: [provider] }).providers[0]), fromPointer(`/${field}`));
}

const sample = fc.tuple(writtenLayers, discoveredModels);

describe("layers and models", () => {
  test("generated layers are valid", () => {
    fc.assert(
      fc.property(writtenLayers, (layers) => {
        expect(resolve({ layers: inputsOf(layers), vocabulary }).diagnostics).toEqual([]);
      }),
    );
  });

  test("enforced values are never overridden", () => {
    fc.assert(
      fc.property(sample, layerDocument, ([layers, discovered], enforced) => {
        const top: LayerInput = { kind: "enforced", label: "top", value: written(enforced) };
        const { providers } = catalogOf([...inputsOf(layers), top], discovered);
        for (const [steps, value] of leavesOf(written(enforced))) {
          if (value === "" || steps.includes("custom")) continue;
          const [, id = "", ...rest] = steps;
          const provider = providers.find((one) => one.id === id);
          expect([steps, value]).toEqual([steps, effectiveAt(provider, rest) ?? value]);
        }
      }),
    );
  });

  test("the order between kinds of layers does not matter", () => {
    fc.assert(
      fc.property(sample, ([layers, discovered]) => {
        const inputs = inputsOf(layers);
        const ofKinds = (kinds: readonly string[]) =>
          kinds.flatMap((kind) => inputs.filter((one) => one.kind === kind));
        const [one, other] = [ofKinds(LAYER_KINDS), ofKinds(LAYER_KINDS.toReversed())].map((ordered) =>
          written(resolve({ layers: ordered, discovered, vocabulary })),
        );
        expect(one).toEqual(other);
        expect(one).toEqual(written(resolve({ layers: inputs, discovered, vocabulary })));
      }),
    );
  });

  test("deny always wins, an allow that is not empty is exclusive, and nothing else hides a model of a provider that is enabled", () => {
    fc.assert(
      fc.property(sample, ([layers, discovered]) => {
        for (const { models, allow, deny, discovery, enabled } of catalogOf(inputsOf(layers), discovered).providers) {
          for (const { id, offered, source } of models) {
            const isAllowed = allow.length === 0 || allow.includes(id);
            const isThere = source === "custom" || discovery === "auto";
            expect(offered).toBe(enabled && isThere && isAllowed && !deny.includes(id));
          }
        }
      }),
    );
  });
});

/** The values of a document with their paths; a list is one value. */
function* leavesOf(value: Json, path: readonly string[] = []): Iterable<[readonly string[], Json]> {
  if (!isObject(value)) yield [path, value];
  else for (const [key, child] of Object.entries(value)) yield* leavesOf(child, [...path, key]);
}

/** The value of an entry's setting in a catalogue; undefined where it has none, such as for an unknown model. */
function effectiveAt(provider: CatalogProvider | undefined, [field = "", ...rest]: readonly string[]): unknown {
  if (provider === undefined || field === "customHeaders") return undefined;
  if (field === "cloud") return valueAt(written(provider.sections), [field, ...rest]) ?? null;
  if (field !== "models") return valueAt(written(provider), [field, ...rest]) ?? null;
  const [key = "", id, ofModel = ""] = rest;
  if (key !== "overrides") return Reflect.get(provider, key);
  const model = provider.models.find((one) => one.id === id);
  return model && Reflect.get(model, ofModel);
}

describe("every origin", () => {
  test("leads in that layer's text to exactly the value that is reported", () => {
    fc.assert(
      fc.property(sample, ([layers, discovered]) => {
        for (const explained of originsIn(catalogOf(inputsOf(layers), discovered))) {
          const { place } = explained.origin;
          if (place.kind !== "layer") continue;
          const layer = layers.find(({ input }) => input.label === place.label);
          const value = valueAt(written(layer?.document), fromPointer(place.pointer));
          expect(value).toBeDefined();
          expect(layer?.input.kind).toBe(place.layer);
          expectValueAt(layer?.input.text ?? "", place.position, value);
          const reported = valueOf(explained);
          if (reported === undefined) expectHidingOrOffering(explained, value);
          else expect(value).toEqual(reported);
        }
      }),
    );
  });

  test("leads to a value that is there, also where a name on the way is masked", () => {
    const token = ["sk", "aB3dE5gH7jK9mN1pQ2rS4tU6"].join("-");
    const name = fc.constantFrom(
      "X-Tenant",
      "X Tenant",
      "X-Größe: a",
      "a/b~c",
      "a~1b",
      "0",
      token,
      `https://u:p@h/${token}`,
    );
    const entry = fc.record({ header: name, allowed: name, patched: name, deny: name }).map((names) => ({
      customHeaders: { [names.header]: "a" },
      models: { allow: [names.allowed], deny: [names.deny], overrides: { [names.patched]: { name: names.patched } } },
    }));
    const layer = fc.record({ provider_a: entry, id: name, own: entry }).map(({ provider_a, id, own }) => ({
      providers: { provider_a, custom: { [id]: { type: "provider-b-compatible", ...own } } },
    }));
    fc.assert(
      fc.property(layer, layer, (user, enforced) => {
        const layers: readonly LayerInput[] = [
          { kind: "user", label: "user", value: written(user) },
          { kind: "enforced", label: "enforced", value: written(enforced) },
        ];
        for (const { origin } of originsIn(resolveSupposing({ layers, vocabulary }).catalog)) {
          for (const { place } of [origin, ...origin.lost]) {
            if (place.kind !== "layer") continue;
            expect(place.pointer).not.toMatch(/•|aB3dE5/);
            const document = written(place.label === "user" ? user : enforced);
            expect(valueAt(document, fromPointer(place.pointer))).toBeDefined();
          }
        }
      }),
      { numRuns: sized({ full: 500, small: 15 }) },
    );
  });

  test("is there for every value that somebody says, and for no other", () => {
    fc.assert(
      fc.property(sample, ([layers, discovered]) => {
        for (const { models } of catalogOf(inputsOf(layers), discovered).providers) {
          for (const { origins, ...model } of models) {
            const fields = Object.keys(model).filter((key) => !["id", "source", "reason"].includes(key));
            expect(Object.keys(origins).toSorted()).toEqual(fields.toSorted());
          }
        }
      }),
    );
  });

  test("names candidates that can go without a change of the value", () => {
    fc.assert(
      fc.property(sample, ([layers, discovered]) => {
        const catalog = catalogOf(inputsOf(layers), discovered);
        for (const explained of originsIn(catalog)) {
          for (const candidate of explained.origin.lost.filter(canGo)) {
            const changed = catalogOf(
              layers.map((layer) => withoutCandidate(layer, candidate)),
              discovered,
            );
            expect(resolvedAgain(explained, changed)).toEqual(resolvedAgain(explained, catalog));
          }
        }
      }),
      { numRuns: sized({ full: 40, small: 3 }) },
    );
  });

  test("has the whole of a layer go that nowhere wins", () => {
    fc.assert(
      fc.property(sample, ([layers, discovered]) => {
        const catalog = catalogOf(inputsOf(layers), discovered);
        const winners = new Set(Array.from(originsIn(catalog), ({ origin }) => labelOf(origin)));
        for (const layer of layers) {
          // An empty URL wins by what it takes away, and has no origin.
          if (winners.has(layer.input.label) || JSON.stringify(layer.document).includes('""')) continue;
          const rest = catalogOf(inputsOf(layers.filter((other) => other !== layer)), discovered);
          const comparable = (one: Catalog) =>
            withoutOrigins(one).providers.map(({ overrides: _overrides, ...provider }) => provider);
          expect(comparable(rest)).toEqual(comparable(catalog));
        }
      }),
    );
  });

  test("holds no secret", () => {
    fc.assert(
      fc.property(sample, ([layers, discovered]) => {
        for (const { origin } of originsIn(catalogOf(inputsOf(layers), discovered))) {
          expect(JSON.stringify(origin)).not.toContain("hunter");
        }
      }),
    );
  });
});

function expectValueAt(text: string, position: { line: number; column: number } | undefined, value: unknown): void {
  const { line, column } = position ?? { line: 0, column: 0 };
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const start = isArray(value) ? "[" : isObject(value) ? "{" : JSON.stringify(value);
  expect(lines[line - 1]?.slice(column - 1, column - 1 + start.length)).toBe(start);
}

/** Where the value at the place is not the one that is effective: what hides or offers a model, headers, custom models. */
function expectHidingOrOffering({ model, field, origin }: Explained, value: unknown): void {
  if (field.startsWith("headers/")) return expect(value).toMatch(/^hunter/);
  if (field === "models") return expect(isArray(value)).toBe(true);
  expect(field).toBe("offered");
  switch (origin.rule) {
    case "denied":
    case "allowed":
      return expect(value).toBe(model?.id);
    case "not-in-allow":
      return expect(value).not.toContain(model?.id);
    case "discovery-off":
      return expect(value).toBe("off");
    case "provider-disabled":
      return expect(value).toBe(false);
    default:
      return expect(value).toMatchObject({ id: model?.id });
  }
}

function labelOf({ place }: Candidate): string | undefined {
  return place.kind === "layer" ? place.label : undefined;
}

/** A custom model is no candidate that could go, and without a required field none of its block would stay. */
function canGo({ place, rule }: Candidate): boolean {
  if (place.kind !== "layer" || rule === "offered-unless-said") return false;
  return !/\/custom\/\d+\/|\/custom\/\w+\/(?:endpoints|type)/.test(place.pointer);
}

function withoutCandidate({ input, document }: WrittenLayer, { place }: Candidate): LayerInput {
  if (place.kind !== "layer" || place.label !== input.label) return input;
  const steps = fromPointer(place.pointer);
  const copy = written(document);
  const owner: unknown = valueAt(copy, steps.slice(0, -1));
  const last = steps.at(-1) ?? "";
  if (Array.isArray(owner)) owner.splice(Number(last), 1);
  else if (isObject(owner)) Reflect.deleteProperty(owner, last);
  return { kind: input.kind, label: input.label, text: JSON.stringify(copy) };
}

/** The same explained value in another catalogue. */
function resolvedAgain({ provider, model, field }: Explained, { providers }: Catalog): unknown {
  const again = providers.find(({ id }) => id === provider.id);
  const ofModel = again?.models.find(({ id }) => id === model?.id);
  if (model !== undefined)
    return field === "offered" ? [ofModel?.offered, ofModel?.reason] : Reflect.get(ofModel ?? {}, field);
  return again === undefined
    ? undefined
    : valueOf({
        provider: again,
        field,
        origin: { place: { kind: "default" }, rule: "highest-layer", lost: [] },
      });
}
