import { ok, type Result } from "../../shared/index.ts";
import type { Failure } from "../action-error.ts";
import type { ChangeSet } from "./change-set.ts";
import type { DeletionEvent, Event, RangeEvent } from "./event.ts";
import { filesOfTree, notesOfLeftOut } from "./found-files.ts";
import type { Sources } from "./objects.ts";
import { pullRequestChanges } from "./pull-request-changes.ts";
import { rangeChanges } from "./range-changes.ts";
import { openRepository } from "./repository.ts";

type Matches = (path: string) => boolean;

/**
 * Finds what an event changed, and where it is read: of a pull request since the merge base, of a push or a merge group
 * from one commit to another, and of all other events all files there are.
 *
 * @param matches which paths are checked, for the notes.
 * See docs/decisions/0034-changed-files.md.
 */
export function findChangeSet(
  event: Exclude<Event, DeletionEvent>,
  sources: Sources,
  matches: Matches,
): Promise<Result<ChangeSet, Failure>> {
  switch (event.kind) {
    case "pull-request":
      return pullRequestChanges(event, sources, matches);
    case "range":
      return rangeOrSnapshot(event, sources, matches);
    default:
      return snapshot(event.sha, sources, matches);
  }
}

/** There is nothing to compare with where the first of the two commits is gone. */
async function rangeOrSnapshot(
  event: RangeEvent,
  sources: Sources,
  matches: Matches,
): Promise<Result<ChangeSet, Failure>> {
  const range = await rangeChanges(event, sources, matches);
  if (!range.ok) return range;
  if (range.value !== undefined) return ok(range.value);
  const all = await snapshot(event.after, sources, matches);
  if (!all.ok) return all;
  const note = `The commit before the change, ${event.before}, no longer exists, so all files are checked and nothing is compared.`;
  return ok({ ...all.value, notes: [note, ...all.value.notes] });
}

/** All files of a commit, where there is nothing to compare with. */
async function snapshot(sha: string, sources: Sources, matches: Matches): Promise<Result<ChangeSet, Failure>> {
  const head = openRepository(sources, { sha, name: "the head commit" });
  const entries = await head.list();
  if (!entries.ok) return entries;
  const { files, leftOut } = filesOfTree(entries.value);
  const { owner, repository } = sources.api;
  return ok({
    target: { owner, repository, headSha: sha, pullRequest: undefined },
    files,
    head,
    openBefore: undefined,
    isTrusted: true,
    settings: head,
    notes: notesOfLeftOut(leftOut, matches),
  });
}
