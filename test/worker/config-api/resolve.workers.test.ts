import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import {
  type Json,
  LAYERS_MAX,
  REQUEST_MAX_BYTES,
  resolve as resolveLayers,
  shippedVocabulary,
} from "../../../shared/index.ts";
import { ROUTES } from "../../../worker/app/index.ts";
import { createRouter } from "../../../worker/app/router.ts";
import { DISCOVERED_MAX_MODELS, LAYER_LABEL_MAX_CHARACTERS } from "../../../worker/config-api/stack.ts";
import { REQUEST_MAX_LISTED_MISTAKES } from "../../../worker/http/fields.ts";
import { requestContext } from "../../../worker/platform/context.ts";
import { RESOLUTION_MAX_CHARACTERS } from "../../../worker/values/limits.ts";
import { withoutOrigins } from "../../support/without-origins.ts";

const request = (body: unknown, query = "", type = "application/json") =>
  new Request(`https://steward.example/v1/resolve${query}`, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "Content-Type": type },
  });

const resolve = (body: unknown, query?: string, type?: string) => exports.default.fetch(request(body, query, type));

/** The limit of a Worker with layers of its own. */
const resolveWithin = (own: object, body: unknown, query = "?configured-layers=true") => {
  const sent = request(body, query);
  return createRouter(ROUTES).fetch(sent, requestContext(sent, { ...env, ...own }));
};

const user = (value: Json) => ({ kind: "user", label: "team.json", value }) as const;
const off = (id: string) => ({ providers: { [id]: { enabled: false } } });

interface Answer {
  readonly catalog: { readonly providers: readonly { readonly id: string; readonly models: readonly object[] }[] };
}

const BODY = {
  layers: [
    { kind: "default", label: "base.json", value: { providers: { provider_a: { baseUrl: "https://a.example/v1" } } } },
    { kind: "enforced", label: "org.json", text: '{\n  "providers": { "default": { "enabled": false } }\n}' },
    user({
      providers: { provider_a: { enabled: true, models: { deny: ["one"], overrides: { two: { name: "Two" } } } } },
    }),
  ],
  discovered: {
    provider_a: [
      { id: "one", name: "One" },
      { id: "two", object: "model" },
    ],
  },
} as const;

describe("POST /v1/resolve", () => {
  it("answers what the layers come to, with origins", async () => {
    const response = await resolve(BODY);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("application/json");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    const { catalog, diagnostics } = resolveLayers({ ...BODY, vocabulary: shippedVocabulary });
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify({ catalog, diagnostics, omitted: 0 })));
  });

  it("leaves origins out, where they are not wanted", async () => {
    const { catalog } = resolveLayers({ ...BODY, vocabulary: shippedVocabulary });
    expect(await (await resolve(BODY, "?explain=false")).json()).toMatchObject({ catalog: withoutOrigins(catalog) });
    expect(await (await resolve(BODY, "?explain=false")).text()).not.toContain('"origins"');
    expect(await (await resolve(BODY, "?explain=true")).text()).toContain('"origins"');
  });

  it.each([
    ["?provider=provider_a", [["provider_a", 2]]],
    ["?provider=provider_b", [["provider_b", 0]]],
    ["?model=two", [["provider_a", 1]]],
    ["?provider=provider_a&model=one", [["provider_a", 1]]],
    ["?provider=provider_b&model=one", []],
    ["?provider=constructor", []],
    ["?model=three", []],
  ])("narrows the catalogue to %s", async (query, found) => {
    const { catalog } = await (await resolve(BODY, query)).json<Answer>();
    expect(catalog.providers.map(({ id, models }) => [id, models.length])).toEqual(found);
  });

  it("masks userinfo, query and fragment in every URL, and shows no header's value", async () => {
    const url = "https://us3r:passw0rd@a.example/v1?key=qu3ry#fragm3nt";
    const models = {
      custom: [
        {
          id: "own",
          name: "Own",
          maxContextLength: 1,
          baseUrl: url,
          supportsImages: false,
          supportsToolResultImages: false,
          supportsTools: false,
          supportsWebSearch: false,
        },
      ],
      overrides: { one: { baseUrl: url } },
    };
    const provider = {
      baseUrl: url,
      endpoints: { "provider-a-messages": url },
      customHeaders: { "X-T": "h3ader" },
      models,
    };
    const mine = { type: "provider-b-compatible", endpoint: url };
    const layers = [user({ providers: { provider_a: provider, custom: { mine } } })];
    const discovered = { provider_a: [{ id: "one" }], mine: [{ id: "two", baseUrl: url }] };
    const text = await (await resolve({ layers, discovered })).text();
    expect(text).not.toMatch(/us3r|passw0rd|qu3ry|fragm3nt|h3ader/);
    expect(text.match(/"https:\/\/•••@a\.example\/v1\?•••"/g)?.length).toBeGreaterThan(6);
    expect(text).toContain('"X-T"');
  });

  it("answers what has no effect, and 200 all the same", async () => {
    const layers = [user({ providers: { provider_a: { enabled: 1 } } }), { kind: "default", label: "b", text: "{" }];
    expect(await (await resolve({ layers })).json()).toMatchObject({
      diagnostics: [
        { layer: { kind: "default", label: "b" }, rule: "layer-unreadable" },
        { layer: { kind: "user", label: "team.json" }, rule: "layer-block", pointer: "/providers/provider_a/enabled" },
      ],
      omitted: 0,
    });
  });

  it("lists diagnostics up to a bound, and counts the rest", async () => {
    const unknown = Object.fromEntries(Array.from({ length: 1_003 }, (_, index) => [`key${index}`, 1]));
    const answer = await (await resolve({ layers: [user(unknown)] })).json<{
      diagnostics: unknown[];
      omitted: number;
    }>();
    expect([answer.diagnostics.length, answer.omitted]).toEqual([1_000, 3]);
  });

  it("takes comments and trailing commas", async () => {
    expect((await resolve('// none\n{ "layers": [], }')).status).toBe(200);
  });

  it("is not led astray by names that objects inherit", async () => {
    const layers =
      '[{ "kind": "user", "label": "u", "value": { "__proto__": { "providers": {} }, "constructor": 1 } }]';
    const response = await resolve(`{ "layers": ${layers}, "discovered": { "constructor": [], "toString": [] } }`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ diagnostics: [{ rule: "layer-block" }, { rule: "layer-block" }] });
  });
});

