import { ActionError, attempt, explain } from "../action-error.ts";
import { ApiError } from "../github/failure.ts";
import { once } from "../once.ts";
import type { ChangeSet } from "./change-set.ts";
import type { PullRequestEvent } from "./event.ts";
import { type FoundFiles, findDifference } from "./found-files.ts";
import { leaveOutLinks } from "./listed-links.ts";
import { findMergeBase } from "./listing.ts";
import type { Sources } from "./objects.ts";
import { listPullRequestFiles, type PullRequest, readPullRequest } from "./pull-request.ts";
import { openRepository, type Repository } from "./repository.ts";

/**
 * Finds what a pull request changes: by GitHub's listing, and where there is none or only a part by its commits.
 *
 * @throws ActionError where it cannot be found.
 */
export async function pullRequestChanges(
  event: PullRequestEvent,
  sources: Sources,
  matches: (path: string) => boolean,
): Promise<ChangeSet> {
  const { owner, repository } = event;
  const pullRequest = await explain(`Pull request #${event.number} cannot be read.`, () =>
    readPullRequest(sources.api, event.number),
  );
  const { headSha, baseSha, number } = pullRequest;
  const findBase = once(() => findMergeBase(sources, baseSha, headSha));
  const head = openRepository(sources, { sha: headSha, name: "the head commit" });
  const { files, notes } = await findFiles(sources, pullRequest, head, findBase, matches);
  const moved = headSha === event.headSha ? [] : [`The pull request has moved on; checking ${headSha}.`];
  const openBefore = once(async () => openRepository(sources, { sha: await findBase(), name: "the merge base" }));
  return {
    target: { owner, repository, headSha, pullRequest: number },
    files,
    head,
    readBefore: async (path) => (await openBefore()).readUnlessLink(path),
    settings: event.isTarget ? openRepository(sources, { sha: baseSha, name: "the base branch's commit" }) : head,
    notes: [...moved, ...notes],
  };
}

async function findFiles(
  sources: Sources,
  pullRequest: PullRequest,
  head: Repository,
  findBase: () => Promise<string>,
  matches: (path: string) => boolean,
): Promise<FoundFiles> {
  const listing = await list(sources, pullRequest);
  if ("files" in listing) return leaveOutLinks(listing.files, head, matches);
  const found = await attempt(async () =>
    findDifference(sources, await findBase(), pullRequest.headSha, matches, listing.because),
  );
  if (found.ok) return found.value;
  throw (
    listing.trouble ?? new ActionError(`${listing.because}, and its commits cannot be compared. ${found.error.reason}`)
  );
}

/** Lists the files, or says why that has to be done in another way, with the trouble where there is one. */
async function list(
  { api }: Sources,
  pullRequest: PullRequest,
): Promise<Pick<FoundFiles, "files"> | { readonly because: string; readonly trouble: ActionError | undefined }> {
  const { number, changedFiles } = pullRequest;
  try {
    const files = await listPullRequestFiles(api, pullRequest);
    if (files !== undefined) return { files };
    return {
      because: `GitHub lists only a part of the ${changedFiles} files that pull request #${number} changes`,
      trouble: undefined,
    };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    const trouble = new ActionError(`The files of pull request #${number} cannot be listed. ${error.message}`);
    if (!(error instanceof ApiError) || error.kind === "forbidden") throw trouble;
    return { because: error.event, trouble };
  }
}
