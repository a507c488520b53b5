import { ok, type Result } from "../../shared/index.ts";
import type { TreeDifference, TreeEntry } from "./git-object.ts";
import { type ObjectFailure, readFolder, requestFilesBelow, type Sources } from "./objects.ts";

type Differences = readonly TreeDifference[];

/**
 * Finds what differs between two commits by their trees, through the API. Only files that are renamed as they are count as
 * renamed: one that is changed, too, is removed under its old name and new under the other. Sorted by paths.
 */
export async function differenceOfTrees(
  sources: Sources,
  before: string,
  after: string,
): Promise<Result<Differences, ObjectFailure>> {
  const found = await differenceBelow(sources, before, after, "");
  return found.ok ? ok(withRenames(found.value)) : found;
}

/**
 * All files below a folder; where GitHub lists only a part, folder by folder.
 *
 * @param path of the folder, with a slash at its end; "" is the root.
 */
export async function filesBelow(
  sources: Sources,
  sha: string,
  path = "",
): Promise<Result<readonly TreeEntry[], ObjectFailure>> {
  const all = await requestFilesBelow(sources.api, sha);
  if (!all.ok) return all;
  if (all.value !== undefined) return ok(all.value.map((entry) => ({ ...entry, path: path + entry.path })));
  const folder = await readFolder(sources, sha);
  if (!folder.ok) return folder;
  const found: TreeEntry[] = [];
  for (const entry of folder.value) {
    const below = await filesUnder(sources, { ...entry, path: path + entry.path });
    if (!below.ok) return below;
    for (const one of below.value) found.push(one);
  }
  return ok(found);
}

/** A file itself, or all that is below a folder; none where there is nothing. */
async function filesUnder(
  sources: Sources,
  entry: TreeEntry | undefined,
): Promise<Result<readonly TreeEntry[], ObjectFailure>> {
  if (entry === undefined) return ok([]);
  return entry.kind === "folder" ? filesBelow(sources, entry.sha, `${entry.path}/`) : ok([entry]);
}

async function differenceBelow(
  sources: Sources,
  before: string,
  after: string,
  path: string,
): Promise<Result<Differences, ObjectFailure>> {
  const allBefore = await requestFilesBelow(sources.api, before);
  if (!allBefore.ok) return allBefore;
  const allAfter = await requestFilesBelow(sources.api, after);
  if (!allAfter.ok) return allAfter;
  if (allBefore.value !== undefined && allAfter.value !== undefined)
    return ok(pairsThatDiffer(allBefore.value, allAfter.value, path));
  return differenceByFolders(sources, before, after, path);
}

async function differenceByFolders(
  sources: Sources,
  before: string,
  after: string,
  path: string,
): Promise<Result<Differences, ObjectFailure>> {
  const folderBefore = await readFolder(sources, before);
  if (!folderBefore.ok) return folderBefore;
  const folderAfter = await readFolder(sources, after);
  if (!folderAfter.ok) return folderAfter;
  const found: TreeDifference[] = [];
  for (const pair of pairsThatDiffer(folderBefore.value, folderAfter.value, path)) {
    const below = await descend(sources, pair);
    if (!below.ok) return below;
    for (const one of below.value) found.push(one);
  }
  return ok(found);
}

/**
 * The differences below a name: the name itself where it is a file on both sides, and those in it where it is a folder.
 */
async function descend(
  sources: Sources,
  { before, after }: TreeDifference,
): Promise<Result<Differences, ObjectFailure>> {
  if (before?.kind === "folder" && after?.kind === "folder")
    return differenceBelow(sources, before.sha, after.sha, `${after.path}/`);
  const filesBefore = await filesUnder(sources, before);
  if (!filesBefore.ok) return filesBefore;
  const filesAfter = await filesUnder(sources, after);
  return filesAfter.ok ? ok(pairsThatDiffer(filesBefore.value, filesAfter.value, "")) : filesAfter;
}

/** Puts together what has the same path on both sides, and leaves out what is the same. */
function pairsThatDiffer(
  allBefore: readonly TreeEntry[],
  allAfter: readonly TreeEntry[],
  path: string,
): readonly TreeDifference[] {
  const inside = (entry: TreeEntry) => ({ ...entry, path: path + entry.path });
  const left = new Map(allBefore.map((entry) => [entry.path, entry]));
  const found: TreeDifference[] = [];
  for (const entry of allAfter) {
    const before = left.get(entry.path);
    left.delete(entry.path);
    if (before?.sha === entry.sha && before.kind === entry.kind) continue;
    found.push({ before: before && inside(before), after: inside(entry) });
  }
  for (const entry of left.values()) found.push({ before: inside(entry), after: undefined });
  return found;
}

/** Takes a file that is removed and one that is new for one that is renamed, where they are the same. */
function withRenames(differences: readonly TreeDifference[]): readonly TreeDifference[] {
  const removed = Map.groupBy(
    differences.flatMap(({ before, after }) => (before?.kind === "file" && after === undefined ? [before] : [])),
    ({ sha }) => sha,
  );
  const renamed = new Set<TreeEntry>();
  const named = differences.map((difference): TreeDifference => {
    const { before, after } = difference;
    if (before !== undefined || after?.kind !== "file") return difference;
    const former = removed.get(after.sha)?.pop();
    if (former !== undefined) renamed.add(former);
    return { before: former, after };
  });
  return named
    .filter(({ before, after }) => after !== undefined || before === undefined || !renamed.has(before))
    .toSorted((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1));
}

function pathOf({ before, after }: TreeDifference): string {
  return after?.path ?? before?.path ?? "";
}
