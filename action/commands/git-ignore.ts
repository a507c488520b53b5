import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import ignore, { type Ignore } from "ignore";
import { readFileBounded, systemCodeOf } from "../file-system.ts";

export const GITIGNORE = ".gitignore";

/** The part of a file that is read; the rest of a longer one says nothing. */
const GITIGNORE_MAX_BYTES = 1024 * 1024;

/** The rules of one `.gitignore`, for a folder at or below its own. */
interface FolderRules {
  readonly rules: Ignore;
  /** The path from the folder of the rules to this one, with "/" at its end; "" where it is the same. */
  readonly prefix: string;
}

/** The rules that hold in a folder, those of the nearest `.gitignore` last. */
export type IgnoreRules = readonly FolderRules[];

/**
 * The rules that hold in a folder because of those above it in its repository; undefined where they leave out the folder itself. Outside
 * of a repository there are none.
 *
 * @param folder the absolute path.
 */
export function rulesAbove(folder: string): IgnoreRules | undefined {
  const above: string[] = [];
  for (let at = folder; !existsSync(join(at, ".git")); at = dirname(at)) {
    if (dirname(at) === at) return [];
    above.unshift(at);
  }
  let rules: IgnoreRules = [];
  for (const at of above) {
    rules = withRulesOf(rules, dirname(at));
    if (isIgnored(rules, basename(at), true)) return undefined;
    rules = rulesBelow(rules, basename(at));
  }
  return rules;
}

/** Adds the rules of a folder's own `.gitignore`, where it has one that can be read. */
export function withRulesOf(rules: IgnoreRules, folder: string): IgnoreRules {
  const text = readRules(join(folder, GITIGNORE));
  // Git takes names in their own case, where the file system tells them apart.
  return text === undefined ? rules : [...rules, { rules: ignore({ ignorecase: false }).add(text), prefix: "" }];
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

function readRules(path: string): string | undefined {
  try {
    return new TextDecoder().decode(readFileBounded(path, GITIGNORE_MAX_BYTES));
  } catch (error) {
    if (systemCodeOf(error) === undefined) throw error;
    return undefined;
  }
}
