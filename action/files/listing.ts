import { ActionError, explain } from "../action-error.ts";
import { member } from "../github/answer.ts";
import { type Api, request } from "../github/client.ts";
import { ODD_ANSWER } from "../github/failure.ts";
import { COMPARISON_MAX_LISTED_FILES } from "../limits.ts";
import { type ChangedFile, listedFiles } from "./changed-files.ts";
import { isObjectId } from "./git-object.ts";
import type { Sources } from "./objects.ts";

/** What GitHub says of two commits. It compares the second one with the merge base. */
export interface Comparison {
  readonly mergeBase: string;
  /** In GitHub's order; undefined where it may have listed only a part. */
  readonly files: readonly ChangedFile[] | undefined;
}

/** @throws ActionError where the API fails, with the reason as its message. */
export async function compareCommits(api: Api, before: string, after: string): Promise<Comparison> {
  // The files stand on the first page, whatever the number of commits on it.
  const data = await requestComparison(api, before, after, 1);
  const files = listedFiles(member(data, "files"));
  return { mergeBase: mergeBaseOf(data), files: files.length >= COMPARISON_MAX_LISTED_FILES ? undefined : files };
}

/**
 * Finds the commit at which a pull request's branch left the one that it asks to change: GitHub compares with that, too.
 *
 * @throws ActionError where it cannot be found.
 */
export async function findMergeBase({ api, checkout }: Sources, baseSha: string, headSha: string): Promise<string> {
  const found = await checkout.mergeBase(baseSha, headSha);
  if (found !== undefined) return found;
  return explain("The merge base of the pull request cannot be found.", async () =>
    // All that is needed is in each page, and the commits and files of the first may be many.
    mergeBaseOf(await requestComparison(api, baseSha, headSha, 2)),
  );
}

function requestComparison(api: Api, base: string, head: string, page: number): Promise<unknown> {
  return request(api, (github, place) =>
    github.rest.repos.compareCommitsWithBasehead({ ...place, basehead: `${base}...${head}`, per_page: 1, page }),
  );
}

function mergeBaseOf(data: unknown): string {
  const sha = member(member(data, "merge_base_commit"), "sha");
  if (!isObjectId(sha)) throw new ActionError(ODD_ANSWER);
  return sha;
}
