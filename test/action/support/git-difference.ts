/** Two commits as GitHub compares them: the merge base, the commits between them, and the changed files with their patches. */

import { structuredPatch } from "diff";

export interface GitObject {
  readonly type: string;
  readonly bytes: Buffer;
}

/** The objects of a repository, by their ids. */
export interface ObjectStore {
  /** @throws Error if there is no such object. */
  readonly object: (id: string) => GitObject;
}

export interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
}

const TYPES: Readonly<Record<string, string>> = { "040000": "tree", "160000": "commit" };

/** The entries of a tree, or of a commit's tree. Each folder comes before its content. */
export function treeEntries(store: ObjectStore, id: string, isRecursive: boolean): readonly TreeEntry[] {
  const { type, bytes } = store.object(id);
  if (type === "commit") return treeEntries(store, bytes.toString("latin1", "tree ".length, 45), isRecursive);
  const entries: TreeEntry[] = [];
  // Each entry is: mode, space, name, zero, and the twenty bytes of an id.
  for (let at = 0; at < bytes.length; ) {
    const [space, zero] = [bytes.indexOf(" ", at), bytes.indexOf(0, at)];
    const mode = bytes.toString("latin1", at, space).padStart(6, "0");
    const path = bytes.toString("utf8", space + 1, zero);
    const sha = bytes.toString("hex", zero + 1, zero + 21);
    const kind = TYPES[mode] ?? "blob";
    entries.push({ path, mode, type: kind, sha });
    if (isRecursive && kind === "tree") {
      for (const inner of treeEntries(store, sha, true)) entries.push({ ...inner, path: `${path}/${inner.path}` });
    }
    at = zero + 21;
  }
  return entries;
}

export function parentsOf(store: ObjectStore, commit: string): readonly string[] {
  const [head = ""] = store.object(commit).bytes.toString().split("\n\n");
  return Array.from(head.matchAll(/^parent (.+)$/gm), ([, parent = ""]) => parent);
}

/** A commit and its ancestors, the newest first. */
function historyOf(store: ObjectStore, commit: string): ReadonlySet<string> {
  const history = new Set([commit]);
  for (const one of history) for (const parent of parentsOf(store, one)) history.add(parent);
  return history;
}

/** @throws Error if the commits have no common ancestor. */
export function mergeBaseOf(store: ObjectStore, one: string, other: string): string {
  const history = historyOf(store, one);
  for (const commit of historyOf(store, other)) if (history.has(commit)) return commit;
  throw new Error(`${one} and ${other} have no merge base.`);
}

/** The commits of `head` that are not in `base`. */
export function commitsBetween(store: ObjectStore, base: string, head: string): readonly string[] {
  const before = historyOf(store, base);
  return [...historyOf(store, head)].filter((commit) => !before.has(commit));
}

/** A changed file as GitHub's API lists it. */
export interface ListedFile {
  readonly filename: string;
  readonly status: "added" | "removed" | "modified" | "renamed" | "changed";
  /** Null if only the mode changes, for which GitHub names no blob. */
  readonly sha: string | null;
  readonly previous_filename?: string;
  readonly patch?: string;
}

/** The files that differ between two commits, sorted by path; only the first so many have patches. */
export function filesBetween(store: ObjectStore, before: string, after: string, maxPatches: number): ListedFile[] {
  const leaves = (commit: string) =>
    new Map(
      treeEntries(store, commit, true).flatMap((entry) =>
        entry.type === "tree" ? [] : [[entry.path, entry] as const],
      ),
    );
  const [old, now] = [leaves(before), leaves(after)];
  const removed = [...old.values()].filter(({ path }) => !now.has(path));
  const changed = [...now.values()].filter(({ path, sha, mode }) => {
    const former = old.get(path);
    return former === undefined || former.sha !== sha || former.mode !== mode;
  });
  const renames = findRenames(
    store,
    removed,
    changed.filter(({ path }) => !old.has(path)),
  );
  const gone = removed.filter((entry) => ![...renames.values()].includes(entry));
  const pairs = [
    ...gone.map((entry) => ({ path: entry.path, from: entry, to: undefined })),
    ...changed.map((entry) => ({ path: entry.path, from: renames.get(entry) ?? old.get(entry.path), to: entry })),
  ].toSorted((one, other) => Buffer.compare(Buffer.from(one.path), Buffer.from(other.path)));
  return pairs.map(({ path, from, to }, index) => {
    const patch = index < maxPatches ? patchOf(store, from, to) : undefined;
    const isRenamed = from !== undefined && from.path !== path;
    return {
      filename: path,
      ...statusOf(from, to),
      ...(isRenamed ? { status: "renamed" as const, previous_filename: from.path } : {}),
      ...(patch === undefined ? {} : { patch }),
    };
  });
}

