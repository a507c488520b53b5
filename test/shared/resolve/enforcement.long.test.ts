import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Catalog,
  type CatalogProvider,
  type Json,
  type LayerInput,
  resolve,
  valueAt,
} from "../../../shared/index.ts";
import { isArray } from "../../../shared/text/json.ts";
import { sized } from "../../support/size.ts";
import { twoVariants as vocabulary } from "../../support/two-variants.ts";
import { lowerLayers, RETURNED, stackDocument } from "./arbitrary-stacks.ts";

const resolved = (layers: readonly LayerInput[]) => resolve({ layers, discovered: RETURNED, vocabulary }).catalog;

/** The first value at a path in enforced documents, from the highest to the lowest, for a provider. */
function saidOf({ kind, id }: CatalogProvider, documents: readonly Json[]) {
  const entry = kind === "built-in" ? ["providers", id] : ["providers", "custom", id];
  const said = (...path: readonly string[]) =>
    documents.map((document) => valueAt(document, [...entry, ...path])).find((value) => value !== undefined);
  const enabled = documents
    .flatMap((document) => [
      valueAt(document, [...entry, "enabled"]),
      valueAt(document, ["providers", "default", "enabled"]),
    ])
    .find((value) => value !== undefined);
  return { said, enabled };
}

/** The reachable things that enforced documents close: a sentence each. */
function reachable({ providers }: Catalog, documents: readonly Json[]): readonly string[] {
  return providers.flatMap((provider) => {
    const { said, enabled } = saidOf(provider, documents);
    const [allow, deny] = [said("models", "allow"), said("models", "deny")];
    const offered = provider.models.filter((model) => model.offered);
    const others = isArray(allow) && allow.length > 0 ? offered.filter(({ id }) => !allow.includes(id)) : [];
    const denied = isArray(deny) ? offered.filter(({ id }) => deny.includes(id)) : [];
    const found = said("models", "discovery") === "off" ? offered.filter(({ source }) => source === "discovered") : [];
    return [
      ...(enabled === false && provider.enabled ? [`${provider.id} is enabled`] : []),
      ...[...others, ...denied, ...found].map(({ id }) => `${provider.id} offers ${id}`),
      ...urlsElsewhere(provider, said).map((field) => `${provider.id} has another ${field}`),
    ];
  });
}

/** The URLs of a provider that are not those that the documents fix. */
function urlsElsewhere(
  { baseUrl, endpoint, endpoints }: CatalogProvider,
  said: (...path: readonly string[]) => Json | undefined,
): readonly string[] {
  const inForce = [
    [["baseUrl"], baseUrl],
    [["endpoint"], endpoint],
    ...Object.keys(vocabulary.protocols).map((protocol) => [["endpoints", protocol], endpoints[protocol]] as const),
  ] as const;
  return inForce.flatMap(([path, url]) => {
    const fixed = said(...path);
    return fixed === undefined || fixed === "" || fixed === url ? [] : [path.join("/")];
  });
}

const written = stackDocument.map((document): Json => JSON.parse(JSON.stringify(document)));

const enforcedOf = (documents: readonly Json[]) =>
  documents.map((value, index): LayerInput => ({ kind: "enforced", label: `enforced ${index}`, value })).toReversed();

test("no lower layer makes anything reachable that the enforced layers close", () => {
  fc.assert(
    fc.property(fc.array(written, { minLength: 1, maxLength: 3 }), lowerLayers, (documents, lower) => {
      const enforced = enforcedOf(documents);
      const isConflicting = resolve({ layers: enforced, vocabulary }).diagnostics.some(
        ({ rule }) => rule === "layer-conflict",
      );
      // Of those that conflict with each other, only the highest is sure to have all its effect.
      const effective = isConflicting ? documents.slice(0, 1) : documents;
      expect(reachable(resolved([...lower, ...enforced]), effective)).toEqual([]);
    }),
    { numRuns: sized({ full: 5_000, small: 170 }) },
  );
});

test("an enforced layer that cannot be read closes everything below it, whatever lower layers say", () => {
  fc.assert(
    fc.property(lowerLayers, fc.constantFrom("", "{", "[]", '{ "providers": { }'), (lower, text) => {
      const { providers } = resolved([...lower, { kind: "enforced", label: "broken", text }]);
      expect(providers.filter(({ enabled }) => enabled)).toEqual([]);
    }),
  );
});
