import { err, ok, type Result } from "../../shared/index.ts";
import { explained, type Failure } from "../action-error.ts";
import { FOLDERS_MAX_REQUESTS } from "../limits.ts";
import { once, oncePerKey } from "../promises.ts";
import type { ReadFile } from "../settings.ts";
import { fetchBlobs } from "./fetch-blobs.ts";
import { type EntryKind, isLink, type TreeEntry } from "./git-object.ts";
import {
  missingCommit,
  type ObjectFailure,
  readBlob,
  requestAllBelow,
  requestFolder,
  type Sources,
} from "./objects.ts";
import { filesBelow } from "./tree-difference.ts";

/** The files of a repository as they are at a commit, by their paths from its root. */
export interface Repository {
  readonly commit: Commit;
  /** The kind of entry at a path; undefined where there is none, and a link also where the path leads through one. */
  readonly kindOf: (path: string) => Promise<Result<EntryKind | undefined, Failure>>;
  /** Gives a file. This and `readBlob` ask for each only once. */
  readonly read: ReadFile;
  /** Gives a file by the id of its git blob. */
  readonly readBlob: (sha: string) => Promise<Result<Uint8Array, Failure>>;
  /** Asks for many files at once that `readBlob` gives then; where that fails, it asks for each by itself. */
  readonly fetchBlobs: (shas: readonly string[]) => Promise<void>;
  /** Lists all that is there but folders, by its path. */
  readonly list: () => Promise<Result<readonly TreeEntry[], Failure>>;
}

/** A commit, and how messages call it. */
export interface Commit {
  readonly sha: string;
  readonly name: "the head commit" | "the merge base" | "the commit before" | "the base branch's commit";
}

/** The entries of a folder by their names, or of all folders by their paths. */
type EntryMap = ReadonlyMap<string, TreeEntry>;

/** Reads files by the ids of their git objects. */
export function openRepository(sources: Sources, commit: Commit): Repository {
  const find = treeFinder(sources, commit.sha);
  const fetched = new Map<string, Uint8Array>();
  const readById = oncePerKey(async (sha: string) => {
    const bytes = fetched.get(sha);
    return bytes === undefined ? readBlob(sources, sha) : ok(bytes);
  });
  const readEntry = async (entry: TreeEntry | undefined) => {
    const blob = blobOf(entry, commit);
    return blob.ok ? readById(blob.value) : blob;
  };
  return {
    commit,
    kindOf: async (path) => {
      const found = await find(path);
      return found.ok ? ok(found.value?.kind) : found;
    },
    read: oncePerKey(async (path) => {
      const found = await find(path);
      return found.ok ? readEntry(found.value) : found;
    }),
    readBlob: readById,
    fetchBlobs: async (shas) => {
      for (const [sha, bytes] of await fetchBlobs(sources, shas)) fetched.set(sha, bytes);
    },
    list: () => listFiles(sources, commit.sha),
  };
}

async function listFiles(sources: Sources, sha: string): Promise<Result<readonly TreeEntry[], Failure>> {
  const held = await sources.checkout.files(sha);
  if (held !== undefined) return ok(held);
  const requested = await filesBelow(sources, sha);
  if (requested.ok) return requested;
  const failure = requested.error.kind === "absent" ? missingCommit(sha) : requested.error;
  return err(explained(`The files of commit ${sha} cannot be listed.`, failure));
}

function blobOf(entry: TreeEntry | undefined, { name }: Commit): Result<string, Failure> {
  if (entry === undefined) return err({ reason: `There is no such file at ${name}. Check its name and its folder.` });
  if (entry.kind === "file") return ok(entry.sha);
  if (isLink(entry.kind)) {
    const what = entry.kind === "link" ? "a symbolic link" : "a submodule";
    return err({ reason: `Its path leads to ${what}, which is not followed. Put the file itself there.` });
  }
  return err({ reason: "It is a folder, not a file. Name a file." });
}

/**
 * Gives what finds a path in the tree of a commit, or undefined where nothing is there. It goes from folder to folder and
 * follows no link: a path that leads through one leads to it. Each folder is asked for once. After a few folders it asks the API for the whole
 * tree in one request instead; where GitHub lists only a part of that, it goes on folder by folder.
 */
function treeFinder(
  { api, checkout }: Sources,
  commitSha: string,
): (path: string) => Promise<Result<TreeEntry | undefined, ObjectFailure>> {
  let requested = 0;

  /** Undefined where GitHub does not give it. */
  const wholeTree = once(async () => {
    const all = await requestAllBelow(api, commitSha);
    return all.ok && all.value !== undefined ? byPath(all.value) : undefined;
  });
  /** Undefined where the whole tree is there to be asked. */
  const readFolder = async (sha: string): Promise<Result<EntryMap | undefined, ObjectFailure>> => {
    const held = await checkout.folder(sha);
    if (held !== undefined) return ok(byPath(held));
    if (requested >= FOLDERS_MAX_REQUESTS && (await wholeTree()) !== undefined) return ok(undefined);
    requested += 1;
    const folder = await requestFolder(api, sha);
    return folder.ok ? ok(byPath(folder.value)) : folder;
  };
  const entriesOf = oncePerKey(readFolder);

  return async (path) => {
    let entry: TreeEntry | undefined;
    let folder: string | undefined = commitSha;
    for (const name of path.split("/")) {
      if (folder === undefined) return ok(undefined);
      const entries = await entriesOf(folder);
      if (!entries.ok) return entries;
      if (entries.value === undefined) return ok(findInAll(await wholeTree(), path));
      entry = entries.value.get(name);
      if (isLink(entry?.kind)) return ok(entry);
      folder = entry?.kind === "folder" ? entry.sha : undefined;
    }
    return ok(entry);
  };
}

/** The entry of a path, or the link that it leads through. */
function findInAll(all: EntryMap | undefined, path: string): TreeEntry | undefined {
  for (let end = path.indexOf("/"); end >= 0; end = path.indexOf("/", end + 1)) {
    const above = all?.get(path.slice(0, end));
    if (isLink(above?.kind)) return above;
  }
  return all?.get(path);
}

function byPath(entries: readonly TreeEntry[]): EntryMap {
  return new Map(entries.map((entry) => [entry.path, entry]));
}
