import { type Dirent, readdirSync, statSync } from "node:fs";
import { posix, resolve } from "node:path";
import type { UnreadFile } from "../../shared/index.ts";
import type { CommandProcess } from "../command-process.ts";
import {
  GITIGNORE,
  type IgnoreRules,
  isIgnored,
  rulesAbove,
  rulesBelow,
  rulesOfClone,
  withRulesOf,
} from "./git-ignore.ts";
import { reasonOf } from "./read-input.ts";

/** The subject of a search in a folder. */
export interface Search {
  /** Tests a file by its path from the folder. */
  readonly matches: (path: string) => boolean;
  /** False to search what `.gitignore` leaves out, and `node_modules`. */
  readonly ignores: boolean;
  /** True to find symbolic links to files, too. Those to folders are never followed. */
  readonly takesLinks: boolean;
}

/** The files that a search found, and where it looked. */
export interface Found {
  /** In the order of their names, folder by folder. */
  readonly files: readonly string[];
  readonly folders: readonly string[];
  /** The folders that could not be read. */
  readonly unread: readonly UnreadFile[];
}

/** Finds files in a folder and all below it. Paths begin with that of the folder, as it is given. */
export function findFiles(folder: string, search: Search, { locate }: Pick<CommandProcess, "locate">): Found {
  const files: string[] = [];
  const folders: string[] = [];
  const unread: UnreadFile[] = [];

  function visit(path: string, inside: string, above: IgnoreRules): void {
    const located = locate(path);
    folders.push(path);
    const entries = listFolder(located);
    if (typeof entries === "string") {
      unread.push({ path, reason: entries });
      return;
    }
    const names = new Set(entries.map(({ name }) => name));
    // Another repository has rules of its own.
    const inherited = search.ignores && names.has(".git") ? rulesOfClone(located) : above;
    const rules = search.ignores && names.has(GITIGNORE) ? withRulesOf(inherited, located) : inherited;
    for (const entry of entries) {
      const { name } = entry;
      const isFolder = entry.isDirectory();
      if (isFolder && isSkipped(name, search)) continue;
      if (!isFolder && !(isFile(entry, () => locate(posix.join(path, name)), search) && search.matches(inside + name)))
        continue;
      if (isIgnored(rules, name, isFolder)) continue;
      if (isFolder) visit(posix.join(path, name), `${inside}${name}/`, rulesBelow(rules, name));
      else files.push(posix.join(path, name));
    }
  }

  const rules = search.ignores ? rulesAbove(resolve(locate(folder))) : [];
  if (rules !== undefined) visit(folder, "", rules);
  return { files, folders, unread };
}

/** The entries of a folder in the order of their names, or the reason why they cannot be read. */
function listFolder(path: string): readonly Dirent[] | string {
  try {
    const entries = readdirSync(path, { withFileTypes: true });
    return entries.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  } catch (error) {
    return reasonOf(error);
  }
}

function isSkipped(name: string, { ignores }: Search): boolean {
  return name === ".git" || (ignores && name === "node_modules");
}

/** A link that leads nowhere counts, so that it is told. */
function isFile(entry: Dirent, located: () => string, { takesLinks }: Search): boolean {
  if (entry.isFile()) return true;
  if (!takesLinks || !entry.isSymbolicLink()) return false;
  try {
    return statSync(located()).isFile();
  } catch {
    return true;
  }
}
