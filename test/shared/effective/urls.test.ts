import { describe, expect, test } from "vitest";
import { fileConfiguration } from "../../../shared/effective/entries.ts";
import { nameOfUrl, urlsOf as urlsOfEntries } from "../../../shared/effective/urls.ts";
import type { Json } from "../../../shared/text/json.ts";
import { shippedVocabulary as vocabulary } from "../../../shared/vocabulary/shipped.ts";

const urlsOf = (providers: Json, enforcedProviders?: Json) => {
  const layers = enforcedProviders === undefined ? {} : { enforced: { providers: enforcedProviders } };
  return [...urlsOfEntries(fileConfiguration({ providers }, layers, vocabulary).entries)];
};

const shown = (providers: Json, enforcedProviders?: Json) =>
  urlsOf(providers, enforcedProviders).map((url) => [url.text, url.protocol, nameOfUrl(url)]);

test("every URL of every entry, with its protocol and its name", () => {
  const entry = {
    baseUrl: "a",
    endpoint: "b",
    endpoints: { "provider-b-chat": "c", unknown: "d" },
    models: {
      custom: [
        { id: "one", baseUrl: "e" },
        { baseUrl: "f", protocol: "provider-b-responses" },
      ],
      overrides: { two: { baseUrl: "g", protocol: "cloud-converse" } },
    },
  };
  expect(shown({ provider_a: entry })).toEqual([
    ["a", "provider-a-messages", 'The base URL of "provider_a"'],
    ["b", "provider-a-messages", 'The endpoint of "provider_a"'],
    ["c", "provider-b-chat", 'The base URL of "provider_a" for "provider-b-chat"'],
    ["d", "unknown", 'The base URL of "provider_a" for "unknown"'],
    ["e", "provider-a-messages", 'The base URL of the model "one" of "provider_a"'],
    ["f", "provider-b-responses", 'The base URL of a model of "provider_a"'],
    ["g", "cloud-converse", 'The base URL of the model "two" of "provider_a"'],
  ]);
  expect(urlsOf({ custom: { own: entry } }).map(({ path }) => path.slice(3).join("/"))).toEqual([
    "baseUrl",
    "endpoint",
    "endpoints/provider-b-chat",
    "endpoints/unknown",
    "models/custom/0/baseUrl",
    "models/custom/1/baseUrl",
    "models/overrides/two/baseUrl",
  ]);
});

test("an empty text and another type are no URL, and only objects hold URLs", () => {
  const odd = {
    baseUrl: "",
    endpoint: 1,
    endpoints: { "provider-b-chat": "", "cloud-converse": null },
    models: { custom: [null, "x", { baseUrl: "" }], overrides: { one: null, two: { baseUrl: [] } } },
  };
  expect(urlsOf({ provider_a: odd, custom: { own: odd } })).toEqual([]);
  for (const providers of [
    null,
    [],
    "x",
    { provider_a: "x", custom: [] },
    { provider_a: { models: 1, endpoints: [] } },
  ])
    expect(urlsOf(providers)).toEqual([]);
});

describe("the protocol of a model", () => {
  const custom = [{ id: "m", baseUrl: "a", protocol: "provider-b-chat" }];

  test("is the override's, then the custom model's, then the provider's", () => {
    const overrides = { m: { baseUrl: "b", protocol: "cloud-converse" } };
    expect(shown({ custom: { own: { models: { custom, overrides } } } }).map(([, protocol]) => protocol)).toEqual([
      "cloud-converse",
      "cloud-converse",
    ]);
    const patched = { custom, overrides: { m: { baseUrl: "b" } } };
    expect(shown({ custom: { own: { models: patched } } }).map(([, protocol]) => protocol)).toEqual([
      "provider-b-chat",
      "provider-b-chat",
    ]);
    const bare = { custom: [{ id: "m", baseUrl: "a" }], overrides: { m: { baseUrl: "b" } } };
    const own = { protocol: "provider-b-responses", models: bare };
    expect(shown({ custom: { own } }).map(([, protocol]) => protocol)).toEqual([
      "provider-b-responses",
      "provider-b-responses",
    ]);
  });

  test("may come from another layer", () => {
    const models = { custom: [{ id: "m", baseUrl: "a" }], overrides: { n: { baseUrl: "b" } } };
    const enforced = { protocol: "cloud-converse", models: { overrides: { n: { protocol: "provider-b-chat" } } } };
    expect(
      shown({ custom: { own: { models } } }, { custom: { own: enforced } }).map(([, protocol]) => protocol),
    ).toEqual(["cloud-converse", "provider-b-chat"]);
  });
});

describe("a model's URL is in force", () => {
  const inForce = (models: Json, enforcedModels?: Json) => {
    const enforced = enforcedModels === undefined ? undefined : { custom: { own: { models: enforcedModels } } };
    return urlsOf({ custom: { own: { models } } }, enforced).map(({ text, isInForce }) => [text, isInForce]);
  };

  test("a model's URL is in force where its list is, and not by an equal URL at the same index of another one", () => {
    const models = { custom: [{ id: "m", baseUrl: "a" }] };
    expect(inForce(models)).toEqual([["a", true]]);
    expect(inForce(models, { custom: [{ id: "other", baseUrl: "a" }] })).toEqual([["a", false]]);
    expect(inForce(models, { deny: ["m"] })).toEqual([["a", true]]);
  });

  test("a model's URL is in force where no earlier model has its id", () => {
    const custom = [
      { id: "m", baseUrl: "a" },
      { id: "m", baseUrl: "b" },
    ];
    expect(inForce({ custom })).toEqual([
      ["a", true],
      ["b", false],
    ]);
  });

  test("a model's URL is in force where no override gives the model another one", () => {
    const custom = [{ id: "m", baseUrl: "a" }];
    expect(inForce({ custom, overrides: { m: { baseUrl: "b" } } })).toEqual([
      ["a", false],
      ["b", true],
    ]);
    expect(inForce({ custom, overrides: { m: { baseUrl: "" } } })).toEqual([["a", true]]);
    expect(inForce({ custom }, { overrides: { m: { baseUrl: "c" } } })).toEqual([["a", false]]);
  });
});
