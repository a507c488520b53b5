import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestHarness } from "wrangler";
import { listenMigrated } from "../support/migrated-database.ts";

/** Unlike the runtime that the other tests run in, this one blocks code generation, as the hosted one does. */
const harness = createTestHarness({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  workers: [
    { configPath: "wrangler.toml" },
    {
      config: {
        name: "code-generator",
        main: "test/worker/fixtures/code-generator.ts",
        compatibility_date: "2026-09-01",
      },
    },
  ],
});

beforeAll(() => listenMigrated(harness));
afterAll(() => harness.close());

describe("a runtime that blocks code generation", () => {
  it.each(["/eval", "/new-function"])("a Worker that generates code fails (%s)", async (path) => {
    const generator = harness.getWorker("code-generator");
    const response = await generator.fetch(`https://generator.example${path}`, { method: "POST", body: "return 1" });
    expect(response.status).toBe(500);
    expect(await response.text()).toBe("EvalError: Code generation from strings disallowed for this context");
  });

  it.each([
    ["a valid file", '{ "providers": { "provider_b": { "baseUrl": "https://b.example/v1" } } }', true],
    ["a valid file with comments", '// us\n{ "providers": { "default": { "enabled": false, }, }, }', true],
    ["a file with a syntax error", '{ "providers": ', false],
    ["a file with an unknown key", '{ "providers": { "provider_d": {} } }', false],
    ["a file with a value of a wrong type", '{ "providers": { "provider_a": { "enabled": "no" } } }', false],
    ["a file with an incomplete custom entry", '{ "providers": { "custom": { "mine": { "endpoints": {} } } } }', false],
    ["a file with a credential", '{ "providers": { "provider_a": { "customHeaders": { "x-api-key": "k" } } } }', false],
  ])("ours checks %s", async (_name, body, valid) => {
    const headers = { "Content-Type": "application/json" };
    const response = await harness.fetch("/v1/validate", { method: "POST", headers, body });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ valid });
  });

  it("ours checks by a policy and within a layer", async () => {
    const parts = [
      ['"file"; filename="teams/a/providers.json"', '{ "provider": {} }'],
      ['"policy"', '{ "ignores": [{ "rule": "unknown-key", "files": ["teams/**"], "reason": "Fixed soon." }] }'],
      ['"default"', '{ "providers": {} }'],
    ].map(([name, content]) => `--x\r\nContent-Disposition: form-data; name=${name}\r\n\r\n${content}\r\n`);
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    const init = { method: "POST", headers, body: `${parts.join("")}--x--` };
    const response = await harness.fetch("/v1/validate", init);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ valid: true });
  });

  it("ours resolves and compares layers", async () => {
    const after = {
      layers: [{ kind: "user", label: "u", text: '{ "providers": { "provider_a": { "enabled": 1 } } }' }],
    };
    const init = { method: "POST", headers: { "Content-Type": "application/json" } };
    const resolved = await harness.fetch("/v1/resolve", { ...init, body: JSON.stringify(after) });
    expect(await resolved.json()).toMatchObject({ diagnostics: [{ pointer: "/providers/provider_a/enabled" }] });
    const compared = await harness.fetch("/v1/diff", {
      ...init,
      body: JSON.stringify({ before: { layers: [] }, after }),
    });
    expect(await compared.json()).toMatchObject({ changes: [], widens: false });
  });

  it.each(["provider-config", "policy"])("ours serves the schema of %s", async (kind) => {
    const response = await harness.fetch(`/schemas/${kind}/v1.json`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ $schema: "http://json-schema.org/draft-07/schema#" });
  });

  it("ours logs no error", () => {
    expect(harness.getLogs().filter(({ level }) => level === "error")).toEqual([]);
  });
});
