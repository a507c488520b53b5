import { expect, test } from "vitest";
import { fixText, noPolicy, shippedVocabulary, type Vocabulary, validate } from "../../../shared/index.ts";

const vocabulary: Vocabulary = {
  ...shippedVocabulary,
  protocols: {
    ...shippedVocabulary.protocols,
    "provider-b-chat": { description: "Chat.", provider: "provider_b", formerNames: ["b-completions", "b-talk"] },
  },
};
const policy = { ...noPolicy, rules: { "schema-reference": "off", "default-protocol": "off" } } as const;
const textOf = (entry: unknown) => JSON.stringify({ providers: { provider_c: entry } });
const find = (entry: unknown) =>
  validate(textOf(entry), { vocabulary, policy }).map(({ rule, message, advice }) => [rule, message, advice]);
const fixed = (entry: unknown) => JSON.parse(fixText(textOf(entry), { vocabulary, policy }).text).providers.provider_c;

test("a former name of a protocol is told and replaced safely", () => {
  expect(find({ protocol: "b-talk" })).toEqual([
    ["unknown-value", '"protocol" is "b-talk", the former name of "provider-b-chat".', 'Use "provider-b-chat".'],
  ]);
  expect(fixed({ protocol: "b-talk" })).toEqual({ protocol: "provider-b-chat" });
  expect(fixed({ models: { overrides: { m: { protocol: "b-completions" } } } })).toEqual({
    models: { overrides: { m: { protocol: "provider-b-chat" } } },
  });
});

test("a former name as a key of endpoints is renamed safely", () => {
  const url = "https://gateway.example.com/v1";
  expect(find({ endpoints: { "b-completions": url } })).toEqual([
    [
      "unknown-key",
      'The key "b-completions" in "endpoints" is the former name of "provider-b-chat".',
      'Rename it to "provider-b-chat".',
    ],
  ]);
  expect(fixed({ endpoints: { "b-completions": url } })).toEqual({ endpoints: { "provider-b-chat": url } });
});

test("a former name beside the present one is not renamed", () => {
  const endpoints = { "b-completions": "https://a.example.com/v1", "provider-b-chat": "https://b.example.com/v1" };
  expect(find({ endpoints })).toEqual([
    [
      "unknown-key",
      'The key "b-completions" in "endpoints" is the former name of "provider-b-chat".',
      'Remove it, or merge it with "provider-b-chat".',
    ],
  ]);
  expect(fixed({ endpoints })).toEqual({ endpoints });
});

test("two former names of one protocol are not renamed", () => {
  const endpoints = { "b-completions": "https://a.example.com/v1", "b-talk": "https://b.example.com/v1" };
  expect(fixed({ endpoints })).toEqual({ endpoints });
});

test("a former name where no protocol can stand is as any other key", () => {
  expect(find({ "b-talk": true }).map(([, message]) => message)).toEqual(['Unknown key "b-talk" in "provider_c".']);
});
