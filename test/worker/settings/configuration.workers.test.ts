import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { buildSchema, noPolicy, ok, PRESETS, shippedVocabulary, type Vocabulary } from "../../../shared/index.ts";
import { ROUTES } from "../../../worker/app/index.ts";
import { createRouter } from "../../../worker/app/router.ts";
import { requestContext } from "../../../worker/platform/context.ts";
import { readConfiguration, readPolicy } from "../../../worker/settings/configuration.ts";

/** The configuration where no variable is set. */
const NOTHING_SET = { policy: noPolicy, vocabulary: undefined, layers: [], faults: [] };

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

const read = (text: string) => readPolicy("policy", new TextEncoder().encode(text));

describe("readPolicy", () => {
  it("reads a policy", () => {
    expect(read('{ "rules": { "version-segment": "off" } }')).toEqual(
      ok({ ...noPolicy, rules: { "version-segment": "off" } }),
    );
  });

  it("gives the errors of what cannot be used", () => {
    expect(read('{ "rules": { "version-segment": "of" } }')).toMatchObject({
      ok: false,
      error: [{ severity: "error", pointer: "/rules/version-segment", range: { start: { line: 1, column: 33 } } }],
    });
  });
});

it.each([{}, { POLICY: "", VOCABULARY: "", DOCS_URL: "", ENFORCED_LAYER: "", DEFAULT_LAYER: "" }])(
  "a variable that is missing or empty sets nothing: %j",
  (own) => {
    expect(readConfiguration(own)).toEqual(NOTHING_SET);
  },
);

describe("POLICY", () => {
  it("is the one that the variable holds", () => {
    const POLICY = '// ours\n{ "rules": { "unsafe-key": "warning", }, }';
    expect(readConfiguration({ POLICY })).toEqual({
      ...NOTHING_SET,
      policy: { ...noPolicy, rules: { "unsafe-key": "warning" } },
    });
  });

  it.each([
    [
      '{\n  "rules": { "version-segmnt": "off" }\n}',
      'The variable POLICY is not a valid policy. Line 2, column 14: Unknown rule "version-segmnt". Did you mean "version-segment"?',
    ],
    [
      '{ "rules": { "a": "of" }, "ignores": {} }',
      /^The variable POLICY is not a valid policy\. Line 1, column 14: .* Errors beside this one: [12]\.$/,
    ],
    [
      { rules: {} },
      "The variable POLICY is not text. Write the policy file's text under [vars] in wrangler.toml, between '''.",
    ],
  ])("says what is wrong with %j, and where", (POLICY, fault) => {
    expect(readConfiguration({ POLICY })).toEqual({
      ...NOTHING_SET,
      faults: [typeof fault === "string" ? fault : expect.stringMatching(fault)],
    });
  });
});

describe("VOCABULARY", () => {
  it("is the one that the variable names", () => {
    const { vocabulary } = readConfiguration({ VOCABULARY: "posit-assistant\n" });
    expect(vocabulary).toBe(PRESETS["posit-assistant"]);
  });

  it("holds for the layers, before that of the policy and that of a layer", () => {
    const ENFORCED_LAYER = '{ "providers": { "openai": { "enabled": false } } }';
    const faultsWith = (own: object) => readConfiguration({ ENFORCED_LAYER, ...own }).faults;
    expect(faultsWith({ VOCABULARY: "posit-assistant" })).toEqual([]);
    const POLICY = '{ "vocabulary": "posit-assistant" }';
    expect(faultsWith({ POLICY })).toEqual([]);
    expect(faultsWith({ POLICY, VOCABULARY: "specification" })).toHaveLength(1);
    const $schema = "https://posit.co/schemas/providers.schema.json";
    expect(faultsWith({ ENFORCED_LAYER: ENFORCED_LAYER.replace("{", `{ "$schema": "${$schema}",`) })).toEqual([]);
    expect(faultsWith({})).toHaveLength(1);
  });

  it("is the one that the variable holds", () => {
    expect(readConfiguration({ VOCABULARY })).toEqual({ ...NOTHING_SET, vocabulary: NORTH });
  });

  it.each([
    [
      '{\n  "protocols": { "chat": { "description": "Chat.", "provider": "nort" } }, "providers": { "north": { "title": "N", "description": "N." } }\n}',
      'The variable VOCABULARY is not a valid vocabulary. Line 2, column 64: "provider" names a provider that is not in "providers". Did you mean "north"?',
    ],
    [
      { protocols: {} },
      "The variable VOCABULARY is not text. Write a name or the vocabulary file's text under [vars] in wrangler.toml, between '''.",
    ],
    [
      "posit",
      'The variable VOCABULARY names no vocabulary. Use "specification" or "posit-assistant", or the text of a vocabulary file.',
    ],
  ])("says what is wrong with %j, and where", (text, fault) => {
    expect(readConfiguration({ VOCABULARY: text })).toEqual({ ...NOTHING_SET, faults: [fault] });
  });
});

