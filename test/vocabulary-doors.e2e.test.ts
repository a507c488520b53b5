import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestHarness } from "wrangler";
import { runTerminal } from "./action/support/terminal.ts";
import { listenMigrated } from "./support/migrated-database.ts";

const page = readFileSync(new URL("../docs/vocabulary.md", import.meta.url), "utf8");
const [VOCABULARY = ""] = Array.from(page.matchAll(/```jsonc\n([^]*?\n)```/g), ([, text]) => text);

const MODEL = {
  id: "own",
  name: "Own",
  maxContextLength: 8_192,
  supportsImages: false,
  supportsToolResultImages: false,
  supportsTools: true,
  supportsWebSearch: false,
};

/** Configurations by the vocabulary that `docs/vocabulary.md` shows: right ones, and with mistakes in its names. */
const FILES: Readonly<Record<string, string>> = {
  "right.jsonc": JSON.stringify({
    $schema: "./provider-config.schema.json",
    providers: {
      north: { baseUrl: "https://north.example.com/v2", account: { region: "eu-1" }, models: { custom: [MODEL] } },
      local: { protocol: "north-chat" },
      custom: { gateway: { type: "open-compatible" } },
    },
  }),
  "names.jsonc": `{
  "providers": {
    "provider_a": {}, // of the specification
    "nort": { "enabled": true },
    "north": { "cloud": {}, "acount": {}, "account": { "regoin": 1 }, "protocol": "open-chatt" },
    "local": { "account": {}, "enabled": 1, "endpoints": { "provider-b-chat": "https://local.example.com" } },
    "custom": { "north": { "type": "open-compatible" }, "gateway": { "type": "open" }, "other": {} }
  }
}`,
  "urls.jsonc": `{
  "providers": {
    "north": { "baseUrl": "https://north.example.com", "customHeaders": { "North-Version": "1" } },
    "custom": { "gateway": { "type": "open-compatible", "protocol": "north-chat", "baseUrl": "https://h.example.com/v2/messages" } }
  }
}`,
  "syntax.jsonc": '{ "providers": { "north": ',
};

const worker = createTestHarness({
  root: fileURLToPath(new URL("..", import.meta.url)),
  workers: [{ configPath: "wrangler.toml", vars: { VOCABULARY } }],
});
let folder: string;

beforeAll(async () => {
  await listenMigrated(worker);
  folder = mkdtempSync(join(tmpdir(), "doors-"));
  writeFileSync(join(folder, "vocabulary.jsonc"), VOCABULARY);
  for (const [path, text] of Object.entries(FILES)) writeFileSync(join(folder, path), text);
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await worker.close();
});

async function inTerminal(...args: readonly string[]): Promise<string> {
  return (await runTerminal([...args, "--vocabulary", "vocabulary.jsonc"], { folder })).stdout;
}

async function overHttp(path: string, body: string): Promise<Record<string, unknown>> {
  const headers = { "Content-Type": "application/json" };
  const response = await worker.fetch(path, { method: "POST", headers, body });
  return Object(await response.json());
}

const layersOf = (path: string) => ({ layers: [{ kind: "user", label: path, text: FILES[path] ?? "" }] });

test("the same diagnostics come from the terminal and over HTTP", async () => {
  const paths = Object.keys(FILES);
  const report: { files: readonly { diagnostics: readonly { rule: string }[] }[] } = JSON.parse(
    await inTerminal("validate", "--format", "json", ...paths),
  );
  const answers = await Promise.all(
    Object.entries(FILES).map(async ([path, text]) => ({ path, ...(await overHttp("/v1/validate", text)) })),
  );
  expect(report.files).toEqual(answers);
  const [right, ...broken] = report.files.map(({ diagnostics }) => diagnostics.map(({ rule }) => rule));
  expect(right).toEqual([]);
  expect(new Set(broken.flat())).toEqual(
    new Set([
      "custom-id",
      "missing-key",
      "operation-path",
      "reserved-header",
      "schema-reference",
      "syntax",
      "unknown-key",
      "unknown-provider",
      "unknown-value",
      "version-segment",
      "wrong-type",
    ]),
  );
});

test("the same catalogue and the same changes come from both", async () => {
  const resolved = JSON.parse(await inTerminal("resolve", "--explain", "--format", "json", "right.jsonc"));
  const { catalog } = await overHttp("/v1/resolve", JSON.stringify(layersOf("right.jsonc")));
  expect(resolved.catalog).toEqual(catalog);
  expect(resolved.catalog.providers.map(({ id }: { readonly id: string }) => id)).toEqual([
    "north",
    "local",
    "gateway",
  ]);

  const compared = JSON.parse(await inTerminal("diff", "--format", "json", "right.jsonc", "urls.jsonc"));
  const sides = { before: layersOf("right.jsonc"), after: layersOf("urls.jsonc") };
  const { changes } = await overHttp("/v1/diff", JSON.stringify(sides));
  expect(new Set(compared.changes)).toEqual(new Set(Object(changes)));
  expect(compared.changes.length).toBeGreaterThan(3);
});

test("the schema that the terminal prints is the one that is served", async () => {
  const response = await worker.fetch("/schemas/provider-config/v1.json");
  expect(await inTerminal("schema")).toBe(await response.text());
});
