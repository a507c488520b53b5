import { expect, test } from "vitest";
import { compareSides } from "../../../shared/changes/compare.ts";
import type { Side } from "../../../shared/changes/side.ts";
import { noPolicy, type Policy } from "../../../shared/policy/policy.ts";
import { DIAGNOSTICS_MAX } from "../../../shared/validate/limits.ts";
import { shippedVocabulary } from "../../../shared/vocabulary/shipped.ts";

/** A policy that ignores what it finds of every model. */
const policy = {
  ...noPolicy,
  modelCatalog: { provider_a: ["m"] },
  ignores: [{ rule: "unknown-model", reason: "The list is old." }],
};

function sideOf(text: string, more: Partial<Policy> = {}): Side {
  const layers = [{ kind: "user", label: "providers.jsonc", text }] as const;
  return { layers, policy: { ...policy, ...more }, vocabulary: shippedVocabulary };
}

test("a rule that comments may suppress from now on, and a comment that does, are two facts", () => {
  const header = '"customHeaders": { "X-Gateway-Token": "correct horse" }';
  const comment = "// steward-ignore-next-line secret-in-header: a word";
  const before = `{ "providers": { "provider_a": {\n${header} } } }`;
  const after = `{ "providers": { "provider_a": {\n${comment}\n${header} } } }`;
  const allowed = { inlineIgnores: ["secret-in-header"] };
  const kinds = (one: Side, other: Side) => compareSides(one, other).changes.map(({ kind }) => kind);
  expect(kinds(sideOf(before), sideOf(after, allowed))).toEqual(["policy-loosened", "finding-suppressed"]);
  expect(kinds(sideOf(after), sideOf(after, allowed))).toEqual(["policy-loosened", "finding-suppressed"]);
  expect(kinds(sideOf(before), sideOf(after))).toEqual([]);
});

test("a reason with a name in backticks reads as plain text in every report", () => {
  const after = `{ "providers": { "provider_a": {
    // steward-ignore-next-line unknown-key: \`baseURL\` is what the gateway reads
    "baseURL": "https://gateway.example.com/v1" } } }`;
  const { changes } = compareSides(sideOf(after.replace("steward", "Steward")), sideOf(after));
  expect(changes.map(({ text }) => text)).toEqual([
    "A comment suppresses a finding of `unknown-key` at `baseURL` of `provider_a`: `'baseURL' is what the gateway reads`.",
  ]);
});

test("a suppressed value is known by a hash for which no other value can be looked for", () => {
  const text = (value: string) => `{ "providers": { "provider_a": {
    // steward-ignore-next-line unknown-key: Known.
    "token_url": "${value}" } } }`;
  const findings = ["one", "two"].map((value) => compareSides(sideOf("{}"), sideOf(text(value))).changes[0]?.after);
  const finding = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect(findings).toEqual([
    { rule: "unknown-key", finding },
    { rule: "unknown-key", finding },
  ]);
  expect(findings[0]).not.toEqual(findings[1]);
});

test("a new suppression behind more suppressed findings than a report lists opens something", () => {
  const models = Array.from({ length: DIAGNOSTICS_MAX }, (_, index) => `model-${index}`);
  const withLines = (...lines: readonly string[]) =>
    `{ "providers": { "provider_a": {\n${lines.join("\n")}\n"models": { "allow": ${JSON.stringify(models)} } } } }`;
  const unknown = '"baseURL": "https://gateway.example.com/v1",';
  const comment = "// steward-ignore-next-line unknown-key: the gateway reads it";
  const opened = (before: string, after: string) => compareSides(sideOf(before), sideOf(after)).changes;
  expect(opened(withLines(unknown), withLines(comment, unknown))).toMatchObject([
    { effect: "opens", kind: "finding-suppressed", provider: "provider_a", setting: "baseURL" },
  ]);
  expect(opened(withLines(comment, unknown), withLines("// A gateway.", comment, unknown))).toEqual([]);
});
