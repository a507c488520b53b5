import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareSides } from "../../../shared/changes/compare.ts";
import type { Side } from "../../../shared/changes/side.ts";
import { type LayerInput, type LayerKind, noPolicy, resolve } from "../../../shared/index.ts";
import type { Json } from "../../../shared/text/json.ts";
import { strictLayers as vocabulary } from "../../support/strict-layers.ts";
import { withoutOrigins } from "../../support/without-origins.ts";

const closing = '{"providers":{"provider_a":{"enabled":false}}}';

const textLayer = (kind: LayerKind, text: string, name?: string): LayerInput => ({
  kind,
  label: name ?? kind,
  text,
  ...(name !== undefined && { name }),
});

const valueLayer = (kind: LayerKind, value: Json, name?: string): LayerInput => ({
  kind,
  label: name ?? kind,
  value,
  ...(name !== undefined && { name }),
});

/** The rule, the label and the line of each diagnostic. */
const told = (layers: readonly LayerInput[]) =>
  resolve({ layers, vocabulary }).diagnostics.map(({ rule, layer, range }) => [rule, layer?.label, range?.start.line]);

const isEnabled = (layers: readonly LayerInput[], id: string) =>
  resolve({ layers, vocabulary }).catalog.providers.find((provider) => provider.id === id)?.enabled;

describe("an enforced layer that the assistant reads as plain JSON", () => {
  test("is in force where it is plain JSON", () => {
    expect(told([textLayer("enforced", closing)])).toEqual([]);
    expect(isEnabled([textLayer("enforced", closing)], "provider_a")).toBe(false);
  });

  test.each([
    ["a comment", `// closed\n${closing}`, 1],
    ["a comma before a closing bracket", '{"providers":{"provider_a":{"enabled":false}},\n}', 1],
    ["a byte order mark", `\uFEFF${closing}`, 1],
    ["broken syntax", closing.slice(0, -1), 1],
    ["no object", "[]", 1],
    ["an unknown key", '{\n"provider": {},"providers":{"provider_a":{"enabled":false}}}', 2],
    ["a wrong entry", '{"providers":{"provider_a":{"enabled":false},\n"provider_b":{"enabled":1}}}', 2],
    ["an unknown version", '{"version":2,\n"providers":{"provider_a":{"enabled":false}}}', 1],
  ])("enforces nothing with %s", (_, text, line) => {
    const layers = [textLayer("enforced", text)];
    expect(told(layers)).toEqual([["layer-ignored", "enforced", line]]);
    expect(isEnabled(layers, "provider_a")).toBe(true);
  });

  test("counts as JSON where it comes as a value", () => {
    expect(told([valueLayer("enforced", { version: 1, providers: {} })])).toEqual([]);
  });
});

test("a user's layer loses an invalid entry alone, and says that nothing is saved", () => {
  const layers = [textLayer("user", '{"providers":{"provider_a":{"enabled":1},"provider_b":{"enabled":false}}} // x')];
  const { diagnostics } = resolve({ layers, vocabulary });
  expect(diagnostics.map(({ rule, why }) => [rule, why])).toEqual([
    ["layer-block", "This part has no effect, and the assistant saves no change until it is fixed."],
  ]);
  expect(isEnabled(layers, "provider_b")).toBe(false);
});

test("a user's layer with a version that the assistant does not know is ignored whole", () => {
  const layers = [textLayer("user", '{"version":2,"providers":{"provider_b":{"enabled":false}}}')];
  expect(told(layers)).toEqual([["layer-ignored", "user", 1]]);
  expect(isEnabled(layers, "provider_b")).toBe(true);
});

test("a user's layer with another wrong key at the top loses the key alone", () => {
  const layers = [textLayer("user", '{"theme":"red","providers":{"provider_b":{"enabled":false}}}')];
  expect(told(layers)).toEqual([["layer-block", "user", 1]]);
  expect(isEnabled(layers, "provider_b")).toBe(false);
});

