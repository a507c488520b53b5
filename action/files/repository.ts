import { ActionError } from "../action-error.ts";
import type { ReadFile } from "../settings.ts";
import type { EntryKind, TreeEntry } from "./git-object.ts";
import { readBlob, type Sources } from "./objects.ts";
import { treeFinder } from "./tree-finder.ts";

/** The files of a repository as they are at a commit, by their paths from its root. */
export interface Repository {
  readonly commit: Commit;
  /**
   * Says what a path leads to, or undefined where it leads to nothing.
   *
   * @throws ActionError where that cannot be told, with the reason as its message.
   */
  readonly kindOf: (path: string) => Promise<EntryKind | undefined>;
  readonly read: ReadFile;
  /**
   * Gives a file, or undefined where there is a symbolic link or a submodule in its place.
   *
   * @throws ActionError where it cannot be read, with the reason as its message.
   */
  readonly readUnlessLink: (path: string) => Promise<Uint8Array | undefined>;
  /**
   * Gives a file by the id of its git blob.
   *
   * @throws ActionError where it cannot be read, with the reason as its message.
   */
  readonly readBlob: (sha: string) => Promise<Uint8Array>;
}

/** A commit, and how messages call it. */
export interface Commit {
  readonly sha: string;
  readonly name: "the head commit" | "the merge base" | "the commit before" | "the base branch's commit";
}

/** Reads files by the ids of their git objects. */
export function openRepository(sources: Sources, commit: Commit): Repository {
  const find = treeFinder(sources, commit.sha);
  const read = (entry: TreeEntry | undefined) => readBlob(sources, blobOf(entry, commit));
  return {
    commit,
    kindOf: async (path) => (await find(path))?.kind,
    read: async (path) => read(await find(path)),
    readUnlessLink: async (path) => {
      const entry = await find(path);
      return entry !== undefined && isLink(entry.kind) ? undefined : read(entry);
    },
    readBlob: (sha) => readBlob(sources, sha),
  };
}

/** True of what leads elsewhere, and so is no file of the repository. */
export function isLink(kind: EntryKind | undefined): boolean {
  return kind === "link" || kind === "submodule";
}

function blobOf(entry: TreeEntry | undefined, { name }: Commit): string {
  if (entry === undefined) throw new ActionError(`There is no such file at ${name}. Check its name and its folder.`);
  if (entry.kind === "file") return entry.sha;
  if (entry.kind === "link")
    throw new ActionError("It is a symbolic link, which is not followed. Name the file itself.");
  throw new ActionError("It is a folder, not a file. Name a file.");
}
