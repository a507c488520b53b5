import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { buildSchema, shippedVocabulary, type Vocabulary } from "../../../shared/index.ts";
import { withDiscriminator } from "../../../shared/schema/build-schema.ts";
import { ANNOTATION_KEYWORDS, type Schema } from "../../../shared/schema/schema.ts";
import { effectiveSchema } from "../../../shared/schema/schema-at.ts";
import { schemaFindings } from "../../../shared/validate/schema-errors.ts";
import { subschemas } from "../../support/subschemas.ts";

const schema = buildSchema(shippedVocabulary);

function ajvFor(source: Schema) {
  const ajv = new Ajv({ allErrors: true, discriminator: true, ownProperties: true, messages: false });
  ajv.addVocabulary([...ANNOTATION_KEYWORDS]);
  return ajv.compile(source);
}

test("is a draft-07 schema", () => {
  const ajv = new Ajv({ strict: false });
  expect(ajv.validateSchema(schema)).toBe(true);
  expect(schema.$schema).toBe("http://json-schema.org/draft-07/schema#");
  // Keywords of other drafts.
  expect(JSON.stringify(schema)).not.toMatch(
    /"(?:\$defs|unevaluatedProperties|discriminator|dependentRequired|prefixItems)"/,
  );
});

test("each property has a title and a description, with Markdown and without", () => {
  const properties = subschemas(schema).filter(([pointer]) => /\/properties\/[^/]+$/.test(pointer));
  expect(properties.length).toBeGreaterThan(50);
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

test("each leaf has examples or lists its values, and each example is right", () => {
  for (const [pointer, { type, enum: values, examples, default: usual }] of subschemas(schema)) {
    if (type === "string" || type === "integer" || type === "boolean") {
      expect([pointer, (examples ?? values ?? [usual]).length]).not.toEqual([pointer, 0]);
    }
  }
  const definitions = Object.entries(schema.definitions ?? {});
  const withExamples = definitions.filter(([, { examples }]) => examples !== undefined);
  expect(withExamples.length).toBeGreaterThan(15);
  for (const [name, { examples = [] }] of withExamples) {
    const validate = ajvFor({ $ref: `#/definitions/${name}`, definitions: schema.definitions ?? {} });
    for (const example of examples) expect([name, validate(example)]).toEqual([name, true]);
  }
});

test("snippets are there for a file, a custom provider and a custom model, and complete what they start", () => {
  const bodies = subschemas(schema).flatMap(([, { defaultSnippets = [] }]) =>
    defaultSnippets.map(({ label }) => label),
  );
  expect(bodies).toEqual(
    expect.arrayContaining(["Provider configuration", "provider-b-compatible", "Custom model", "All protocols"]),
  );
});

test("references lead to definitions, and each definition is used", () => {
  const targets = new Set(subschemas(schema).flatMap(([, { $ref }]) => (typeof $ref === "string" ? [$ref] : [])));
  const definitions = Object.keys(schema.definitions ?? {}).map((name) => `#/definitions/${name}`);
  expect([...targets].toSorted()).toEqual(definitions.toSorted());
});

describe("follows from the vocabulary", () => {
  const vocabulary: Vocabulary = {
    protocols: { chat: { description: "Chat." }, stream: { description: "Stream.", provider: "north" } },
    providers: {
      north: {
        title: "North",
        description: "North.",
        defaultProtocol: "stream",
        versionSegment: "v2",
        sections: ["tenant"],
      },
      south: { title: "South", description: "South.", sections: [] },
    },
    sections: {
      tenant: {
        title: "Tenant",
        description: "Tenant.",
        fields: { name: { title: "Name", description: "Name.", example: "a" } },
      },
    },
    customVariants: {
      plain: { description: "Plain.", sections: [] },
      tenanted: { description: "With a tenant.", sections: ["tenant"] },
    },
  };
  const own = buildSchema(vocabulary);
  const plainValidator = ajvFor(own);
  const compiled = ajvFor(withDiscriminator(own));

  function findingsIn(document: object): readonly string[] {
    const json = JSON.parse(JSON.stringify(document));
    expect(plainValidator(json)).toBe(compiled(json));
    return schemaFindings(compiled.errors ?? [], json, own, vocabulary).map(
      ({ rule, message, advice }) => `${rule.id}: ${message} ${advice}`,
    );
  }

  test.each([
    { providers: { north: { tenant: { name: "a" }, protocol: "chat" }, south: {} } },
    {
      providers: {
        custom: { a: { type: "plain" }, b: { type: "tenanted", tenant: {}, endpoints: { chat: "", stream: "" } } },
      },
    },
  ])("accepts %j", (document) => {
    expect(findingsIn(document)).toEqual([]);
  });

  test.each([
    [
      { providers: { provider_a: {} } },
      [
        'unknown-provider: Unknown provider "provider_a". The built-in providers are "north" and "south". Add your own providers under "custom". The name is from the vocabulary "specification"; choose that one if the file is for its assistant.',
      ],
    ],
    [
      { providers: { south: { tenant: {} } } },
      ['unknown-key: Unknown key "tenant" in "south". Remove it; only "north" accepts it.'],
    ],
    [
      { providers: { custom: { a: { type: "plaim" } } } },
      ['unknown-value: "type" cannot be "plaim". Did you mean "plain"?'],
    ],
    [
      { providers: { custom: { a: { type: 1 } } } },
      ['wrong-type: "type" must be a string, not an integer. Use "plain" or "tenanted".'],
    ],
    [
      { providers: { custom: { a: { baseUrl: "x" } } } },
      ['missing-key: "a" is missing the required key "type". Add it.'],
    ],
    [
      { providers: { custom: { a: "plain" } } },
      ['wrong-type: "a" must be an object, not a string. Use an object: {…}.'],
    ],
    [
      { providers: { custom: { a: { type: "tenanted", tenant: { nam: "a" }, endpoints: { chat: "" } } } } },
      [
        'missing-key: "endpoints" is missing the required key "stream". Add it.',
        'unknown-key: Unknown key "nam" in "tenant". Did you mean "name"?',
      ],
    ],
  ])("refuses %j once", (document, expected) => {
    expect(findingsIn(document)).toEqual(expect.arrayContaining(expected));
    expect(findingsIn(document)).toHaveLength(expected.length);
  });
});
