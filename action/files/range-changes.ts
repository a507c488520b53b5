import { ActionError, attempt, explain } from "../action-error.ts";
import { ApiError } from "../github/failure.ts";
import { COMPARISON_MAX_LISTED_FILES } from "../limits.ts";
import type { ChangeSet } from "./change-set.ts";
import type { RangeEvent } from "./event.ts";
import { type FoundFiles, findDifferenceInCheckout, findDifferenceOfTrees } from "./found-files.ts";
import { leaveOutLinks } from "./listed-links.ts";
import { compareCommits } from "./listing.ts";
import { hasCommit, type Sources } from "./objects.ts";
import { openRepository, type Repository } from "./repository.ts";
import { missingCommit, snapshotChanges } from "./snapshot-changes.ts";

/**
 * Finds what differs between the two commits of a push or a merge group, whether one follows on the other or not. Where
 * the first one is gone, there is nothing to compare with.
 *
 * @throws ActionError where it cannot be found.
 */
export async function rangeChanges(
  event: RangeEvent,
  sources: Sources,
  matches: (path: string) => boolean,
): Promise<ChangeSet> {
  const { owner, repository, before, after } = event;
  const head = openRepository(sources, { sha: after, name: "the head commit" });
  const found = await findFiles(event, sources, head, matches);
  if (found === undefined) {
    const note = `The commit before the change, ${before}, is no longer there, so that all files are checked and nothing is compared.`;
    const all = await snapshotChanges(after, sources, matches);
    return { ...all, notes: [note, ...all.notes] };
  }
  return {
    target: { owner, repository, headSha: after, pullRequest: undefined },
    files: found.files,
    head,
    readBefore: openRepository(sources, { sha: before, name: "the commit before" }).readUnlessLink,
    settings: head,
    notes: found.notes,
  };
}

/** Undefined where the commit before is gone. */
async function findFiles(
  { before, after }: RangeEvent,
  sources: Sources,
  head: Repository,
  matches: (path: string) => boolean,
): Promise<FoundFiles | undefined> {
  const held = await findDifferenceInCheckout(sources, before, after, matches);
  if (held !== undefined) return held;
  const compared = await compare(sources, before, after);
  if ("files" in compared) return leaveOutLinks(compared.files, head, matches);
  if (compared.because === "gone") return undefined;
  const { because, trouble } = compared;
  const found = await attempt(() => findDifferenceOfTrees(sources, before, after, matches, because));
  if (found.ok) return found.value;
  throw trouble ?? new ActionError(`${cannotBeFound(before, after)} ${found.error.reason}`);
}

/** Lists the files, or says why that has to be done in another way, with the trouble where there is one. */
async function compare(
  sources: Sources,
  before: string,
  after: string,
): Promise<Pick<FoundFiles, "files"> | { readonly because: string; readonly trouble: ActionError | undefined }> {
  try {
    const { files, mergeBase } = await compareCommits(sources.api, before, after);
    // GitHub compares with the merge base, and what the overwritten commits had is gone, too.
    if (mergeBase !== before) return { because: "the branch was overwritten", trouble: undefined };
    if (files !== undefined) return { files };
    return { because: `GitHub lists only ${COMPARISON_MAX_LISTED_FILES} of the files`, trouble: undefined };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    const trouble = new ActionError(`${cannotBeFound(before, after)} ${error.message}`);
    if (!(error instanceof ApiError) || error.kind === "forbidden") throw trouble;
    const because = error.kind === "absent" && (await isGone(sources, before, after)) ? "gone" : error.event;
    return { because, trouble };
  }
}

/**
 * True where the commit before is gone.
 *
 * @throws ActionError where the one that is to be checked is gone itself.
 */
function isGone(sources: Sources, before: string, after: string): Promise<boolean> {
  return explain(cannotBeFound(before, after), async () => {
    if (!(await hasCommit(sources, after))) throw missingCommit(after);
    return !(await hasCommit(sources, before));
  });
}

function cannotBeFound(before: string, after: string): string {
  return `What changed from ${before} to ${after} cannot be found.`;
}