describe("layers configured on the Worker", () => {
  const ENFORCED_LAYER = JSON.stringify(off("provider_b"));
  const DEFAULT_LAYER = JSON.stringify({ providers: { default: { enabled: false } } });
  const enabled = async (response: Response) => {
    const { catalog } = await response.json<{ catalog: { providers: { id: string; enabled: boolean }[] } }>();
    return catalog.providers.filter((provider) => provider.enabled).map(({ id }) => id);
  };
  const ALL = ["provider_a", "provider_b", "provider_c", "provider_g", "provider_cloud"];

  it.each(["", "?configured-layers=false"])("do not apply unless they are asked for (%j)", async (query) => {
    expect(await enabled(await resolveWithin({ ENFORCED_LAYER, DEFAULT_LAYER }, { layers: [] }, query))).toEqual(ALL);
  });

  it("are above and below all layers of the caller", async () => {
    const on = { providers: { default: { enabled: true }, provider_b: { enabled: true } } };
    const own = { ENFORCED_LAYER, DEFAULT_LAYER };
    expect(await enabled(await resolveWithin(own, { layers: [] }))).toEqual([]);
    const layers = ["enforced", "default"].map((kind) => ({ kind, label: kind, value: on }));
    expect(await enabled(await resolveWithin(own, { layers }))).toEqual(ALL.filter((id) => id !== "provider_b"));
    const [, lower] = layers;
    expect(await enabled(await resolveWithin(own, { layers: [lower] }))).toEqual(
      ALL.filter((id) => id !== "provider_b"),
    );
  });

  it("are named in origins", async () => {
    const text = await (await resolveWithin({ ENFORCED_LAYER }, { layers: [] })).text();
    expect(text).toContain('"label": "ENFORCED_LAYER"');
  });

  it("count among the layers that there may be", async () => {
    const layers = Array.from({ length: LAYERS_MAX - 1 }, () => user({}));
    expect((await resolveWithin({ ENFORCED_LAYER }, { layers })).status).toBe(200);
    const response = await resolveWithin({ ENFORCED_LAYER, DEFAULT_LAYER }, { layers });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: expect.stringContaining(`There are ${LAYERS_MAX - 1} layers, and at most ${LAYERS_MAX - 2} are allowed.`),
      payload: { pointer: "/layers" },
    });
  });

  it("may be missing", async () => {
    expect(await enabled(await resolve({ layers: [] }, "?configured-layers=true"))).toEqual(ALL);
  });
});

