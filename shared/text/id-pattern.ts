import { matchesWildcards } from "./glob.ts";

/**
 * True for a model id that its author took for a pattern: with `*` or `?`, or a regular expression such as `^a-`, `a-.+`
 * and `/a-/i`. Patterns are not a feature of the file, and no provider has models with such ids.
 * See docs/decisions/0146-patterns-of-models.md.
 */
export function isPattern(id: string): boolean {
  return PATTERN.test(id);
}

const PATTERN = /[*?]|^\^|\$$|\.\+|^\/[^/]+\/[gimsuy]*$/;

/** The ids that a pattern was meant for; none for a regular expression that has more than `.`, `.*` and `.+`. */
export function matchedIds(pattern: string, ids: Iterable<string>): readonly string[] {
  const glob = globOf(pattern);
  return glob === undefined ? [] : Array.from(ids).filter((id) => matchesWildcards(glob, id));
}

/** A pattern as a glob. A regular expression matches any part of an id, but for `^` and `$`. */
function globOf(pattern: string): string | undefined {
  const delimited = /^\/(.+)\/[gimsuy]*$/.exec(pattern)?.[1];
  if (delimited === undefined && !/^\^|\$$|\.[*+]/.test(pattern)) return pattern;
  const [, start = "", text = "", end = ""] = /^(\^?)(.*?)(\$?)$/s.exec(delimited ?? pattern) ?? [];
  let glob = start === "" ? "*" : "";
  for (const [part] of text.matchAll(/\\\W|\.[*+]?|./gs)) {
    const wildcards = WILDCARDS[part];
    if (wildcards === undefined && /^[*+?()[\]{}|\\^$]$/.test(part)) return undefined;
    glob += wildcards ?? part.replace("\\", "");
  }
  return end === "" ? `${glob}*` : glob;
}

/** Parts of regular expressions as globs have them. */
const WILDCARDS: Readonly<Record<string, string>> = { ".*": "*", ".+": "?*", ".": "?" };
