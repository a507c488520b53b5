import { describe, expect, it } from "vitest";
import {
  type Change,
  describeChange,
  diff,
  formatChanges,
  type Json,
  resolve,
  shippedVocabulary,
  wideningFirst,
} from "../../../shared/index.ts";
import { changeCause } from "../../../shared/report/changes-text.ts";

const MODELS = { provider_a: [{ id: "m" }, { id: "n" }] };

function changes(before: Json, after: Json): readonly Change[] {
  const [old, now] = [before, after].map((entry) =>
    resolve({
      layers: [{ kind: "user", label: "u.json", value: { providers: { provider_a: entry } } }],
      discovered: MODELS,
      vocabulary: shippedVocabulary,
    }),
  );
  return old === undefined || now === undefined ? [] : diff(old.catalog, now.catalog);
}

const A = "https://a.example.com/v1";
const B = "https://b.example.com/v1";
const CUSTOM = {
  id: "c",
  name: "C",
  maxContextLength: 1000,
  supportsImages: true,
  supportsToolResultImages: true,
  supportsTools: true,
  supportsWebSearch: true,
};

describe("describeChange", () => {
  it.each<readonly [string, Json, Json]>([
    ['The provider "provider_a" is enabled, with 2 known models offered.', { enabled: false }, { enabled: true }],
    [
      'The provider "provider_a" is disabled (was enabled, with 1 known model offered).',
      { models: { deny: ["m"] } },
      { enabled: false, models: { deny: ["m"] } },
    ],
    [`"baseUrl" of "provider_a" is set to "${A}".`, {}, { baseUrl: A }],
    [`"baseUrl" of "provider_a" is "${B}" (was "${A}").`, { baseUrl: A }, { baseUrl: B }],
    [`"baseUrl" of "provider_a" is removed (was "${A}").`, { baseUrl: A }, {}],
    [
      `"baseUrl" of "provider_a" is "${A}?•••", and a part that is not shown changes.`,
      { baseUrl: `${A}?x=hunter2` },
      { baseUrl: `${A}?x=hunter3` },
    ],
    ['The header "X-T" of "provider_a" is set.', {}, { customHeaders: { "X-T": "hunter2" } }],
    [
      'The header "X-T" of "provider_a" has a new value.',
      { customHeaders: { "X-T": "hunter2" } },
      { customHeaders: { "X-T": "hunter3" } },
    ],
    ['The header "X-T" of "provider_a" is removed.', { customHeaders: { "X-T": "hunter2" } }, {}],
    ['"allow" of "provider_a" is "m" (was empty).', {}, { models: { allow: ["m"] } }],
    ['"allow" of "provider_a" is empty (was "m").', { models: { allow: ["m"] } }, {}],
    [
      '"allow" of "provider_a" also contains "n", and no longer contains "m".',
      { models: { allow: ["m"] } },
      { models: { allow: ["n"] } },
    ],
    ['"deny" of "provider_a" also contains "n".', { models: { deny: ["m"] } }, { models: { deny: ["n", "m"] } }],
    ['"deny" of "provider_a" no longer contains "n".', { models: { deny: ["m", "n"] } }, { models: { deny: ["m"] } }],
    [
      '"deny" of "provider_a" is "a", "b", "c", "d", "e" and 2 more (was empty).',
      {},
      { models: { deny: ["a", "b", "c", "d", "e", "f", "g"] } },
    ],
    ['"discovery" of "provider_a" is "off" (was "auto").', {}, { models: { discovery: "off" } }],
    ['The model "m" of "provider_a" is offered (was not: denied).', { models: { deny: ["m"] } }, {}],
    ['The model "m" of "provider_a" is no longer offered: not in allow.', {}, { models: { allow: ["n"] } }],
    ['The model "c" of "provider_a" is added, offered.', {}, { models: { custom: [CUSTOM] } }],
    ['The model "c" of "provider_a" is added, not offered: denied.', {}, { models: { custom: [CUSTOM], deny: ["c"] } }],
    ['The model "c" of "provider_a" is removed (was offered).', { models: { custom: [CUSTOM] } }, {}],
    [
      'The model "m" of "provider_a" changes: "name" is set to "M", "maxContextLength" is 6 (was 5).',
      { models: { overrides: { m: { maxContextLength: 5 } } } },
      { models: { overrides: { m: { maxContextLength: 6, name: "M" } } } },
    ],
    [
      'The model "m" of "provider_a" moves: "protocol" is "provider-b-chat" (was "provider-a-messages").',
      {},
      { models: { overrides: { m: { protocol: "provider-b-chat" } } } },
    ],
    [
      `The model "m" of "provider_a" moves: "baseUrl" is set to "${B}".`,
      {},
      { models: { overrides: { m: { baseUrl: B } } } },
    ],
  ])("%s", (sentence, before, after) => {
    const sentences = changes(before, after).map((change) => describeChange(change));
    expect(sentences).toContain(sentence);
    expect(sentences.join("\n")).not.toContain("hunter");
  });

  it("cuts long names, and masks secrets in them", () => {
    const [change] = changes({}, { models: { deny: ["x".repeat(200)] } });
    expect(change && describeChange(change)).toContain(`"${"x".repeat(79)}…"`);
    const [secret] = changes({}, { models: { deny: ["https://user:hunter2@host"] } });
    expect(secret && describeChange(secret)).toBe('"deny" of "provider_a" is "https://•••@host" (was empty).');
  });
});

describe("changeCause", () => {
  it.each<readonly [string, Json, Json]>([
    ["u.json (user layer, /providers/provider_a/models/deny)", {}, { models: { deny: ["z"] } }],
    ["the built-in default", { enabled: false }, {}],
    ["the provider's default", { protocol: "provider-b-chat" }, {}],
  ])("%s", (cause, before, after) => {
    expect(changes(before, after).map(changeCause)).toContain(cause);
  });
});

describe("formatChanges", () => {
  const both = changes({ baseUrl: A, models: { deny: ["m"] } }, { baseUrl: B, models: { deny: ["m", "\u202e"] } });
  const alarm = (line: string) => `<${line}>`;

  it("has what widens first, marked, and printable text", () => {
    expect(both.map(({ kind }) => kind)[0]).toBe("connection-changed");
    expect(wideningFirst(both.toReversed())[0]?.widens).toBe(true);
    const text = formatChanges(both, alarm);
    expect(text).toMatch(/^<! "baseUrl" of "provider_a" is "https:\/\/b[^\n]*>\n {4}from {2}u\.json /);
    expect(text).toContain('\n  "deny" of "provider_a" also contains "\\u{202e}".\n');
    expect(text).not.toContain("\u202e");
  });

  it("says where there is nothing", () => {
    expect(formatChanges([], alarm)).toBe("no changes\n");
  });
});
