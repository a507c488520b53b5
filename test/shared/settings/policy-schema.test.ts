import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { buildPolicySchema, configurableRules, ruleDescriptions } from "../../../shared/index.ts";
import { ANNOTATION_KEYWORDS } from "../../../shared/schema/schema.ts";
import { effectiveSchema } from "../../../shared/schema/schema-at.ts";
import { openEditor } from "../../support/editor.ts";
import { subschemas } from "../../support/subschemas.ts";

const schema = buildPolicySchema(configurableRules);

test("is a draft-07 schema, and the one that is published", () => {
  expect(new Ajv({ strict: false }).validateSchema(schema)).toBe(true);
  expect(schema.$schema).toBe("http://json-schema.org/draft-07/schema#");
  const published = new URL("../../../shared/settings/generated/policy.schema.json", import.meta.url);
  expect(JSON.parse(readFileSync(published, "utf8"))).toEqual(JSON.parse(JSON.stringify(schema)));
});

test("each property has a title and a description, with Markdown and without", () => {
  const properties = subschemas(schema).filter(([pointer]) => /\/properties\/[^/]+$/.test(pointer));
  expect(properties.length).toBeGreaterThan(20);
  for (const [pointer, property] of properties) {
    const { title, description, markdownDescription } =
      property.title === undefined ? effectiveSchema(schema, property) : property;
    expect([pointer, title, description, markdownDescription]).toEqual([
      pointer,
      expect.stringMatching(/^\S.*\S$/),
      expect.stringMatching(/^[^`]+\.$/),
      expect.stringMatching(/\.$/),
    ]);
  }
});

test("each text has examples or lists its values, and each example is right", () => {
  const parts = subschemas(schema);
  for (const [pointer, { type, enum: values, examples }] of parts) {
    if (type === "string") expect([pointer, (examples ?? values ?? []).length]).not.toEqual([pointer, 0]);
  }
  const ajv = new Ajv({ allErrors: true, ownProperties: true, strict: true });
  ajv.addVocabulary([...ANNOTATION_KEYWORDS]);
  ajv.addSchema(schema, "policy");
  const withExamples = parts.filter(
    ([pointer, { examples }]) => examples !== undefined && !pointer.includes("/examples"),
  );
  expect(withExamples.length).toBeGreaterThan(10);
  for (const [pointer, { examples = [] }] of withExamples) {
    const validate = ajv.compile({ $ref: `policy#${pointer}` });
    for (const example of examples) expect([pointer, validate(example)]).toEqual([pointer, true]);
  }
});

test("references lead to definitions, and each definition is used", () => {
  const targets = new Set(subschemas(schema).flatMap(([, { $ref }]) => (typeof $ref === "string" ? [$ref] : [])));
  const definitions = Object.keys(schema.definitions ?? {}).map((name) => `#/definitions/${name}`);
  expect([...targets].toSorted()).toEqual(definitions.toSorted());
});

test("every rule may be configured but those that keep a file from being read, and the policy's own", () => {
  const fixed = [
    "encoding",
    "file-size",
    "key-length",
    "layer-block",
    "layer-conflict",
    "layer-ignored",
    "layer-incomplete",
    "layer-unreadable",
    "nesting-depth",
    "policy-file",
    "symbolic-link",
    "syntax",
    "too-many-diagnostics",
    "vocabulary-file",
  ];
  const ids = ruleDescriptions.map(({ id }) => id).filter((id) => !fixed.includes(id));
  expect(ids).toHaveLength(ruleDescriptions.length - fixed.length);
  expect(Object.keys(schema.properties?.["rules"]?.properties ?? {})).toEqual(ids);
  expect(schema.definitions?.["ignore"]?.properties?.["rule"]?.enum).toEqual(ids);
});

describe("an editor", () => {
  const { service, open } = openEditor(schema, ".provider-steward.json");

  test.each([
    ["|", ["Policy"]],
    ["{ | }", ["rules", "approvedHosts", "modelCatalog", "layers", "ignores", "schema"]],
    ['{ "rules": { | } }', ["version-segment", "unused-ignore"]],
    ['{ "rules": { "version-segment": | } }', ['"error"', '"warning"', '"notice"', '"off"']],
    ['{ "layers": { | } }', ["enforced", "default"]],
    ['{ "ignores": [ | ] }', ["Ignore"]],
    ['{ "ignores": [{ "rule": | }] }', ['"version-segment"']],
  ])("offers at %s", async (marked, expected) => {
    const { document, position, json } = open(marked);
    const labels = (await service.doComplete(document, position, json))?.items.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(expected));
  });

  test.each([
    ['{ "rules": { "version|-segment": "off" } }', "By default"],
    ['{ "approved|Hosts": [] }', "every host below it"],
    ['{ "ignores": [{ "poin|ter": "" }] }', "it includes everything below it"],
  ])("explains at %s", async (marked, expected) => {
    const { document, position, json } = open(marked);
    expect(JSON.stringify(await service.doHover(document, position, json))).toContain(expected);
  });
});
