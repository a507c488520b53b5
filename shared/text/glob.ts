import { GLOBBED_PATH_MAX_CHARACTERS } from "./limits.ts";

/**
 * True where a glob matches a path, both with `/` between folders. `*` stands for any characters of one name, `?` for
 * one, `**` for any folders; a name that starts with a dot is a name like any other. No path beyond
 * GLOBBED_PATH_MAX_CHARACTERS is matched.
 *
 * A regular expression could be made to take hours, and both may come from a stranger. This takes at most the product
 * of the two lengths.
 * See docs/decisions/0011-policy-globs.md.
 */
export function matchesGlob(glob: string, path: string): boolean {
  if (path.length > GLOBBED_PATH_MAX_CHARACTERS) return false;
  // At the end, `**` stands for what is in the folder, not for the folder.
  return matchesItems(pathNames(glob.replace(/(?<=^|\/)\*\*$/, "**/*")), pathNames(path), "**", matchesName);
}

/** `./` in front says nothing. */
function pathNames(path: string): readonly string[] {
  return path.replace(/^(?:\.\/+)+/, "").split("/");
}

function matchesName(pattern: string, name: string): boolean {
  if (name === "." || name === "..") return pattern === name;
  return matchesWildcards(pattern, name);
}

/** True where a pattern matches all of a text, with `*` for any characters of it and `?` for one. */
export function matchesWildcards(pattern: string, text: string): boolean {
  return matchesItems(pattern, text, "*", (one, other) => one === other || one === "?");
}

interface Items {
  readonly length: number;
  readonly [index: number]: string;
}

/**
 * True where a pattern's items match all of a list's, one by one, with `wild` for any number of them. Where it fails, only
 * the last `wild` need take one item more: whatever an earlier one could take, this one can.
 */
function matchesItems(
  pattern: Items,
  items: Items,
  wild: string,
  matchesItem: (pattern: string, item: string) => boolean,
): boolean {
  let at = 0;
  let index = 0;
  let afterWild: number | undefined;
  let taken = 0;
  while (index < items.length) {
    const one = pattern[at];
    const item = items[index] ?? "";
    if (one === wild) {
      at += 1;
      afterWild = at;
      taken = index;
    } else if (one !== undefined && matchesItem(one, item)) {
      at += 1;
      index += 1;
    } else if (afterWild !== undefined && items[taken] !== "..") {
      at = afterWild;
      taken += 1;
      index = taken;
    } else {
      return false;
    }
  }
  while (pattern[at] === wild) at += 1;
  return at === pattern.length;
}