describe("a request that cannot be answered", () => {
  const layer = (more: object) => ({ layers: [{ kind: "user", label: "u", ...more }] });

  it.each([
    ["[]", "", "It cannot be read: it is not an object. Use an object: {…}."],
    ['{ "layers": [ }', "", /^It cannot be read: /],
    ["{}", "", 'The field "layers" is missing. Add it.'],
    ['{ "layers": [], "discoverd": {} }', "/discoverd", 'Unknown field "discoverd". Did you mean "discovered"?'],
    ['{ "layers": [], "__proto__": {} }', "/__proto__", /^Unknown field "__proto__"\. Remove it/],
    ['{ "layers": {} }', "/layers", '"layers" must be an array, not an object. Use an array.'],
    ['{ "layers": [3] }', "/layers/0", "This item must be an object, not an integer. Use an object."],
    [layer({}), "/layers/0", /^A layer has neither "text" nor "value"\./],
    [layer({ text: "{}", value: {} }), "/layers/0", /^A layer has both "text" and "value"\./],
    [layer({ text: {} }), "/layers/0/text", '"text" must be a string, not an object. Use a string.'],
    [layer({ text: null }), "/layers/0/text", '"text" must be a string, not null. Use a string.'],
    [layer({ value: 1, valu: 1 }), "/layers/0/valu", 'Unknown field "valu". Did you mean "value"?'],
    [layer({ value: {}, name: 1 }), "/layers/0/name", '"name" must be a string, not an integer. Use a string.'],
    [
      layer({ value: {}, kind: "usr" }),
      "/layers/0/kind",
      'Unknown kind of layer "usr". Use "enforced", "user" or "default".',
    ],
    [
      layer({ value: {}, kind: 1 }),
      "/layers/0/kind",
      /^"kind" must be "enforced", "user" or "default", not an integer\./,
    ],
    [layer({ value: {}, label: "" }), "/layers/0/label", /^The label is empty\./],
    [layer({ value: {}, label: [] }), "/layers/0/label", /^"label" must be a string, not an array\./],
    [layer({ value: {}, label: "l".repeat(LAYER_LABEL_MAX_CHARACTERS + 1) }), "/layers/0/label", /^The label has 257 /],
    [{ layers: [{ value: {}, label: "u" }] }, "/layers/0", 'The field "kind" is missing. Add it.'],
    [
      { layers: Array.from({ length: LAYERS_MAX + 1 }, () => user({})) },
      "/layers",
      /^There are \d+ layers, and at most \d+ are allowed\./,
    ],
    [{ layers: [], discovered: [] }, "/discovered", /^"discovered" must be an object, not an array\./],
    [
      '{ "layers": [], "discovered": { "__proto__": [] } }',
      "/discovered/__proto__",
      'No provider can have the id "__proto__". Remove it.',
    ],
    [{ layers: [], discovered: { "a/b": {} } }, "/discovered/a~1b", /^"a\/b" must be an array, not an object\./],
    [{ layers: [], discovered: { a: ["m"] } }, "/discovered/a/0", /^This item must be an object, not a string\./],
    [
      { layers: [], discovered: { a: [{ name: "M" }] } },
      "/discovered/a/0",
      'The "id" of the model is missing. Add it.',
    ],
    [{ layers: [], discovered: { a: [{ id: 1 }] } }, "/discovered/a/0/id", /^"id" must be a string/],
    [{ layers: [], discovered: { a: [{ id: "" }] } }, "/discovered/a/0/id", /^The model's id is empty\./],
    [
      { layers: [], discovered: { a: [{ id: "m", maxInputTokens: "8" }] } },
      "/discovered/a/0/maxInputTokens",
      /must be a positive integer, not a string/,
    ],
    [
      { layers: [], discovered: { a: [{ id: "m", supportsTools: 1 }] } },
      "/discovered/a/0/supportsTools",
      /must be true or false, not an integer/,
    ],
    [
      { layers: [], discovered: { a: [{ id: "m", thinkingEffortLevels: [1] }] } },
      "/discovered/a/0/thinkingEffortLevels",
      /must be an array of strings/,
    ],
    [
      { layers: [], discovered: { a: [{ id: "m", baseUrl: null }] } },
      "/discovered/a/0/baseUrl",
      /^"baseUrl" must be a string, not null\./,
    ],
  ])("says what is wrong with %j", async (body, pointer, sentences) => {
    const response = await resolve(body);
    expect(response.status).toBe(400);
    const answer = await response.json<{ code: number; error: string; payload: { mistakes: { message: string }[] } }>();
    expect(answer).toMatchObject({
      code: 25,
      payload: { pointer, mistakes: [{ pointer, range: { start: {} } }], omitted: 0 },
    });
    const said = answer.error.replace(/^The body is not valid\. Line \d+, column \d+: /, "");
    if (typeof sentences === "string") expect(said).toBe(sentences);
    else expect(said).toMatch(sentences);
  });

  it("counts the discovered models of all providers", async () => {
    const a = Array.from({ length: DISCOVERED_MAX_MODELS }, () => ({ id: "m" }));
    expect((await resolve({ layers: [], discovered: { a } })).status).toBe(200);
    const response = await resolve({ layers: [], discovered: { a, b: [{ id: "m" }] } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: expect.stringContaining("There are 10001 discovered models, and at most 10000 are allowed."),
      payload: { pointer: "/discovered" },
    });
  });

  it("says all that is wrong, with places, up to a bound", async () => {
    const items = Array.from({ length: REQUEST_MAX_LISTED_MISTAKES + 5 }, () => "1").join(", ");
    const response = await resolve(`{\n  "layers": [],\n  "discovered": { "a": [${items}] }\n}`);
    const answer = await response.json<{ error: string; payload: { mistakes: object[]; omitted: number } }>();
    expect(answer.error).toBe(
      "The body is not valid. Line 3, column 25: This item must be an object, not an integer. Use an object. Errors beside this one: 24.",
    );
    expect(answer.payload.mistakes).toHaveLength(REQUEST_MAX_LISTED_MISTAKES);
    expect(answer.payload.omitted).toBe(5);
  });

  it.each(["?explain=maybe", "?modl=a", "?provider=", "?configured-layers=1", "?explain=true&explain=true"])(
    "refuses the query %s",
    async (query) => {
      const response = await resolve({ layers: [] }, query);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 25, payload: { accepted: expect.any(Array) } });
    },
  );

  it("says what to send in place of nothing", async () => {
    const response = await resolve("");
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 25,
      error: 'The body is empty. Send an object with "layers" as the body.',
      payload: null,
    });
  });

  it.each(["multipart/form-data; boundary=x", "application/x-www-form-urlencoded"])("refuses %s", async (type) => {
    const response = await resolve("{}", "", type);
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: 415, payload: { accepted: expect.any(Array) } });
  });

  it("refuses a body that is too large", async () => {
    expect((await resolve("{}".padEnd(REQUEST_MAX_BYTES + 1))).status).toBe(413);
  });

  it("repeats no secret of it", async () => {
    const secret = `ghp_${"a1B2".repeat(9)}`;
    const bodies = [
      { [secret]: 1 },
      { layers: [{ kind: secret, label: 1, [secret]: 1 }], discovered: { [secret]: 1 } },
    ];
    const texts = await Promise.all(bodies.map(async (body) => (await resolve(body)).text()));
    expect(texts.join("\n")).not.toContain(secret);
  });
});

