import { expect, it } from "vitest";
import { FOLDERS_MAX_REQUESTS } from "../../../action/limits.ts";
import { type Answer, REPOSITORY_PATH } from "../support/github.ts";
import { type Files, openPullRequest } from "../support/pull-request.ts";
import type { ActionRun, RunOptions } from "../support/run-action.ts";
import { answer, DOUBTFUL, PERMISSIONS, UNEXPECTED_ANSWER, useGitHub } from "../support/scenario.ts";

const { current, run, serve } = useGitHub();

const SCHEMA = '"$schema": "provider-config.schema.json"';
const ALLOW_ONE = `{\n  ${SCHEMA},\n  "providers": {\n    "provider_a": { "models": { "allow": ["small"] } }\n  }\n}\n`;
const ALLOW_ALL = `{\n  ${SCHEMA},\n  "providers": { "provider_a": {} }\n}\n`;
/** So much that is the same that a file is found by its new name. */
const KEPT = "// Ask the platform team before you change this file.\n".repeat(10);
/** Opens one thing and closes another. */
const MIXED = `{
  ${SCHEMA},
  "providers": {
    "provider_b": { "enabled": false },
    "provider_a": { "models": { "allow": ["small", "large"] } }
  }
}
`;

async function runFrom(base: Files, head: Files, options: Partial<RunOptions> = {}): Promise<ActionRun> {
  return run(openPullRequest(current(), { "README.md": "", ...base }, head), options);
}

/** Text as GitHub shows it. */
function asShown(markdown: string): string {
  return markdown
    .replaceAll(/<\/?span>/g, "")
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}

function changesOf({ summary }: ActionRun): string {
  return summary.slice(summary.indexOf("\n## What changes for users"));
}

it("the changes for users are those since the merge base, whatever the other branch has got since then", async () => {
  const since = { "providers.json": MIXED, LICENSE: "" };
  const pull = openPullRequest(current(), { "providers.json": ALLOW_ONE }, { "providers.json": MIXED }, since);
  expect((await run(pull)).stdout.at(-1)).toBe("Changes in providers.json: opens 1, breaks 1.");
  expect(current().requests.find((path) => path.includes("/compare/"))).toBe(
    `${REPOSITORY_PATH}/compare/${pull.baseSha}...${pull.headSha}?per_page=1&page=2`,
  );
});

it("the changes for users are asked for with few requests: one for the merge base, and one for all folders there where they are many", async () => {
  const names = Array.from({ length: 9 }, (_, index) => `${index % 3}/${index}/providers.json`);
  const of = (text: string) => Object.fromEntries(names.map((name) => [name, `${text}// ${name}\n`]));
  const pull = openPullRequest(current(), of(ALLOW_ONE), of(MIXED));
  expect((await run(pull)).stdout.filter((line) => line.endsWith(": opens 1, breaks 1."))).toHaveLength(9);
  const asked = current().requests.map((path) => /pulls|compare|trees|blobs/.exec(path)?.[0] ?? "");
  const counts = Object.fromEntries(
    Array.from(
      Map.groupBy(asked, (what) => what),
      ([what, all]) => [what, all.length],
    ),
  );
  // The root at the head commit, where the policy is looked for; then the first few folders, and all of them.
  expect(counts).toEqual({ pulls: 2, compare: 1, trees: 1 + FOLDERS_MAX_REQUESTS + 1, blobs: 9 + 9 });
});

it.each<[string, { readonly maxTreeEntries?: number; readonly refused?: string }, number]>([
  ["in one request", {}, 2 * (FOLDERS_MAX_REQUESTS + 1)],
  ["folder by folder where GitHub lists only a part of all", { maxTreeEntries: 3 }, 100 + 1 + 1 + (80 + 1 + 1)],
  ["folder by folder where GitHub lists not all", { refused: "recursive=1" }, 100 + 1 + 1 + (80 + 1 + 1)],
])("the changes of a hundred folders are found %s", async (_, { refused = "nothing", ...bounds }, requests) => {
  const names = Array.from({ length: 100 }, (_unused, index) => `${index}/providers.json`);
  const of = (text: string) => Object.fromEntries(names.map((name) => [name, `${text}// ${name}\n`]));
  const { repository } = current();
  serve({ repository, maxPatches: 20, ...bounds });
  const pull = openPullRequest(current(), of(ALLOW_ONE), of(MIXED));
  current().setFault((path) => (path.includes(refused) ? answer(404) : undefined));
  const { stdout } = await run(pull);
  expect(stdout.filter((line) => line.endsWith(": opens 1, breaks 1."))).toHaveLength(100);
  // At the merge base and, of the 80 files without a diff, at the head commit, where they might be links.
  expect(current().requests.filter((path) => path.includes("/git/trees/"))).toHaveLength(requests);
});

