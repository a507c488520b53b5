import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type GitRepository, runGit } from "./git-repository.ts";

/**
 * The entry of a branch at a path: a file, something that a working tree of every system could not hold, or nothing.
 */
export type Entry =
  | string
  | Uint8Array
  | null
  | { readonly executable: string }
  | { readonly linkTo: string }
  | { readonly submodule: string };

export type Entries = Readonly<Record<string, Entry>>;

/**
 * Commits entries on top of a commit, without a working tree: paths may have any character, and differ in case alone.
 *
 * @param base undefined for a first commit.
 */
export function commitEntries({ folder, git }: GitRepository, base: string | undefined, entries: Entries): string {
  git("read-tree", base ?? "--empty");
  const names = Object.keys(entries).filter((path) => entries[path] === null);
  if (names.length > 0) git("update-index", "--force-remove", "--", ...names);
  const put = Object.entries(entries).flatMap(([path, entry]) => (entry === null ? [] : [[path, entry] as const]));
  const ids = hashAll(
    folder,
    put.map(([, entry]) => bytesOf(entry)),
  );
  git(
    "update-index",
    "--add",
    ...put.flatMap(([path, entry], index) => [
      "--cacheinfo",
      `${modeOf(entry)},${typeof entry === "object" && "submodule" in entry ? entry.submodule : ids[index]},${path}`,
    ]),
  );
  const parents = base === undefined ? [] : ["-p", base];
  return git("commit-tree", git("write-tree"), ...parents, "-m", "Change");
}

type Put = Exclude<Entry, null>;

function modeOf(entry: Put): string {
  if (typeof entry === "string" || entry instanceof Uint8Array) return "100644";
  if ("executable" in entry) return "100755";
  return "linkTo" in entry ? "120000" : "160000";
}

/** Nothing for a submodule, whose commit is in another repository. */
function bytesOf(entry: Put): string | Uint8Array {
  if (typeof entry === "string" || entry instanceof Uint8Array) return entry;
  if ("executable" in entry) return entry.executable;
  return "linkTo" in entry ? entry.linkTo : "";
}

/** Stores blobs by one process of git, and gives their ids. The working tree, which is not used, holds them meanwhile. */
function hashAll(folder: string, contents: readonly (string | Uint8Array)[]): readonly string[] {
  const distinct = [...new Set(contents)];
  const files = distinct.map((content, index) => {
    const file = join(folder, String(index));
    writeFileSync(file, content);
    return file;
  });
  const ids = runGit(folder, ["hash-object", "-w", "--no-filters", "--", ...files])
    .toString()
    .trim()
    .split("\n");
  return contents.map((content) => ids[distinct.indexOf(content)] ?? "");
}
