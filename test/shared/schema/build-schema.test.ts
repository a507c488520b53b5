import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { buildSchema, type Vocabulary } from "../../../shared/index.ts";
import { withDiscriminator } from "../../../shared/schema/build-schema.ts";
import { ANNOTATION_KEYWORDS, type Schema } from "../../../shared/schema/schema.ts";
import { schemaFindings } from "../../../shared/validate/schema-errors.ts";

function ajvFor(source: Schema) {
  const ajv = new Ajv({ allErrors: true, discriminator: true, ownProperties: true, messages: false });
  ajv.addVocabulary([...ANNOTATION_KEYWORDS]);
  return ajv.compile(source);
}

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
