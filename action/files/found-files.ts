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
): Promise<FoundFiles | undefined> {
  const held = await checkout.difference(before, after);
  return held === undefined ? undefined : { files: filesOfDifference(held), notes: [] };
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
  because: string,
): Promise<Result<FoundFiles, ObjectFailure>> {
  const differences = await differenceOfTrees(sources, before, after);
  if (!differences.ok) return differences;
  return ok(withNote(filesOfDifference(differences.value), "the git trees of the two commits", because));
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
  because: string,
): Promise<Result<FoundFiles, ObjectFailure>> {
  const held = await findDifferenceInCheckout(sources, before, after);
  if (held === undefined) return findDifferenceOfTrees(sources, before, after, because);
  return ok(withNote(held.files, "the checkout", because));
}

function withNote(files: readonly ChangedFile[], where: string, because: string): FoundFiles {
  return { files, notes: [`The changed files are taken from ${where}, because ${because}.`] };
}

/** All files of a commit, where nothing is compared, and the paths that lead to none: of symbolic links and submodules. */
export function filesOfTree(entries: readonly TreeEntry[]): {
  readonly files: readonly ChangedFile[];
  readonly leftOut: readonly string[];
} {
  const files = entries.filter(({ kind }) => kind === "file");
  return {
    files: files.map(({ path, sha }) => ({ path, formerPath: path, now: "file", blobSha: sha, patch: undefined })),
    leftOut: entries.filter(({ kind }) => kind !== "file").map(({ path }) => path),
  };
}

/** The files that differ, symbolic links and submodules among them. */
export function filesOfDifference(differences: readonly TreeDifference[]): readonly ChangedFile[] {
  return differences.map(({ before, after }) => ({
    path: after?.path ?? before?.path ?? "",
    formerPath: before?.path ?? null,
    now: after === undefined ? "nothing" : after.kind === "file" ? "file" : "link",
    blobSha: after?.kind === "file" ? after.sha : null,
    patch: undefined,
  }));
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
 * Finds the symbolic links and submodules among what GitHub lists as files, without a word on what they are.
 *
 * @param files those that GitHub lists.
 * @param matches which paths are checked; only these are looked at.
 */
export async function markLinks(
  files: readonly ChangedFile[],
  head: Repository,
  matches: (path: string) => boolean,
): Promise<FoundFiles> {
  const links = new Set<string>();
  for (const file of files.filter((one) => matches(one.path) && mayBeLink(one))) {
    const found = await head.kindOf(file.path);
    // Where that is unknown, reading it as a file reports what is wrong.
    if (found.ok && isLink(found.value)) links.add(file.path);
  }
  return {
    files: files.map((file) => (links.has(file.path) ? { ...file, now: "link", blobSha: null } : file)),
    notes: [],
  };
}

/** By GitHub's diff: a link's target has no line feed after it, and a submodule's commit stands in words. */
function mayBeLink({ now, patch }: ChangedFile): boolean {
  if (now === "nothing") return false;
  return (
    patch === undefined || patch.endsWith("\n\\ No newline at end of file") || /^\+Subproject commit /m.test(patch)
  );
}
