import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import type { ObjectStore } from "./git-difference.ts";

/** An entry at a path: a file, something that a working tree of every system could not hold, or null to remove what is there. */
export type Entry =
  | string
  | Uint8Array
  | null
  | { readonly executable: string }
  | { readonly linkTo: string }
  | { readonly submodule: string };

export type Entries = Readonly<Record<string, Entry>>;

/** A git repository in memory: its objects and ids are those of git, without a process of git. */
export interface MemoryRepository extends ObjectStore {
  /** Commits entries on top of the first parent, by default the last commit, and returns the commit's id. */
  readonly commit: (files: Entries, parents?: readonly string[]) => string;
  /** Stores an annotated tag of a commit. */
  readonly tag: (commit: string) => string;
  /** Writes a checkout that holds everything into an empty folder. */
  readonly writeTo: (folder: string) => string;
}

interface Leaf {
  readonly mode: string;
  readonly sha: string;
}

type Folder = Map<string, Leaf | Folder>;

const PERSON = "A <a@example.com> 1785585600 +0000";

export function createMemoryRepository(): MemoryRepository {
  const objects = new Map<string, { type: string; bytes: Buffer }>();
  const leavesOf = new Map<string, ReadonlyMap<string, Leaf>>();
  let last: string | undefined;

  const store = (type: string, content: string | Uint8Array): string => {
    const bytes = Buffer.from(content);
    const sha = objectId(type, bytes);
    objects.set(sha, { type, bytes });
    return sha;
  };
  const leafOf = (entry: Exclude<Entry, null>): Leaf => {
    if (typeof entry === "string" || entry instanceof Uint8Array) return { mode: "100644", sha: store("blob", entry) };
    if ("executable" in entry) return { mode: "100755", sha: store("blob", entry.executable) };
    if ("linkTo" in entry) return { mode: "120000", sha: store("blob", entry.linkTo) };
    return { mode: "160000", sha: entry.submodule };
  };
  const storeTree = (folder: Folder): string => {
    // Git sorts a folder as if its name ended with a slash.
    const entries = Array.from(folder, ([name, entry]) => {
      const isFolder = entry instanceof Map;
      const leaf = isFolder ? { mode: "40000", sha: storeTree(entry) } : entry;
      return { key: Buffer.from(isFolder ? `${name}/` : name), name, ...leaf };
    }).toSorted((one, other) => one.key.compare(other.key));
    const parts = entries.flatMap(({ mode, name, sha }) => [Buffer.from(`${mode} ${name}\0`), Buffer.from(sha, "hex")]);
    return store("tree", Buffer.concat(parts));
  };

  return {
    object: (id) => {
      const object = objects.get(id);
      if (object === undefined) throw new Error(`The repository has no object ${id}.`);
      return object;
    },
    commit: (files, parents = last === undefined ? [] : [last]) => {
      const leaves = new Map(leavesOf.get(parents[0] ?? ""));
      for (const [path, entry] of Object.entries(files)) {
        if (entry !== null) continue;
        for (const one of leaves.keys()) if (one === path || one.startsWith(`${path}/`)) leaves.delete(one);
      }
      for (const [path, entry] of Object.entries(files)) if (entry !== null) leaves.set(path, leafOf(entry));
      const lines = [`tree ${storeTree(asFolder(leaves))}`, ...parents.map((parent) => `parent ${parent}`)];
      last = store("commit", `${lines.join("\n")}\nauthor ${PERSON}\ncommitter ${PERSON}\n\nChange\n`);
      leavesOf.set(last, leaves);
      return last;
    },
    tag: (commit) => store("tag", `object ${commit}\ntype commit\ntag v1\ntagger ${PERSON}\n\nTag\n`),
    writeTo: (folder) => {
      const git = join(folder, ".git");
      mkdirSync(join(git, "refs"), { recursive: true });
      writeFileSync(join(git, "HEAD"), `${last}\n`);
      for (const [sha, { type, bytes }] of objects) {
        mkdirSync(join(git, "objects", sha.slice(0, 2)), { recursive: true });
        const content = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]);
        writeFileSync(join(git, "objects", sha.slice(0, 2), sha.slice(2)), deflateSync(content, { level: 1 }));
      }
      return folder;
    },
  };
}

function objectId(type: string, bytes: Uint8Array): string {
  return createHash("sha1").update(`${type} ${bytes.length}\0`).update(bytes).digest("hex");
}

export function blobId(text: string): string {
  return objectId("blob", Buffer.from(text));
}

function asFolder(leaves: ReadonlyMap<string, Leaf>): Folder {
  const root: Folder = new Map();
  for (const [path, leaf] of leaves) {
    const names = path.split("/");
    let folder = root;
    for (const name of names.slice(0, -1)) {
      const inner = folder.get(name);
      const next: Folder = inner instanceof Map ? inner : new Map();
      folder.set(name, next);
      folder = next;
    }
    folder.set(names.at(-1) ?? "", leaf);
  }
  return root;
}
