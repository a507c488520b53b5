import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import ignore, { type Ignore } from "ignore";
import { readFileBounded, systemCodeOf } from "../file-system.ts";

export const GITIGNORE = ".gitignore";

/** The part of a file that is read; the rest of a longer one says nothing. */
const GITIGNORE_MAX_BYTES = 1024 * 1024;

/** The part of git's own files that is read: each has one path. */
const PATH_MAX_BYTES = 4096;

/** The rules of one file, for a folder at or below the one that they are about. */
interface FolderRules {
  readonly rules: Ignore;
  /** The path from the folder of the rules to this one, with "/" at its end; "" where it is the same. */
  readonly prefix: string;
}

/** The rules that hold in a folder, those of the clone first, and those of the nearest `.gitignore` last. */
export type IgnoreRules = readonly FolderRules[];

/**
 * The rules that hold in a folder because of those above it in its repository; undefined where they leave out the folder itself. Outside
 * of a repository there are none.
 *
 * @param folder the absolute path.
 */
export function rulesAbove(folder: string): IgnoreRules | undefined {
  const above: string[] = [];
  let root = folder;
  for (; !existsSync(join(root, ".git")); root = dirname(root)) {
    if (dirname(root) === root) return [];
    above.unshift(root);
  }
  let rules = rulesOfClone(root);
  for (const at of above) {
    rules = withRulesOf(rules, dirname(at));
    if (isIgnored(rules, basename(at), true)) return undefined;
    rules = rulesBelow(rules, basename(at));
  }
  return rules;
}

/** The rules that stand in no file of a repository, but in `info/exclude` of the clone. @param root the folder that has `.git`. */
export function rulesOfClone(root: string): IgnoreRules {
  return withRulesIn([], join(gitFolderOf(root), "info/exclude"));
}

/** The folder of a clone's own files. Of a further working tree and of a submodule, `.git` is a file that leads there. */
function gitFolderOf(root: string): string {
  const link = join(root, ".git");
  const [, named] = /^gitdir: (.+)$/m.exec(readText(link, PATH_MAX_BYTES) ?? "") ?? [];
  if (named === undefined) return link;
  const own = resolve(root, named);
  return resolve(own, readText(join(own, "commondir"), PATH_MAX_BYTES)?.trimEnd() ?? "");
}

/** Adds the rules of a folder's own `.gitignore`, where it has one that can be read. */
export function withRulesOf(rules: IgnoreRules, folder: string): IgnoreRules {
  return withRulesIn(rules, join(folder, GITIGNORE));
}

function withRulesIn(rules: IgnoreRules, file: string): IgnoreRules {
  const text = readText(file, GITIGNORE_MAX_BYTES);
  if (text === undefined) return rules;
  // Two files about one folder are one list: a folder that the second takes back is taken back with all that is in it.
  const ofFolder = rules.filter(({ prefix }) => prefix === "");
  // Git takes names in their own case, where the file system tells them apart.
  const own = ignore({ ignorecase: false })
    .add(ofFolder.map((one) => one.rules))
    .add(text);
  return [...rules.filter(({ prefix }) => prefix !== ""), { rules: own, prefix: "" }];
}

/** The same rules for a folder in the one that they hold in. */
export function rulesBelow(rules: IgnoreRules, name: string): IgnoreRules {
  return rules.map((one) => ({ rules: one.rules, prefix: `${one.prefix}${name}/` }));
}

/** Tests what the rules of a folder say of a name in it: the nearest ones that say anything decide. */
export function isIgnored(rules: IgnoreRules, name: string, isFolder: boolean): boolean {
  const decided = rules
    .map((one) => one.rules.test(`${one.prefix}${name}${isFolder ? "/" : ""}`))
    .findLast(({ ignored, unignored }) => ignored || unignored);
  return decided?.ignored ?? false;
}

function readText(path: string, maxBytes: number): string | undefined {
  try {
    return new TextDecoder().decode(readFileBounded(path, maxBytes));
  } catch (error) {
    if (systemCodeOf(error) === undefined) throw error;
    return undefined;
  }
}
