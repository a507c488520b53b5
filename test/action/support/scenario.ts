import { readFileSync } from "node:fs";
import { afterEach, beforeEach } from "vitest";
import type { Answer, ServedRepository } from "./github.ts";
import type { Entries } from "./memory-repository.ts";
import type { Permissions } from "./permissions.ts";
import { startPublishing, type TestPublishing } from "./publishing.ts";
import { openPullRequest, type TestPullRequest } from "./pull-request.ts";
import type { ActionRun, RunOptions } from "./run-action.ts";

export const VALID = readFileSync("docs/examples/valid/providers.jsonc", "utf8");
export const BROKEN = readFileSync("docs/examples/broken/providers.jsonc", "utf8");
/** One error, in a file of one line. */
export const WRONG =
  '{ "$schema": "provider-config.schema.json", "providers": { "provider_a": { "enabled": "yes" } } }\n';
/** One warning, in a file of one line. */
export const DOUBTFUL =
  '{ "$schema": "provider-config.schema.json", "providers": { "provider_a": { "models": { "allow": ["m", "n"], "deny": ["m"] } } } }\n';

export const UNEXPECTED_ANSWER =
  "The answer is not what GitHub documents. " +
  "Check that GITHUB_API_URL is the URL of a GitHub API and run the job again.";
/** The first line of the log about a change of which anyone may be the author. */
export const NOT_TRUSTED =
  "This change is not trusted, so it is checked by the policy, the layers and the vocabulary of the base branch.";
export const PERMISSIONS = "Give the job the permissions `contents: read` and `pull-requests: read`.";

/** Starts GitHub again for each test of a file, and gives what runs the Action against it. */
export function useGitHub(permissions?: Permissions) {
  let publishing: TestPublishing;
  beforeEach(() => {
    publishing = startPublishing(permissions);
  });
  afterEach(() => publishing.close());
  const restart = (others: Permissions): void => {
    publishing.close();
    publishing = startPublishing(others);
  };
  const run: TestPublishing["run"] = (...given) => publishing.run(...given);
  return {
    current: () => publishing.github,
    /** The folders of the job. */
    job: () => publishing,
    /** Gives the job other permissions, before anything else happens. */
    restart,
    run,
    /** Makes the API about a repository from now on. */
    serve: (served: ServedRepository): void => publishing.github.serve(served),
    /** Opens a pull request that makes these files out of others and a README. */
    open: (files: Entries, base: Entries = {}): TestPullRequest =>
      openPullRequest(publishing.github, { "README.md": "", ...base }, files),
    /** Runs the Action on a pull request that makes these files out of a README. */
    runOn: (head: Entries, more?: Partial<RunOptions>): Promise<ActionRun> =>
      run(openPullRequest(publishing.github, { "README.md": "Read me.\n" }, head), more),
  };
}

/** The end of a run that could not do its work: its last line says why, and no output is set. */
export function failure(message: string) {
  return { exitCode: 1, outputs: {}, lastLine: `::error title=Provider Steward could not do its work::${message}` };
}

export function endOf({ exitCode, outputs, stdout }: ActionRun) {
  return { exitCode, outputs, lastLine: stdout.at(-1) };
}

export function answer(status: number, headers: Record<string, string> = {}): Answer {
  return { status, headers, body: {} };
}
