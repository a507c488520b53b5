import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { PRESETS, resolve, type Vocabulary } from "../../../shared/index.ts";
import { migrateText } from "../../../shared/migrate/migrate-text.ts";
import { parse } from "../../../shared/syntax/parse.ts";
import { anyConfigurationFor, configurationFor, validVocabulary } from "../../support/arbitrary-vocabulary.ts";
import { prefixed, renames } from "./prefixed-vocabulary.ts";

/** A vocabulary in two sets of names, with a text of a configuration in the first ones, commented here and there. */
const renamed = validVocabulary.chain((vocabulary) => {
  const from = prefixed(vocabulary, "old-");
  const indent = fc.constantFrom(undefined, 2, "\t");
  return fc.tuple(configurationFor(from), indent, fc.boolean()).map(([configuration, space, isCommented]) => {
    const json = JSON.stringify(Object.assign(Object(configuration), { $schema: "old-address" }), null, space);
    const text = isCommented ? json.replaceAll("\n", " // old-comment\n") : json;
    return { vocabulary, from, to: prefixed(vocabulary, "new-"), text };
  });
});

/** The text as every renaming of names alone would leave it. */
function inNewNames(text: string): string {
  return text.replaceAll('"old-', '"new-');
}

function migrated(text: string, from: Vocabulary, to: Vocabulary, mapped: ReadonlyMap<string, string> = new Map()) {
  const migration = migrateText(text, { from, to, mapped });
  return migration.ok ? migration.value : expect.unreachable();
}

test("a configuration gets the names of a vocabulary that has others, and nothing else of its text changes", () => {
  let count = 0;
  fc.assert(
    fc.property(renamed, ({ vocabulary, from, to, text }) => {
      const forth = migrated(text, from, to, renames(vocabulary, "old-", "new-"));
      expect(forth).toMatchObject({ text: inNewNames(text), unmapped: [], moved: [] });
      count += forth.renamed.length;
      const back = migrated(forth.text, to, from, renames(vocabulary, "new-", "old-"));
      expect(back).toMatchObject({ text, unmapped: [] });
      expect(parse(forth.text).comments.length).toBe(parse(text).comments.length);
    }),
  );
  expect(count).toBeGreaterThan(300);
});

test("the catalogue of a migrated configuration is the same but for the names", () => {
  fc.assert(
    fc.property(renamed, ({ vocabulary, from, to, text }) => {
      const catalogOf = (one: string, used: Vocabulary) =>
        JSON.stringify(resolve({ layers: [{ kind: "user", label: "x", text: one }], vocabulary: used }).catalog);
      const { text: after } = migrated(text, from, to, renames(vocabulary, "old-", "new-"));
      expect(catalogOf(after, to)).toBe(catalogOf(text, from).replaceAll("old-", "new-"));
    }),
  );
});

const NEUTRAL = `{
  "$schema": "./provider-config.schema.json", // the schema
  "providers": {
    /* ours */ "provider_a": { "protocol": "provider-a-messages" },
    "provider_cloud": {
      "cloud": { "region": "eu-central-1", "profile": "team" },
      "models": { "overrides": { "cloud": { "protocol": "cloud-converse" } } },
    },
    "custom": {
      "provider_a": {
        "type": "provider-b-compatible",
        "endpoints": { "tracking-responses": "https://gw.example.com/v1" },
        "models": { "custom": [{ "id": "provider_b", "protocol": "provider-b-chat" }] },
      },
    },
  },
}
`;

const ASSISTANT = `{
  "$schema": "https://assistant.posit.co/schemas/providers.schema.json", // the schema
  "providers": {
    /* ours */ "anthropic": { "protocol": "anthropic-messages" },
    "bedrock": {
      "aws": { "region": "eu-central-1", "profile": "team" },
      "models": { "overrides": { "cloud": { "protocol": "bedrock-converse" } } },
    },
    "custom": {
      "provider_a": {
        "type": "openai-compatible",
        "endpoints": { "mlflow-responses": "https://gw.example.com/v1" },
        "models": { "custom": [{ "id": "provider_b", "protocol": "openai-chat" }] },
      },
    },
  },
}
`;

const [neutral, assistant] = [PRESETS.specification, PRESETS["posit-assistant"]];

