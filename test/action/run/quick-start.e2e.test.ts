import { afterEach, describe, expect, it } from "vitest";
import { REPOSITORY_PATH, TOKEN } from "../support/github.ts";
import { type Permissions, READ_ONLY } from "../support/permissions.ts";
import { startPublishing, type TestPublishing } from "../support/publishing.ts";
import { type Files, openPullRequest } from "../support/pull-request.ts";
import { COMMITTED_BUNDLE, DEFAULT_INPUTS } from "../support/run-action.ts";
import { parseCommand } from "../support/runner.ts";

/**
 * Pull requests that are dangerous, as a workflow runs them that was copied from the README: with the committed bundle as a process,
 * because that is what it runs, with no input, and with the permissions that it states.
 */
const QUICK_START: Permissions = { contents: "read", "pull-requests": "write" };

const SCHEMA = '  "$schema": "provider-config.schema.json",\n';
const GATEWAY = `{\n${SCHEMA}  "providers": {\n    "provider_c": {\n      "baseUrl": "https://llm-gateway.example.com"\n    }\n  }\n}\n`;
const POLICY = '{\n  "layers": { "enforced": "enforced.json" },\n  "approvedHosts": [\n    "*.example.com"\n  ]\n}\n';
const ENFORCED = `{\n${SCHEMA}  "providers": {\n    "provider_g": { "enabled": false }\n  }\n}\n`;
const BASE = {
  ".provider-steward.json": POLICY,
  "enforced.json": ENFORCED,
  "a/providers.json": GATEWAY,
  "b/providers.json": GATEWAY,
};

interface Danger {
  readonly name: string;
  readonly head: Files;
  /** The effect, the file and the line of each annotation. */
  readonly annotations: readonly string[];
  /** Texts that the annotations and the comment must contain. */
  readonly says: readonly string[];
}

const DANGERS: readonly Danger[] = [
  {
    name: "a gateway is removed",
    head: { "a/providers.json": GATEWAY.replace(/"provider_c": \{[^}]*\}/, '"provider_c": {}') },
    annotations: ["opens a/providers.json:4"],
    says: ["Requests of `provider_c` go to the provider's own host, which none went to before."],
  },
  {
    name: "an enforced layer is opened",
    head: { "enforced.json": ENFORCED.replace("false", "true") },
    annotations: ["opens enforced.json:4", "opens enforced.json:4"],
    says: [
      "`provider_g` is no longer disabled by the enforced layers: they enable it.",
      "`provider_g` is enabled, reached at its own host, with every model that it reports.",
    ],
  },
  {
    name: "a host has a typo",
    head: { "a/providers.json": GATEWAY.replace("llm-gateway", "llm-gatway") },
    annotations: ["opens a/providers.json:5"],
    says: [
      "`llm-gatway.example.com` differs by one letter from `llm-gateway.example.com`, which 1 configuration uses.",
    ],
  },
  {
    name: "the policy is loosened",
    head: { ".provider-steward.json": POLICY.replace('"*.example.com"', '"*.example.com",\n    "*.example.net"') },
    annotations: ["opens .provider-steward.json:5"],
    says: ["URLs may also lead to `*.example.net`."],
  },
  {
    name: "everything is disabled",
    head: {
      "a/providers.json": GATEWAY.replace('"providers": {', '"providers": {\n    "default": { "enabled": false },'),
    },
    annotations: Array.from({ length: 4 }, () => "breaks a/providers.json:4"),
    says: ["Everybody loses `provider_a`", "Everybody loses `provider_c`"],
  },
];

let publishing: TestPublishing;

afterEach(() => publishing.close());

async function commentsOn(number: number): Promise<readonly string[]> {
  const answer = await fetch(`${publishing.github.apiUrl}${REPOSITORY_PATH}/issues/${number}/comments`, {
    headers: { authorization: `token ${TOKEN}` },
  });
  const listed: unknown = await answer.json();
  return Array.isArray(listed) ? listed.map(({ body }) => String(body)) : [];
}

async function runQuickStart(permissions: Permissions, head: Files) {
  publishing = await startPublishing(permissions);
  const pull = await openPullRequest(publishing.github, { "README.md": "", ...BASE }, head);
  const result = await publishing.run(pull, { inputs: DEFAULT_INPUTS, bundle: COMMITTED_BUNDLE });
  const warnings = result.stdout.flatMap((line) => {
    const command = parseCommand(line);
    return command?.name === "warning" ? [command] : [];
  });
  return { ...result, warnings, comments: await commentsOn(pull.number) };
}

describe("the quick start shows what is dangerous", () => {
  it.each(DANGERS)(
    "the quick start shows where $name: at its line, and in one comment",
    async ({ head, annotations, says }) => {
      const { warnings, comments, exitCode } = await runQuickStart(QUICK_START, head);
      const shown = warnings.map(
        ({ properties: { title = "", file, line } }) => `${title.replace("Provider Steward: ", "")} ${file}:${line}`,
      );
      expect(shown).toEqual(annotations);
      expect(comments).toHaveLength(1);
      for (const sentence of says) {
        expect(warnings.map(({ data }) => data).join("\n")).toContain(sentence);
        expect(comments[0]).toContain(sentence);
      }
      // Only errors fail the step.
      expect(exitCode).toBe(0);
    },
  );

  it("the quick start shows a fork annotations, with the same exit code and one line on the comment", async () => {
    const { warnings, comments, exitCode, log } = await runQuickStart(READ_ONLY, DANGERS[2]?.head ?? {});
    expect(warnings).toHaveLength(1);
    expect(comments).toEqual([]);
    expect(log.filter((line) => line.includes("The comment on the pull request cannot be written."))).toHaveLength(1);
    expect(exitCode).toBe(0);
  });
});
