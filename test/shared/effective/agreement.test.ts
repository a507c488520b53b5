import fc from "fast-check";
import { expect, test } from "vitest";
import { fileConfiguration } from "../../../shared/effective/entries.ts";
import { enablementOf } from "../../../shared/effective/stated.ts";
import { urlsOf } from "../../../shared/effective/urls.ts";
import { type CatalogProvider, type LayerInput, resolve, shippedVocabulary } from "../../../shared/index.ts";
import type { Json } from "../../../shared/text/json.ts";
import { layerDocument } from "../../support/arbitrary-layers.ts";

const document = layerDocument.map((value): Json => JSON.parse(JSON.stringify(value)));

/** A file within its layers as the rules see it, and as the layers resolve it. */
function bothViews(file: Json, enforced: Json, byDefault: Json) {
  const layers: readonly LayerInput[] = [
    { kind: "enforced", label: "enforced", value: enforced },
    { kind: "user", label: "user", value: file },
    { kind: "default", label: "default", value: byDefault },
  ];
  const { catalog, diagnostics } = resolve({ layers, vocabulary: shippedVocabulary });
  // What is salvaged of an invalid layer is not what the rules see.
  fc.pre(diagnostics.length === 0);
  const { entries } = fileConfiguration(file, { enforced, default: byDefault }, shippedVocabulary);
  const providerOf = (kind: string, id: string): CatalogProvider | undefined =>
    catalog.providers.find((provider) => provider.kind === kind && provider.id === id);
  return { entries, providerOf };
}

test("the URL of a model that the rules take for one in force is where the resolution reaches the model", () => {
  const seen = { models: 0 };
  fc.assert(
    fc.property(document, document, document, (file, enforced, byDefault) => {
      const { entries, providerOf } = bothViews(file, enforced, byDefault);
      for (const { field, view, model: id, text, isInForce, protocol } of urlsOf(entries)) {
        const model = providerOf(view.kind, view.id)?.models.find((one) => one.id === id);
        if (field !== "model" || model === undefined || !isInForce) continue;
        seen.models += 1;
        expect([text, protocol]).toEqual([model.baseUrl, model.protocol]);
      }
    }),
    { numRuns: 300 },
  );
  expect(seen.models).toBeGreaterThan(10);
});

test("the rules and the resolution agree on which providers are enabled", () => {
  fc.assert(
    fc.property(document, document, document, (file, enforced, byDefault) => {
      const { entries, providerOf } = bothViews(file, enforced, byDefault);
      for (const entry of entries) {
        const { enabled } = providerOf(entry.kind, entry.id) ?? { enabled: undefined };
        expect(entry.provider.enabled).toBe(enabled);
        expect(enablementOf(entry, file).value !== false).toBe(enabled);
      }
    }),
  );
});
