import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { buildVocabularySchema } from "../../../shared/index.ts";
import { ANNOTATION_KEYWORDS } from "../../../shared/schema/schema.ts";
import { effectiveSchema } from "../../../shared/schema/schema-at.ts";
import { openEditor } from "../../support/editor.ts";
import { subschemas } from "../../support/subschemas.ts";

const schema = buildVocabularySchema();

const parts = subschemas(schema).filter(([pointer]) => !/\/(?:examples|defaultSnippets)\b/.test(pointer));

test("is a draft-07 schema, and the one that is published", () => {
  expect(new Ajv({ strict: false }).validateSchema(schema)).toBe(true);
  expect(schema.$schema).toBe("http://json-schema.org/draft-07/schema#");
  const published = new URL("../../../shared/settings/generated/vocabulary.schema.json", import.meta.url);
  expect(JSON.parse(readFileSync(published, "utf8"))).toEqual(JSON.parse(JSON.stringify(schema)));
});

test("each property has a title and a description, with Markdown and without", () => {
  const properties = parts.filter(([pointer]) => /\/properties\/[^/]+$/.test(pointer));
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

test("each text has examples, and each example is right", () => {
  for (const [pointer, { type, examples }] of parts) {
    if (type === "string") expect([pointer, (examples ?? []).length]).not.toEqual([pointer, 0]);
  }
  const ajv = new Ajv({ allErrors: true, ownProperties: true, strict: true });
  ajv.addVocabulary([...ANNOTATION_KEYWORDS]);
  ajv.addSchema(schema, "vocabulary");
  const withExamples = parts.filter(([, { examples }]) => examples !== undefined);
  expect(withExamples.length).toBeGreaterThan(20);
  for (const [pointer, { examples = [] }] of withExamples) {
    const validate = ajv.compile({ $ref: `vocabulary#${pointer}` });
    for (const example of examples) expect([pointer, validate(example)]).toEqual([pointer, true]);
  }
});

test("references lead to definitions, and each definition is used", () => {
  const targets = new Set(parts.flatMap(([, { $ref }]) => (typeof $ref === "string" ? [$ref] : [])));
  const definitions = Object.keys(schema.definitions ?? {}).map((name) => `#/definitions/${name}`);
  expect([...targets].toSorted()).toEqual(definitions.toSorted());
});

describe("an editor", () => {
  const { service, open } = openEditor(schema, "vocabulary.jsonc");

  test.each([
    ["|", ["Vocabulary"]],
    ["{ | }", ["protocols", "providers", "customVariants", "layers", "schemaAddresses"]],
    ['{ "protocols": { "chat": { | } } }', ["description", "provider"]],
    ['{ "providers": { "north": { | } } }', ["defaultProtocol", "versionSegment", "versionHeader", "sections"]],
    ['{ "sections": { "account": { "fields": { "region": { | } } } } }', ["title", "description", "example"]],
    ['{ "topLevel": { "version": { | } } }', ["type", "values", "ignoresFile"]],
    ['{ "fields": { "plan": { "type": | } } }', ['"text"', '"number"', '"boolean"']],
    ['{ "layers": [{ "kind": | }] }', ['"enforced"', '"user"', '"default"']],
    ['{ "reservedHeaders": { "accept": | } }', ['"dropped"', '"overwritten"']],
  ])("offers at %s", async (marked, expected) => {
    const { document, position, json } = open(marked);
    const labels = (await service.doComplete(document, position, json))?.items.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(expected));
  });

  test.each([
    ['{ "custom|Variants": {} }', "Kinds of custom provider"],
    ['{ "providers": { "north": { "version|Segment": "v1" } } }', "last segments of the path"],
  ])("explains at %s", async (marked, expected) => {
    const { document, position, json } = open(marked);
    expect(JSON.stringify(await service.doHover(document, position, json))).toContain(expected);
  });
});