it("the changes for users are those of a new file, without a look at the merge base where it names no host", async () => {
  const result = await runFrom({}, { "providers.json": MIXED });
  expect(changesOf(result)).toContain("\n## What changes for users\n\nNew: `providers.json`.\n");
  expect(result.stdout[1]).toMatch(/^Changes in providers\.json: /);
  expect(current().requests.filter((path) => path.includes("/compare/"))).toEqual([]);
});

it("a file that is renamed and changed has the changes since its former name", async () => {
  const pull = openPullRequest(
    current(),
    { "a/providers.json": ALLOW_ONE + KEPT },
    { "a/providers.json": null, "b/providers.json": MIXED + KEPT },
  );
  const result = await run(pull);
  expect(result.stdout.at(-1)).toBe("Changes in b/providers.json: opens 1, breaks 1.");
});

it("a file that is renamed to no configuration changes all that it said, and the other way round", async () => {
  const gone = await runFrom({ "providers.json": ALLOW_ONE }, { "providers.json": null, "old.json": ALLOW_ONE });
  expect(changesOf(gone)).toContain("\n\nRemoved: `providers.json`.\n");
  const come = await runFrom({ "draft.json": ALLOW_ONE }, { "draft.json": null, "providers.json": ALLOW_ONE });
  expect(changesOf(come)).toContain("\n\nNew: `providers.json`.\n");
});

it.each<[string, string | Uint8Array, string | Uint8Array, string]>([
  [
    "before",
    "{",
    ALLOW_ONE,
    'Before the change: The user layer `"providers.json"` has no effect: a `"}"` is missing here.',
  ],
  ["after", ALLOW_ONE, "{", 'The user layer `"providers.json"` has no effect: a `"}"` is missing here.'],
  ["before, as UTF-16", new Uint8Array([0xff, 0xfe]), ALLOW_ONE, "Before the change: The file is UTF-16, not UTF-8."],
  ["after, as no object", ALLOW_ONE, "[]", 'The user layer `"providers.json"` has no effect: it is not an object.'],
])("the changes for users are not known where the file cannot be read %s", async (_, before, after, reason) => {
  const result = await runFrom({ "providers.json": before }, { "providers.json": after });
  expect(asShown(changesOf(result))).toContain(
    `\n## What changes for users\n\nNot known for \`providers.json\`: ${reason}\n`,
  );
  expect(result.stdout.some((line) => line.startsWith("Changes in providers.json: not known. "))).toBe(true);
});

it.each<[string, Answer, string]>([
  ["403", answer(403), `GitHub answered 403: the token may not do this. ${PERMISSIONS}`],
  ["an answer of another shape", { status: 200, body: { merge_base_commit: { sha: "../x" } } }, UNEXPECTED_ANSWER],
  [
    "no answer",
    "disconnect",
    "GitHub gave no answer (UND_ERR_SOCKET). Check that the runner can reach the API at GITHUB_API_URL and run the job again.",
  ],
])(
  "the changes for users are told as not known in one line where the merge base cannot be found for %s",
  async (_, fault, reason) => {
    const pull = openPullRequest(
      current(),
      { "a/providers.json": ALLOW_ONE, "b/providers.json": ALLOW_ONE },
      { "a/providers.json": MIXED, "b/providers.json": DOUBTFUL, "c/providers.json": ALLOW_ALL },
    );
    current().setFault((path) => (path.includes("/compare/") ? fault : undefined));
    const result = await run(pull);
    const said = `Before the change: The merge base of the pull request cannot be found. ${reason}`;
    expect(result.stdout).toContain(`Changes in a/providers.json: not known. ${said}`);
    expect(changesOf(result)).toContain(
      "\nNot known for `a/providers.json` and `b/providers.json`: Before the change: The",
    );
    expect(changesOf(result)).toContain("\nNew: `c/providers.json`.");
    expect(result).toMatchObject({ exitCode: 0, outputs: { valid: "true", "warning-count": "1" } });
    // Asked for once, and tried again where the connection broke.
    const tries = fault === "disconnect" ? 3 : 1;
    expect(current().requests.filter((path) => path.includes("/compare/"))).toHaveLength(tries);
  },
);
