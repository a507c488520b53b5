/** The answers on a workspace as a whole. */

import { describe, expect, test } from "vitest";
import { ANSWERS } from "../../../../worker/playground/checker/answer.ts";
import type { ShownFile } from "../../../../worker/playground/workspace/question.ts";
import { NOTHING, type Workspace } from "../../../../worker/playground/workspace/workspace.ts";

const RIGHT = '{ "$schema": "provider-config.schema.json", "providers": { "provider_a": { "enabled": false } } }';

const NORTH =
  '{ "protocols": { "chat": { "description": "Chat." } }, "providers": { "north": { "title": "N", "description": "N." } } }';

function check(texts: Partial<Workspace>) {
  return ANSWERS.check({ workspace: { ...NOTHING, configuration: RIGHT, ...texts }, open: {} });
}

function rulesOf(files: readonly ShownFile[]) {
  return files.flatMap(({ document, diagnostics }) => diagnostics.map(({ rule }) => [document, rule]));
}

describe("the answer on a fix says what it opens", () => {
  const file = (text: string) => `{ "$schema": "provider-config.schema.json", "providers": { ${text} } }`;
  const opening = file('"provider_a": { "baseUrl": "http://gateway.example.com:8080/v1" }');
  const openedIn = (texts: Partial<Workspace>) => {
    const workspace = { ...NOTHING, configuration: opening, ...texts };
    const [fix] = ANSWERS.check({ workspace, open: {} }).files.flatMap(({ diagnostics }) =>
      diagnostics.flatMap((one) => one.fix ?? []),
    );
    return fix && ANSWERS.opened({ workspace, fix });
  };

  test("by itself, within the layers", () => {
    expect(openedIn({})).toEqual([
      "Requests of `provider_a` go to gateway.example.com:8080 by HTTPS; before, by plain HTTP.",
    ]);
    expect(openedIn({ enforced: file('"provider_a": { "enabled": false }') })).toEqual([]);
  });

  test("and that on all that are safe, compared with what the file was", () => {
    const configuration = file('"default": { "enabled": false }, "provider_a": { "enabled": "true" }');
    expect(ANSWERS.fix({ workspace: { ...NOTHING, configuration } })).toEqual({
      text: configuration.replace('"true"', "true"),
      count: 1,
      opens: [expect.stringContaining("`provider_a`")],
    });
  });
});

describe("the vocabulary of the configuration", () => {
  const configuration = RIGHT.replace("provider_a", "openai");
  const named = configuration.replace("provider-config.schema.json", "https://posit.co/schemas/providers.schema.json");
  const policy = '{ "vocabulary": "posit-assistant" }';

  test.each<[string, Partial<Workspace>]>([
    ["the policy's", { configuration, policy }],
    ["that of its $schema", { configuration: named }],
    [
      "that of its $schema for the layers, too",
      { configuration: named, enforced: '{ "providers": { "gemini": {} } }' },
    ],
  ])("is %s", (_, texts) => {
    expect(rulesOf(check(texts).files)).toEqual([]);
  });

  test.each<[string, Partial<Workspace>]>([
    ["the specification's where nothing names one", { configuration }],
    ["the document's before the policy's", { configuration, policy, vocabulary: NORTH }],
    ["the policy's before that of its $schema", { configuration: named, policy: '{ "vocabulary": "specification" }' }],
  ])("is %s", (_, texts) => {
    expect(rulesOf(check(texts).files)).toContainEqual(["configuration", "unknown-provider"]);
  });

  test("is that of either file in a comparison", () => {
    const moved = configuration.replace('"enabled": false', '"enabled": true');
    const { changes } = check({ before: named, configuration: moved });
    expect(JSON.stringify(changes)).toContain("`openai` is enabled");
  });

  test("has the names that are completed", () => {
    const text = named.replace('"openai"', '"');
    const place = { document: "configuration", text, offset: text.indexOf('"providers": { "') + 16 } as const;
    const offered = ANSWERS.complete({ ...place, policy: "", vocabulary: "" })?.offers.map(({ label }) => label);
    expect(offered).toContain("anthropic");
    const ofPolicy = ANSWERS.complete({ ...place, policy: '{ "vocabulary": "specification" }', vocabulary: "" });
    expect(ofPolicy?.offers.map(({ label }) => label)).toContain("provider_a");
  });
});

describe("the findings say what keeps the file before from being compared", () => {
  test("because it cannot be read", () => {
    const before = '{"providers": {"provider_a": {"enabled": false, "baseUrl": "https://x.example" "protocol": "x"}}}';
    const { files, changes } = check({ before });
    expect(changes).toEqual({ kind: "unknown", unusable: ["before"] });
    expect(rulesOf(files)).toContainEqual(["before", "syntax"]);
    const [first] = files.find(({ document }) => document === "before")?.diagnostics ?? [];
    expect(first?.range?.start).toMatchObject({ line: 1 });
    expect(rulesOf(check({ before, policy: '{ "rules": { "no-such-rule": "off" } }' }).files)).toContainEqual([
      "before",
      "syntax",
    ]);
  });

  test("because a part of it has no effect", () => {
    const before = '{"providers":{"provider_a":{"baseURL":"https://x.example"}}}';
    const { files } = check({ before });
    expect(rulesOf(files)).toEqual([["before", "layer-block"]]);
    expect(files.at(-1)?.diagnostics[0]?.range?.start).toMatchObject({ line: 1, column: 29 });
  });

  test("but not what is found in a file that takes effect, or where nothing can be said of any", () => {
    expect(rulesOf(check({ before: RIGHT }).files)).toEqual([]);
    expect(rulesOf(check({ before: "{", vocabulary: "{" }).files)).toEqual([["vocabulary", "vocabulary-file"]]);
    expect(rulesOf(check({}).files)).toEqual([]);
  });
});

describe("a suppressed finding", () => {
  const configuration = `{ "$schema": "provider-config.schema.json",
// steward-ignore-next-line unknown-key: Known.
"a": 1,
"b": 1 }`;

  test("is beside the others, with its reason, and not counted with them", () => {
    const policy = JSON.stringify({ ignores: [{ rule: "unknown-key", pointer: "/b", reason: "By policy." }] });
    const file = check({ configuration, policy }).files.find(({ document }) => document === "configuration");
    expect(file).toMatchObject({ counts: { error: 0 }, diagnostics: [], omitted: 0, omittedSuppressed: 0 });
    expect(file?.suppressed.map(({ suppression }) => suppression)).toEqual([
      { kind: "comment", line: 2, column: 1, reason: "Known." },
      { kind: "policy", pointer: "/ignores/0", reason: "By policy." },
    ]);
  });

  test("is one of a bounded number, and the rest are counted", () => {
    const keys = Array.from({ length: 505 }, (_, index) => `"key-${index}": 1`);
    const many = `{ "$schema": "provider-config.schema.json", ${keys.join(", ")} }`;
    const policy = JSON.stringify({ ignores: [{ rule: "unknown-key", reason: "Known." }] });
    const file = check({ configuration: many, policy }).files.find(({ document }) => document === "configuration");
    expect([file?.suppressed.length, file?.omittedSuppressed]).toEqual([500, 5]);
  });
});
