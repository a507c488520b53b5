import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import {
  checkFile,
  noPolicy,
  PRESETS,
  readLayer,
  resolve,
  shippedVocabulary,
  type Vocabulary,
  validate,
  vocabularyOfText,
} from "../../../shared/index.ts";
import { chosen } from "../../support/size.ts";

const fixtures = fileURLToPath(new URL("../../fixtures/", import.meta.url));
const files = readdirSync(fixtures, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".jsonc"))
  .toSorted();

test("a copy of a preset gives the findings and the redacted text of the compiled validator in every fixture", () => {
  expect(files.length).toBeGreaterThan(150);
  const copies = new Map<Vocabulary, Vocabulary>(Object.values(PRESETS).map((one) => [one, structuredClone(one)]));
  const used = new Set<Vocabulary>();
  for (const name of chosen(files, 2)) {
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
  const vocabulary: Vocabulary = { ...shippedVocabulary, protocols: many };
  const said = validate('{ "providers": { "provider_a": { "protocol": "x" } } }', { vocabulary });
  expect(said.find(({ rule }) => rule === "unknown-value")?.advice).toMatch(
    /^Use "protocol-0", .*, "protocol-19" or 10 others\.$/,
  );
});