describe("between the presets", () => {
  it("names of the same role stand for each other, there and back", () => {
    expect(migrated(NEUTRAL, neutral, assistant)).toMatchObject({ text: ASSISTANT, unmapped: [] });
    expect(migrated(ASSISTANT, assistant, neutral)).toMatchObject({ text: NEUTRAL, unmapped: [] });
  });

  it("all that is renamed is told with its place in the text as it was", () => {
    const { renamed: told } = migrated(NEUTRAL, neutral, assistant);
    expect(told).toHaveLength(9);
    for (const { range, name, newName } of told) {
      expect(NEUTRAL.slice(range.start.offset, range.end.offset)).toBe(`"${name}"`);
      expect(ASSISTANT).toContain(`"${newName}"`);
    }
  });

  it.each([
    [
      '{ "providers": { "provider_c": {} } }',
      "/providers/provider_c",
      'The target has no counterpart of the provider "provider_c".',
    ],
    [
      '{ "providers": { "provider_a": { "cloud": {} } } }',
      "/providers/provider_a/cloud",
      'The provider "anthropic" does not take the section "aws".',
    ],
    [
      '{ "providers": { "provider_a": {}, "anthropic": {} } }',
      "/providers/provider_a",
      'Another key beside it has the name "anthropic" then.',
    ],
    [
      '{ "providers": { "provider_a": {}, "provider_a": {} } }',
      "/providers/provider_a",
      "It stands more than once in its object, or its new name looks like a secret.",
    ],
  ])("%s has a name without a counterpart", (text, pointer, reason) => {
    const { unmapped } = migrated(text, neutral, assistant);
    expect(unmapped.map((one) => ({ pointer: one.pointer, reason: one.reason }))).toEqual([{ pointer, reason }]);
  });

  it("a key at the top that the target does not have is told and stays", () => {
    const text = '{ "version": 1, "providers": { "openai": { "azure": {} } } }';
    const migration = migrated(text, assistant, neutral);
    expect(migration.text).toBe('{ "version": 1, "providers": { "provider_b": { "azure": {} } } }');
    expect(migration.unmapped.map(({ pointer, name }) => [pointer, name])).toEqual([
      ["/version", "version"],
      ["/providers/openai/azure", "azure"],
    ]);
  });

  it("a mapping by hand goes before the table", () => {
    const mapped = new Map([
      ["provider_c", "deepseek"],
      ["provider_b", "openai-compatible"],
    ]);
    const text = '{ "providers": { "provider_c": {}, "provider_b": {} } }';
    expect(migrated(text, neutral, assistant, mapped)).toMatchObject({
      text: '{ "providers": { "deepseek": {}, "openai-compatible": {} } }',
      unmapped: [],
    });
  });
});

test("names that would collide one after the other all stay", () => {
  const titled = { title: "T", description: "D", sections: [] };
  const own: Vocabulary = { ...neutral, providers: { a: titled, b: titled, c: titled } };
  const text = '{ "providers": { "a": {}, "b": {}, "c": {} } }';
  const mapped = new Map([
    ["a", "b"],
    ["b", "c"],
  ]);
  const { text: after, unmapped } = migrated(text, own, own, mapped);
  expect(after).toBe(text);
  expect(unmapped.map(({ name }) => name)).toEqual(["a", "b"]);
});

test("names that change places do not collide", () => {
  const titled = { title: "T", description: "D", sections: [] };
  const own: Vocabulary = { ...neutral, providers: { a: titled, b: titled } };
  const mapped = new Map([
    ["a", "b"],
    ["b", "a"],
  ]);
  const text = '{ "providers": { "a": { "enabled": true }, "b": {} } }';
  expect(migrated(text, own, own, mapped).text).toBe('{ "providers": { "b": { "enabled": true }, "a": {} } }');
});

test("a former name of a protocol becomes its name of today", () => {
  const protocols = { chat: { description: "Chat.", formerNames: ["talk"] } };
  const own: Vocabulary = { ...neutral, protocols };
  const text = '{ "providers": { "provider_a": { "protocol": "talk", "endpoints": { "talk": "x" } } } }';
  expect(migrated(text, own, own)).toMatchObject({ text: text.replaceAll('"talk"', '"chat"'), unmapped: [] });
});

test("entries without a protocol are told where the target has another default, and no others", () => {
  const text = `{ "providers": {
    "provider_a": {}, "provider_b": {}, "provider_g": { "protocol": "provider-g-generative" },
    "custom": { "x": { "type": "provider-b-compatible" } } } }`;
  const moved = migrated(text, neutral, assistant).moved.map((one) => [one.pointer, one.text]);
  expect(moved).toEqual([
    [
      "/providers/provider_b",
      'It names no protocol, and its default changes from "provider-b-chat" to "openai-responses".',
    ],
    ["/providers/custom/x", 'It names no protocol, and its default changes from one for each model to "openai-chat".'],
  ]);
});

test("no configuration makes it throw, and what it says of each name is a place in the text", () => {
  const vocabulary = fc.constantFrom<Vocabulary>(neutral, assistant);
  const files = vocabulary.chain((from) => fc.tuple(fc.constant(from), vocabulary, anyConfigurationFor(from)));
  let count = 0;
  fc.assert(
    fc.property(files, ([from, to, configuration]) => {
      const text = JSON.stringify(configuration);
      const migration = migrateText(text, { from, to, mapped: new Map() });
      if (!migration.ok) return;
      const { renamed: told, unmapped, text: after } = migration.value;
      for (const { range, name } of [...told, ...unmapped]) {
        expect(text.slice(range.start.offset, range.end.offset)).toBe(JSON.stringify(name));
        count += 1;
      }
      if (from === to) expect(after).toBe(text);
    }),
    { numRuns: 75 },
  );
  expect(count).toBeGreaterThan(25);
});

test("a text with mistakes of syntax is not migrated", () => {
  expect(migrateText('{ "providers": ', { from: neutral, to: assistant, mapped: new Map() }).ok).toBe(false);
});
