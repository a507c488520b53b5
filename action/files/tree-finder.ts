import { attempt } from "../action-error.ts";
import { FOLDERS_MAX_REQUESTS } from "../limits.ts";
import { once } from "../once.ts";
import type { TreeEntry } from "./git-object.ts";
import { requestAllBelow, requestFolder, type Sources } from "./objects.ts";

/** What is in a folder by its names, or in all folders by their paths. */
type Entries = ReadonlyMap<string, TreeEntry>;

/**
 * Gives what finds a path in the tree of a commit, or undefined where nothing is there. It goes from folder to folder, so
 * that symbolic links are not followed, and asks for each folder once. After a few folders it asks the API for the whole
 * tree in one request instead; where GitHub lists only a part of that, it goes on folder by folder.
 *
 * What is found throws ActionError where a folder cannot be read, with the reason as its message.
 */
export function treeFinder(
  { api, checkout }: Sources,
  commitSha: string,
): (path: string) => Promise<TreeEntry | undefined> {
  const folders = new Map<string, Promise<Entries | undefined>>();
  let requested = 0;

  /** Undefined where GitHub does not give it. */
  const wholeTree = once(async () => {
    const done = await attempt(() => requestAllBelow(api, commitSha));
    return done.ok && done.value !== undefined ? byPath(done.value) : undefined;
  });
  /** Undefined where the whole tree is there to be asked. */
  const readFolder = async (sha: string): Promise<Entries | undefined> => {
    const held = await checkout.folder(sha);
    if (held !== undefined) return byPath(held);
    if (requested >= FOLDERS_MAX_REQUESTS && (await wholeTree()) !== undefined) return undefined;
    requested += 1;
    return byPath(await requestFolder(api, sha));
  };
  const entriesOf = (sha: string) => {
    const entries = folders.get(sha) ?? readFolder(sha);
    folders.set(sha, entries);
    return entries;
  };

  return async (path) => {
    let entry: TreeEntry | undefined;
    let folder: string | undefined = commitSha;
    for (const name of path.split("/")) {
      if (folder === undefined) return undefined;
      // oxlint-disable-next-line no-await-in-loop -- a folder is known from the one that it is in
      const entries = await entriesOf(folder);
      // oxlint-disable-next-line no-await-in-loop -- the last thing that is done
      if (entries === undefined) return (await wholeTree())?.get(path);
      entry = entries.get(name);
      folder = entry?.kind === "folder" ? entry.sha : undefined;
    }
    return entry;
  };
}

function byPath(entries: readonly TreeEntry[]): Entries {
  return new Map(entries.map((entry) => [entry.path, entry]));
}
