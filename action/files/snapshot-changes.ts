import { ActionError, explain } from "../action-error.ts";
import type { ChangeSet } from "./change-set.ts";
import type { TreeEntry } from "./git-object.ts";
import { isAbsent, type Sources } from "./objects.ts";
import { openRepository } from "./repository.ts";
import { filesBelow } from "./tree-difference.ts";
import { filesOfTree, notesOfLeftOut } from "./tree-files.ts";

/**
 * Finds all files of a commit, where there is nothing to compare with.
 *
 * @throws ActionError where they cannot be listed.
 */
export async function snapshotChanges(
  sha: string,
  sources: Sources,
  matches: (path: string) => boolean,
): Promise<ChangeSet> {
  const entries =
    (await sources.checkout.files(sha)) ??
    (await explain(`The files of commit ${sha} cannot be listed.`, () => requestFiles(sources, sha)));
  const { files, leftOut } = filesOfTree(entries);
  const { owner, repository } = sources.api;
  const head = openRepository(sources, { sha, name: "the head commit" });
  return {
    target: { owner, repository, headSha: sha, pullRequest: undefined },
    files,
    head,
    readBefore: undefined,
    settings: head,
    notes: notesOfLeftOut(leftOut, matches),
  };
}

/** What to say of the commit to check where it is not there. */
export function missingCommit(sha: string): ActionError {
  return new ActionError(
    `The commit ${sha} is not there, or the token may not see it. ` +
      "If its branch was deleted or overwritten meanwhile, run the workflow for the branch as it is now; " +
      "if not, give the job the permission `contents: read`.",
  );
}

async function requestFiles(sources: Sources, sha: string): Promise<readonly TreeEntry[]> {
  try {
    return await filesBelow(sources, sha);
  } catch (error) {
    throw isAbsent(error) ? missingCommit(sha) : error;
  }
}
