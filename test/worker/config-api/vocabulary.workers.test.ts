import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { buildSchema, PRESETS } from "../../../shared/index.ts";
import { ROUTES } from "../../../worker/app/index.ts";
import { createRouter } from "../../../worker/app/router.ts";
import { requestContext } from "../../../worker/platform/context.ts";

const NAMED = "https://posit.co/schemas/providers.schema.json";
const SILENT = "./provider-config.schema.json";
const SPECIFICATION = "?vocabulary=specification";
const POSIT = "?vocabulary=posit-assistant";

/** Asks a deployment with these variables. */
async function send(path: string, body?: string | FormData, own: object = {}) {
  const headers = typeof body === "string" ? { "Content-Type": "application/json" } : {};
  const init = body === undefined ? {} : { method: "POST", body, headers };
  const request = new Request(`https://steward.example${path}`, init);
  return createRouter(ROUTES).fetch(request, requestContext(request, { ...env, ...own }));
}

function textOf($schema: string): string {
  return JSON.stringify({ $schema, providers: { openai: { enabled: false } } });
}

function formOf($schema: string, parts: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries({ file: textOf($schema), ...parts })) form.set(name, text);
  return form;
}

const POLICY = '{ "vocabulary": "posit-assistant" }';

describe("the vocabulary of a request", () => {
  it.each<[string, boolean, string, string | FormData, object?]>([
    ["its parameter", true, POSIT, textOf(SILENT)],
    ["its parameter, before the deployment's", false, SPECIFICATION, textOf(SILENT), { VOCABULARY: "posit-assistant" }],
    ["its parameter, before the file's", false, SPECIFICATION, textOf(NAMED)],
    ["the deployment's", true, "", textOf(SILENT), { VOCABULARY: "posit-assistant" }],
    [
      "the deployment's, before a policy's",
      false,
      "",
      formOf(SILENT, { policy: POLICY }),
      { VOCABULARY: "specification" },
    ],
    ["the deployment's policy's", true, "", textOf(SILENT), { POLICY }],
    ["its policy's", true, "", formOf(SILENT, { policy: POLICY })],
    ["its policy's, before the file's", false, "", formOf(NAMED, { policy: '{ "vocabulary": "specification" }' })],
    ["the file's", true, "", textOf(NAMED)],
    ["the file's, for the layers, too", true, "", formOf(NAMED, { enforced: '{ "providers": { "gemini": {} } }' })],
    ["the specification's where nothing names one", false, "", textOf(SILENT)],
  ])("is %s", async (_, valid, query, body, own) => {
    expect(await (await send(`/v1/validate${query}`, body, own)).json()).toMatchObject({ valid });
  });

  it.each([
    ["its parameter", POSIT, SILENT],
    ["the file's", "", NAMED],
  ])("is %s in a resolution", async (_, query, $schema) => {
    const body = JSON.stringify({ layers: [{ kind: "user", label: "own", text: textOf($schema) }] });
    const answer = await (await send(`/v1/resolve${query}`, body)).json();
    expect(answer).toMatchObject({
      diagnostics: [],
      catalog: { providers: expect.arrayContaining([expect.objectContaining({ id: "openai", enabled: false })]) },
    });
  });

  it("is that of each side in a comparison", async () => {
    const side = ($schema: string, more: object = {}) => ({
      layers: [{ kind: "user", label: "own", text: textOf($schema) }],
      ...more,
    });
    const effects = async (query: string, sides: object) => {
      const answer: { changes: readonly { effect: string; provider: string }[] } = await (
        await send(`/v1/diff${query}`, JSON.stringify(sides))
      ).json();
      const told = answer.changes.map(({ effect, provider }) => `${effect} ${provider}`);
      return told.filter((one) => !one.startsWith("none"));
    };
    expect(await effects("", { before: side(SILENT), after: side(NAMED) })).toEqual([]);
    const policies = { before: side(SILENT), after: side(SILENT, { policy: POLICY }) };
    const ofPolicy = await effects("", policies);
    expect(ofPolicy).toEqual(expect.arrayContaining(["opens anthropic", "breaks provider_a"]));
    expect(await effects(POSIT, policies)).toEqual([]);
  });

  it("is its parameter's in the schema, else the deployment's", async () => {
    const path = "/schemas/provider-config/v1.json";
    const posit = JSON.parse(JSON.stringify(buildSchema(PRESETS["posit-assistant"])));
    expect(await (await send(`${path}${POSIT}`)).json()).toEqual(posit);
    expect(await (await send(path, undefined, { POLICY })).json()).toEqual(posit);
    const chosen = await send(`${path}${SPECIFICATION}`, undefined, { POLICY });
    expect(await chosen.json()).toEqual(JSON.parse(JSON.stringify(buildSchema(PRESETS.specification))));
  });

  it.each(["/v1/validate", "/v1/resolve", "/v1/diff", "/schemas/provider-config/v1.json"])(
    "is refused by %s where no vocabulary has the name, with the names that there are",
    async (path) => {
      const response = await send(`${path}?vocabulary=posit`, path.startsWith("/v1/") ? "{}" : undefined);
      expect(response.status).toBe(400);
      expect(await response.text()).toMatch(/specification.*posit-assistant/);
    },
  );
});
