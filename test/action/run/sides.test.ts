import { expect, it } from "vitest";
import { type Files, openPullRequest } from "../support/pull-request.ts";
import type { ActionRun } from "../support/run-action.ts";
import { useGitHub } from "../support/scenario.ts";

const { current, run } = useGitHub();

const SCHEMA = '"$schema": "provider-config.schema.json"';

function config(providers: unknown): string {
  return `{ ${SCHEMA}, "providers": ${JSON.stringify(providers)} }\n`;
}

const POLICY = '{ "layers": { "enforced": "enforced.json" } }\n';
const CLOSED = config({ provider_g: { enabled: false }, provider_b: { models: { allow: ["small"] } } });
const TARGET = { GITHUB_EVENT_NAME: "pull_request_target" };
const PASTED = config({
  provider_a: { customHeaders: { Authorization: "Bearer ghs_16C7e42F292c6912E7710c838347Ae178B4a" } },
});

type Facts = readonly (readonly [
  path: string,
  effect: string,
  kind: string,
  provider: string | null,
  setting: string | null,
])[];

/** The changes of each file that have an effect, and the reasons why something is not known, by the output. */
function factsOf({ outputs }: ActionRun): { readonly facts: Facts; readonly unknown: readonly string[] } {
  const { changes, files } = JSON.parse(outputs["changes"] ?? '{ "changes": [], "files": [] }');
  const facts = changes
    .filter(({ effect }: any) => effect !== "none")
    .flatMap(({ effect, kind, provider, setting, files: paths }: any) =>
      paths.map((path: string) => [path, effect, kind, provider, setting]),
    );
  const unknown = files.flatMap((file: any) =>
    [file.reason ?? [], file.notCompared ?? []].flat().map((reason: string) => `${file.path}: ${reason}`),
  );
  return { facts, unknown };
}

async function change(base: Files, head: Files, more: Parameters<typeof run>[1] = {}): Promise<ActionRun> {
  const pull = openPullRequest(current(), { "README.md": "", ...base }, head);
  return run(pull, { ...more, inputs: { "fail-on": "widens", ...more.inputs } });
}

const CLOSED_BASE = { ".provider-steward.json": POLICY, "enforced.json": CLOSED };

it.each([
  ["an event of the pull request", {}],
  ["an event of the base branch", TARGET],
])(
  "a pull request that touches only settings fails where it opens the enforced layer, on %s",
  async (_, environment) => {
    const opened = config({ provider_g: { enabled: true }, provider_b: { models: { allow: [] } } });
    const result = await change(CLOSED_BASE, { "enforced.json": opened }, { environment });
    expect(factsOf(result)).toEqual({
      facts: expect.arrayContaining([
        ["enforced.json", "opens", "enforced-value-removed", "provider_g", "enabled"],
        ["enforced.json", "opens", "provider-available", "provider_g", null],
        ["enforced.json", "opens", "enforced-value-removed", "provider_b", "models/allow"],
        ["enforced.json", "opens", "every-model-offered", "provider_b", null],
      ]),
      unknown: [],
    });
    expect(result).toMatchObject({ exitCode: 1, outputs: { valid: "true", widens: "true" } });
  },
);

it("a pull request that tightens the policy finds what now violates it where that stands, and fails for it", async () => {
  const at = (host: string) => config({ provider_c: { baseUrl: `https://${host}` } });
  const policy = (hosts: readonly string[]) => JSON.stringify({ approvedHosts: hosts });
  const files = {
    ".provider-steward.json": policy(["*.example.com"]),
    "a/providers.json": at("a.example.com"),
    "b/providers.json": at("b.example.com"),
    "old/providers.json": at("elsewhere.example.net"),
  };
  const result = await change(
    files,
    { ".provider-steward.json": policy(["a.example.com"]) },
    {
      inputs: { "fail-on": "error" },
    },
  );
  const errors = result.stdout.filter((line) => line.startsWith("::error title="));
  expect(errors).toEqual([
    expect.stringMatching(/^::error title=Provider Steward%3A host-not-allowed,file=b\/providers\.json,line=\d+/),
  ]);
  expect(result.exitCode).toBe(1);
});

it("a pull request that touches only settings keeps what it finds by new settings on lines that the change does not touch", async () => {
  const text = (more: string) =>
    `{\n  "$schema": "s.json",\n  "providers": {\n    "provider_c": { "baseUrl": "https://b.example.com" },${more}\n  }\n}\n`;
  const policy = (hosts: readonly string[]) => JSON.stringify({ approvedHosts: hosts });
  const files = {
    ".provider-steward.json": policy(["*.example.com"]),
    "b/providers.json": text(""),
    "c/providers.json": "{}\n",
  };
  const head = {
    ".provider-steward.json": policy(["a.example.com"]),
    "b/providers.json": text('\n\n\n\n\n    "provider_b": { "enabled": false }'),
  };
  const result = await change(files, head, { inputs: { "fail-on": "error", "only-changed-lines": "true" } });
  expect(result.stdout.filter((line) => line.startsWith("::error title="))).toEqual([
    expect.stringMatching(/host-not-allowed,file=b\/providers\.json,line=4/),
  ]);
});

