import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { orderDiagnostics } from "../../../shared/diagnostic/order.ts";
import {
  checkFile,
  type Diagnostic,
  fixText,
  noPolicy,
  PRESETS,
  readLayer,
  resolve,
  shippedVocabulary,
  type Vocabulary,
  validate,
  vocabularyOfText,
} from "../../../shared/index.ts";
import { anyConfiguration, fixableConfiguration } from "../../support/arbitrary-configuration.ts";
import { runs, sized } from "../../support/size.ts";
import { withoutOrigins } from "../../support/without-origins.ts";

/** The shipped one, but not the very same value, so that the schema itself is read. */
const copy: Vocabulary = structuredClone(shippedVocabulary);

describe("a preset as a copy finds what the compiled validator finds", () => {
  const fixtures = fileURLToPath(new URL("../../fixtures/", import.meta.url));
  const files = readdirSync(fixtures, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".jsonc"));

  test("a copy of the vocabulary gives the same findings and the same redacted text in every fixture", () => {
    expect(files.length).toBeGreaterThan(150);
    const copies = new Map<Vocabulary, Vocabulary>(Object.values(PRESETS).map((one) => [one, structuredClone(one)]));
    const used = new Set<Vocabulary>();
    for (const name of files) {
      const bytes = readFileSync(`${fixtures}${name}`);
      const vocabulary = vocabularyOfText(undefined, new TextDecoder().decode(bytes));
      used.add(vocabulary);
      const own = checkFile(name, bytes, { vocabulary: copies.get(vocabulary) });
      const compiled = checkFile(name, bytes);
      expect([name, own.diagnostics, own.source]).toEqual([name, compiled.diagnostics, compiled.source]);
      expect([name, readLayer(name, bytes, copies.get(vocabulary)).file.diagnostics]).toEqual([
        name,
        readLayer(name, bytes).file.diagnostics,
      ]);
    }
    expect(used.size).toBe(copies.size);
  });

  test("a copy of the vocabulary gives the same findings and fixes in any configuration", () => {
    fc.assert(
      fc.property(fc.oneof(anyConfiguration, fixableConfiguration, fc.jsonValue()), (made) => {
        const text = JSON.stringify(made);
        expect(validate(text, { vocabulary: copy })).toEqual(validate(text));
        expect(fixText(text, { vocabulary: copy, unsafe: true })).toEqual(fixText(text, { unsafe: true }));
      }),
      { numRuns: runs(750) },
    );
  });
});

/** Another letter for each, so that names are as far from each other as they were, and as long. */
function rotate(text: string): string {
  return text.replaceAll(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97));
}

const NAMES = [
  ...Object.values(shippedVocabulary).flatMap((table: object) => Object.keys(table)),
  ...Object.keys(shippedVocabulary.sections.cloud.fields),
  ...Object.values(shippedVocabulary.providers).flatMap((provider) =>
    ["versionSegment", "versionHeader"].flatMap((key): readonly string[] => {
      const value: unknown = Reflect.get(provider, key);
      return typeof value === "string" ? [value] : [];
    }),
  ),
];
/** Names that are nearly one of the vocabulary's. */
const NEAR = ["provider_aa", "providr_cloud", "provider-b-chatt", "provider-b-compatibel", "clowd", "regoin"];

const renamed = new Map([...NAMES, ...NEAR].map((name) => [name, rotate(name)]));
const anyName = new RegExp(
  `(?<![\\w-])(?:${[...renamed.keys()].toSorted((one, other) => other.length - one.length).join("|")})(?![\\w-])`,
  "g",
);

/** JSON with the vocabulary's names, and what is nearly one, renamed wherever they stand. */
function rename<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll(anyName, (name) => renamed.get(name) ?? name));
}

/** The shipped vocabulary with every name renamed. */
const other: Vocabulary = rename(structuredClone(shippedVocabulary));

