import type { ChangedFile } from "./changed-files.ts";
import type { TreeDifference } from "./checkout.ts";
import type { Sources } from "./objects.ts";
import { differenceOfTrees } from "./tree-difference.ts";
import { filesOfDifference, notesOfLeftOut } from "./tree-files.ts";

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
 * @throws ActionError where a tree cannot be read.
 */
export async function findDifferenceOfTrees(
  sources: Sources,
  before: string,
  after: string,
  matches: (path: string) => boolean,
  because: string,
): Promise<FoundFiles> {
  const found = toFoundFiles(await differenceOfTrees(sources, before, after), matches);
  return withNote(found, "by the git trees of the two commits", because);
}

/**
 * Finds the files that differ between two commits without GitHub's word on it, and says so: in the checkout, or else by
 * the git trees.
 *
 * @param because why, as the end of a sentence.
 * @throws ActionError where a tree cannot be read.
 */
export async function findDifference(
  sources: Sources,
  before: string,
  after: string,
  matches: (path: string) => boolean,
  because: string,
): Promise<FoundFiles> {
  const held = await findDifferenceInCheckout(sources, before, after, matches);
  if (held === undefined) return findDifferenceOfTrees(sources, before, after, matches, because);
  return withNote(held, "in the checkout", because);
}

function toFoundFiles(differences: readonly TreeDifference[], matches: (path: string) => boolean): FoundFiles {
  const { files, leftOut } = filesOfDifference(differences);
  return { files, notes: notesOfLeftOut(leftOut, matches) };
}

function withNote({ files, notes }: FoundFiles, where: string, because: string): FoundFiles {
  return { files, notes: [`What changed is found ${where}, because ${because}.`, ...notes] };
}
