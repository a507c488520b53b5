import fc from "fast-check";
import { expect, test } from "vitest";
import { joinLayers, type LayerInput, resolve, shippedVocabulary as vocabulary } from "../../../shared/index.ts";
import { withoutOrigins } from "../../../shared/resolve/catalog.ts";
import type { Json } from "../../../shared/text/json.ts";
import { layerDocument } from "../../support/arbitrary-layers.ts";

const document = layerDocument.map((value): Json => JSON.parse(JSON.stringify(value)));

test("what is joined of layers of a kind means what they mean together", () => {
  fc.assert(
    fc.property(
      fc.array(document, { maxLength: 4 }),
      document,
      fc.constantFrom("enforced", "default"),
      (documents, own, kind) => {
        const user: LayerInput = { kind: "user", label: "user", value: own };
        const apart = documents.map((value, index): LayerInput => ({ kind, label: String(index), value }));
        const value = joinLayers(documents);
        const joined: readonly LayerInput[] = value === undefined ? [] : [{ kind, label: "joined", value }];
        const [one, other] = [apart, joined].map((layers) => resolve({ layers: [...layers, user], vocabulary }));
        fc.pre(one?.diagnostics.length === 0);
        expect(withoutOrigins(other?.catalog ?? { providers: [] })).toEqual(
          withoutOrigins(one?.catalog ?? { providers: [] }),
        );
      },
    ),
  );
});

test("a provider of a lower layer is not available where the layer above makes none available", () => {
  const lower = { providers: { provider_a: { enabled: true, baseUrl: "x" }, custom: { gateway: { enabled: true } } } };
  expect(joinLayers([lower, { providers: { default: { enabled: false } } }])).toEqual({
    providers: { default: { enabled: false }, provider_a: { baseUrl: "x" }, custom: { gateway: {} } },
  });
  expect(joinLayers([lower, { providers: {} }])).toEqual(lower);
  expect(joinLayers([])).toBeUndefined();
});
