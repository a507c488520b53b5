import type { getOctokit } from "@actions/github";
import { API_REQUEST_MAX_SECONDS } from "../../shared/index.ts";

/** A client of the API of the GitHub that runs the workflow. */
export type GitHub = ReturnType<typeof getOctokit>;

/** Connects with a token. A request that gets no answer in time fails as one that GitHub could not be reached for. */
export async function connect(token: string): Promise<GitHub> {
  // Loaded here, because loading it reads the event's file, of which only `readEvent` can tell what is wrong.
  const { getOctokit } = await import("@actions/github");
  const github = getOctokit(token);
  github.hook.before("request", ({ request }) => {
    request.signal = AbortSignal.timeout(API_REQUEST_MAX_SECONDS * 1_000);
  });
  return github;
}
