import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { compareSides, LAYERS_MAX, type Side, shippedVocabulary } from "../../../shared/index.ts";
import { ROUTES } from "../../../worker/app/index.ts";
import { createRouter } from "../../../worker/app/router.ts";
import { requestContext } from "../../../worker/platform/context.ts";

const request = (body: unknown, query = "") =>
  new Request(`https://steward.example/v1/diff${query}`, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  });

const diff = (body: unknown, query?: string) => exports.default.fetch(request(body, query));

const stack = (value: unknown, discovered = {}) => ({ layers: [{ kind: "user", label: "u", value }], discovered });
const NOTHING = { layers: [] };

describe("POST /v1/diff", () => {
  it("answers the changes, and whether one of them opens something", async () => {
    const layersOf = (baseUrl: string) =>
      [{ kind: "user", label: "u", text: JSON.stringify({ providers: { provider_a: { baseUrl } } }) }] as const;
    const before = { layers: layersOf("https://a.example/v1") };
    const after = { layers: layersOf("https://b.example/v1") };
    const response = await diff({ before, after });
    expect(response.status).toBe(200);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    const [old, now] = [before, after].map((side): Side => ({ ...side, vocabulary: shippedVocabulary }));
    const changes = old && now ? compareSides(old, now).changes : [];
    expect(changes.map(({ effect, kind }) => [effect, kind])).toEqual([
      ["opens", "destination-added"],
      ["moves", "connection-changed"],
    ]);
    expect(await response.json()).toEqual({
      changes: JSON.parse(JSON.stringify(changes)),
      widens: true,
      diagnostics: { before: [], after: [] },
      omitted: { before: 0, after: 0 },
    });
  });

  it("supposes the models that either side names, unless one says which there are", async () => {
    const layers = (baseUrl?: string) => [
      {
        kind: "user",
        label: "file",
        value: {
          providers: { provider_a: { models: { overrides: { m: baseUrl === undefined ? {} : { baseUrl } } } } },
        },
      },
    ];
    const [before, after] = [{ layers: layers() }, { layers: layers("https://elsewhere.example/v1") }];
    const supposed = {
      changes: [
        { effect: "opens", kind: "destination-added", model: "m" },
        { effect: "moves", kind: "model-moved", model: "m" },
      ],
      widens: true,
    };
    expect(await (await diff({ before, after })).json()).toMatchObject(supposed);
    const discovered = { provider_a: [{ id: "other" }] };
    const known = { before: { ...before, discovered }, after: { ...after, discovered } };
    expect(await (await diff(known)).json()).toMatchObject({ changes: [], widens: false });
  });

  it("finds nothing between equal sides", async () => {
    const side = stack({ providers: { provider_a: { enabled: false } } });
    expect(await (await diff({ before: side, after: side })).json()).toMatchObject({ changes: [], widens: false });
  });

  it("says that none widens access where something is closed", async () => {
    const answer = await (
      await diff({ before: NOTHING, after: stack({ providers: { provider_a: { enabled: false } } }) })
    ).json();
    expect(answer).toMatchObject({ changes: [{ effect: "breaks", kind: "provider-unavailable" }], widens: false });
  });

  it("says what has no effect, of each side", async () => {
    expect(await (await diff({ before: stack({ a: 1 }), after: stack({ b: 1, c: 1 }) })).json()).toMatchObject({
      diagnostics: { before: [{ pointer: "/a" }], after: [{ pointer: "/b" }, { pointer: "/c" }] },
    });
  });

  it("shows no secret", async () => {
    const provider = (n: number) => ({
      baseUrl: `https://us3r:pw${n}@a.example/v1?k=qu3ry${n}`,
      customHeaders: { "X-T": `h3ader${n}` },
    });
    const sides = [1, 2].map((n) => stack({ providers: { provider_a: provider(n) } }, { provider_a: [{ id: "m" }] }));
    const text = await (await diff({ before: sides[0], after: sides[1] })).text();
    expect(text).not.toMatch(/us3r|pw\d|qu3ry|h3ader/);
    expect(text).toContain("connection-changed");
  });

  it.each([
    [
      "as a text, with the line of the cause",
      '{\n  "rules": { "unknown-key": "off" }\n}',
      { position: { line: 2, column: 29 } },
    ],
    ["as JSON", { rules: { "unknown-key": "off" } }, {}],
  ])("compares the policies of the sides, %s", async (_, policy, position) => {
    const text = "The rule `unknown-key` no longer reports anything.";
    const answer: object = await (await diff({ before: NOTHING, after: { ...NOTHING, policy } })).json();
    expect(answer).toMatchObject({
      changes: [
        {
          effect: "opens",
          kind: "policy-loosened",
          text,
          cause: { side: "after", place: { kind: "policy", pointer: "/rules/unknown-key", ...position } },
        },
      ],
      widens: true,
    });
    expect(await (await diff({ before: { ...NOTHING, policy }, after: { ...NOTHING, policy } })).json()).toMatchObject({
      changes: [],
    });
  });

  it("takes the deployment's policy for a side that has none", async () => {
    const POLICY = '{ "rules": { "unknown-key": "off" } }';
    const sent = request({ before: NOTHING, after: { ...NOTHING, policy: {} } });
    const response = await createRouter(ROUTES).fetch(sent, requestContext(sent, { ...env, POLICY }));
    expect(await response.json()).toMatchObject({ changes: [{ effect: "none" }], widens: false });
  });

  it("resolves both sides within the layers of the Worker, where that is asked for", async () => {
    const ENFORCED_LAYER = '{ "providers": { "provider_a": { "enabled": false } } }';
    const body = { before: NOTHING, after: stack({ providers: { provider_a: { enabled: false } } }) };
    const send = async (query: string) => {
      const sent = request(body, query);
      const response = await createRouter(ROUTES).fetch(sent, requestContext(sent, { ...env, ENFORCED_LAYER }));
      const { changes }: { changes: unknown[] } = await response.json();
      return changes.length;
    };
    expect([await send(""), await send("?configured-layers=true")]).toEqual([1, 0]);
  });
});

