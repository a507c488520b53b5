import { expect, test } from "vitest";
import { noPolicy, validate } from "../../../shared/index.ts";
import { strictLayers as vocabulary } from "../../support/strict-layers.ts";

/** The rule, the message, the advice and the fix of each diagnostic. */
const told = (text: string) => found(text).map(({ rule, message, advice, fix }) => [rule, message, advice, fix?.title]);

const whyOf = (text: string) => found(text).map(({ why }) => why);

function found(text: string) {
  const policy = { ...noPolicy, rules: { "schema-reference": "off" } } as const;
  return validate(text, { vocabulary, policy });
}

test("right values of keys at the top and of fields have no finding", () => {
  const text = `{
    "version": 1, "theme": "dark",
    "providers": {
      "provider_c": { "plan": "paid", "access": { "mode": "login", "tries": 2.5 } },
      "custom": { "x": { "type": "open-compatible", "keyless": false, "endpoints": {
        "provider-b-chat": "https://x.example.com/v1" } } }
    }
  }`;
  expect(told(text)).toEqual([]);
});

test.each([
  ['{"version": 2}', "unknown-value", '"version" cannot be 2.', "Use 1.", undefined],
  ['{"version": "1"}', "wrong-type", '"version" must be a number, not a string.', "Use 1.", "Use 1."],
  ['{"version": null}', "wrong-type", '"version" must be a number, not null.', "Use 1.", undefined],
  ['{"theme": "drak"}', "unknown-value", '"theme" cannot be "drak".', 'Did you mean "dark"?', 'Use "dark".'],
  [
    '{"providers": {"provider_c": {"plan": "gold"}}}',
    "unknown-value",
    '"plan" cannot be "gold".',
    'Use "free" or "paid".',
    undefined,
  ],
  [
    '{"providers": {"provider_c": {"access": {"tries": "x"}}}}',
    "wrong-type",
    '"tries" must be a number, not a string.',
    "Use a number.",
    undefined,
  ],
  [
    '{"providers": {"custom": {"x": {"type": "open-compatible", "keyless": "true"}}}}',
    "wrong-type",
    '"keyless" must be a boolean, not a string.',
    "Use true without quotes.",
    "Use true.",
  ],
])("%s is reported", (text, rule, message, advice, fix) => {
  expect(told(text)).toEqual([[rule, message, advice, fix]]);
});

test("a field of another provider is reported with the provider that takes it", () => {
  expect(told('{"providers": {"provider_a": {"plan": "free"}}}')).toEqual([
    ["unknown-key", 'Unknown key "plan" in "provider_a".', 'Remove it; only "provider_c" accepts it.', undefined],
  ]);
});

test("a finding says what the assistant does with the file", () => {
  expect(whyOf('{"version": 2}')).toEqual(["The assistant ignores the whole file."]);
  expect(whyOf('{"providers": {"provider_z": {}}}')).toEqual([
    "The assistant ignores the whole entry, and saves no change until it is fixed.",
  ]);
  expect(whyOf('{"theme": "red"}')).toEqual(["The assistant knows only the values that the format lists."]);
  expect(whyOf('{"providers": {"provider_c": {"plan": "gold"}}}')).toEqual([
    "The assistant ignores the whole entry, and saves no change until it is fixed.",
  ]);
});
