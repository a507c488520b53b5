import { PULL_REQUEST_MAX_LISTED_FILES } from "../../shared/index.ts";
import { Trouble } from "../trouble.ts";
import { describeApiFailure, ODD_ANSWER } from "./api-failure.ts";
import type { GitHub } from "./github.ts";
import { member } from "./member.ts";
import type { PullRequest } from "./pull-request.ts";

/** A file that a pull request adds, changes, renames or removes. */
export interface ChangedFile {
  /**
   * From the repository's root, folders separated by `/`; a renamed one's new name. Untrusted: it may hold any character
   * but NUL.
   */
  readonly path: string;
  /** Its path at the merge base, or null where it is new. */
  readonly formerPath: string | null;
  /** True where it is not there at the head commit. */
  readonly isRemoved: boolean;
  /** Id of the git blob that holds the file at the head commit, or null where GitHub names none. */
  readonly blobSha: string | null;
}

/**
 * Lists the files of a pull request, in GitHub's order.
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
  return listed.map(({ filename, status, sha, previous_filename }) => ({
    path: filename,
    formerPath: FORMERLY_ABSENT.has(status) ? null : status === "renamed" ? (previous_filename ?? null) : filename,
    isRemoved: status === "removed",
    blobSha: sha,
  }));
}

/** A copied file is new; the one that it is a copy of stays. */
const FORMERLY_ABSENT: ReadonlySet<string> = new Set(["added", "copied"]);

/** What is read of an item of the listing. */
interface ListedFile {
  readonly filename: string;
  readonly status: string;
  readonly sha: string | null;
  /** Only of a renamed one. */
  readonly previous_filename?: string;
}

function isListedFile(item: unknown): item is ListedFile {
  const sha = member(item, "sha");
  const previousFilename = member(item, "previous_filename");
  return (
    typeof member(item, "filename") === "string" &&
    typeof member(item, "status") === "string" &&
    (typeof sha === "string" || sha === null) &&
    (typeof previousFilename === "string" || previousFilename === undefined)
  );
}