describe("a comparison that cannot be made", () => {
  it.each([
    ["{}", "", 'The field "before" is missing.'],
    [{ before: NOTHING }, "", 'The field "after" is missing.'],
    [{ before: NOTHING, after: NOTHING, layers: [] }, "/layers", 'Unknown field "layers".'],
    [{ before: [], after: NOTHING }, "/before", '"before" must be an object, not an array.'],
    [{ before: NOTHING, after: {} }, "/after", 'The field "layers" is missing.'],
    [{ before: NOTHING, after: { layers: [1] } }, "/after/layers/0", "This item must be an object, not an integer."],
    [{ before: NOTHING, after: { layers: [], policy: 1 } }, "/after/policy", '"policy" must be an object or a string'],
    [
      { before: NOTHING, after: { layers: [], policy: { rules: { "unknown-ky": "off" } } } },
      "/after/policy",
      'The policy is not valid. Line 1, column 11: Unknown rule "unknown-ky".',
    ],
    [{ before: NOTHING, after: { layers: [], vocabulary: {} } }, "/after/vocabulary", 'Unknown field "vocabulary".'],
    [
      { before: NOTHING, after: { layers: [], discovered: 1 } },
      "/after/discovered",
      '"discovered" must be an object, not an integer.',
    ],
    [
      { before: NOTHING, after: { layers: Array.from({ length: LAYERS_MAX + 1 }, () => 1) } },
      "/after/layers",
      "layers, and at most",
    ],
  ])("says what is wrong with %j", async (body, pointer, message) => {
    const response = await diff(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 25,
      error: expect.stringContaining(message),
      payload: { pointer },
    });
  });

  it("says of both sides what is wrong", async () => {
    expect(await (await diff({ before: { layers: 1 }, after: { layers: 2 } })).json()).toMatchObject({
      payload: { mistakes: [{ pointer: "/before/layers" }, { pointer: "/after/layers" }] },
    });
  });

  it.each(["?provider=provider_a", "?explain=false", "?configured-layers=yes"])(
    "refuses the query %s",
    async (query) => {
      expect((await diff({ before: NOTHING, after: NOTHING }, query)).status).toBe(400);
    },
  );

  it("refuses an answer that would be too large", async () => {
    const id = "x".repeat(1_000);
    const custom = { providers: { custom: { [id]: { type: "provider-b-compatible" } } } };
    const discovered = { [id]: Array.from({ length: 10_000 }, (_, index) => ({ id: `m${index}` })) };
    const response = await diff({ before: stack(custom), after: stack(custom, discovered) });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      error: expect.stringContaining("Compare fewer providers and models at once."),
    });
  });
});
