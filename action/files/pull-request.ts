import { ActionError } from "../action-error.ts";
import { member } from "../github/answer.ts";
import { type Api, request } from "../github/client.ts";
import { ODD_ANSWER } from "../github/failure.ts";
import { PULL_REQUEST_MAX_LISTED_FILES } from "../limits.ts";
import { type ChangedFile, listedFiles } from "./changed-files.ts";
import { isObjectId } from "./git-object.ts";

/** A pull request as it is now. */
export interface PullRequest {
  readonly number: number;
  /** The pull request's own last commit, not the merge commit that `GITHUB_SHA` names. */
  readonly headSha: string;
  /** The last commit of the branch that it asks to change, as GitHub compares with it. */
  readonly baseSha: string;
  /** How many files it changes, whatever the API lists of them. */
  readonly changedFiles: number;
}

/**
 * Asks how a pull request is now, because the API lists its files as they are now: one who pushes again moves it on after
 * the event.
 *
 * @throws ActionError where the API fails, with the reason as its message.
 */
export async function readPullRequest(api: Api, pull_number: number): Promise<PullRequest> {
  const data = await request(api, (github, place) => github.rest.pulls.get({ ...place, pull_number }));
  const headSha = member(member(data, "head"), "sha");
  const baseSha = member(member(data, "base"), "sha");
  const changedFiles = member(data, "changed_files");
  if (!isObjectId(headSha) || !isObjectId(baseSha) || typeof changedFiles !== "number")
    throw new ActionError(ODD_ANSWER);
  return { number: pull_number, headSha, baseSha, changedFiles };
}

/**
 * Lists the files of a pull request, in GitHub's order; undefined where GitHub lists only a part of them.
 *
 * @throws ActionError where the API fails, with the reason as its message.
 */
export async function listPullRequestFiles(
  api: Api,
  { number: pull_number, changedFiles }: PullRequest,
): Promise<readonly ChangedFile[] | undefined> {
  const listed = await request(api, async (github, place) => ({
    data: await github.paginate(github.rest.pulls.listFiles, { ...place, pull_number, per_page: 100 }),
  }));
  const files = listedFiles(listed);
  // A page may come without what stands on it, which the client takes for no files. And GitHub does not always count well.
  const isPart = files.length < changedFiles;
  const isAtBound = files.length >= PULL_REQUEST_MAX_LISTED_FILES && files.length !== changedFiles;
  return isPart || isAtBound ? undefined : files;
}
