import { expect, test } from "vitest";
import { compare, readPolicy, readVocabulary, resolve, validate } from "../../shared/package.ts";
import { positAssistant } from "../../shared/vocabulary/posit-assistant.ts";

const REFERENCE = '"$schema": "./provider-config.schema.json"';
const SECRET = "correct-horse";

/** A configuration with one provider. */
function configuration(provider: string): string {
  return `{ ${REFERENCE}, "providers": { "provider_a": ${provider} } }`;
}

function user(text: string) {
  return { kind: "user", label: "providers.json", text } as const;
}

function policyOf(text: string) {
  const read = readPolicy(text);
  if (!read.ok) throw new Error("The policy of a test is wrong.");
  return read.value;
}

test("a right file is valid, and of a wrong one each finding has a place", () => {
  const nothing = { error: 0, warning: 0, notice: 0 };
  expect(validate(configuration("{}"))).toEqual({
    valid: true,
    counts: nothing,
    diagnostics: [],
    omitted: 0,
    suppressed: { counts: nothing, diagnostics: [], omitted: 0 },
  });
  const wrong = configuration('{ "baseURL": "https://a.example.com/v1" }');
  const report = validate(wrong);
  const start = { line: 1, column: wrong.indexOf('"baseURL"') + 1, offset: wrong.indexOf('"baseURL"') };
  expect(report).toMatchObject({ valid: false, counts: { ...nothing, error: 1 } });
  expect(report.diagnostics).toMatchObject([
    { rule: "unknown-key", pointer: "/providers/provider_a/baseURL", range: { start } },
  ]);
});

test.each([
  ["nothing", ""],
  ["half a text", "{"],
  ["a control character", "\u{0}"],
  ["very deep lists", "[".repeat(100_000)],
  ["half a character", "\u{d800}"],
])("says that %s is wrong", (_, text) => {
  expect(validate(text).valid).toBe(false);
  expect(resolve([user(text)]).diagnostics).not.toEqual([]);
  expect(compare({ layers: [user(text)] }, { layers: [user(configuration("{}"))] }).widens).toBeNull();
  expect([readPolicy(text).ok, readVocabulary(text).ok]).toEqual([false, false]);
});

test("a policy has its severities, its ignores by path, and its vocabulary", () => {
  const wrong = configuration('{ "customHeaders": { "Host": "a.example.com" } }');
  const off = policyOf('{ "rules": { "reserved-header": "off" } }');
  expect(validate(wrong).valid).toBe(false);
  expect(validate(wrong, { policy: off }).valid).toBe(true);
  const ignore = { rule: "reserved-header", files: ["team/**"], reason: "The proxy removes it." };
  const policy = policyOf(JSON.stringify({ ignores: [ignore] }));
  expect(validate(wrong, { policy, path: "team/providers.json" })).toMatchObject({
    valid: true,
    suppressed: { diagnostics: [{ suppression: { kind: "policy", reason: ignore.reason } }] },
  });
  expect(validate(wrong, { policy, path: "other/providers.json" }).valid).toBe(false);
  const assistant = policyOf('{ "vocabulary": "posit-assistant" }');
  expect(validate(configuration("{}"), { policy: assistant }).valid).toBe(false);
  expect(validate(configuration("{}"), { policy: assistant, vocabulary: "specification" }).valid).toBe(true);
});

test("a vocabulary is known by its name, or given as a value", () => {
  const named = resolve([user("{}")], { vocabulary: "posit-assistant" });
  expect(named.catalog.providers.map(({ id }) => id)).toContain("anthropic");
  const read = readVocabulary(JSON.stringify(positAssistant));
  expect(read.report.diagnostics).toEqual([]);
  expect(read.ok && resolve([user("{}")], { vocabulary: read.value })).toEqual(named);
  // @ts-expect-error -- a program in JavaScript may give any text
  expect(() => validate("{}", { vocabulary: "posit" })).toThrow(
    new RangeError('There is no vocabulary that is called "posit".'),
  );
});

test("a catalogue has origins, the models that providers returned, and no secret", () => {
  const layers = [
    { kind: "enforced", label: "enforced.json", value: { providers: { provider_a: { enabled: true } } } } as const,
    user(configuration(`{ "enabled": false, "baseUrl": "https://user:${SECRET}@a.example.com/v1?key=${SECRET}" }`)),
  ];
  const { catalog } = resolve(layers, { discovered: { provider_a: [{ id: "large" }] } });
  const provider = catalog.providers.find(({ id }) => id === "provider_a");
  expect(provider).toMatchObject({
    enabled: true,
    origins: { enabled: { place: { label: "enforced.json", pointer: "/providers/provider_a/enabled" } } },
    models: [{ id: "large", offered: true, origins: { offered: { place: { kind: "discovered" } } } }],
  });
  expect(provider?.baseUrl).toContain("a.example.com");
  expect(JSON.stringify(catalog)).not.toContain(SECRET);
});

test("a change is told by its effect, by both policies", () => {
  const [off, on] = [user(configuration('{ "enabled": false }')), user(configuration('{ "enabled": true }'))];
  expect(compare({ layers: [off] }, { layers: [on] })).toMatchObject({
    widens: true,
    changes: [{ effect: "opens", provider: "provider_a" }],
    diagnostics: { before: [], after: [] },
  });
  expect(compare({ layers: [on] }, { layers: [off] })).toMatchObject({
    widens: false,
    changes: [{ effect: "breaks" }],
  });
  const loosened = { before: policyOf('{ "approvedHosts": ["a.example.com"] }'), after: policyOf("{}") };
  expect(compare({ layers: [on], policy: loosened.before }, { layers: [on], policy: loosened.after })).toMatchObject({
    widens: true,
    changes: [{ kind: "policy-loosened" }],
  });
});
