/** Completion and documentation are what VS Code's service gives by the same schema. */

import { readFileSync } from "node:fs";
import { describe as about, expect, test } from "vitest";
import {
  buildPolicySchema,
  configurableRules,
  type Schema,
  schemaFor,
  shippedVocabulary,
} from "../../../../shared/index.ts";
import { complete, describe } from "../../../../worker/playground/checker/schema-help.ts";
import type { DocumentName } from "../../../../worker/playground/workspace/workspace.ts";
import { openEditor } from "../../../support/editor.ts";

const SCHEMAS: Partial<Record<DocumentName, Schema>> = {
  configuration: schemaFor(shippedVocabulary),
  policy: buildPolicySchema(configurableRules),
};

/** `|` is the cursor. */
const PLACES: readonly (readonly [DocumentName, string])[] = [
  ["configuration", "|"],
  ["configuration", "{ | }"],
  ["configuration", '{ "providers": { | } }'],
  ["configuration", '{ "providers": { "provider_a": {}, "|" } }'],
  ["configuration", '{ "providers": { "provider_a": { | } } }'],
  ["configuration", '{ "providers": { "provider_cloud": { | } } }'],
  ["configuration", '{ "providers": { "provider_a": { "enabled": | } } }'],
  ["configuration", '{ "providers": { "provider_a": { "protocol": | } } }'],
  ["configuration", '{ "providers": { "provider_a": { "protocol": "|" } } }'],
  ["configuration", '{ "providers": { "provider_a": { "endpoints": { | } } } }'],
  ["configuration", '{ "providers": { "provider_a": { "models": { | } } } }'],
  ["configuration", '{ "providers": { "provider_a": { "models": { "custom": [ | ] } } } }'],
  ["configuration", '{ "providers": { "provider_a": { "models": { "custom": [ { | } ] } } } }'],
  ["configuration", '{ "providers": { "provider_a": { "models": { "overrides": { "m": { | } } } } } }'],
  ["configuration", '{ "providers": { "custom": { "gateway": | } } }'],
  ["configuration", '{ "providers": { "custom": { "gateway": { "type": | } } } }'],
  ["configuration", '{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible", | } } } }'],
  ["configuration", '{ "providers": { "custom": { "gateway": { "endpoints": | } } } }'],
  ["configuration", '{ "providers": { "default": { | } } }'],
  ["configuration", "{ // a comment |\n}"],
  ["configuration", "{ // a comment\n|}"],
  ["configuration", "/* one */ // two\n{ /* three | */ }"],
  ["policy", "{ | }"],
  ["policy", '{ "rules": { | } }'],
  ["policy", '{ "rules": { "plain-http": | } }'],
  ["policy", '{ "ignores": [ { | } ] }'],
];

const textOf = (marked: string) => ({
  text: marked.replace("|", ""),
  policy: "",
  vocabulary: "",
  offset: marked.indexOf("|"),
});

async function offeredByVsCode(document: DocumentName, marked: string): Promise<readonly string[]> {
  const schema = SCHEMAS[document];
  if (schema === undefined) throw new Error(`There is no schema of ${document}.`);
  const { service, open } = openEditor(schema, "file.jsonc");
  const opened = open(marked);
  const list = await service.doComplete(opened.document, opened.position, opened.json);
  return (list?.items ?? []).map(({ label }) => label);
}

test.each(PLACES)("completion in the %s at %s", async (document, marked) => {
  const offered = complete({ document, ...textOf(marked) })?.offers.map(({ label }) => label) ?? [];
  expect(new Set(offered)).toEqual(new Set(await offeredByVsCode(document, marked)));
});

test("a comment before a place is no reason to offer something else", () => {
  const key = '{ "providers": { "provider_a": { "enabl|ed": true, "baseUrl": "" } } }';
  const inCode = complete({ document: "configuration", ...textOf(key) });
  const behindComments = complete({ document: "configuration", ...textOf(`/* one */ // two\n${key}`) });
  expect(behindComments?.offers).toEqual(inCode?.offers);
  expect(inCode?.offers.map(({ snippet }) => snippet)).toContain('"enabled"');
});

/** VS Code would read the schema that the file names. */
function withoutSchema(path: string): string {
  return readFileSync(path, "utf8").replace(/^.*"\$schema".*\n/m, "");
}

const DOCUMENTS: readonly (readonly [DocumentName, string])[] = [
  ["configuration", withoutSchema("docs/examples/valid/providers.jsonc")],
  ["configuration", withoutSchema("docs/examples/broken/providers.jsonc")],
  [
    "policy",
    '{ "rules": { "plain-http": "notice" }, "approvedHosts": ["*.example.com"], "ignores": [{ "rule": "credential" }] }',
  ],
];

about("documentation", () => {
  test.each(DOCUMENTS)("in the %s is where VS Code has it", async (document, text) => {
    const { service, open } = openEditor(SCHEMAS[document] ?? {}, "file.jsonc");
    const opened = open(`|${text}`);
    const offsets = Array.from({ length: text.length }, (_, offset) => offset);
    const hovers = await Promise.all(
      offsets.map((offset) => service.doHover(opened.document, opened.document.positionAt(offset), opened.json)),
    );
    const documented = hovers.map((hover) => !["null", '[""]'].includes(JSON.stringify(hover?.contents ?? null)));
    const own = offsets.map((offset) => describe({ document, text, policy: "", vocabulary: "", offset }) !== undefined);
    expect(own).toEqual(documented);
    expect(new Set(own).size).toBe(2);
  });

  test.each([
    ['{ "providers": { "provider|_a": {} } }', "Built-in provider A."],
    ['{ "providers": { "provider_a": { "base|Url": "" } } }', "Base URL of the provider's API."],
    ['{ "providers": { "provider_a": { "protocol": "provider-a-|messages" } } }', "Messages protocol of provider A."],
    ['{ "providers": { "provider_a": { "models": { "den|y": [] } } } }', "Applied after"],
  ])("says at %s", (marked, expected) => {
    expect(describe({ document: "configuration", ...textOf(marked) })?.paragraphs.join(" ")).toContain(expected);
  });
});

about("a document that nests deeper than the check reads", () => {
  const nested = (levels: number) => `{ "providers": {}, "a": ${"[".repeat(levels - 1)}`;

  test.each([
    ["by a level", nested(65)],
    ["by far", nested(20_000)],
    ["with brackets of another kind", `{ "a": ${"[},".repeat(20_000)}`],
    ["behind wrong quotes", `{ "a": [${"['[,".repeat(20_000)}`],
  ])("%s gets no completion and no documentation", (_, text) => {
    const place = { document: "configuration", text, policy: "", vocabulary: "" } as const;
    expect(complete({ ...place, offset: 1 })).toBeUndefined();
    expect(describe({ ...place, offset: 4 })).toBeUndefined();
  });

  test("begins behind the deepest one that the check reads", () => {
    const place = { document: "configuration", text: nested(64), policy: "", vocabulary: "" } as const;
    expect(complete({ ...place, offset: 1 })?.offers).not.toEqual([]);
    expect(describe({ ...place, offset: 4 })).toBeDefined();
  });
});
