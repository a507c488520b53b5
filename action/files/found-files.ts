import { ok, printable, type Result } from "../../shared/index.ts";
import { LOG_MAX_LISTED_PATHS } from "../limits.ts";
import type { ChangedFile } from "./change-set.ts";
import { isLink, type TreeDifference, type TreeEntry } from "./git-object.ts";
import type { ObjectFailure, Sources } from "./objects.ts";
import type { Repository } from "./repository.ts";
import { differenceOfTrees } from "./tree-difference.ts";

/** Files that a change touches, and what is to be said of how they were found. */
export interface FoundFiles {
  readonly files: readonly ChangedFile[];
  /** Each is one sentence. */
  readonly notes: readonly string[];
}

/** Finds the files that differ between two commits in the checkout; undefined where it does not hold both. */
export async function findDifferenceInCheckout(
  { checkout }: Sources,
  before: string,
  after: string,
  matches: (path: string) => boolean,
): Promise<FoundFiles | undefined> {
  const held = await checkout.difference(before, after);
  return held === undefined ? undefined : toFoundFiles(held, matches);
}

/**
 * Finds the files that differ between two commits by the git trees that the API gives, and says so.
 *
 * @param because why, as the end of a sentence.
 */
export async function findDifferenceOfTrees(
  sources: Sources,
  before: string,
  after: string,
  matches: (path: string) => boolean,
  because: string,
): Promise<Result<FoundFiles, ObjectFailure>> {
  const differences = await differenceOfTrees(sources, before, after);
  if (!differences.ok) return differences;
  return ok(withNote(toFoundFiles(differences.value, matches), "the git trees of the two commits", because));
}

/**
 * Finds the files that differ between two commits without GitHub's word on it, and says so: in the checkout, or else by
 * the git trees.
 *
 * @param because why, as the end of a sentence.
 */
export async function findDifference(
  sources: Sources,
  before: string,
  after: string,
  matches: (path: string) => boolean,
  because: string,
): Promise<Result<FoundFiles, ObjectFailure>> {
  const held = await findDifferenceInCheckout(sources, before, after, matches);
  if (held === undefined) return findDifferenceOfTrees(sources, before, after, matches, because);
  return ok(withNote(held, "the checkout", because));
}

function toFoundFiles(differences: readonly TreeDifference[], matches: (path: string) => boolean): FoundFiles {
  const { files, leftOut } = filesOfDifference(differences);
  return { files, notes: notesOfLeftOut(leftOut, matches) };
}

function withNote({ files, notes }: FoundFiles, where: string, because: string): FoundFiles {
  return { files, notes: [`The changed files are taken from ${where}, because ${because}.`, ...notes] };
}

/** Files as git's trees have them. */
interface TreeFiles {
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

/** The files that differ. What became a symbolic link or a submodule is no longer a file. */
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
    `Symbolic links and submodules are not followed, so these are left out: ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`,
  ];
}

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
    const found = await head.kindOf(file.path);
    // Where that is unknown, reading it as a file reports what is wrong.
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
