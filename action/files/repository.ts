import type { ReadFile } from "../policy.ts";
import { Trouble } from "../trouble.ts";
import type { TreeEntry } from "./git-object.ts";
import { readBlob, readFolder, type Sources } from "./objects.ts";

/** The files of a repository as they are at a commit, by their paths from its root. */
export interface Repository {
  readonly commit: Commit;
  /** @throws Trouble where that cannot be told, with the reason as its message. */
  readonly has: (path: string) => Promise<boolean>;
  /**
   * Gives what is at a path; undefined where nothing is.
   *
   * @throws Trouble where that cannot be told, with the reason as its message.
   */
  readonly kindOf: (path: string) => Promise<TreeEntry["kind"] | undefined>;
  readonly read: ReadFile;
  /**
   * Gives a file by the id of its git blob.
   *
   * @throws Trouble where it cannot be read, with the reason as its message.
   */
  readonly readBlob: (sha: string) => Promise<Uint8Array>;
}

/** A commit, and how messages call it. */
export interface Commit {
  readonly sha: string;
  readonly name: "the head commit" | "the merge base" | "the commit before" | "the base branch's commit";
}

/**
 * Finds files from folder to folder, by the ids of their git trees: so symbolic links are not followed. Each folder is
 * asked for once.
 */
export function openRepository(sources: Sources, commit: Commit): Repository {
  const folders = new Map<string, Promise<ReadonlyMap<string, TreeEntry>>>();
  const entriesOf = (sha: string) => {
    const entries = folders.get(sha) ?? readFolder(sources, sha).then(byPath);
    folders.set(sha, entries);
    return entries;
  };
  const find = async (path: string): Promise<TreeEntry | undefined> => {
    let entry: TreeEntry | undefined;
    let folder: string | undefined = commit.sha;
    for (const name of path.split("/")) {
      if (folder === undefined) return undefined;
      // oxlint-disable-next-line no-await-in-loop -- a folder is known from the one that it is in
      entry = (await entriesOf(folder)).get(name);
      folder = entry?.kind === "folder" ? entry.sha : undefined;
    }
    return entry;
  };
  return {
    commit,
    has: async (path) => (await find(path)) !== undefined,
    kindOf: async (path) => (await find(path))?.kind,
    read: async (path) => readBlob(sources, blobOf(await find(path), commit)),
    readBlob: (sha) => readBlob(sources, sha),
  };
}

function byPath(entries: readonly TreeEntry[]): ReadonlyMap<string, TreeEntry> {
  return new Map(entries.map((entry) => [entry.path, entry]));
}

function blobOf(entry: TreeEntry | undefined, { name }: Commit): string {
  if (entry === undefined) throw new Trouble(`There is no such file at ${name}. Check its name and its folder.`);
  if (entry.kind === "file") return entry.sha;
  if (entry.kind === "link") throw new Trouble("It is a symbolic link, which is not followed. Name the file itself.");
  throw new Trouble("It is a folder, not a file. Name a file.");
}
