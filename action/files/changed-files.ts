import { PULL_REQUEST_MAX_LISTED_FILES } from "../../shared/index.ts";
import { Trouble } from "../trouble.ts";
import { describeApiFailure } from "./api-failure.ts";
import type { PullRequest } from "./event.ts";
import type { GitHub } from "./github.ts";

/** A file that a pull request adds or changes. */
export interface ChangedFile {
  /** From the repository's root, folders separated by `/`. Untrusted: it may hold any character but NUL. */
  readonly path: string;
  /** Id of the git blob that holds the file at the head commit, or null where GitHub names none. */
  readonly blobSha: string | null;
}

/**
 * Lists the files of a pull request that are there at its head commit, in GitHub's order, a renamed one by its new name.
 *
 * @throws Trouble where the API fails or lists only a part of them.
 */
export async function listChangedFiles(github: GitHub, pullRequest: PullRequest): Promise<readonly ChangedFile[]> {
  const { owner, repository: repo, number: pull_number } = pullRequest;
  const listed = await github
    .paginate(github.rest.pulls.listFiles, { owner, repo, pull_number, per_page: 100 })
    .catch((error: unknown) => {
      throw new Trouble(`The files of pull request #${pull_number} cannot be listed. ${describeApiFailure(error)}`);
    });
  if (listed.length >= PULL_REQUEST_MAX_LISTED_FILES && pullRequest.changedFiles > listed.length) {
    throw new Trouble(
      `GitHub lists only ${listed.length} of the ${pullRequest.changedFiles} files that pull request #${pull_number} changes. ` +
        "Split the pull request, so that each of its files can be checked.",
    );
  }
  return listed
    .filter(({ status }) => status !== "removed")
    .map(({ filename, sha }) => ({ path: filename, blobSha: sha }));
}
