import type { ChangeSet } from "./change-set.ts";
import type { DeletionEvent, Event } from "./event.ts";
import type { Sources } from "./objects.ts";
import { pullRequestChanges } from "./pull-request-changes.ts";
import { rangeChanges } from "./range-changes.ts";
import { snapshotChanges } from "./snapshot-changes.ts";

/**
 * Finds what an event changed, and where it is read: of a pull request since the merge base, of a push or a merge group
 * from one commit to another, and of all other events all files there are.
 *
 * @param matches which paths are checked, for the notes.
 * @throws ActionError where it cannot be found.
 */
export function findChangeSet(
  event: Exclude<Event, DeletionEvent>,
  sources: Sources,
  matches: (path: string) => boolean,
): Promise<ChangeSet> {
  switch (event.kind) {
    case "pull-request":
      return pullRequestChanges(event, sources, matches);
    case "range":
      return rangeChanges(event, sources, matches);
    default:
      return snapshotChanges(event.sha, sources, matches);
  }
}