function statusOf(from: TreeEntry | undefined, to: TreeEntry | undefined): Pick<ListedFile, "status" | "sha"> {
  if (to === undefined) return { status: "removed", sha: from?.sha ?? "" };
  if (from === undefined) return { status: "added", sha: to.sha };
  if (kindOf(from) !== kindOf(to)) return { status: "changed", sha: to.sha };
  return { status: "modified", sha: from.path === to.path && from.sha === to.sha ? null : to.sha };
}

/** A file, a link or a submodule, whatever its permissions. */
function kindOf({ mode }: TreeEntry): string {
  return mode.slice(0, 3);
}

/** Renamed files by their new entries, as git finds them: the same content, or half of the lines. */
function findRenames(
  store: ObjectStore,
  removed: readonly TreeEntry[],
  added: readonly TreeEntry[],
): ReadonlyMap<TreeEntry, TreeEntry> {
  const left = new Set(removed.filter(({ type }) => type === "blob"));
  const renames = new Map<TreeEntry, TreeEntry>();
  for (const isAlike of [
    (from: TreeEntry, to: TreeEntry) => from.sha === to.sha,
    (from: TreeEntry, to: TreeEntry) => similarity(textOf(store, from), textOf(store, to)) >= 0.5,
  ]) {
    for (const to of added) {
      if (renames.has(to) || to.type !== "blob") continue;
      const from = [...left].find((one) => kindOf(one) === kindOf(to) && isAlike(one, to));
      if (from === undefined) continue;
      renames.set(to, from);
      left.delete(from);
    }
  }
  return renames;
}

function similarity(one: string, other: string): number {
  const lines = new Map<string, number>();
  for (const line of one.split("\n")) lines.set(line, (lines.get(line) ?? 0) + 1);
  let common = 0;
  for (const line of other.split("\n")) {
    const count = lines.get(line) ?? 0;
    if (count > 0) common += line.length;
    lines.set(line, count - 1);
  }
  return common / Math.max(one.length, other.length, 1);
}

function textOf(store: ObjectStore, { type, sha }: TreeEntry): string {
  return type === "commit" ? `Subproject commit ${sha}\n` : store.object(sha).bytes.toString();
}

/** GitHub shows no diff of more lines. */
const PATCH_MAX_LINES = 20_000;

/** Undefined if GitHub shows no diff. */
function patchOf(store: ObjectStore, from: TreeEntry | undefined, to: TreeEntry | undefined): string | undefined {
  if (from !== undefined && to !== undefined && kindOf(from) !== kindOf(to)) {
    // Git shows a file that becomes a link as two diffs.
    return `${patchOf(store, from, undefined)}\ndiff --git a/${from.path} b/${to.path}\n${patchOf(store, undefined, to)}`;
  }
  const [before, after] = [from, to].map((entry) => (entry === undefined ? "" : textOf(store, entry)));
  const isBinary = `${before}${after}`.includes("\0");
  const isLong = (after ?? "").split("\n").length > PATCH_MAX_LINES;
  if (before === undefined || after === undefined || before === after || isBinary || isLong) return undefined;
  const { hunks } = structuredPatch("", "", before, after, "", "", { context: 3 });
  return hunks
    .flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
      `@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@`,
      ...lines,
    ])
    .join("\n");
}

/** Git counts the lines of an empty side from 0, and leaves out a count of one. */
function range(start: number, count: number): string {
  if (count === 0) return `${Math.max(start - 1, 0)},0`;
  return count === 1 ? `${start}` : `${start},${count}`;
}