describe("an answer that would be too large", () => {
  const discovered = { provider_a: Array.from({ length: DISCOVERED_MAX_MODELS }, (_, index) => ({ id: `m${index}` })) };
  const layers = [user({ providers: { provider_a: { baseUrl: `https://a.example/v1/${"x".repeat(10_000)}` } } })];

  it("is refused, with what makes it smaller", async () => {
    const response = await resolve({ layers, discovered });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      code: 413,
      error:
        "The answer would be longer than 8388608 characters. Narrow it with ?provider= and ?model=, leave origins out with ?explain=false, or send fewer models.",
      payload: { max_answer_characters: RESOLUTION_MAX_CHARACTERS },
    });
  });

  it("is given once it is narrowed", async () => {
    const response = await resolve({ layers, discovered }, "?model=m7");
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ catalog: { providers: [{ models: [{ id: "m7" }] }] } });
  });

  it("is refused before the origins of more headers are found than could be told", async () => {
    const customHeaders = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`X-${index}`, ""]));
    const many = [user({ providers: { provider_a: { customHeaders } } })];
    expect((await resolve({ layers: many })).status).toBe(413);
    expect((await resolve({ layers: many }, "?provider=provider_b")).status).toBe(200);
    expect((await resolve({ layers: many }, "?explain=false")).status).toBe(200);
  });
});
