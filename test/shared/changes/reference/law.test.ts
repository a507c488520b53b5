import { expect, it } from "vitest";
import { noPolicy, type Policy } from "../../../../shared/policy/policy.ts";
import type { JsonObject } from "../../../../shared/text/json.ts";
import { shippedVocabulary } from "../../../../shared/vocabulary/shipped.ts";
import type { Vocabulary } from "../../../../shared/vocabulary/vocabulary.ts";
import { importsOf, sourceFiles } from "../../../support/imports.ts";
import { judge, type LawSide } from "./law.ts";

/** The law's verdict on changes that reviewers meet, so that the model of it can be read and checked by hand. */

interface Written {
  readonly enforced?: JsonObject;
  readonly user?: JsonObject;
  readonly policy?: Partial<Policy>;
  readonly vocabulary?: Vocabulary;
}

/** It knows where one provider is reached by itself, by which field another one is, and a default protocol of a type. */
const knowing: Vocabulary = {
  ...shippedVocabulary,
  providers: {
    ...shippedVocabulary.providers,
    provider_a: { ...shippedVocabulary.providers.provider_a, ownUrl: "https://own.example.com/v1" },
    provider_g: { ...shippedVocabulary.providers.provider_g, address: "endpoint", ownUrl: "http://localhost:8000" },
  },
  customVariants: {
    "provider-b-compatible": { description: "A service.", defaultProtocol: "provider-b-chat", sections: [] },
  },
};

const side = ({ enforced = {}, user = {}, policy = {}, vocabulary = shippedVocabulary }: Written): LawSide => ({
  layers: [
    { kind: "enforced", text: JSON.stringify({ providers: enforced }) },
    { kind: "user", text: JSON.stringify({ providers: user }) },
  ],
  policy: { ...noPolicy, ...policy },
  vocabulary,
});

const gateway = { baseUrl: "https://gateway.example.com/v1" };
const type = "provider-b-compatible";
const model = (id: string): JsonObject => ({
  id,
  name: id,
  maxContextLength: 1000,
  supportsImages: false,
  supportsToolResultImages: false,
  supportsTools: false,
  supportsWebSearch: false,
});

