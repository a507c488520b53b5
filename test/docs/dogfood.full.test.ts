import { readdirSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { createGitRepository } from "../action/support/git-repository.ts";
import { startPublishing, type TestPublishing } from "../action/support/publishing.ts";
import { read } from "./examples.ts";
import { isSteward, readWorkflow } from "./workflow.ts";

const { jobs } = readWorkflow(read(".github/workflows/dogfood.yml"));
const steps = jobs.flatMap((job) => job.steps.filter(isSteward));

/** The examples as the repository has them. */
const examples = Object.fromEntries(
  readdirSync("docs/examples", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .map((path) => [path, read(path)]),
);

let publishing: TestPublishing;

afterEach(() => publishing.close());

test("the workflow on the repository's own examples passes, and finds the mistakes of the broken ones", async () => {
  const repository = createGitRepository();
  const commit = repository.commit(examples);
  publishing = startPublishing({ contents: "read", "pull-requests": "read" }, { repository });
  const environment = { GITHUB_EVENT_NAME: "workflow_dispatch", GITHUB_SHA: commit };
  const [valid, broken] = await Promise.all(
    steps.map(({ with: given }) => {
      const inputs = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
      return publishing.run({ event: {} }, { inputs, environment });
    }),
  );
  expect(steps).toHaveLength(2);
  expect(valid).toMatchObject({ exitCode: 0, outputs: { valid: "true", "error-count": "0" } });
  expect(broken).toMatchObject({ exitCode: 0, outputs: { valid: "false" } });
  expect(valid?.stdout.join("\n")).toContain("Checked docs/examples/valid/providers.jsonc");
});
