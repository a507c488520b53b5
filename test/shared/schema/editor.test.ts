import { beforeAll, describe, expect, test } from "vitest";
import languageService, { type JSONDocument } from "vscode-json-languageservice";
import { buildSchema, shippedVocabulary } from "../../../shared/index.ts";

/** The engine that editors use for JSON, with the schema as served. */
const service = languageService.getLanguageService({});

beforeAll(() => {
  service.configure({
    validate: true,
    allowComments: true,
    schemas: [
      {
        uri: "schema://provider-config",
        fileMatch: ["providers.jsonc"],
        schema: JSON.parse(JSON.stringify(buildSchema(shippedVocabulary))),
      },
    ],
  });
});

/** A text in which `|` is the cursor. */
function open(marked: string) {
  const text = marked.replace("|", "");
  const document = languageService.TextDocument.create("file:///providers.jsonc", "jsonc", 1, text);
  const json: JSONDocument = service.parseJSONDocument(document);
  return { document, json, position: document.positionAt(Math.max(marked.indexOf("|"), 0)) };
}

async function completionsAt(marked: string): Promise<readonly string[]> {
  const { document, json, position } = open(marked);
  const list = await service.doComplete(document, position, json);
  return (list?.items ?? []).map(({ label }) => label);
}

async function hoverAt(marked: string): Promise<string> {
  const { document, json, position } = open(marked);
  return JSON.stringify((await service.doHover(document, position, json))?.contents);
}

describe("an editor", () => {
  test.each([
    ['{ "providers": { | } }', ["provider_a", "provider_cloud", "custom", "default"]],
    ['{ "providers": { "provider_cloud": { | } } }', ["baseUrl", "cloud", "models"]],
    ['{ "providers": { "provider_a": { "protocol": | } } }', ['"provider-a-messages"', '"cloud-converse"']],
    ['{ "providers": { "custom": { "gateway": | } } }', ["provider-b-compatible"]],
    ['{ "providers": { "custom": { "gateway": { "endpoints": | } } } }', ["All protocols"]],
    ['{ "providers": { "provider_a": { "models": { "custom": [ | ] } } } }', ["Custom model"]],
    ["|", ["Provider configuration"]],
  ])("offers at %s", async (marked, expected) => {
    expect(await completionsAt(marked)).toEqual(expect.arrayContaining(expected));
  });

  test("does not offer the cloud section elsewhere", async () => {
    expect(await completionsAt('{ "providers": { "provider_a": { | } } }')).not.toContain("cloud");
  });

  test.each([
    ['{ "providers": { "provider_a": { "base|Url": "" } } }', "version segment"],
    ['{ "providers": { "provider_a": { "protocol": "provider-a-|messages" } } }', "Messages protocol of provider A"],
    ['{ "providers": { "provider_a": { "models": { "den|y": [] } } } }', "Applied after"],
    ['{ "provider|s": {} }', "Built-in providers by id"],
  ])("explains at %s", async (marked, expected) => {
    expect(await hoverAt(marked)).toContain(expected);
  });

  test("marks the same places as the schema's diagnostics, and none in a right file with comments", async () => {
    const right = open('{\n  // A comment.\n  "providers": { "provider_a": { "enabled": true, }, },\n}');
    expect(await service.doValidation(right.document, right.json, { trailingCommas: "ignore" })).toEqual([]);
    const wrong = open('{ "providers": { "provider_a": { "baseURL": "x" }, "custom": { "a": {} } } }');
    const found = await service.doValidation(wrong.document, wrong.json);
    expect(found.map(({ range }) => wrong.document.getText(range))).toEqual(['"baseURL"', '"a"']);
  });
});
