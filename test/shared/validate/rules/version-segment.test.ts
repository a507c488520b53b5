import { describe, expect, test } from "vitest";
import { fixText, noPolicy, validate } from "../../../../shared/index.ts";
import { positAssistant } from "../../../../shared/vocabulary/posit-assistant.ts";
import { shippedVocabulary } from "../../../../shared/vocabulary/shipped.ts";
import type { Vocabulary } from "../../../../shared/vocabulary/vocabulary.ts";

const find = (providers: unknown, vocabulary: Vocabulary = positAssistant) =>
  validate(JSON.stringify({ version: 1, providers }), { vocabulary, policy: noPolicy })
    .filter(({ rule }) => ["version-segment", "operation-path"].includes(rule))
    .map(({ rule, severity, fix }) => [rule, severity, fix?.title]);

describe("by the facts of Posit Assistant", () => {
  test.each([
    ["its own bare host, which the assistant completes", { anthropic: { baseUrl: "https://api.anthropic.com" } }],
    ["its own bare host with slashes", { openai: { baseUrl: "https://api.openai.com//" } }],
    ["its own bare host in other letters", { gemini: { baseUrl: "HTTPS://generativelanguage.googleapis.com:443/" } }],
    ["its own bare endpoint", { lmstudio: { endpoint: "http://localhost:1234" } }],
    ["a bare gateway that the client completes", { litellm: { baseUrl: "https://litellm.example.com" } }],
    ["a path that the client completes", { portkey: { baseUrl: "https://gateway.example.com/team" } }],
    ["several segments that the client adds", { openrouter: { baseUrl: "https://openrouter.example.com" } }],
    ["a resource that the client completes", { "ms-foundry": { baseUrl: "https://res.example.com" } }],
    ["a provider that needs no segment", { deepseek: { baseUrl: "https://api.deepseek.com" } }],
    ["a service of any form", { "openai-compatible": { baseUrl: "https://gateway.example.com" } }],
    [
      "a custom service of any form",
      { custom: { x: { type: "openai-compatible", baseUrl: "https://gateway.example.com", protocol: "openai-chat" } } },
    ],
    [
      "a custom proxy that the client completes",
      { custom: { x: { type: "litellm", baseUrl: "https://l.example.com" } } },
    ],
    ["a field that is not read", { lmstudio: { baseUrl: "http://localhost:4321" } }],
  ])("%s is no mistake", (_, providers) => {
    expect(find(providers)).toEqual([]);
  });

  test.each([
    ["another bare host", { anthropic: { baseUrl: "https://gateway.example.com" } }, 'Append "/v1" to the path.'],
    ["its own host with plain HTTP", { openai: { baseUrl: "http://api.openai.com" } }, 'Append "/v1" to the path.'],
    ["another bare endpoint", { lmstudio: { endpoint: "http://box.example.com:1234" } }, 'Append "/v1" to the path.'],
    ["a host of Gemini's kind", { gemini: { baseUrl: "https://g.example.com" } }, 'Append "/v1beta" to the path.'],
    ["a gateway of OpenCode", { opencode: { baseUrl: "https://o.example.com" } }, 'Append "/v1" to the path.'],
    [
      "its own host in a custom entry, which no one completes",
      { custom: { x: { type: "anthropic", baseUrl: "https://api.anthropic.com" } } },
      'Append "/v1" to the path.',
    ],
    [
      "a custom model server",
      { custom: { x: { type: "lmstudio", endpoint: "http://localhost:1234" } } },
      'Append "/v1" to the path.',
    ],
  ])("%s leads to 404", (_, providers, title) => {
    expect(find(providers)).toEqual([["version-segment", "error", title]]);
  });

  test("a path in another form is a warning", () => {
    expect(find({ openai: { baseUrl: "https://gateway.example.com/team" } })).toEqual([
      ["version-segment", "warning", 'Append "/v1" to the path.'],
    ]);
  });

  test("a version of several segments is not to be there twice", () => {
    const providers = { openrouter: { baseUrl: "https://openrouter.ai/api/v1/api/v1" } };
    expect(find(providers)).toEqual([["operation-path", "warning", 'Remove "/api/v1".']]);
  });
});

describe("a needed end of several segments that no one adds", () => {
  const { versionSegmentAddedBy: _, ...openrouter } = positAssistant.providers.openrouter;
  const vocabulary: Vocabulary = { ...positAssistant, providers: { openrouter } };
  const fixed = (path: string) => {
    const text = JSON.stringify({ version: 1, providers: { openrouter: { baseUrl: `https://o.example.com${path}` } } });
    return JSON.parse(fixText(text, { vocabulary, unsafe: true }).text).providers.openrouter.baseUrl;
  };

  test.each([
    ["", "/api/v1"],
    ["/api", "/api/v1"],
    ["/team", "/team/api/v1"],
    ["/api/v1/models/x", "/api/v1"],
    ["/team/api/", "/team/api/v1"],
    ["/api/v2", "/api/v1"],
    ["/v2", "/api/v1"],
    ["/team/v1", "/team/api/v1"],
  ])("is put behind %s", (written, right) => {
    expect(fixed(written)).toBe(`https://o.example.com${right}`);
    expect(find({ openrouter: { baseUrl: `https://o.example.com${right}` } }, vocabulary)).toEqual([]);
  });
});

describe("a protocol of a provider whose own bare host the assistant completes", () => {
  const { provider_b } = shippedVocabulary.providers;
  const own = { ownUrl: "https://api.example.com/v1", versionSegmentAddedBy: "assistant" } as const;
  const providers = { ...shippedVocabulary.providers, provider_b: { ...provider_b, ...own } };
  const vocabulary: Vocabulary = { ...shippedVocabulary, providers };
  const error = ["version-segment", "error", 'Append "/v1" to the path.'];
  const custom = (baseUrl: string) => ({
    custom: { x: { type: "provider-b-compatible", protocol: "provider-b-chat", baseUrl } },
  });

  test("is not completed in a custom entry, at that host or another", () => {
    expect(find(custom("https://api.example.com"), vocabulary)).toEqual([error]);
    expect(find(custom("https://gateway.example.com"), vocabulary)).toEqual([error]);
  });

  test("is completed for the provider itself", () => {
    expect(find({ provider_b: { baseUrl: " https://api.example.com/ " } }, vocabulary)).toEqual([]);
    expect(find({ provider_b: { baseUrl: "https://jo@api.example.com" } }, vocabulary)).toEqual([error]);
  });

  test("is completed at any URL by a client that does so", () => {
    const byClient = { ...provider_b, versionSegmentAddedBy: "client" } as const;
    const completing = { ...shippedVocabulary, providers: { ...shippedVocabulary.providers, provider_b: byClient } };
    expect(find(custom("https://gateway.example.com"), completing)).toEqual([]);
  });
});
