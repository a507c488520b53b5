import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createGitHub, type ServedRepository, type TestGitHub, TOKEN } from "./github.ts";
import type { Permissions } from "./permissions.ts";
import type { TestPullRequest } from "./pull-request.ts";
import { type ActionRun, type RunOptions, runAction } from "./run-action.ts";

/** The step of a workflow that runs the Action. */
const STEP = {
  GITHUB_WORKFLOW: "Provider configuration",
  GITHUB_JOB: "check",
  GITHUB_ACTION: "__self",
  GITHUB_RUN_ID: "1658821493",
};

/** A GitHub and the folders of a job. */
export interface TestPublishing {
  readonly github: TestGitHub;
  /** `RUNNER_TEMP`. */
  readonly temp: string;
  readonly workspace: string;
  /**
   * Runs the Action on an event, without a comment unless a test asks for one. Throws if the Action shows its token anywhere, or
   * asks what GitHub would not understand.
   */
  run(pull: Pick<TestPullRequest, "event">, options?: Partial<RunOptions>): Promise<ActionRun>;
  close(): void;
}

/**
 * @param permissions those of the job, by default all.
 * @param served a repository in place of GitHub's own.
 */
export function startPublishing(permissions?: Permissions, served?: ServedRepository): TestPublishing {
  const folder = mkdtempSync(join(tmpdir(), "provider-steward-"));
  const [temp, workspace] = [join(folder, "temp"), join(folder, "workspace")];
  for (const path of [temp, workspace]) mkdirSync(path);
  const github = createGitHub(permissions);
  if (served !== undefined) github.serve(served);
  return {
    github,
    temp,
    workspace,
    async run(pull, options = {}) {
      const environment = { ...STEP, RUNNER_TEMP: temp, GITHUB_WORKSPACE: workspace, ...options.environment };
      const inputs = { comment: "false", ...options.inputs };
      const result = await runAction({ github, event: pull.event, ...options, inputs, environment });
      if (JSON.stringify(result).includes(TOKEN)) throw new Error("The Action tells its token.");
      if ([temp, workspace].some((path) => textOfFiles(path).includes(TOKEN))) throw new Error("A file has the token.");
      if (JSON.stringify(github.writes).includes(TOKEN)) throw new Error("The Action writes its token.");
      if (result.stderr !== "") throw new Error(`The Action writes to stderr: ${result.stderr}`);
      const odd = [...github.problems, ...github.permissions.unknown];
      if (odd.length > 0) throw new Error(`The Action asks what GitHub would not understand: ${odd.join("\n")}`);
      return result;
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}

/** The text of all files of a folder; links are not followed. */
function textOfFiles(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8")).join("\n");
}

/** A configuration with so many errors, one a line from the second one on. */
export function withErrors(count: number): string {
  const entries = Array.from({ length: count }, (_, index) => `"unknown_${index + 1}": {}`);
  return `{ "$schema": "provider-config.schema.json", "providers": {\n${entries.join(",\n")}\n} }\n`;
}
