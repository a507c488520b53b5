import { readFileSync } from "node:fs";
import { afterEach, beforeEach } from "vitest";
import { gitRoute, type ServedRepository } from "./git-routes.ts";
import { type Answer, type Route, startGitHub, type TestGitHub, TOKEN } from "./github.ts";
import { type Files, openPullRequest, type TestPullRequest } from "./pull-request.ts";
import { type ActionRun, type RunOptions, runAction } from "./run-action.ts";

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
export function useGitHub(options: { readonly routes?: readonly Route[] } = {}) {
  let github: TestGitHub;
  let served: Route | undefined;
  beforeEach(async () => {
    served = undefined;
    github = await startGitHub({ routes: [...(options.routes ?? []), async (...asked) => served?.(...asked)] });
  });
  afterEach(() => github.close());

  /**
   * Runs the Action on an event, without a comment where a test asks for none; whatever a test is about, the token must be nowhere
   * to be seen.
   */
  const run = async (pull: Pick<TestPullRequest, "event">, more: Partial<RunOptions> = {}): Promise<ActionRun> => {
    const inputs = { comment: "false", ...more.inputs };
    const result = await runAction({ apiUrl: github.apiUrl, event: pull.event, ...more, inputs });
    if (JSON.stringify(result).includes(TOKEN)) throw new Error("The Action tells its token.");
    if (result.stderr !== "") throw new Error(`The Action writes to stderr: ${result.stderr}`);
    return result;
  };

  return {
    current: () => github,
    run,
    /** Lets the API be about a real repository from now on. */
    serve: (repository: ServedRepository): void => {
      served = gitRoute(repository);
    },
    /** Runs the Action on a pull request that makes these files out of a README. */
    runOn: async (head: Files, more: Partial<RunOptions> = {}): Promise<ActionRun> =>
      run(await openPullRequest(github, { "README.md": "Read me.\n" }, head), more),
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