describe("where all names of a vocabulary and of a configuration are others", () => {
  const name = fc.constantFrom(...NAMES, ...NEAR);
  const url = fc.constantFrom(
    "https://gateway.example.com",
    "https://gateway.example.com/v1",
    "https://gateway.example.com/v1beta/v1beta",
    "https://gateway.example.com/v1beta",
    "https://gateway.example.com/v2",
    "https://gateway.example.com/v1/messages",
    "https://gateway.example.com/v1beta/models",
    "gateway.example.com",
  );
  const value = fc.oneof(name, url, fc.constantFrom<unknown>(true, 1, null, "auto", "off", [], {}));
  const entry = fc.record(
    {
      type: name,
      baseUrl: url,
      endpoint: url,
      protocol: name,
      enabled: fc.boolean(),
      customHeaders: fc.dictionary(fc.constantFrom("provider-a-version", "X-Tenant"), fc.constant("research")),
      endpoints: fc.dictionary(name, url, { maxKeys: 6 }),
      cloud: fc.dictionary(name, value, { maxKeys: 2 }),
      clowd: fc.dictionary(name, value, { maxKeys: 2 }),
      models: fc.record(
        {
          discovery: fc.constantFrom("auto", "off"),
          allow: fc.array(fc.constantFrom("m", "n"), { maxLength: 2 }),
          overrides: fc.dictionary(
            fc.constantFrom("m", "n"),
            fc.record({ protocol: name, baseUrl: url }, { requiredKeys: [] }),
          ),
        },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: [] },
  );
  const configuration = fc.record(
    {
      $schema: fc.constant("./provider-config.schema.json"),
      providers: fc
        .tuple(
          fc.dictionary(fc.constantFrom(...Object.keys(shippedVocabulary.providers), ...NEAR), entry, { maxKeys: 5 }),
          fc.dictionary(fc.constantFrom("gateway", "local", "provider_a"), entry, { maxKeys: 3 }),
        )
        .map(([builtIn, custom]) => ({ ...builtIn, custom })),
    },
    { requiredKeys: ["providers"] },
  );

  test("there is none that stays", () => {
    expect(NAMES.filter((one) => rotate(one) === one)).toEqual([]);
    expect(Object.keys(other.providers)).toEqual([
      "cebivqre_n",
      "cebivqre_o",
      "cebivqre_p",
      "cebivqre_t",
      "cebivqre_pybhq",
    ]);
    expect(other.providers["cebivqre_n"]).toMatchObject({
      versionSegment: "i1",
      defaultProtocol: "cebivqre-n-zrffntrf",
    });
  });

  test("the diagnostics and the fixes are the same, with the names renamed", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(configuration, (made) => {
        const text = JSON.stringify(made);
        const found = validate(text, { vocabulary: copy });
        for (const { rule } of found) seen.add(rule);
        const expected: readonly Diagnostic[] = orderDiagnostics(rename(found));
        expect(validate(JSON.stringify(rename(made)), { vocabulary: other })).toEqual(expected);
        const { text: fixed } = fixText(text, { vocabulary: copy, unsafe: true });
        const fixedOther = fixText(JSON.stringify(rename(made)), { vocabulary: other, unsafe: true });
        expect(JSON.parse(fixedOther.text)).toEqual(rename(JSON.parse(fixed)));
      }),
      { numRuns: runs(1_500) },
    );
    const rare = ["custom-id", "version-segment", "operation-path", "reserved-header", "dead-setting", "wrong-type"];
    for (const rule of [
      "unknown-key",
      "unknown-provider",
      "unknown-value",
      "missing-key",
      ...sized({ full: rare, small: [] }),
    ]) {
      expect(seen).toContain(rule);
    }
  });

  test("the catalogue is the same, with the names renamed", () => {
    fc.assert(
      fc.property(configuration, (made) => {
        const resolved = (document: typeof made, vocabulary: Vocabulary) => {
          const { catalog, diagnostics } = resolve({
            layers: [{ kind: "user", label: "user", value: JSON.parse(JSON.stringify(document)) }],
            vocabulary,
          });
          return { catalog: withoutOrigins(catalog), diagnostics };
        };
        expect(resolved(rename(made), other)).toEqual(rename(resolved(made, copy)));
      }),
      { numRuns: runs(500) },
    );
  });
});

describe("a vocabulary of few names", () => {
  const protocols = { chat: { description: "Chat." } };
  const none: Vocabulary = { protocols, providers: {}, sections: {}, customVariants: {} };
  const north: Vocabulary = {
    ...none,
    providers: { north: { title: "North", description: "North.", sections: [] } },
  };
  const plain: Vocabulary = { ...none, customVariants: { plain: { description: "Plain.", sections: [] } } };
  const policy = { ...noPolicy, rules: { "schema-reference": "off" as const } };
  const saidOf = (vocabulary: Vocabulary, providers: unknown) =>
    validate(JSON.stringify({ providers }), { vocabulary, policy }).map(
      ({ rule, message, advice }) => `${rule}: ${message} ${advice}`,
    );

  test("a vocabulary without custom variants takes no custom provider, and suggests none", () => {
    expect(saidOf(north, { north: {}, custom: {} })).toEqual([]);
    expect(saidOf(north, { custom: { gateway: { type: "plain" } } })).toEqual([
      'unknown-key: Unknown key "gateway" in "custom". Remove it; no key is allowed here.',
    ]);
    expect(saidOf(north, { gateway: {} })).toEqual([
      'unknown-provider: Unknown provider "gateway". The only built-in provider is "north".',
    ]);
  });

  test("a vocabulary without custom variants resolves no custom provider", () => {
    const value = { providers: { custom: { gateway: {} }, north: { protocol: "chat" } } };
    const { catalog, diagnostics } = resolve({
      layers: [{ kind: "user", label: "user", value }],
      vocabulary: north,
    });
    expect(catalog.providers.map(({ id, protocol }) => [id, protocol])).toEqual([["north", "chat"]]);
    expect(diagnostics).toMatchObject([{ rule: "layer-block", pointer: "/providers/custom/gateway" }]);
  });

  test("a vocabulary without providers takes custom ones alone", () => {
    expect(saidOf(plain, { custom: { gateway: { type: "plain", endpoints: { chat: "" } } } })).toEqual([]);
    expect(saidOf(plain, { gateway: {} })).toEqual([
      'unknown-provider: Unknown provider "gateway". There are no built-in providers. Add your own providers under "custom".',
    ]);
  });
});

test("a message lists some of many names and counts the others", () => {
  const many = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`protocol-${index}`, { description: "One." }]),
  );
  const vocabulary: Vocabulary = { ...copy, protocols: many };
  const said = validate('{ "providers": { "provider_a": { "protocol": "x" } } }', { vocabulary });
  expect(said.find(({ rule }) => rule === "unknown-value")?.advice).toMatch(
    /^Use "protocol-0", .*, "protocol-19" or 10 others\.$/,
  );
});
