import { expect, test } from "vitest";
import { checkVocabularyFile } from "../../../shared/settings/read-vocabulary.ts";
import { PRESETS, presetNamed } from "../../../shared/vocabulary/presets.ts";
import type { Field, Vocabulary } from "../../../shared/vocabulary/vocabulary.ts";

const vocabularies: readonly (readonly [string, Vocabulary])[] = Object.entries(PRESETS);

test("a preset is found by its own name alone", () => {
  for (const [name, vocabulary] of vocabularies) expect(presetNamed(name)).toBe(vocabulary);
  expect(["constructor", "__proto__", "", "Posit-Assistant", "posit-assistant "].map(presetNamed)).toEqual(
    Array.from({ length: 5 }),
  );
});

test.each(vocabularies)("the preset %s refers only to names of its own", (_name, vocabulary) => {
  const { protocols, providers, sections, customVariants, fields = {} } = vocabulary;
  for (const kind of [...Object.values(providers), ...Object.values(customVariants)]) {
    if (kind.defaultProtocol !== undefined) expect(protocols).toHaveProperty([kind.defaultProtocol]);
    for (const name of kind.sections) expect(sections).toHaveProperty([name]);
    for (const name of kind.fields ?? []) expect(fields).toHaveProperty([name]);
  }
});

test.each(vocabularies)("each example and default of the preset %s is a value of its field", (_name, vocabulary) => {
  const { sections, topLevel = {}, fields = {} } = vocabulary;
  const all: readonly Field[] = [
    ...Object.values(sections).flatMap((section) => Object.values(section.fields)),
    ...Object.values(topLevel),
    ...Object.values(fields),
  ];
  const types = { text: "string", number: "number", boolean: "boolean" };
  for (const { type = "text", values, example, default: value = example } of all) {
    expect([typeof example, typeof value]).toEqual([types[type], types[type]]);
    if (values !== undefined) expect(values).toEqual(expect.arrayContaining([example, value]));
  }
});

test.each(vocabularies)("a provider of the preset %s has the needed end in its own URL", (_name, { providers }) => {
  const wrong = Object.values(providers).filter(
    ({ ownUrl, versionSegment = "" }) => ownUrl?.endsWith(versionSegment) === false,
  );
  expect(wrong).toEqual([]);
});

test.each(vocabularies)("the preset %s is a vocabulary file without a finding", (name, preset) => {
  const { vocabulary, file } = checkVocabularyFile(name, new TextEncoder().encode(JSON.stringify(preset)));
  expect(file.diagnostics).toEqual([]);
  expect(vocabulary).toEqual(preset);
});
