import type { ChangedFile } from "./changed-files.ts";
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
  if (held === undefined) return undefined;
  const { files, leftOut } = filesOfDifference(held);
  return { files, notes: notesOfLeftOut(leftOut, matches) };
}

/**
 * Finds the files that differ between two commits without GitHub's word on it: in the checkout, or else by the git trees
 * that the API gives.
 *
 * @param because why, as the end of a sentence.
 * @throws Trouble where a tree cannot be read.
 */
export async function findDifference(
  sources: Sources,
  before: string,
  after: string,
  matches: (path: string) => boolean,
  because: string,
): Promise<FoundFiles> {
  const held = await findDifferenceInCheckout(sources, before, after, matches);
  const found = held ?? (await findDifferenceOfTrees(sources, before, after, matches));
  const where = held === undefined ? "by the git trees of the two commits" : "in the checkout";
  return { files: found.files, notes: [`What changed is found ${where}, because ${because}.`, ...found.notes] };
}

async function findDifferenceOfTrees(
  sources: Sources,
  before: string,
  after: string,
  matches: (path: string) => boolean,
): Promise<FoundFiles> {
  const { files, leftOut } = filesOfDifference(await differenceOfTrees(sources, before, after));
  return { files, notes: notesOfLeftOut(leftOut, matches) };
}
