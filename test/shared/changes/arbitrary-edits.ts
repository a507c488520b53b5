import fc from "fast-check";
import { isObject, type Json } from "../../../shared/text/json.ts";
import { type Draft, type DraftLayer, documentOf, policySetting, vocabulary } from "./arbitrary-drafts.ts";
import { byDefault, entry, entryPath, placed, type Setting, settingOf } from "./arbitrary-entries.ts";

/** Small edits of a side, as people make them. */
const kind = fc.constantFrom("enforced", "user", "default");

export type Edit = (draft: Draft) => Draft;

/** An edit of one of the layers that there are. */
const ofOneLayer = (change: fc.Arbitrary<(layer: DraftLayer) => DraftLayer>): fc.Arbitrary<Edit> =>
  fc.tuple(fc.nat({ max: 4 }), change).map(([which, edit]) => (before) => {
    const index = which % Math.max(1, before.layers.length);
    return { ...before, layers: before.layers.map((layer, at_) => (at_ === index ? edit(layer) : layer)) };
  });

const inDocument = (made: fc.Arbitrary<Setting>): fc.Arbitrary<Edit> =>
  ofOneLayer(made.map((setting) => (layer) => ({ ...layer, document: placed(layer.document, setting) })));

/** Below an entry, which is made where it is not there. */
const inEntry = (made: (path: readonly string[]) => fc.Arbitrary<Setting>): fc.Arbitrary<Edit> =>
  inDocument(
    entryPath.chain((path) => made(path).map(({ path: below, value }) => ({ path: [...path, ...below], value }))),
  );

/** One of the values that are there is taken away, wherever it is. */
const takeAway: fc.Arbitrary<Edit> = ofOneLayer(
  fc.nat({ max: 60 }).map((which) => (layer) => {
    const places = placesIn(layer.document, []);
    const path = places[which % Math.max(1, places.length)];
    return path === undefined ? layer : { ...layer, document: placed(layer.document, { path, value: undefined }) };
  }),
);

function placesIn(value: Json, path: readonly string[]): readonly (readonly string[])[] {
  const below = isObject(value) ? Object.entries(value).flatMap(([key, child]) => placesIn(child, [...path, key])) : [];
  return path.length > 1 ? [path, ...below] : below;
}

const withLayers = (change: (layers: readonly DraftLayer[], which: number) => readonly DraftLayer[]) =>
  fc.nat({ max: 4 }).map((which) => (before: Draft) => {
    return { ...before, layers: change(before.layers, which % Math.max(1, before.layers.length)) };
  });

export const edit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 30, arbitrary: inEntry(settingOf) },
  { weight: 24, arbitrary: takeAway },
  { weight: 6, arbitrary: inDocument(entry) },
  { weight: 4, arbitrary: inDocument(byDefault) },
  { weight: 2, arbitrary: withLayers((layers, which) => layers.filter((_, index) => index !== which)) },
  {
    weight: 2,
    arbitrary: fc.tuple(kind, documentOf(2, 3)).map(([of, document]) => (before: Draft) => {
      return { ...before, layers: [...before.layers, { kind: of, document }] };
    }),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.nat({ max: 4 }), kind).map(([which, of]) => (before: Draft) => {
      return { ...before, layers: before.layers.map((one, index) => (index === which ? { ...one, kind: of } : one)) };
    }),
  },
  {
    weight: 3,
    arbitrary: policySetting.map((decided) => (before: Draft) => ({
      ...before,
      policy: { ...before.policy, ...decided },
    })),
  },
  { weight: 1, arbitrary: vocabulary.map((names) => (before: Draft) => ({ ...before, vocabulary: names })) },
);
export const truncate: fc.Arbitrary<Edit> = ofOneLayer(fc.constant((layer) => ({ ...layer, isTruncated: true })));
