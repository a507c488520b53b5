import { describe, expect, test } from "vitest";
import { compareSides } from "../../../shared/changes/compare.ts";
import type { Side } from "../../../shared/changes/side.ts";
import { noPolicy, resolve } from "../../../shared/index.ts";
import type { Json } from "../../../shared/text/json.ts";
import { positAssistant as vocabulary } from "../../../shared/vocabulary/posit-assistant.ts";

const userLayer = (providers: Json) => ({ kind: "user", label: "user", value: { version: 1, providers } }) as const;

function providerOf(id: string, providers: Json) {
  const layers = [userLayer(providers)];
  const { catalog } = resolve({ layers, vocabulary, discovered: { [id]: [{ id: "m" }] } });
  const provider = catalog.providers.find((one) => one.id === id);
  const [model] = provider?.models ?? [];
  return { provider, model };
}

describe("where nothing is set", () => {
  test("a provider is reached at its own URL", () => {
    const { provider, model } = providerOf("anthropic", {});
    expect(provider).toMatchObject({ ownUrl: "https://api.anthropic.com/v1", protocol: "anthropic-messages" });
    expect(model).toMatchObject({ baseUrl: "https://api.anthropic.com/v1" });
    expect(provider?.origins["ownUrl"]).toEqual({
      place: { kind: "vocabulary", pointer: "/providers/anthropic/ownUrl" },
      rule: "provider-own-url",
      lost: [],
    });
    expect(model?.origins["baseUrl"]?.rule).toBe("provider-own-url");
  });

  test("a provider without a URL of its own has none", () => {
    const { provider, model } = providerOf("litellm", {});
    expect(provider).not.toHaveProperty("ownUrl");
    expect(model).not.toHaveProperty("baseUrl");
  });
});

test("only the field that is read is in force", () => {
  const both = { baseUrl: "https://b.example.com/v1", endpoint: "https://e.example.com/v1" };
  const ollama = providerOf("ollama", { ollama: both });
  expect(ollama.provider).toMatchObject({ endpoint: both.endpoint });
  expect(ollama.provider).not.toHaveProperty("baseUrl");
  expect(ollama.model).toMatchObject({ baseUrl: both.endpoint });
  const openai = providerOf("openai", { openai: both });
  expect(openai.provider).toMatchObject({ baseUrl: both.baseUrl });
  expect(openai.provider).not.toHaveProperty("endpoint");
  expect(openai.model).toMatchObject({ baseUrl: both.baseUrl });
});

test("an address that is not read leaves the provider at its own URL", () => {
  const { provider, model } = providerOf("ollama", { ollama: { baseUrl: "https://b.example.com" } });
  expect(provider).toMatchObject({ ownUrl: "http://localhost:11434" });
  expect(model).toMatchObject({ baseUrl: "http://localhost:11434" });
});

test("a custom entry speaks the default protocol of its type", () => {
  const custom = { x: { type: "anthropic", baseUrl: "https://x.example.com/v1" } };
  const { provider, model } = providerOf("x", { custom });
  expect(provider).toMatchObject({ protocol: "anthropic-messages" });
  expect(provider?.origins["protocol"]?.place).toEqual({
    kind: "vocabulary",
    pointer: "/customVariants/anthropic/defaultProtocol",
  });
  expect(model).toMatchObject({ protocol: "anthropic-messages" });
  expect(providerOf("x", { custom: { x: { type: "litellm" } } }).provider).not.toHaveProperty("protocol");
});

describe("a comparison", () => {
  const side = (providers: Json): Side => ({ layers: [userLayer(providers)], policy: noPolicy, vocabulary });
  const effects = (before: Json, after: Json) =>
    compareSides(side(before), side(after)).changes.map(({ effect, text }) => [effect, text]);
  const closed = { default: { enabled: false } };

  test("takes a provider's own URL in the file for what it is", () => {
    const before = { ...closed, openai: { enabled: true } };
    const after = { ...closed, openai: { enabled: true, baseUrl: "https://api.openai.com/v1" } };
    expect(effects(before, after).filter(([effect]) => effect === "opens")).toEqual([]);
  });

  test("names the own host that requests go to", () => {
    const before = { ...closed, openai: { enabled: true, baseUrl: "https://gateway.example.com/v1" } };
    const after = { ...closed, openai: { enabled: true } };
    expect(effects(before, after)).toEqual([
      ["opens", "Requests of `openai` go to api.openai.com, which none went to before."],
      [
        "moves",
        "`openai` is no longer reached through gateway.example.com: requests go to the provider's own host api.openai.com.",
      ],
    ]);
  });

  test("passes over an address that is not read", () => {
    const before = { ...closed, ollama: { enabled: true } };
    const after = { ...closed, ollama: { enabled: true, baseUrl: "https://evil.example.com" } };
    expect(effects(before, after).filter(([effect]) => effect !== "none")).toEqual([]);
  });
});
