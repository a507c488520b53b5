import { err, ok, type Result } from "../../shared/index.ts";
import { explained, type Failure } from "../action-error.ts";
import { allowsAnotherWay } from "../github/failure.ts";
import { COMPARISON_MAX_LISTED_FILES } from "../limits.ts";
import { once } from "../promises.ts";
import type { ChangeSet } from "./change-set.ts";
import type { RangeEvent } from "./event.ts";
import { type FoundFiles, findDifferenceInCheckout, findDifferenceOfTrees, markLinks } from "./found-files.ts";
import { type CommitComparison, compareCommits } from "./listing.ts";
import { hasCommit, missingCommit, type Sources } from "./objects.ts";
import { openRepository, type Repository } from "./repository.ts";

/**
 * Finds what differs between the two commits of a push or a merge group, whether one follows on the other or not.
 * Undefined where the first one is gone.
 */
export async function rangeChanges(
  event: RangeEvent,
  sources: Sources,
  matches: (path: string) => boolean,
): Promise<Result<ChangeSet | undefined, Failure>> {
  const { owner, repository, before, after } = event;
  const head = openRepository(sources, { sha: after, name: "the head commit" });
  const found = await findFiles(event, sources, head, matches);
  if (!found.ok) return err(explained(`The changes from ${before} to ${after} cannot be found.`, found.error));
  if (found.value === undefined) return ok(undefined);
  return ok({
    target: { owner, repository, headSha: after, pullRequest: undefined },
    files: found.value.files,
    head,
    openBefore: once(async () => ok(openRepository(sources, { sha: before, name: "the commit before" }))),
    isTrusted: true,
    settings: head,
    notes: found.value.notes,
  });
}

/** Undefined where the commit before is gone. */
async function findFiles(
  { before, after }: RangeEvent,
  sources: Sources,
  head: Repository,
  matches: (path: string) => boolean,
): Promise<Result<FoundFiles | undefined, Failure>> {
  const held = await findDifferenceInCheckout(sources, before, after);
  if (held !== undefined) return ok(held);
  const compared = await compareCommits(sources.api, before, after);
  const listed = compared.ok ? wholeListing(compared.value, before) : undefined;
  if (listed !== undefined) return ok(await markLinks(listed, head, matches));
  if (!compared.ok && !allowsAnotherWay(compared.error)) return compared;
  if (!compared.ok && compared.error.kind === "absent") {
    const gone = await isGone(sources, before, after);
    if (!gone.ok) return gone;
    if (gone.value) return ok(undefined);
  }
  const because = compared.ok ? whyNotWhole(compared.value, before) : compared.error.event;
  const found = await findDifferenceOfTrees(sources, before, after, because);
  return found.ok || compared.ok ? found : compared;
}

/** The files that GitHub lists, where that is all that changed. */
function wholeListing({ mergeBase, files }: CommitComparison, before: string): FoundFiles["files"] | undefined {
  return mergeBase === before ? files : undefined;
}

function whyNotWhole({ mergeBase }: CommitComparison, before: string): string {
  // GitHub compares with the merge base, and what the overwritten commits had is gone, too.
  if (mergeBase !== before) return "the branch was overwritten";
  return `GitHub lists only ${COMPARISON_MAX_LISTED_FILES} of the files`;
}

/** Tests if the commit before is gone; a failure where the commit to check is gone itself. */
async function isGone(sources: Sources, before: string, after: string): Promise<Result<boolean, Failure>> {
  const hasAfter = await hasCommit(sources, after);
  if (!hasAfter.ok) return hasAfter;
  if (!hasAfter.value) return err(missingCommit(after));
  const hasBefore = await hasCommit(sources, before);
  return hasBefore.ok ? ok(!hasBefore.value) : hasBefore;
}
