import type { ReadFile } from "../policy.ts";
import { Trouble } from "../trouble.ts";
import { describeApiFailure, ODD_ANSWER } from "./api-failure.ts";
import type { GitHub } from "./github.ts";
import { member } from "./member.ts";
import type { PullRequest } from "./pull-request.ts";
import { readBlob } from "./read-files.ts";

/** The files of a repository as they are at a commit, by their paths from its root. */
export interface Repository {
  /** @throws Trouble where that cannot be told, with the reason as its message. */
  readonly has: (path: string) => Promise<boolean>;
  readonly read: ReadFile;
}

/** A commit, and how messages call it. */
export interface Commit {
  readonly sha: string;
  readonly name: "the head commit" | "the merge base";
}

/** A name in a folder. */
interface Entry {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
}

const SYMBOLIC_LINK = "120000";

/**
 * Finds files from folder to folder, by the ids of their git trees: so no path has to go into a URL, and symbolic links
 * are not followed. Each folder is asked for once.
 */
export function openRepository(github: GitHub, pullRequest: PullRequest, commit: Commit): Repository {
  const folders = new Map<string, Promise<readonly Entry[]>>();
  const entriesOf = (sha: string) => {
    const entries = folders.get(sha) ?? listFolder(github, pullRequest, sha);
    folders.set(sha, entries);
    return entries;
  };
  const find = async (path: string): Promise<Entry | undefined> => {
    let entry: Entry | undefined;
    let folder: string | undefined = commit.sha;
    for (const name of path.split("/")) {
      if (folder === undefined) return undefined;
      // oxlint-disable-next-line no-await-in-loop -- a folder is known from the one that it is in
      entry = (await entriesOf(folder)).find((one) => one.path === name);
      folder = entry?.type === "tree" ? entry.sha : undefined;
    }
    return entry;
  };
  return {
    has: async (path) => (await find(path)) !== undefined,
    read: async (path) => readBlob(github, pullRequest, blobOf(await find(path), commit)),
  };
}

async function listFolder(
  github: GitHub,
  { owner, repository: repo }: PullRequest,
  tree_sha: string,
): Promise<readonly Entry[]> {
  const { data } = await github.rest.git.getTree({ owner, repo, tree_sha }).catch((error: unknown) => {
    throw new Trouble(describeApiFailure(error));
  });
  const entries = member(data, "tree");
  if (!Array.isArray(entries) || !entries.every(isEntry)) throw new Trouble(ODD_ANSWER);
  if (member(data, "truncated") === true) {
    throw new Trouble("GitHub lists only a part of its folder. Move it to a folder that holds fewer files.");
  }
  return entries;
}

function isEntry(value: unknown): value is Entry {
  return ["path", "mode", "type", "sha"].every((name) => typeof member(value, name) === "string");
}

function blobOf(entry: Entry | undefined, { name }: Commit): string {
  if (entry === undefined) throw new Trouble(`There is no such file at ${name}. Check its name and its folder.`);
  if (entry.mode === SYMBOLIC_LINK)
    throw new Trouble("It is a symbolic link, which is not followed. Name the file itself.");
  if (entry.type !== "blob") throw new Trouble("It is a folder, not a file. Name a file.");
  return entry.sha;
}
