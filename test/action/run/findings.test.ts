import { expect, it } from "vitest";
import { BROKEN, useGitHub, WRONG } from "../support/scenario.ts";

const { open, run } = useGitHub();

function at(line: number, col: number, endColumn: number): string {
  return `file=apps/assistant/providers.jsonc,line=${line},endLine=${line},col=${col},endColumn=${endColumn}`;
}

it("the findings are annotations at their lines and columns, a summary with links to the head commit, and outputs", async () => {
  const pull = open({ "apps/assistant/providers.jsonc": BROKEN });
  const { exitCode, stdout, outputs, summary } = await run(pull);
  expect(stdout).toEqual([
    "Checked apps/assistant/providers.jsonc: 5 errors, 1 warning.",
    `::error title=Provider Steward%3A unknown-key,${at(6, 7, 15)}::Unknown key "baseURL" in "provider_a".%0ADid you mean "baseUrl"?`,
    `::error title=Provider Steward%3A reserved-header,${at(8, 9, 23)}::The header "Authorization" contains the credential, which must not be stored in this file.%0ARemove it, and revoke the credential in it.`,
    `::error title=Provider Steward%3A version-segment,${at(13, 18, 46)}::The base URL of "provider_b" has no path; its path must end in "/v1".%0AAppend "/v1" to the path.`,
    `::error title=Provider Steward%3A custom-id,${at(20, 7, 18)}::The custom provider id "provider_c" cannot be used: it is the id of a built-in provider.%0AUse another id.`,
    `::error title=Provider Steward%3A unknown-value,${at(21, 17, 39)}::"type" cannot be "provider-b-compatibel".%0ADid you mean "provider-b-compatible"?`,
    "::warning title=Provider Steward%3A opens,file=apps/assistant/providers.jsonc,line=13,endLine=13::Requests of `provider_b` go to gateway.example.com, which none went to before.",
    `::warning title=Provider Steward%3A allow-deny-overlap,${at(15, 36, 50)}::The model "example-small" is both allowed and denied; it is hidden.%0ARemove it from "allow" to hide it, or from "deny" to offer it.`,
    "Changes in apps/assistant/providers.jsonc: opens 1, moves 1.",
    '::error::Provider Steward found 5 errors, and the input `fail-on` is "error".',
  ]);
  expect(outputs).toMatchObject({ valid: "false", "error-count": "5", "warning-count": "1" });
  expect(summary).toMatch(/^## ❌ Provider Steward: 5 errors, 1 warning in 1 file; opens 1, moves 1\n/);
  expect(summary).toContain(
    `| error | [6](https://github.com/Codertocat/Hello-World/blob/${pull.headSha}/apps/assistant/providers.jsonc#L6) |`,
  );
  expect(exitCode).toBe(1);
});

it("the findings lead to the rules of the Action that runs, or to where docs-url says", async () => {
  const pull = open({ "providers.json": WRONG });
  const environment = { GITHUB_ACTION_REPOSITORY: "octo/provider-steward", GITHUB_ACTION_REF: "releases/v1" };
  const page = "https://github.com/octo/provider-steward/blob/releases/v1/docs/rules.md#wrong-type";
  const own = await run(pull, { environment });
  expect(own.stdout[1]).toMatch(new RegExp(`%0A${page}$`));
  expect(own.summary).toContain(`| [\`wrong-type\`](${page}) |`);
  const elsewhere = await run(pull, { environment, inputs: { "docs-url": "https://steward.example/rules" } });
  expect(elsewhere.stdout[1]).toMatch(/%0Ahttps:\/\/steward\.example\/rules\/wrong-type$/);
});

it("the findings lead to an example in the playground that playground-url names, with nothing of the file", async () => {
  const pull = open({ "providers.json": WRONG });
  const { summary } = await run(pull, { inputs: { "playground-url": "https://steward.example/playground" } });
  const link = "[open in the playground](https://steward.example/playground#rule=wrong-type)";
  expect(summary).toContain(`| \`wrong-type\` (${link}) |`);
});

it("the findings are one notice in a file that is plainly another program's, and an error where files names it", async () => {
  const pull = open({
    "providers.json": '[{ "name": "aws" }, { "name": "gcp" }]\n',
    "a/other.json": '{ "aws": {}, "gcp": {} }\n',
  });
  const byDefault = await run(pull);
  expect(byDefault.stdout.slice(0, 2)).toEqual([
    "Checked providers.json: 1 notice.",
    expect.stringMatching(/^::notice title=Provider Steward%3A not-a-configuration,file=providers\.json,line=1,/),
  ]);
  expect(byDefault).toMatchObject({ exitCode: 0, outputs: { valid: "true" } });
  const named = await run(pull, { inputs: { files: "**/providers.json\na/*.json" } });
  expect(named.stdout.slice(0, 2)).toEqual(["Checked a/other.json: 1 error.", "Checked providers.json: 1 notice."]);
  const alone = await run(pull, { inputs: { files: "providers.json" } });
  expect(alone.stdout[0]).toBe("Checked providers.json: 1 error.");
  expect(alone.exitCode).toBe(1);
});
