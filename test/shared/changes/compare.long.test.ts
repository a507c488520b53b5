import fc from "fast-check";
import { expect, test } from "vitest";
import type { Change } from "../../../shared/changes/change.ts";
import { compareSides } from "../../../shared/changes/compare.ts";
import type { DiscoveredModels } from "../../../shared/resolve/catalog.ts";
import type { LayerInput } from "../../../shared/resolve/layers.ts";
import { printable } from "../../../shared/text/printable.ts";
import { shippedVocabulary as vocabulary } from "../../../shared/vocabulary/shipped.ts";
import { discoveredModels, layerDocument, layerKind, writtenLayers } from "../../support/arbitrary-layers.ts";
import { textOf } from "../../support/arbitrary-text.ts";
import { hostileText } from "../report/samples.ts";

type Stack = readonly [layers: readonly LayerInput[], discovered: DiscoveredModels];

function changesOf([before, found]: Stack, [after, foundLater]: Stack): readonly Change[] {
  const one = { layers: before, discovered: found, vocabulary };
  return compareSides(one, { layers: after, discovered: foundLater, vocabulary }).changes;
}

test("the same in another layout is no change", () => {
  const pair = fc.tuple(layerKind, textOf(layerDocument)).chain(([kind, { text, value }]) =>
    fc.tuple(
      fc.constant({ kind, label: "one", text }),
      textOf(fc.constant(reordered(value))).map((other) => ({ kind, label: "other", text: other.text })),
    ),
  );
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 3 }), discoveredModels, (pairs, discovered) => {
      const one: Stack = [pairs.map(([first]) => first), discovered];
      const other: Stack = [pairs.map(([, second]) => second), discovered];
      expect(changesOf(one, one)).toEqual([]);
      expect(changesOf(one, other)).toEqual([]);
    }),
  );
});

test("a layer that becomes one of another kind is no change, but that of an enforced one nothing is fixed any longer", () => {
  fc.assert(
    fc.property(textOf(layerDocument), discoveredModels, layerKind, layerKind, ({ text }, discovered, from, to) => {
      const [one, other] = [from, to].map((kind): Stack => [[{ kind, label: kind, text }], discovered]);
      const changes = one && other ? changesOf(one, other) : [];
      const isLess = from === "enforced" && to !== "enforced";
      expect(changes.filter(({ kind }) => !(isLess && kind === "enforced-value-removed"))).toEqual([]);
    }),
  );
});

test("sentences are printable, and nothing holds a secret", () => {
  const sample = fc.tuple(writtenLayers, discoveredModels);
  fc.assert(
    fc.property(sample, sample, ([first, found], [second, foundLater]) => {
      const inputs = [first, second].map((layers) => layers.map(({ input }) => input));
      const changes = changesOf([inputs[0] ?? [], found], [inputs[1] ?? [], foundLater]);
      expect(JSON.stringify(changes)).not.toContain("hunter");
      for (const { text } of changes) expect(text).toBe(printable(text));
    }),
  );
});

test("names of any kind are told, without a line feed", () => {
  fc.assert(
    fc.property(hostileText, hostileText, (provider, model) => {
      const value = {
        providers: {
          custom: { [provider]: { type: "provider-b-compatible" } },
          provider_a: { baseUrl: provider, customHeaders: { [model]: "a" }, models: { deny: [model] } },
        },
      };
      const before: Stack = [[{ kind: "user", label: "u", value: { providers: { provider_a: {} } } }], {}];
      for (const { text } of changesOf(before, [[{ kind: "user", label: "u", value }], {}]))
        expect(text).toBe(printable(text));
    }),
  );
});

test("nothing is thrown for what a provider may return", () => {
  const odd = fc.oneof(
    fc.anything(),
    fc.dictionary(fc.constantFrom("provider_a", "__proto__", "constructor"), fc.array(fc.anything())),
  );
  fc.assert(
    fc.property(writtenLayers, odd, (layers, discovered) => {
      const side = { layers: layers.map(({ input }) => input), discovered, vocabulary };
      const { changes }: { readonly changes: readonly Change[] } = Reflect.apply(compareSides, undefined, [side, side]);
      expect(changes).toEqual([]);
    }),
  );
});

/** The same with the keys of every object the other way round. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, child]) => [key, reordered(child)]),
  );
}
