import { attempt } from "../action-error.ts";
import type { ChangedFile } from "./changed-files.ts";
import type { FoundFiles } from "./found-files.ts";
import { isLink, type Repository } from "./repository.ts";
import { notesOfLeftOut } from "./tree-files.ts";

/**
 * Leaves symbolic links and submodules out of what GitHub lists as files, without a word on what they are. What became one
 * of them is a file that is removed.
 *
 * @param files those that GitHub lists.
 * @param matches which paths are checked; only these are looked at.
 */
export async function leaveOutLinks(
  files: readonly ChangedFile[],
  head: Repository,
  matches: (path: string) => boolean,
): Promise<FoundFiles> {
  const leftOut = new Set<string>();
  for (const file of files.filter((one) => matches(one.path) && mayBeLink(one))) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as GitHub asks its clients to
    const found = await attempt(() => head.kindOf(file.path));
    // Where that cannot be told, reading it as a file tells what is wrong.
    if (found.ok && isLink(found.value)) leftOut.add(file.path);
  }
  return {
    files: leftOut.size === 0 ? files : files.flatMap((file) => (leftOut.has(file.path) ? removed(file) : [file])),
    notes: notesOfLeftOut([...leftOut], matches),
  };
}

/** By GitHub's diff: a link's target has no line feed after it, and a submodule's commit stands in words. */
function mayBeLink({ isRemoved, patch }: ChangedFile): boolean {
  if (isRemoved) return false;
  return (
    patch === undefined || patch.endsWith("\n\\ No newline at end of file") || /^\+Subproject commit /m.test(patch)
  );
}

function removed({ formerPath }: ChangedFile): readonly ChangedFile[] {
  if (formerPath === null) return [];
  return [{ path: formerPath, formerPath, isRemoved: true, blobSha: null, patch: undefined }];
}