const CASES: readonly (readonly [name: string, before: Written, after: Written, facts: readonly string[]])[] = [
  [
    "an enforced layer is opened",
    { enforced: { provider_g: { enabled: false } } },
    { enforced: { provider_g: { enabled: true } } },
    ["opens provider_g", "opens provider_g"],
  ],
  [
    "an enforced allow is emptied, and the user's says the same",
    { enforced: { provider_a: { models: { allow: ["m1"] } } }, user: { provider_a: { models: { allow: ["m1"] } } } },
    { user: { provider_a: { models: { allow: ["m1"] } } } },
    ["opens provider_a"],
  ],
  [
    "the policy is loosened",
    { policy: { approvedHosts: ["gateway.example.com"] } },
    { policy: { rules: { "secret-in-header": "off" } } },
    ["opens all"],
  ],
  [
    "the gateway is removed",
    { user: { provider_a: gateway } },
    { user: { provider_a: {} } },
    ["opens provider_a", "moves provider_a"],
  ],
  ["a provider is disabled", {}, { user: { provider_c: { enabled: false } } }, ["breaks provider_c"]],
  [
    "a model is removed",
    { user: { provider_c: { models: { discovery: "off", custom: [model("m1"), model("m2")] } } } },
    { user: { provider_c: { models: { discovery: "off", custom: [model("m1")] } } } },
    ["breaks provider_c m2"],
  ],
  [
    "a region is moved",
    { user: { provider_cloud: { cloud: { region: "eu-west-1" } } } },
    { user: { provider_cloud: { cloud: { region: "us-east-1" } } } },
    ["moves provider_cloud"],
  ],
  [
    "a deny that an exclusive allow makes redundant is emptied",
    { user: { provider_a: { models: { allow: ["m1"], deny: ["m2"] } } } },
    { user: { provider_a: { models: { allow: ["m1"], deny: [] } } } },
    [],
  ],
  [
    "a deny is emptied",
    { user: { provider_a: { models: { deny: ["m2"] } } } },
    { user: { provider_a: { models: { deny: [] } } } },
    ["opens provider_a m2"],
  ],
  [
    "an allow is emptied",
    { user: { provider_a: { models: { allow: ["m1"] } } } },
    { user: { provider_a: { models: { allow: [] } } } },
    ["opens provider_a"],
  ],
  [
    "a disabled provider gets a host",
    { user: { provider_a: { enabled: false } } },
    { user: { provider_a: { enabled: false, ...gateway } } },
    [],
  ],
  ["a custom provider is added", {}, { user: { custom: { "llm-proxy": { type, ...gateway } } } }, ["opens llm-proxy"]],
  [
    "what a custom provider enforces waits for its type",
    { enforced: { custom: { "llm-proxy": { models: { allow: ["m1"] } } } } },
    {
      enforced: { custom: { "llm-proxy": { models: { allow: ["m1"] } } } },
      user: { custom: { "llm-proxy": { type } } },
    },
    ["opens llm-proxy"],
  ],
  [
    "HTTPS in place of HTTP, and the other way round",
    { user: { provider_a: { baseUrl: "http://a.example.com" }, provider_b: { baseUrl: "https://b.example.com" } } },
    { user: { provider_a: { baseUrl: "https://a.example.com" }, provider_b: { baseUrl: "http://b.example.com" } } },
    ["moves provider_a", "opens provider_b", "opens provider_b", "moves provider_b"],
  ],
  [
    "metadata is another",
    { user: { provider_a: { models: { overrides: { m1: { family: "one" } } } } } },
    { user: { provider_a: { models: { overrides: { m1: { family: "two" } } } } } },
    ["changes provider_a m1"],
  ],
  [
    "a file says the own URL",
    { vocabulary: knowing },
    { vocabulary: knowing, user: { provider_a: { baseUrl: "https://OWN.example.com:443/v1" } } },
    [],
  ],
  [
    "a gateway is removed, and the host of the provider's own URL is reached by another one",
    { vocabulary: knowing, user: { provider_a: gateway, provider_b: { baseUrl: "https://own.example.com/v1" } } },
    { vocabulary: knowing, user: { provider_b: { baseUrl: "https://own.example.com/v1" } } },
    ["moves provider_a"],
  ],
  [
    "a vocabulary comes to know the own URL",
    { user: { provider_a: {} } },
    { vocabulary: { ...shippedVocabulary, providers: knowing.providers }, user: { provider_a: {} } },
    [],
  ],
  [
    "a vocabulary comes to know the own URL, and a model gets another path of its host",
    { user: { provider_a: { models: { custom: [model("m1")] } } } },
    {
      vocabulary: { ...shippedVocabulary, providers: knowing.providers },
      user: { provider_a: { models: { custom: [{ ...model("m1"), baseUrl: "https://own.example.com/team/v1" }] } } },
    },
    ["moves provider_a m1"],
  ],
  [
    "an address is set that is not read",
    { vocabulary: knowing },
    { vocabulary: knowing, user: { provider_g: gateway } },
    [],
  ],
  [
    "an own URL by plain HTTP takes the place of HTTPS",
    { vocabulary: knowing, user: { provider_g: { endpoint: "https://localhost:8443" } } },
    { vocabulary: knowing },
    ["opens provider_g", "opens provider_g", "moves provider_g"],
  ],
  [
    "the default protocol of a type is written",
    { vocabulary: knowing, user: { custom: { "llm-proxy": { type, ...gateway } } } },
    { vocabulary: knowing, user: { custom: { "llm-proxy": { type, ...gateway, protocol: "provider-b-chat" } } } },
    [],
  ],
];

it.each(CASES)("%s", (_, before, after, facts) => {
  const verdict = judge(side(before), side(after));
  expect(
    verdict.facts.map(({ effect, provider, model: id }) => [effect, provider ?? "all", ...(id ? [id] : [])].join(" ")),
  ).toEqual(facts);
  expect(verdict.widens).toBe(facts.some((fact) => fact.startsWith("opens")));
});

it("is apart from the code that it is compared with", () => {
  const imported = sourceFiles("test/shared/changes/reference").flatMap((path) => importsOf(path).map(({ to }) => to));
  expect(imported.length).toBeGreaterThan(20);
  expect(imported.filter((path) => /^shared\/(?:index|(?:effective|resolve|changes)\/)/.test(path))).toEqual([]);
});