describe("DOCS_URL", () => {
  const DOCS_URL = "https://steward.example.com/rules";

  it("gets the slash that is left out", () => {
    expect(readConfiguration({ DOCS_URL })).toMatchObject({ docsUrl: `${DOCS_URL}/`, faults: [] });
  });

  it.each(["docs/rules.md", "javascript:alert(1)", 3])("is a fault where it is no web address: %j", (text) => {
    expect(readConfiguration({ DOCS_URL: text }).faults).toEqual([
      "The variable DOCS_URL is not the start of a web address, such as https://steward.example.com/rules/. Correct it in wrangler.toml.",
    ]);
  });

  it("is where each diagnostic of an answer leads to", async () => {
    const bad = '{ "providers": { "provider_a": { "enabled": "yes" } } }';
    const layers = [{ kind: "user", label: "a", value: JSON.parse(bad) }];
    const form = new FormData();
    for (const part of ["file", "enforced"]) form.append(part, bad);
    const refused = new FormData();
    for (const part of ["file", "policy"]) refused.append(part, '{ "rules": { "a": "off" } }');
    const answers = await Promise.all([
      send({ DOCS_URL }, "/v1/validate", bad),
      send({ DOCS_URL }, "/v1/validate", form),
      send({ DOCS_URL }, "/v1/validate", refused),
      send({ DOCS_URL }, "/v1/resolve", JSON.stringify({ layers })),
      send({ DOCS_URL }, "/v1/diff", JSON.stringify({ before: { layers }, after: { layers } })),
    ]);
    for (const answer of answers) {
      const found = Array.from((await answer.text()).matchAll(/"rule":\s*"([\w-]+)"[^{}]*?"docs":\s*"([^"]*)"/g));
      expect(found.length).toBeGreaterThan(0);
      for (const [, rule, docs] of found) expect(docs).toBe(`${DOCS_URL}/${rule}`);
    }
  });
});

describe("ENFORCED_LAYER and DEFAULT_LAYER", () => {
  it("are what the variables hold", () => {
    const ENFORCED_LAYER = '// ours\n{ "providers": { "provider_b": { "enabled": false, }, }, }';
    const DEFAULT_LAYER = "{}";
    expect(readConfiguration({ DEFAULT_LAYER, ENFORCED_LAYER })).toEqual({
      ...NOTHING_SET,
      layers: [
        { kind: "enforced", label: "ENFORCED_LAYER", text: ENFORCED_LAYER },
        { kind: "default", label: "DEFAULT_LAYER", text: DEFAULT_LAYER },
      ],
      faults: [],
    });
  });

  it("may hold a custom provider whose type another layer has", () => {
    const ENFORCED_LAYER = '{ "providers": { "custom": { "mine": { "enabled": false } } } }';
    expect(readConfiguration({ ENFORCED_LAYER })).toMatchObject({ layers: [{ kind: "enforced" }], faults: [] });
  });

  it("are read again where they are others", () => {
    expect(readConfiguration({ DEFAULT_LAYER: "[" }).faults).toHaveLength(1);
    expect(readConfiguration({ DEFAULT_LAYER: "{}" }).faults).toEqual([]);
  });

  it("are read by a vocabulary, and again by another one", () => {
    const DEFAULT_LAYER = '{ "providers": { "north": { "enabled": true } } }';
    expect(readConfiguration({ DEFAULT_LAYER, VOCABULARY })).toMatchObject({
      layers: [{ kind: "default" }],
      faults: [],
    });
    expect(readConfiguration({ DEFAULT_LAYER }).faults).toHaveLength(1);
    expect(readConfiguration({ DEFAULT_LAYER, VOCABULARY }).faults).toEqual([]);
  });

  it.each([
    [
      '{\n  "providers": ',
      /^The variable DEFAULT_LAYER is not a valid layer\. Line 2, column 15: .*has no effect: a "\}" is missing here\./,
    ],
    ["[]", /it is not an object\. Use an object: \{…\}\.$/],
    [
      '{\n  "providers": { "provider_a": {}, "provider_b": { "enabled": "no" }, "provider_z": {} }\n}',
      /Line 2, column 63: "provider_b" .* Errors beside this one: 1\.$/,
    ],
    [
      {},
      "The variable DEFAULT_LAYER is not text. Write the configuration's text under [vars] in wrangler.toml, between '''.",
    ],
  ])("say what is wrong with %j, and where", (DEFAULT_LAYER, fault) => {
    expect(readConfiguration({ DEFAULT_LAYER })).toEqual({
      ...NOTHING_SET,
      faults: [typeof fault === "string" ? fault : expect.stringMatching(fault)],
    });
  });
});

describe("a deployment with a vocabulary", () => {
  it("validates by its names, a form and its layers too", async () => {
    const text = '{ "$schema": "./provider-config.schema.json", "providers": { "north": { "baseUrl": "https://h" } } }';
    const form = new FormData();
    form.append("file", text);
    form.append("default", '{ "providers": { "north": { "protocol": "chat" } } }');
    for (const body of [text, form]) {
      const response = await send({ VOCABULARY }, "/v1/validate", body);
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

  it("answers 503 on every route where it cannot be used, and says in the log why, and nothing of its layers", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const own = { VOCABULARY: '{ "protocols": {} }', DEFAULT_LAYER: '{ "providers": { "north": {} } }' };
    const response = await send(own, "/__ping__");
    expect(response.status).toBe(503);
    await response.body?.cancel();
    const said = JSON.stringify(log.mock.calls);
    expect(said).toContain("The variable VOCABULARY is not a valid vocabulary.");
    expect(said).not.toContain("DEFAULT_LAYER");
  });
});
