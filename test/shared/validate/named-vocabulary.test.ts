import { describe, expect, it } from "vitest";
import { openedBy } from "../../../shared/fix/opening.ts";
import { checkFile } from "../../../shared/validate/check-file.ts";
import { suppressionsIn, validate } from "../../../shared/validate/validate.ts";
import { positAssistant } from "../../../shared/vocabulary/posit-assistant.ts";
import { shippedVocabulary } from "../../../shared/vocabulary/shipped.ts";

const NAMED = '"$schema": "https://assistant.posit.co/schemas/providers.schema.json"';

/** Right and wrong files, each with a place for `$schema`. */
const FILES = {
  right: '{ $, "version": 1, "providers": { "openai": { "enabled": false } } }',
  "with a provider of the specification": '{ $, "providers": { "provider_a": {} } }',
  "with a wrong value": '{ $, "providers": { "ms-foundry": { "azure": { "authMode": "none" } } } }',
  "with a missing bracket":
    '{\n  $,\n  "providers": {\n    "openai": {\n      "enabled": true\n    ,\n    "anthropic": {}\n  }\n}\n',
  "with a missing comma": '{ $ "providers": { "openai": { "enabled": "no" } } }',
};

describe.each(Object.entries(FILES))("a file %s", (_, template) => {
  const text = template.replace("$", NAMED);

  it("is checked by the preset that its $schema names", () => {
    expect(validate(text)).toEqual(validate(text, { vocabulary: positAssistant }));
    expect(suppressionsIn(text, {})).toEqual(suppressionsIn(text, { vocabulary: positAssistant }));
  });

  it("is shown by the preset", () => {
    const bytes = new TextEncoder().encode(text);
    expect(checkFile("a.json", bytes).source).toBe(checkFile("a.json", bytes, { vocabulary: positAssistant }).source);
  });

  it("is checked by another vocabulary that was chosen", () => {
    expect(validate(text, { vocabulary: shippedVocabulary })).not.toEqual(validate(text));
  });
});

it("the file that the assistant writes has no finding", () => {
  expect(validate(FILES.right.replace("$", NAMED))).toEqual([]);
});

it("a file of an assistant without its address is told the name of the vocabulary", () => {
  const text = FILES.right.replace("$", '"$schema": "./providers.schema.json"');
  const version = validate(text).find(({ rule }) => rule === "unknown-key");
  expect(version).toMatchObject({
    message: 'Unknown key "version" at the top level.',
    advice:
      'Choose the vocabulary "posit-assistant", which has this key, if the file is for that assistant. If not, remove it.',
  });
  const inside = validate('{ "providers": { "provider_a": { "version": 1 } } }');
  expect(JSON.stringify(inside)).not.toContain("posit-assistant");
  expect(JSON.stringify(validate('{ "versions": 1 }'))).not.toContain("posit-assistant");
});

it("the layers around a file are read by its names", () => {
  const read: unknown[] = [];
  const settings = {
    layers: (vocabulary: unknown) => {
      read.push(vocabulary);
      return {};
    },
  };
  validate(FILES.right.replace("$", NAMED), settings);
  validate('{ "providers": {} }', settings);
  validate("{}", { ...settings, vocabulary: positAssistant });
  expect(read).toEqual([positAssistant, shippedVocabulary, positAssistant]);
});

it("the openings of a fix are told by the names of the file", () => {
  const text = FILES.right.replace("$", NAMED);
  const opened = openedBy(text, text.replace("false", "true"), {});
  expect(opened?.map(({ provider }) => provider)).toEqual(["openai"]);
});
