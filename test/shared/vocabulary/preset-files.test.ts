import { describe, expect, test } from "vitest";
import {
  checkFile,
  checkLayers,
  compareSides,
  fixText,
  layerFiles,
  noPolicy,
  PRESETS,
  resolve,
  toFileDiagnostic,
} from "../../../shared/index.ts";
import {
  effectsOf,
  fileOf,
  findingsIn,
  PRESET,
  type PresetCase,
  settingsIn,
  stackOf,
} from "../../support/preset-cases.ts";
import { presetCases, presetFeatures } from "../../support/preset-fixtures.ts";

const vocabulary = PRESETS[PRESET];
const path = fileOf("user");

/** The layers around a case's file, as a check takes them. */
const around = (one: PresetCase) => stackOf({ ...one, connection: undefined }, one.text).slice(0, -1);

/** The findings of a file and of the layers around it. */
function findingsOf(one: PresetCase): readonly string[] {
  const layers = around(one);
  const checked = checkLayers(layers, vocabulary);
  const file = checkFile(path, new TextEncoder().encode(one.text), { vocabulary, layers: checked.documents });
  const together = checked.diagnosticsWith({ label: path, text: one.text });
  const { own = [], others = [] } = Object.groupBy(together, ({ layer }) =>
    layer?.kind === "user" ? "own" : "others",
  );
  const ofLayers = layerFiles([...checked.diagnostics, ...others], layers, vocabulary);
  const files = [...ofLayers, { path, diagnostics: [...file.diagnostics, ...own.map(toFileDiagnostic)] }];
  return files.flatMap((found) => findingsIn(found.path, found.diagnostics)).toSorted();
}

test("each feature has twelve files, about half of them right", () => {
  expect(presetFeatures.map(({ feature }) => feature)).toHaveLength(12);
  for (const { feature, cases } of presetFeatures) {
    expect({ feature, titles: new Set(cases.map(({ title }) => title)).size }).toEqual({
      feature,
      titles: cases.length,
    });
    expect(cases.length).toBeGreaterThanOrEqual(12);
    for (const isRight of [true, false]) {
      const some = cases.filter(({ findings }) => (findings.length === 0) === isRight);
      expect(some.length).toBeGreaterThanOrEqual(5);
    }
  }
});

describe.each(presetFeatures)("$feature", ({ cases }) => {
  test.each(cases)("$title: is found", (one) => {
    expect(findingsOf(one)).toEqual(one.findings);
  });

  test.each(cases)("$title: is fixed", (one) => {
    const { documents: layers } = checkLayers(around(one), vocabulary);
    expect(fixText(one.text, { vocabulary, layers, path }).text).toBe(one.fixed);
  });

  test.each(cases.filter(({ resolved }) => resolved !== undefined))("$title: resolves", (one) => {
    const { catalog } = resolve({ layers: stackOf(one, one.text), vocabulary });
    expect(settingsIn(catalog, one)).toMatchObject(one.resolved ?? {});
  });
});

const changes = presetCases.flatMap((one) => (one.change === undefined ? [] : [{ ...one, change: one.change }]));

test.each(changes)("$feature, $title: changes since the file before", (one) => {
  const sideOf = (text: string) => ({ layers: stackOf(one, text), policy: noPolicy, vocabulary });
  expect(effectsOf(compareSides(sideOf(one.change.before), sideOf(one.text)).changes)).toEqual(one.change.effects);
});
