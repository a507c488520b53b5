import type { getOctokit } from "@actions/github";
import { API_REQUEST_MAX_SECONDS } from "../limits.ts";
import { once } from "../once.ts";
import { ApiError } from "./failure.ts";
import { addRetries } from "./retry.ts";

/** A client of the API of the GitHub that runs the workflow. */
export type GitHub = ReturnType<typeof getOctokit>;

/** The API as far as it is about one repository. */
export interface Api {
  readonly owner: string;
  readonly repository: string;
  /** Gives the same client each time. It is loaded for the first request, for a run may need none. */
  readonly connect: () => Promise<GitHub>;
}

/** The API for the repository in which the workflow runs. */
export function openApi({ owner, repository }: Pick<Api, "owner" | "repository">, token: string): Api {
  return { owner, repository, connect: once(() => connect(token)) };
}

/** Connects with a token. A request that gets no answer in time fails as one that GitHub could not be reached for. */
async function connect(token: string): Promise<GitHub> {
  // Loaded here, because loading it reads the event's file, of which only `readEvent` can tell what is wrong.
  const { getOctokit } = await import("@actions/github");
  const github = getOctokit(token);
  github.hook.before("request", (options) => {
    options.request.signal = AbortSignal.timeout(API_REQUEST_MAX_SECONDS * 1_000);
  });
  // After the other hook, so that each try has its own time.
  addRetries(github);
  return github;
}

/**
 * Makes a request, and gives what the answer holds, of which nothing is known.
 *
 * @throws ApiError where it fails.
 */
export async function request(
  { owner, repository: repo, connect: client }: Api,
  ask: (
    github: GitHub,
    place: { readonly owner: string; readonly repo: string },
  ) => Promise<{ readonly data: unknown }>,
): Promise<unknown> {
  const github = await client();
  try {
    return (await ask(github, { owner, repo })).data;
  } catch (error) {
    throw new ApiError(error);
  }
}
