import { existsSync } from "node:fs";
import { join } from "node:path";
import { mergeGroupPayload, pushPayload } from "../action/support/events.ts";
import type { Permissions } from "../action/support/permissions.ts";
import { startPublishing, type TestPublishing } from "../action/support/publishing.ts";
import { openPullRequest, pullRequestPayload } from "../action/support/pull-request.ts";
import { type ActionRun, DEFAULT_INPUTS } from "../action/support/run-action.ts";
import { parseCommand } from "../action/support/runner.ts";

export type ExampleInputs = Partial<typeof DEFAULT_INPUTS>;

/** The visible results of an example's runs on one event. */
export interface Told {
  readonly exitCodes: readonly (number | null)[];
  readonly log: readonly string[];
  /** The requests that GitHub refused. */
  readonly refused: readonly string[];
  /** The acts of the runs that a reader of the documents expects. */
  readonly done: readonly string[];
}

const PATH = "a/providers.json";

const configuration = (a: string, b: string) =>
  `{\n  "$schema": "provider-config.schema.json",\n  "providers": {\n    "provider_a": ${a},\n    "provider_b": ${b}\n  }\n}\n`;

const BEFORE = { [PATH]: configuration('{ "enabled": false }', "{}") };
/** Opens a provider that was closed; one of its two errors has a fix. */
const WRONG = { [PATH]: configuration('{ "baseUrl": "https://gateway.example.com" }', '{ "enabled": "yes" }') };
/** The other one is fixed. */
const BETTER = { [PATH]: configuration('{ "baseUrl": "https://gateway.example.com" }', '{ "enabled": true }') };

/** Runs the Action as a workflow does, with a change in which there is something for every feature. */
export async function runExample(inputs: ExampleInputs, event: string, permissions: Permissions): Promise<Told> {
  return event.startsWith("pull_request")
    ? runOnPullRequest(inputs, event, permissions)
    : runOnCommits(inputs, event, permissions);
}

/** Once when the pull request is opened, and once when one of its findings is fixed. */
async function runOnPullRequest(inputs: ExampleInputs, name: string, permissions: Permissions): Promise<Told> {
  const publishing = startPublishing(permissions);
  try {
    const { comment } = DEFAULT_INPUTS;
    const options = { inputs: { comment, ...inputs }, environment: { GITHUB_EVENT_NAME: name } };
    const base = { "README.md": "", ...BEFORE };
    const { event, number, baseSha } = openPullRequest(publishing.github, base, WRONG);
    const first = await publishing.run({ event }, options);
    const headSha = publishing.github.repository.commit(BETTER, [baseSha]);
    publishing.github.push(number, headSha);
    const second = await publishing.run({ event: pullRequestPayload(number, baseSha, headSha) }, options);
    return toldBy(publishing, [first, second]);
  } finally {
    publishing.close();
  }
}

async function runOnCommits(inputs: ExampleInputs, name: string, permissions: Permissions): Promise<Told> {
  const publishing = startPublishing(permissions);
  const { repository } = publishing.github;
  const [before, after] = [repository.commit(BEFORE), repository.commit(WRONG)];
  try {
    const payloads: Readonly<Record<string, object>> = {
      push: pushPayload(before, after),
      merge_group: mergeGroupPayload(before, after),
    };
    const environment = { GITHUB_EVENT_NAME: name, GITHUB_SHA: after };
    return toldBy(publishing, [await publishing.run({ event: payloads[name] ?? {} }, { inputs, environment })]);
  } finally {
    publishing.close();
  }
}

function toldBy(publishing: TestPublishing, runs: readonly ActionRun[]): Told {
  return {
    exitCodes: runs.map(({ exitCode }) => exitCode),
    log: runs.flatMap(({ stdout }) => stdout),
    refused: publishing.github.permissions.refused,
    done: Object.entries(DEEDS).flatMap(([deed, isDone]) => (isDone(publishing, runs) ? [deed] : [])),
  };
}

const DEEDS: Readonly<Record<string, (publishing: TestPublishing, runs: readonly ActionRun[]) => boolean>> = {
  "an annotated step": (_, runs) =>
    runs.every(({ stdout }) => stdout.some((line) => parseCommand(line)?.properties["file"] === PATH)),
  "changes for users": (_, runs) =>
    runs.every(({ outputs, summary }) => outputs["widens"] === "true" && summary.includes("What changes for users")),
  "a check run": (publishing, runs) => written(publishing, `"path":"${PATH}"`, "/check-runs").length === runs.length,
  "a suggestion": (publishing) => written(publishing, "```suggestion", "/reviews").length === 1,
  "a hidden comment": ({ github }) => github.hidden.size === 1,
  "a comment, updated": (publishing) =>
    written(publishing, "Provider Steward: 2 errors", "/comments").length === 1 &&
    written(publishing, "updateIssueComment", "/graphql").length === 1,
  "a SARIF file": ({ workspace }) => existsSync(join(workspace, "provider-steward.sarif")),
};

/** The requests of a path that hold a text. */
function written({ github }: TestPublishing, text: string, path: string): readonly unknown[] {
  return github.writes.filter((one) => one.path.endsWith(path) && JSON.stringify(one.body).includes(text));
}
