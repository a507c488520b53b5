import { expect, it } from "vitest";
import { vocabularyOfLayers } from "../../../shared/resolve/choose-vocabulary.ts";
import type { LayerInput } from "../../../shared/resolve/layers.ts";
import { resolve } from "../../../shared/resolve/resolve.ts";
import { positAssistant } from "../../../shared/vocabulary/posit-assistant.ts";
import { shippedVocabulary } from "../../../shared/vocabulary/shipped.ts";

const $schema = "https://assistant.posit.co/schemas/providers.schema.json";
const own = { kind: "user", label: "own", text: JSON.stringify({ $schema }) } as const satisfies LayerInput;
const silent = { kind: "user", label: "silent", text: "{}" } as const satisfies LayerInput;

it.each<readonly [string, readonly LayerInput[]]>([
  ["of the user", [silent, own]],
  ["of the user that a higher one does not repeat", [own, silent]],
  ["enforced", [silent, { kind: "enforced", label: "e", value: { $schema } }]],
  ["of the defaults", [silent, { kind: "default", label: "d", value: { $schema } }]],
])("a layer %s names the vocabulary of all", (_, layers) => {
  expect(vocabularyOfLayers(undefined, layers)).toBe(positAssistant);
  expect(vocabularyOfLayers(shippedVocabulary, layers)).toBe(shippedVocabulary);
  const ids = resolve({ layers }).catalog.providers.map(({ id }) => id);
  expect(ids).toEqual(Object.keys(positAssistant.providers));
});

it("layers that name none have the specification's names", () => {
  expect(vocabularyOfLayers(undefined, [silent])).toBe(shippedVocabulary);
});
