import type { ReadFile } from "../policy.ts";
import { Trouble } from "../trouble.ts";
import { describeApiFailure, ODD_ANSWER } from "./api-failure.ts";
import type { GitHub } from "./github.ts";
import { member } from "./member.ts";
import { isCommitId, type PullRequest } from "./pull-request.ts";
import { openRepository, type Repository } from "./repository.ts";

/**
 * Reads files as they are where a pull request's branch left the one that it asks to change: GitHub compares with that,
 * too. What that commit is, is asked for with the first file.
 */
export function mergeBaseReader(github: GitHub, pullRequest: PullRequest): ReadFile {
  let opened: Promise<Repository> | undefined;
  return async (path) => {
    opened ??= openMergeBase(github, pullRequest);
    const repository = await opened;
    return repository.read(path);
  };
}

async function openMergeBase(github: GitHub, pullRequest: PullRequest): Promise<Repository> {
  const { owner, repository: repo, baseSha, headSha } = pullRequest;
  const cannotBeFound = (reason: string) =>
    new Trouble(`The merge base of the pull request cannot be found. ${reason}`);
  const { data } = await github.rest.repos
    // All that is needed of the answer is in each of its pages, and the commits and files of the first may be many.
    .compareCommitsWithBasehead({ owner, repo, basehead: `${baseSha}...${headSha}`, per_page: 1, page: 2 })
    .catch((error: unknown) => {
      throw cannotBeFound(describeApiFailure(error));
    });
  const sha = member(member(data, "merge_base_commit"), "sha");
  if (!isCommitId(sha)) throw cannotBeFound(ODD_ANSWER);
  return openRepository(github, pullRequest, { sha, name: "the merge base" });
}