it("a pull request that touches only settings does not take a policy with a mistake for one that is loosened", async () => {
  const before = { ".provider-steward.json": '{ "approvedHosts": ["api.example.com"] }\n' };
  const head = { ".provider-steward.json": '{ "approvedHost": [] }\n', "providers.json": config({}) };
  const result = await change(before, head);
  const reason =
    'The policy file ".provider-steward.json" cannot be used. Unknown key "approvedHost" at the top level.';
  expect(factsOf(result)).toEqual({
    facts: [],
    unknown: [`.provider-steward.json: ${reason}`, `providers.json: ${reason}`],
  });
  expect(result.exitCode).toBe(1);
  expect(result.outputs).not.toHaveProperty("widens");
  const fixed = await change(head, { ...before, "providers.json": config({ provider_a: { enabled: false } }) });
  expect(factsOf(fixed).unknown).toEqual([
    `.provider-steward.json: Before the change: ${reason}`,
    `providers.json: Before the change: ${reason}`,
  ]);
  expect(fixed.outputs).not.toHaveProperty("widens");
});

it("a new layer is compared with none before it, and a removed one with none after it", async () => {
  const added = await change({ "a/providers.json": config({}) }, CLOSED_BASE);
  expect(factsOf(added).facts).toEqual([
    ["a/providers.json", "breaks", "every-model-withdrawn", "provider_b", null],
    ["a/providers.json", "breaks", "provider-unavailable", "provider_g", null],
  ]);
  expect(added.outputs["widens"]).toBe("false");
  const removed = await change(CLOSED_BASE, { ".provider-steward.json": null, "enforced.json": null });
  expect(factsOf(removed).facts).toEqual(
    expect.arrayContaining([
      [".provider-steward.json", "opens", "policy-loosened", null, "layers/enforced"],
      [".provider-steward.json", "opens", "provider-available", "provider_g", null],
    ]),
  );
});

it("a pull request that touches only settings says that it is not known where a layer cannot be read on one side", async () => {
  const result = await change({ ...CLOSED_BASE, "enforced.json": "{" }, { "enforced.json": config({}) });
  expect(factsOf(result)).toEqual({
    facts: [],
    unknown: [
      'enforced.json: Before the change: The enforced layer "enforced.json" disables every provider: a "}" is missing here.',
    ],
  });
  expect(result).toMatchObject({ exitCode: 1, outputs: { valid: "true" } });
  expect(result.outputs).not.toHaveProperty("widens");
});

it("a layer may be renamed with the policy that names it", async () => {
  const policyOf = (path: string) => ({ ".provider-steward.json": `{ "layers": { "enforced": "${path}" } }\n` });
  const result = await change(
    { ...policyOf("e/providers.json"), "e/providers.json": CLOSED, "x/providers.json": config({}) },
    { ...policyOf("f/providers.json"), "e/providers.json": null, "f/providers.json": CLOSED },
  );
  expect(factsOf(result)).toEqual({ facts: [], unknown: [] });
  expect(result).toMatchObject({ exitCode: 0, outputs: { widens: "false" } });
});

it("a pull request whose base branch's policy holds is compared by what it brings itself, and checked by what the base branch has", async () => {
  const base = { ".provider-steward.json": '{ "rules": { "secret-in-header": "error" } }\n' };
  const head = { ".provider-steward.json": '{ "rules": { "secret-in-header": "off" } }\n', "providers.json": PASTED };
  const result = await change(base, head, { environment: TARGET });
  expect(factsOf(result).facts).toContainEqual([
    ".provider-steward.json",
    "opens",
    "policy-loosened",
    null,
    "rules/secret-in-header",
  ]);
  expect(Number(result.outputs["error-count"])).toBeGreaterThan(0);
});

const LINK = { linkTo: "../x/providers.json" };

it("a symbolic link in place of a layer leaves the effect unknown", async () => {
  const files = { ".provider-steward.json": POLICY, "enforced.json": CLOSED };
  const pull = openPullRequest(current(), files, { "enforced.json": LINK });
  const result = await run(pull);
  expect(result.summary).toContain("enforced.json");
  expect(result).toMatchObject({ exitCode: 1, outputs: {} });
  const target = await run(pull, { environment: TARGET });
  expect(target).toMatchObject({ exitCode: 1, outputs: {} });
  expect(target.summary).toContain("Its path leads to a symbolic link");
});
