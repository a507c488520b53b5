import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import {
  buildPolicySchema,
  buildSchema,
  buildVocabularySchema,
  configurableRules,
  shippedVocabulary,
} from "../../../shared/index.ts";

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

describe.each([
  ["/schemas/provider-config/v1.json", "shipped vocabulary", buildSchema(shippedVocabulary)],
  ["/schemas/policy/v1.json", "rules that a policy configures", buildPolicySchema(configurableRules)],
  ["/schemas/vocabulary/v1.json", "names of an assistant", buildVocabularySchema()],
])("GET %s", (path, subject, schema) => {
  const fetchSchema = (init?: RequestInit) => exports.default.fetch(`https://steward.example${path}`, init);

  it(`answers with the schema of the ${subject}, indented`, async () => {
    const response = await fetchSchema();
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("application/schema+json");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(await response.text()).toBe(`${JSON.stringify(schema, null, 2)}\n`);
  });

  it("names its bytes by a strong entity tag, the same each time", async () => {
    const [first, second] = await Promise.all([fetchSchema(), fetchSchema()]);
    expect(first.headers.get("ETag")).toBe(`"${await sha256(await first.arrayBuffer())}"`);
    expect(second.headers.get("ETag")).toBe(first.headers.get("ETag"));
    await second.body?.cancel();
  });

  it.each([
    ["the tag", (tag: string) => tag],
    ["the tag as a cache weakened it", (tag: string) => `W/${tag}`],
    ["a list with the tag", (tag: string) => `"other", ${tag}`],
    ["*", () => "*"],
  ])("answers 304 to %s", async (_name, ifNoneMatch) => {
    const tag = (await fetchSchema({ method: "HEAD" })).headers.get("ETag") ?? "";
    const response = await fetchSchema({ headers: { "If-None-Match": ifNoneMatch(tag) } });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
    expect(response.headers.get("ETag")).toBe(tag);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Content-Type")).toBeNull();
  });

  it("answers in full to another tag", async () => {
    const response = await fetchSchema({ headers: { "If-None-Match": '"other"' } });
    expect(response.status).toBe(200);
    await response.body?.cancel();
  });

  it("answers HEAD with the same headers and no body", async () => {
    const get = await fetchSchema({ headers: { "X-Correlation-ID": "same" } });
    const head = await fetchSchema({ method: "HEAD", headers: { "X-Correlation-ID": "same" } });
    expect(head.status).toBe(200);
    expect([...head.headers]).toEqual([...get.headers].filter(([name]) => name !== "content-length"));
    expect(await head.text()).toBe("");
    await get.body?.cancel();
  });
});

it("every schema of the catalogue is at its address", async () => {
  const response = await exports.default.fetch("https://steward.example/schemas/catalog.json");
  const { schemas }: { readonly schemas: readonly { readonly url: string }[] } = await response.json();
  const answers = await Promise.all(schemas.map(({ url }) => exports.default.fetch(url)));
  const types = answers.map((answer) => answer.headers.get("Content-Type"));
  expect(types).toEqual(schemas.map(() => "application/schema+json"));
  expect(types).toHaveLength(3);
  await Promise.all(answers.map((answer) => answer.text()));
});
