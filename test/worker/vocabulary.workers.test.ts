import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { buildSchema, shippedVocabulary, type Vocabulary } from "../../shared/index.ts";
import { requestContext } from "../../worker/context.ts";
import { createRouter } from "../../worker/router.ts";
import { ROUTES } from "../../worker/routes/index.ts";
import { ownVocabulary } from "../../worker/vocabulary.ts";

const NORTH: Vocabulary = {
  protocols: { chat: { description: "Chat." } },
  providers: {
    north: {
      title: "North",
      description: "The provider.",
      defaultProtocol: "chat",
      versionSegment: "v7",
      sections: [],
    },
  },
  sections: {},
  customVariants: {},
};
const VOCABULARY = `// Ours.\n${JSON.stringify(NORTH)}`;

function send(own: object, path: string, body?: string | FormData): Promise<Response> {
  const form = typeof body === "string" ? { headers: { "Content-Type": "application/json" } } : {};
  const init = body === undefined ? {} : { method: "POST", body, ...form };
  const request = new Request(`https://steward.example${path}`, init);
  return createRouter(ROUTES).fetch(request, requestContext(request, { ...env, ...own }));
}

const layersOf = (value: unknown) => [{ kind: "user", label: "providers.json", value }];

afterEach(() => {
  vi.restoreAllMocks();
});

describe("ownVocabulary", () => {
  it.each([{}, { VOCABULARY: "" }])("is the shipped one where the variable is missing or empty: %j", (own) => {
    expect(ownVocabulary(own)).toEqual({ vocabulary: shippedVocabulary });
  });

  it("is the one that the variable holds, read once", () => {
    const first = ownVocabulary({ VOCABULARY });
    expect(first).toEqual({ vocabulary: NORTH });
    expect(ownVocabulary({ VOCABULARY })).toBe(first);
  });

  it.each([
    [
      '{\n  "protocols": { "chat": { "description": "Chat.", "provider": "nort" } }, "providers": { "north": { "title": "N", "description": "N." } }\n}',
      'The variable VOCABULARY is not a vocabulary that can be used. Line 2, column 64: "provider" names a provider that is not in "providers". Did you mean "north"?',
    ],
    [
      { protocols: {} },
      "The variable VOCABULARY is not text. Write the vocabulary file's text under [vars] in wrangler.toml, between '''.",
    ],
  ])("says what is wrong with %j, and where", (text, fault) => {
    expect(ownVocabulary({ VOCABULARY: text })).toEqual({ fault });
  });
});

describe("a deployment with a vocabulary", () => {
  it("validates by its names, a form and its layers too", async () => {
    const text = '{ "$schema": "./provider-config.schema.json", "providers": { "north": { "baseUrl": "https://h" } } }';
    const form = new FormData();
    form.append("file", text);
    form.append("default", '{ "providers": { "north": { "protocol": "chat" } } }');
    for (const body of [text, form]) {
      // oxlint-disable-next-line no-await-in-loop
      const response = await send({ VOCABULARY }, "/v1/validate", body);
      // oxlint-disable-next-line no-await-in-loop
      expect(await response.json()).toMatchObject({ diagnostics: [{ rule: "version-segment" }] });
    }
  });

  it("resolves and compares by its names, within its own layers", async () => {
    const own = { VOCABULARY, ENFORCED_LAYER: '{ "providers": { "north": { "enabled": false } } }' };
    const resolved = await send(own, "/v1/resolve?configured-layers=true", JSON.stringify({ layers: layersOf({}) }));
    expect(await resolved.json()).toMatchObject({
      catalog: { providers: [{ id: "north", enabled: false, protocol: "chat" }] },
      diagnostics: [],
    });
    const sides = { before: { layers: [] }, after: { layers: layersOf({ providers: { north: { enabled: false } } }) } };
    const compared = await send({ VOCABULARY }, "/v1/diff", JSON.stringify(sides));
    expect(await compared.json()).toMatchObject({ changes: [{ provider: "north" }], omitted: { after: 0 } });
  });

  it("serves the schema by its names, and the shipped one where it has none", async () => {
    const served = async (own: object) => (await send(own, "/schemas/provider-config/v1.json")).json();
    expect(await served({ VOCABULARY })).toEqual(JSON.parse(JSON.stringify(buildSchema(NORTH))));
    expect(await served({})).toEqual(JSON.parse(JSON.stringify(buildSchema(shippedVocabulary))));
  });

  it("that cannot be used answers 503 on every route, and says in the log why, and nothing of its layers", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const own = { VOCABULARY: '{ "protocols": {} }', DEFAULT_LAYER: '{ "providers": { "north": {} } }' };
    const response = await send(own, "/__ping__");
    expect(response.status).toBe(503);
    await response.body?.cancel();
    const said = JSON.stringify(log.mock.calls);
    expect(said).toContain("The variable VOCABULARY is not a vocabulary that can be used.");
    expect(said).not.toContain("DEFAULT_LAYER");
  });
});