test("layers of one kind are ranked by the vocabulary, whatever their order in the input", () => {
  const high = valueLayer("enforced", { providers: { provider_a: { baseUrl: "https://high.example.com/v1" } } });
  const low = valueLayer(
    "enforced",
    { providers: { provider_a: { baseUrl: "https://low.example.com/v1", endpoint: "https://e.example.com" } } },
    "former",
  );
  for (const layers of [
    [high, low],
    [low, high],
  ]) {
    const [provider] = resolve({ layers, vocabulary }).catalog.providers;
    expect(provider).toMatchObject({ baseUrl: "https://high.example.com/v1", endpoint: "https://e.example.com" });
  }
});

test("a name that the vocabulary does not have is told, and the layer holds all the same", () => {
  const layers = [valueLayer("enforced", JSON.parse(closing), "formr")];
  const { diagnostics } = resolve({ layers, vocabulary });
  expect(diagnostics.map(({ rule, severity, advice }) => [rule, severity, advice])).toEqual([
    ["layer-unreadable", "warning", 'Use "enforced", "former" or "connection".'],
  ]);
  expect(isEnabled(layers, "provider_a")).toBe(false);
});

test("a layer of connection settings enables and disables nothing", () => {
  const connection = textLayer(
    "enforced",
    '{"providers":{"default":{"enabled":false},"provider_a":{"enabled":false,"baseUrl":"https://c.example.com/v1"}}}',
    "connection",
  );
  const { catalog, diagnostics } = resolve({ layers: [connection], vocabulary });
  expect(diagnostics.map(({ rule, severity, pointer }) => [rule, severity, pointer])).toEqual([
    ["layer-block", "warning", "/providers/default/enabled"],
    ["layer-block", "warning", "/providers/provider_a/enabled"],
  ]);
  expect(catalog.providers[0]).toMatchObject({ enabled: true, baseUrl: "https://c.example.com/v1" });
});

test("a layer that is taken whole or not at all goes whole where it conflicts with a layer above it", () => {
  const user = valueLayer("user", { providers: { custom: { x: { type: "cloud-hosted" } } } });
  const lower = valueLayer("default", {
    providers: { provider_b: { enabled: false }, custom: { x: { lake: { pond: "north" } } } },
  });
  expect(told([user, lower])).toEqual([["layer-ignored", "default", undefined]]);
  expect(isEnabled([user, lower], "provider_b")).toBe(true);
});

describe("an ignored layer", () => {
  const enforcedText = fc.constantFrom(
    `// note\n${closing}`,
    '{"version":2,"providers":{"default":{"enabled":false}}}',
    '{"providers":{"provider_a":{"models":{"deny":["m"]}},"custom":{"x":{"type":"none"}}}}',
    "{",
  );
  const userText = fc.constantFrom(
    '{"providers":{"provider_a":{"enabled":true}}}',
    '{"providers":{"default":{"enabled":false},"provider_b":{"enabled":true}}}',
    '{"providers":{"custom":{"x":{"type":"cloud-hosted","enabled":true}}}}',
    "{}",
  );

  test("leaves the same catalogue as no layer", () => {
    fc.assert(
      fc.property(enforcedText, userText, (enforced, user) => {
        const own = textLayer("user", user);
        const catalogOf = (layers: readonly LayerInput[]) => withoutOrigins(resolve({ layers, vocabulary }).catalog);
        expect(catalogOf([own, textLayer("enforced", enforced)])).toEqual(catalogOf([own]));
      }),
    );
  });

  test("opens what it enforced before", () => {
    const side = (text: string): Side => ({
      layers: [textLayer("user", '{"providers":{"provider_a":{"enabled":true}}}'), textLayer("enforced", text)],
      policy: noPolicy,
      vocabulary,
    });
    const { changes } = compareSides(side(closing), side(`// note\n${closing}`));
    const effects = changes.map(({ effect, kind }) => [effect, kind]);
    expect(effects).toContainEqual(["opens", "enforced-value-removed"]);
    expect(effects).toContainEqual(["opens", "provider-available"]);
  });
});
