import type { getOctokit } from "@actions/github";
import { err, ok, type Result } from "../../shared/index.ts";
import type { Failure } from "../action-error.ts";
import { API_REQUEST_MAX_SECONDS } from "../limits.ts";
import { once } from "../promises.ts";
import type { Runner } from "../runner.ts";
import { type ApiFailure, describePublishFailure, requestFailure, type TokenPermission } from "./failure.ts";
import { addRetries } from "./retry.ts";

/** A client of the API of the GitHub that runs the workflow. */
export type GitHub = ReturnType<typeof getOctokit>;

type ApiRunner = Pick<Runner, "environment" | "info" | "wait" | "fetch">;

/** The API as far as it is about one repository. */
export interface Api {
  readonly owner: string;
  readonly repository: string;
  /** Gives the same client each time. It is loaded for the first request, for a run may need none. */
  readonly connect: () => Promise<GitHub>;
}

/** The API for the repository in which the workflow runs. */
export function openApi(
  { owner, repository }: Pick<Api, "owner" | "repository">,
  token: string,
  runner: ApiRunner,
): Api {
  return { owner, repository, connect: once(() => connect(token, runner)) };
}

/** Connects with a token. A request that gets no answer in time fails as one that GitHub could not be reached for. */
async function connect(
  token: string,
  { environment: { GITHUB_API_URL: baseUrl }, fetch, ...runner }: ApiRunner,
): Promise<GitHub> {
  // Loaded here, because loading it reads the event's file, and only `readEvent` can say what is wrong with that.
  const { getOctokit } = await import("@actions/github");
  const github = getOctokit(token, { ...(baseUrl && { baseUrl }), ...(fetch && { request: { fetch } }) });
  github.hook.before("request", (options) => {
    options.request.signal = AbortSignal.timeout(API_REQUEST_MAX_SECONDS * 1_000);
  });
  // After the other hook, so that each try has its own time.
  addRetries(github, runner);
  return github;
}

/** Makes a request, and gives what the answer holds, of which nothing is known. */
export async function request(
  { owner, repository: repo, connect: client }: Api,
  send: (
    github: GitHub,
    place: { readonly owner: string; readonly repo: string },
  ) => Promise<{ readonly data: unknown }>,
): Promise<Result<unknown, ApiFailure>> {
  const github = await client();
  try {
    return ok((await send(github, { owner, repo })).data);
  } catch (error) {
    return err(requestFailure(error));
  }
}

/**
 * Waits for GitHub's answer to a request that publishes something, or reads what was published.
 *
 * @param needs what the token must be allowed for it.
 */
export async function ask<Answer>(answer: Promise<Answer>, needs: TokenPermission): Promise<Result<Answer, Failure>> {
  try {
    return ok(await answer);
  } catch (error) {
    return err({ reason: describePublishFailure(error, needs) });
  }
}

/**
 * Sends a query or a mutation to the GraphQL API, and gives its data.
 *
 * @param needs what the token must be allowed for it.
 */
export async function askGraphql(
  github: GitHub,
  query: string,
  variables: Readonly<Record<string, unknown>>,
  needs: TokenPermission,
): Promise<Result<unknown, Failure>> {
  return ask(github.graphql<unknown>(query, variables), needs);
}
