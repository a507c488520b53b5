import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import {
  buildPolicySchema,
  buildSchema,
  buildVocabularySchema,
  configurableRules,
  ruleDescriptions,
  shippedVocabulary,
} from "../../../shared/index.ts";
import { ANNOTATION_KEYWORDS, type Schema } from "../../../shared/schema/schema.ts";
import { effectiveSchema } from "../../../shared/schema/schema-at.ts";
import { openEditor } from "../../support/editor.ts";
import { subschemas } from "../../support/subschemas.ts";
import { words } from "../../support/words.ts";

const policySchema = buildPolicySchema(configurableRules);

interface Served {
  readonly schema: Schema;
  readonly path: string;
  readonly file: string;
  /** By a text in which `|` is the cursor. */
  readonly offers: Readonly<Record<string, readonly string[]>>;
  readonly explains: Readonly<Record<string, string>>;
}

const SCHEMAS: Readonly<Record<string, Served>> = {
  configuration: {
    schema: buildSchema(shippedVocabulary),
    path: "schema/generated/provider-config.schema.json",
    file: "providers.jsonc",
    offers: {
      "|": ["Provider configuration"],
      '{ "providers": { | } }': ["provider_a", "provider_cloud", "custom", "default"],
      '{ "providers": { "provider_cloud": { | } } }': ["baseUrl", "cloud", "models"],
      '{ "providers": { "provider_a": { "protocol": | } } }': ['"provider-a-messages"', '"cloud-converse"'],
      '{ "providers": { "custom": { "gateway": | } } }': ["provider-b-compatible"],
      '{ "providers": { "custom": { "gateway": { "endpoints": | } } } }': ["All protocols"],
      '{ "providers": { "provider_a": { "models": { "custom": [ | ] } } } }': ["Custom model"],
    },
    explains: {
      '{ "providers": { "provider_a": { "base|Url": "" } } }': "version segment",
      '{ "providers": { "provider_a": { "protocol": "provider-a-|messages" } } }': "Messages protocol of provider A",
      '{ "providers": { "provider_a": { "models": { "den|y": [] } } } }': "Applied after",
      '{ "provider|s": {} }': "Built-in providers by id",
    },
  },
  policy: {
    schema: policySchema,
    path: "settings/generated/policy.schema.json",
    file: ".provider-steward.json",
    offers: {
      "|": ["Policy"],
      "{ | }": ["rules", "approvedHosts", "modelCatalog", "layers", "ignores", "schema"],
      '{ "rules": { | } }': ["version-segment", "unused-ignore"],
      '{ "rules": { "version-segment": | } }': ['"error"', '"warning"', '"notice"', '"off"'],
      '{ "layers": { | } }': ["enforced", "default"],
      '{ "ignores": [ | ] }': ["Ignore"],
      '{ "ignores": [{ "rule": | }] }': ['"version-segment"'],
    },
    explains: {
      '{ "rules": { "version|-segment": "off" } }': "By default",
      '{ "approved|Hosts": [] }': "every host below it",
      '{ "ignores": [{ "poin|ter": "" }] }': "it includes everything below it",
    },
  },
  vocabulary: {
    schema: buildVocabularySchema(),
    path: "settings/generated/vocabulary.schema.json",
    file: "vocabulary.jsonc",
    offers: {
      "|": ["Vocabulary"],
      "{ | }": ["protocols", "providers", "customVariants", "layers", "schemaAddresses"],
      '{ "protocols": { "chat": { | } } }': ["description", "provider"],
      '{ "providers": { "north": { | } } }': ["defaultProtocol", "versionSegment", "versionHeader", "sections"],
      '{ "sections": { "account": { "fields": { "region": { | } } } } }': ["title", "description", "example"],
      '{ "topLevel": { "version": { | } } }': ["type", "values", "ignoresFile"],
      '{ "fields": { "plan": { "type": | } } }': ['"text"', '"number"', '"boolean"'],
      '{ "layers": [{ "kind": | }] }': ['"enforced"', '"user"', '"default"'],
      '{ "reservedHeaders": { "accept": | } }': ['"dropped"', '"overwritten"'],
    },
    explains: {
      '{ "custom|Variants": {} }': "Kinds of custom provider",
      '{ "providers": { "north": { "version|Segment": "v1" } } }': "last segments of the path",
    },
  },
};

