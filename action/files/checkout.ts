import { existsSync } from "node:fs";
import { join } from "node:path";
import { runGit } from "./git.ts";
import { isObjectId, kindOfMode, type TreeDifference, type TreeEntry } from "./git-object.ts";
import { openGitReader } from "./git-reader.ts";

/**
 * A workflow's checkout, as a place to read git objects. It may hold some of them, all or none, and may be of another
 * repository: an object's id says what it is. All give undefined where the checkout does not know.
 */
export interface Checkout {
  readonly holdsCommit: (sha: string) => Promise<boolean>;
  readonly blob: (sha: string) => Promise<Uint8Array | undefined>;
  /** The entries of a folder; for a commit, those of its root. */
  readonly folder: (sha: string) => Promise<readonly TreeEntry[] | undefined>;
  /** All files, links and submodules of a commit. */
  readonly files: (commit: string) => Promise<readonly TreeEntry[] | undefined>;
  /** The differences between two commits, renamed files found as git finds them. */
  readonly difference: (before: string, after: string) => Promise<readonly TreeDifference[] | undefined>;
  readonly mergeBase: (one: string, other: string) => Promise<string | undefined>;
  /** Ends the process that reads from it. */
  readonly close: () => void;
}

const nothing = async () => undefined;

/** A checkout of nothing. */
export const noCheckout: Checkout = {
  holdsCommit: async () => false,
  blob: nothing,
  folder: nothing,
  files: nothing,
  difference: nothing,
  mergeBase: nothing,
  close: () => {},
};

/**
 * Opens what is checked out in a folder. Nothing of it is run, and nothing but git's own objects is read.
 *
 * @param folder undefined where nothing may be read.
 * @param environment the variables of the step.
 * See docs/decisions/0035-git-objects-only.md.
 */
export function openCheckout(folder: string | undefined, environment: NodeJS.ProcessEnv): Checkout {
  if (!folder || !existsSync(join(folder, ".git"))) return noCheckout;
  const reader = openGitReader(folder, environment);
  const git = async (...args: readonly string[]) => await runGit(folder, args, environment);
  const read = async (sha: string, name: string, type: string) => {
    const object = isObjectId(sha) ? await reader.read(name) : undefined;
    return object?.type === type ? object.bytes : undefined;
  };
  return {
    holdsCommit: async (sha) => (await read(sha, `${sha}^{commit}`, "commit")) !== undefined,
    blob: (sha) => read(sha, sha, "blob"),
    folder: async (sha) => {
      const bytes = await read(sha, `${sha}^{tree}`, "tree");
      return bytes === undefined ? undefined : parseTree(bytes, sha.length / 2);
    },
    files: async (commit) => {
      const listing = git("ls-tree", "-r", "-z", "--full-tree", `${commit}^{commit}`);
      // The listed files are read next: the process that reads starts while the other one lists.
      reader.start();
      const listed = await listing;
      return listed === undefined ? undefined : parseListing(listed.toString());
    },
    difference: async (before, after) => {
      const commits = [`${before}^{commit}`, `${after}^{commit}`];
      const options = ["-r", "-z", "--raw", "--no-abbrev", "-M", "--no-ext-diff", "--no-textconv"];
      const listed = await git("diff-tree", ...options, ...commits, "--");
      return listed === undefined ? undefined : parseDifference(listed.toString());
    },
    mergeBase: async (one, other) => {
      // A history that ends early may end before the merge base.
      const isShallow = await git("rev-parse", "--is-shallow-repository");
      if (isShallow?.toString().trim() !== "false") return undefined;
      const found = (await git("merge-base", one, other))?.toString().trim();
      return isObjectId(found) ? found : undefined;
    },
    close: reader.close,
  };
}

/** Parses a tree as git stores it: mode, space, name, zero and the bytes of an id, for each name. */
function parseTree(bytes: Buffer, idBytes: number): readonly TreeEntry[] {
  const entries: TreeEntry[] = [];
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(0x20, at);
    const zero = bytes.indexOf(0, space);
    entries.push({
      path: bytes.toString("utf8", space + 1, zero),
      kind: kindOfMode(bytes.toString("latin1", at, space)),
      sha: bytes.toString("hex", zero + 1, zero + 1 + idBytes),
    });
    at = zero + 1 + idBytes;
  }
  return entries;
}

/** Parses what `git ls-tree -z` prints. */
function parseListing(listed: string): readonly TreeEntry[] {
  return listed.split("\0").flatMap((line) => {
    const [, mode = "", sha = "", path] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
    return path === undefined ? [] : [{ path, kind: kindOfMode(mode), sha }];
  });
}

/** Parses what `git diff-tree --raw -z` prints: a line of modes, ids and a status, then one path or, of a renamed file, two. */
function parseDifference(listed: string): readonly TreeDifference[] {
  const parts = listed.split("\0");
  const differences: TreeDifference[] = [];
  for (let at = 0; at + 1 < parts.length; ) {
    const [oldMode = "", newMode = "", oldSha = "", newSha = "", status = ""] = (parts[at] ?? "").slice(1).split(" ");
    const oldPath = parts[at + 1] ?? "";
    const isRenamed = status.startsWith("R");
    const newPath = isRenamed ? (parts[at + 2] ?? "") : oldPath;
    differences.push({ before: sideOf(oldMode, oldSha, oldPath), after: sideOf(newMode, newSha, newPath) });
    at += isRenamed ? 3 : 2;
  }
  return differences;
}

function sideOf(mode: string, sha: string, path: string): TreeEntry | undefined {
  return /^0+$/.test(mode) ? undefined : { path, kind: kindOfMode(mode), sha };
}
