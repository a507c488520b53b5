import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { blobRoute } from "./blob-route.ts";
import { type Conversation, createConversation, permissionRoute } from "./conversation.ts";
import { gitRoute, type ServedRepository } from "./git-routes.ts";
import { startGitHub, type TestGitHub, TOKEN } from "./github.ts";
import { createGraphql, type TestGraphql } from "./graphql.ts";
import { limitTo, type Permissions, type TestPermissions } from "./permissions.ts";
import type { TestPullRequest } from "./pull-request.ts";
import { createPushes, type TestPushes } from "./pushes.ts";
import { takeReviews } from "./reviews.ts";
import { type ActionRun, type RunOptions, runAction } from "./run-action.ts";

/** The step of a workflow that runs the Action. */
const STEP = {
  GITHUB_WORKFLOW: "Provider configuration",
  GITHUB_JOB: "check",
  GITHUB_ACTION: "__self",
  GITHUB_RUN_ID: "1658821493",
};

/** A GitHub that takes all that the Action publishes, and the folders of a job. */
export interface TestPublishing {
  readonly github: TestGitHub;
  readonly graphql: TestGraphql;
  readonly permissions: TestPermissions;
  readonly pushes: TestPushes;
  readonly conversation: Conversation;
  /** `RUNNER_TEMP`. */
  readonly temp: string;
  readonly workspace: string;
  /**
   * Runs the Action on a pull request, without a comment where a test asks for none. It may neither tell its token, nor ask
   * what GitHub would not understand.
   */
  run(pull: Pick<TestPullRequest, "event">, options?: Partial<RunOptions>): Promise<ActionRun>;
  close(): Promise<void>;
}

/**
 * @param permissions those of the job; without them it may do everything.
 * @param served what the API is about in place of the emulator's repository, but for what is published.
 */
export async function startPublishing(
  permissions: Permissions = EVERYTHING,
  served?: ServedRepository,
): Promise<TestPublishing> {
  const folder = mkdtempSync(join(tmpdir(), "provider-steward-"));
  const [temp, workspace] = [join(folder, "temp"), join(folder, "workspace")];
  for (const path of [temp, workspace]) mkdirSync(path);
  const conversation = createConversation(served);
  const [graphql, pushes, limits] = [createGraphql(conversation), createPushes(), limitTo(permissions)];
  const reviews = takeReviews(() => github.apiUrl);
  const repository = served === undefined ? [] : [gitRoute(served)];
  // Every job that reads files may ask for many at once.
  const blobs = served === undefined ? [] : [blobRoute((id) => served.repository.object(id).bytes.toString())];
  const own = [permissionRoute(conversation), pushes.route, graphql.route, reviews];
  const routes = [...blobs, limits.route, ...repository, ...own];
  const github: TestGitHub = await startGitHub({ routes });
  return {
    github,
    graphql,
    permissions: limits,
    conversation,
    pushes,
    temp,
    workspace,
    async run(pull, options = {}) {
      const environment = { ...STEP, RUNNER_TEMP: temp, GITHUB_WORKSPACE: workspace, ...options.environment };
      const inputs = { comment: "false", ...options.inputs };
      const result = await runAction({ apiUrl: github.apiUrl, event: pull.event, ...options, inputs, environment });
      if (JSON.stringify(result).includes(TOKEN)) throw new Error("The Action tells its token.");
      if ([temp, workspace].some((path) => textOfFiles(path).includes(TOKEN))) throw new Error("A file has the token.");
      if (JSON.stringify(github.writes).includes(TOKEN)) throw new Error("The Action writes its token.");
      if (result.stderr !== "") throw new Error(`The Action writes to stderr: ${result.stderr}`);
      const odd = [...graphql.problems, ...limits.unknown];
      if (odd.length > 0) throw new Error(`The Action asks what GitHub would not understand: ${odd.join("\n")}`);
      return result;
    },
    async close() {
      await github.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The text of all files of a folder; links are not followed. */
function textOfFiles(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8")).join("\n");
}

const EVERYTHING: Permissions = { contents: "write", "pull-requests": "write", checks: "write", issues: "write" };

/** A configuration with so many errors, one a line from the second one on. */
export function withErrors(count: number): string {
  const entries = Array.from({ length: count }, (_, index) => `"unknown_${index + 1}": {}`);
  return `{ "$schema": "provider-config.schema.json", "providers": {\n${entries.join(",\n")}\n} }\n`;
}
