import { Trouble } from "../trouble.ts";
import { describeApiFailure, ODD_ANSWER } from "./api-failure.ts";
import type { PullRequestEvent } from "./event.ts";
import type { GitHub } from "./github.ts";
import { member } from "./member.ts";

/** A pull request as it is now. */
export interface PullRequest {
  /** The repository that the pull request asks to change, which is where the workflow runs. */
  readonly owner: string;
  readonly repository: string;
  readonly number: number;
  /** The pull request's own last commit, not the merge commit that `GITHUB_SHA` names. */
  readonly headSha: string;
  /** The last commit of the branch that it asks to change, as GitHub compares with it. */
  readonly baseSha: string;
  /** How many files it changes, whatever the API lists of them. */
  readonly changedFiles: number;
}

/**
 * Asks how the pull request of an event is now, because the API lists its files as they are now: one who pushes again
 * moves it on after the event.
 *
 * @throws Trouble where the API fails.
 */
export async function readPullRequest(github: GitHub, event: PullRequestEvent): Promise<PullRequest> {
  const { owner, repository, number } = event;
  const cannotBeRead = (reason: string) => new Trouble(`Pull request #${number} cannot be read. ${reason}`);
  const { data } = await github.rest.pulls
    .get({ owner, repo: repository, pull_number: number })
    .catch((error: unknown) => {
      throw cannotBeRead(describeApiFailure(error));
    });
  const headSha = member(member(data, "head"), "sha");
  const baseSha = member(member(data, "base"), "sha");
  const changedFiles = member(data, "changed_files");
  if (!isCommitId(headSha) || !isCommitId(baseSha) || typeof changedFiles !== "number") {
    throw cannotBeRead(ODD_ANSWER);
  }
  return { owner, repository, number, headSha, baseSha, changedFiles };
}

/** True where a value is a commit's id, which may stand in a URL. */
export function isCommitId(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]+$/.test(value);
}
