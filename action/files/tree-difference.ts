import type { TreeDifference } from "./checkout.ts";
import type { TreeEntry } from "./git-object.ts";
import { readFolder, requestFilesBelow, type Sources } from "./objects.ts";

/**
 * Finds what differs between two commits by their trees, through the API. Only files that are renamed as they are count as
 * renamed: one that is changed, too, is removed under its old name and new under the other. Sorted by paths.
 *
 * @throws ActionError where a tree cannot be read.
 */
export async function differenceOfTrees(
  sources: Sources,
  before: string,
  after: string,
): Promise<readonly TreeDifference[]> {
  return withRenames(await differenceBelow(sources, before, after, ""));
}

/**
 * All files below a folder; where GitHub lists only a part, folder by folder.
 *
 * @param path of the folder, with a slash at its end; "" is the root.
 * @throws ActionError where it cannot be read, with the reason as its message.
 */
export async function filesBelow(sources: Sources, sha: string, path = ""): Promise<readonly TreeEntry[]> {
  const all = await requestFilesBelow(sources.api, sha);
  if (all !== undefined) return all.map((entry) => ({ ...entry, path: path + entry.path }));
  const found: TreeEntry[] = [];
  for (const entry of await readFolder(sources, sha)) {
    const inside = path + entry.path;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as GitHub asks its clients to
    const below = entry.kind === "folder" ? await filesBelow(sources, entry.sha, `${inside}/`) : [];
    if (entry.kind !== "folder") found.push({ ...entry, path: inside });
    for (const one of below) found.push(one);
  }
  return found;
}

async function differenceBelow(
  sources: Sources,
  before: string,
  after: string,
  path: string,
): Promise<readonly TreeDifference[]> {
  const [allBefore, allAfter] = [
    await requestFilesBelow(sources.api, before),
    await requestFilesBelow(sources.api, after),
  ];
  if (allBefore !== undefined && allAfter !== undefined) return pairsThatDiffer(allBefore, allAfter, path);
  const found: TreeDifference[] = [];
  const pairs = pairsThatDiffer(await readFolder(sources, before), await readFolder(sources, after), path);
  for (const pair of pairs) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as GitHub asks its clients to
    for (const one of await descend(sources, pair)) found.push(one);
  }
  return found;
}

/** What differs below a name: itself where it is a file on both sides, and what is in it where it is a folder. */
async function descend(sources: Sources, { before, after }: TreeDifference): Promise<readonly TreeDifference[]> {
  if (before?.kind === "folder" && after?.kind === "folder")
    return differenceBelow(sources, before.sha, after.sha, `${after.path}/`);
  const below = async (entry: TreeEntry | undefined) => {
    if (entry === undefined) return [];
    return entry.kind === "folder" ? filesBelow(sources, entry.sha, `${entry.path}/`) : [entry];
  };
  return pairsThatDiffer(await below(before), await below(after), "");
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
