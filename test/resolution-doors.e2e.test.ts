import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestHarness } from "wrangler";
import { createGitHub } from "./action/support/github.ts";
import { openPullRequest } from "./action/support/pull-request.ts";
import { runAction } from "./action/support/run-action.ts";
import { runTerminal } from "./action/support/terminal.ts";
import { listenMigrated } from "./support/migrated-database.ts";

const MODEL = {
  name: "Local",
  maxContextLength: 8_192,
  supportsImages: false,
  supportsToolResultImages: false,
  supportsTools: true,
  supportsWebSearch: false,
};

const BEFORE = `{
  "providers": {
    "provider_a": {
      "baseUrl": "https://gateway.example.com/v1",
      "models": { "allow": ["small"], "deny": ["large"] }
    },
    "provider_b": { "enabled": false }
  }
}
`;

const AFTER = `{
  "providers": {
    "provider_a": {
      "baseUrl": "http://other.example.com/v1",
      "models": { "deny": ["small"], "overrides": { "large": { "maxOutputTokens": 8000 } } }
    },
    "provider_b": { "enabled": true, "customHeaders": { "X-Tenant": "research" } },
    "custom": {
      "gateway": { "baseUrl": "https://lab.example.com/v1", "models": { "discovery": "off", "custom": [${JSON.stringify({ id: "local", ...MODEL })}] } }
    }
  }
}
`;

const ENFORCED = { providers: { provider_a: { models: { overrides: { large: { protocol: "provider-b-chat" } } } } } };
const DEFAULT = {
  providers: {
    provider_b: { models: { deny: ["old"] } },
    custom: { gateway: { type: "provider-b-compatible", protocol: "provider-b-chat" } },
  },
};

/** The models that the two sides name without declaring them: a command without a network can suppose no others. */
const SUPPOSED = { provider_a: [{ id: "small" }, { id: "large" }], provider_b: [{ id: "old" }] };

const FILES = {
  ".provider-steward.json": '{ "layers": { "enforced": "layers/enforced.json", "default": "layers/default.json" } }\n',
  "layers/enforced.json": JSON.stringify(ENFORCED),
  "layers/default.json": JSON.stringify(DEFAULT),
};

const AROUND = [
  { kind: "enforced", label: "layers/enforced.json", text: JSON.stringify(ENFORCED) },
  { kind: "default", label: "layers/default.json", text: JSON.stringify(DEFAULT) },
];

const worker = createTestHarness({
  root: fileURLToPath(new URL("..", import.meta.url)),
  workers: [{ configPath: "wrangler.toml" }],
});
let folder: string;

beforeAll(async () => {
  await listenMigrated(worker);
  folder = mkdtempSync(join(tmpdir(), "resolution-"));
  const files = { ...FILES, "before.jsonc": BEFORE, "after.jsonc": AFTER, "models.json": JSON.stringify(SUPPOSED) };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await worker.close();
});

async function inTerminal(...args: readonly string[]): Promise<string> {
  return (await runTerminal(args, { folder })).stdout;
}

async function overHttp(path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { "Content-Type": "application/json" };
  const response = await worker.fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  return Object(await response.json());
}

function sideOf(label: string, text: string): object {
  return { layers: [...AROUND, { kind: "user", label, text }], discovered: SUPPOSED };
}

test("a model resolves in the terminal as over HTTP", async () => {
  const args = ["resolve", "after.jsonc", "--discovered", "models.json", "--explain", "--format", "json"];
  const { catalog } = JSON.parse(await inTerminal(...args));
  const response = await overHttp("/v1/resolve", sideOf("after.jsonc", AFTER));
  expect(catalog).toEqual(response["catalog"]);
  expect(catalog.providers[0].models[1]).toMatchObject({
    id: "large",
    offered: true,
    maxOutputTokens: 8_000,
    protocol: "provider-b-chat",
    baseUrl: "http://other.example.com/v1",
    origins: { protocol: { place: { kind: "layer", layer: "enforced" }, rule: "override" } },
  });
});

test("a change does in the terminal and on a pull request what it does over HTTP", async () => {
  const sides = { before: sideOf("before.jsonc", BEFORE), after: sideOf("after.jsonc", AFTER) };
  const { changes } = await overHttp("/v1/diff", sides);
  const { changes: shown } = JSON.parse(await inTerminal("diff", "before.jsonc", "after.jsonc", "--format", "json"));
  expect(shown).toEqual(changes);
  expect(new Set(shown.map(({ effect }: { effect: unknown }) => effect)).size).toBe(3);

  const sentences = (await inTerminal("diff", "before.jsonc", "after.jsonc")).split("\n").flatMap(sentenceIn);
  expect(sentences).toEqual(shown.map(({ text }: { text: unknown }) => text));
  const github = createGitHub();
  const base = { ...FILES, "providers.jsonc": BEFORE };
  const { event } = openPullRequest(github, base, { "providers.jsonc": AFTER });
  const { summary } = await runAction({ github, event, inputs: { "fail-on": "never" } });
  const said = summary.split("\n").filter((line) => line.startsWith("- "));
  expect(said).toEqual(sentences.map((sentence) => expect.stringContaining(`- ${sentence}`)));
});

/** The line of a change; the lines of its cause are indented further. */
function sentenceIn(line: string): readonly string[] {
  const [, sentence] = /^ {2}(\S.*)$/.exec(line) ?? [];
  return sentence === undefined ? [] : [sentence];
}
