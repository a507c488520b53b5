import { PULL_REQUEST_MAX_LISTED_FILES } from "../../shared/index.ts";
import { Trouble } from "../trouble.ts";
import { describeApiFailure, ODD_ANSWER } from "./api-failure.ts";
import type { GitHub } from "./github.ts";
import { member } from "./member.ts";
import type { PullRequest } from "./pull-request.ts";

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
 * @throws Trouble where the API fails, or lists only a part of them.
 */
export async function listChangedFiles(github: GitHub, pullRequest: PullRequest): Promise<readonly ChangedFile[]> {
  const { owner, repository: repo, number: pull_number } = pullRequest;
  const cannotBeListed = (reason: string) =>
    new Trouble(`The files of pull request #${pull_number} cannot be listed. ${reason}`);
  const listed: readonly unknown[] = await github
    .paginate(github.rest.pulls.listFiles, { owner, repo, pull_number, per_page: 100 })
    .catch((error: unknown) => {
      throw cannotBeListed(describeApiFailure(error));
    });
  if (!listed.every(isListedFile)) throw cannotBeListed(ODD_ANSWER);
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

/** What is read of an item of the listing. */
interface ListedFile {
  readonly filename: string;
  readonly status: string;
  readonly sha: string | null;
}

function isListedFile(item: unknown): item is ListedFile {
  const sha = member(item, "sha");
  return (
    typeof member(item, "filename") === "string" &&
    typeof member(item, "status") === "string" &&
    (typeof sha === "string" || sha === null)
  );
}