describe.each(Object.entries(SCHEMAS))("the schema of a %s", (kind, { schema, path, file, offers, explains }) => {
  const parts = subschemas(schema).filter(([pointer]) => !/\/(?:examples|defaultSnippets)\b/.test(pointer));

  test("is a draft-07 schema, and the one that is published", () => {
    expect(new Ajv({ strict: false }).validateSchema(schema)).toBe(true);
    expect(schema.$schema).toBe("http://json-schema.org/draft-07/schema#");
    // Keywords of other drafts.
    expect(JSON.stringify(schema)).not.toMatch(
      /"(?:\$defs|unevaluatedProperties|discriminator|dependentRequired|prefixItems)"/,
    );
    const published = readFileSync(new URL(`../../../shared/${path}`, import.meta.url), "utf8");
    expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(schema)));
  });

  test("has a title and a description of each property, with Markdown and without", () => {
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

  test("has examples of each text, or lists its values, and each example is right", () => {
    for (const [pointer, { type, enum: values, examples }] of parts) {
      // Some texts of a configuration, such as ids, have none.
      if (type === "string" && kind !== "configuration")
        expect([pointer, (examples ?? values ?? []).length]).not.toEqual([pointer, 0]);
    }
    const ajv = new Ajv({ allErrors: true, ownProperties: true, strict: true });
    ajv.addVocabulary([...ANNOTATION_KEYWORDS]);
    ajv.addSchema(schema, "schema");
    const withExamples = parts.filter(([, { examples }]) => examples !== undefined);
    expect(withExamples.length).toBeGreaterThan(10);
    for (const [pointer, { examples = [] }] of withExamples) {
      const validate = ajv.compile({ $ref: `schema#${pointer}` });
      for (const example of examples) expect([pointer, validate(example)]).toEqual([pointer, true]);
    }
  });

  test("refers to definitions, and to each of them", () => {
    const targets = new Set(parts.flatMap(([, { $ref }]) => (typeof $ref === "string" ? [$ref] : [])));
    const definitions = Object.keys(schema.definitions ?? {}).map((name) => `#/definitions/${name}`);
    expect([...targets].toSorted()).toEqual(definitions.toSorted());
  });

  const { service, open } = openEditor(schema, file);

  test.each(Object.entries(offers))("has an editor offer at %s", async (marked, expected) => {
    const { document, position, json } = open(marked);
    const labels = (await service.doComplete(document, position, json))?.items.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining([...expected]));
  });

  test.each(Object.entries(explains))("has an editor explain at %s", async (marked, expected) => {
    const { document, position, json } = open(marked);
    expect(JSON.stringify(await service.doHover(document, position, json))).toContain(expected);
  });
});

describe("an editor of a configuration", () => {
  const { service, open } = openEditor(buildSchema(shippedVocabulary), "providers.jsonc");

  test("does not offer the cloud section elsewhere", async () => {
    const { document, position, json } = open('{ "providers": { "provider_a": { | } } }');
    const list = await service.doComplete(document, position, json);
    expect(list?.items.map(({ label }) => label)).not.toContain("cloud");
  });

  test("marks the same places as the schema's diagnostics, and none in a right file with comments", async () => {
    const right = open('{\n  // A comment.\n  "providers": { "provider_a": { "enabled": true, }, },\n}');
    expect(await service.doValidation(right.document, right.json, { trailingCommas: "ignore" })).toEqual([]);
    const wrong = open('{ "providers": { "provider_a": { "baseURL": "x" }, "custom": { "a": {} } } }');
    const found = await service.doValidation(wrong.document, wrong.json);
    expect(found.map(({ range }) => wrong.document.getText(range))).toEqual(['"baseURL"', '"a"']);
  });
});

test("a policy may configure every rule but those that keep a file from being read, and the policy's own", () => {
  const fixed = words(`
      encoding file-size key-length layer-block layer-conflict layer-ignored layer-incomplete layer-unreadable
      nesting-depth policy-file symbolic-link syntax too-many-diagnostics vocabulary-file
    `);
  const ids = ruleDescriptions.map(({ id }) => id).filter((id) => !fixed.includes(id));
  expect(ids).toHaveLength(ruleDescriptions.length - fixed.length);
  expect(Object.keys(policySchema.properties?.["rules"]?.properties ?? {})).toEqual(ids);
  expect(policySchema.definitions?.["ignore"]?.properties?.["rule"]?.enum).toEqual(ids);
});
