import { printable } from "../../shared/index.ts";
import { LOG_MAX_LISTED_PATHS } from "../limits.ts";
import type { ChangedFile } from "./changed-files.ts";
import type { TreeDifference } from "./checkout.ts";
import type { TreeEntry } from "./git-object.ts";

/** Files as git's trees have them. */
export interface TreeFiles {
  readonly files: readonly ChangedFile[];
  /** Paths that lead to no file: of symbolic links and submodules. */
  readonly leftOut: readonly string[];
}

/** All files of a commit, where nothing is compared. */
export function filesOfTree(entries: readonly TreeEntry[]): TreeFiles {
  const files = entries.filter(({ kind }) => kind === "file");
  return {
    files: files.map(({ path, sha }) => ({
      path,
      formerPath: path,
      isRemoved: false,
      blobSha: sha,
      patch: undefined,
    })),
    leftOut: entries.filter(({ kind }) => kind !== "file").map(({ path }) => path),
  };
}

/** The files that differ. What became a symbolic link or a submodule is no file any longer. */
export function filesOfDifference(differences: readonly TreeDifference[]): TreeFiles {
  const files = differences.flatMap(({ before, after }): readonly ChangedFile[] => {
    const former = before?.kind === "file" ? before : undefined;
    const patch = undefined;
    if (after?.kind === "file")
      return [{ path: after.path, formerPath: former?.path ?? null, isRemoved: false, blobSha: after.sha, patch }];
    if (former === undefined) return [];
    return [{ path: former.path, formerPath: former.path, isRemoved: true, blobSha: null, patch }];
  });
  const left = differences.flatMap(({ after }) => (after === undefined || after.kind === "file" ? [] : [after.path]));
  return { files, leftOut: left };
}

/** One note of the paths that a glob picks though they lead to no file; none where there are none. */
export function notesOfLeftOut(leftOut: readonly string[], matches: (path: string) => boolean): readonly string[] {
  const picked = leftOut.filter(matches);
  if (picked.length === 0) return [];
  const named = picked.slice(0, LOG_MAX_LISTED_PATHS).map((path) => `"${printable(path)}"`);
  const more = picked.length - named.length;
  return [
    `Symbolic links and submodules are not followed, so that these are left out: ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`,
  ];
}
