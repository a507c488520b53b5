import { createRandom, type Random } from "../../../fuzz/random.ts";
import { type Tree, writeTree } from "../../../fuzz/tree.ts";
import { SEED } from "../../../support/size.ts";
import { makeMistake } from "./damage.ts";
import type { Versions } from "./laws.ts";
import { MISTAKES } from "./mistakes.ts";
import { rightTree, styleOf } from "./right-files.ts";

/** A right file, and the same with mistakes. */
export interface Damaged extends Versions {
  readonly index: number;
  /** The damaged file without broken syntax, of which nothing can be read for sure. */
  readonly readable: string;
  readonly names: readonly string[];
  /** For what is chosen at random of this file. */
  readonly random: Random;
}

/** Files with one to three mistakes; of broken syntax there is one kind at most, made last. */
export function* damagedFiles(count: number): Iterable<Damaged> {
  for (let index = 0; index < count; index += 1) {
    const random = createRandom(SEED, index);
    const right = rightTree(random);
    const styleSeed = random.below(2 ** 31);
    const written = (tree: Tree) => writeTree(tree, styleOf(createRandom(styleSeed, 0)));
    const { tree, rest, readable, names } = damage(right, random);
    if (names.length === 0) continue;
    const texts = { right: written(right), damaged: written(tree), rest: written(rest), readable: written(readable) };
    yield { index, ...texts, names, random };
  }
}

/** The mistakes whose fixes are unsafe are made first, so that they can be had alone. */
function damage(right: Tree, random: Random) {
  const chosen = Array.from({ length: 1 + random.below(3) }, () => random.pick(Object.keys(MISTAKES)));
  const { unsafe = [], safe = [], syntax = [] } = Object.groupBy(chosen, kindOf);
  const taken = new Set<string>();
  const rest = makeAll(right, unsafe, taken, random);
  const readable = makeAll(rest.tree, safe, taken, random);
  const all = makeAll(readable.tree, syntax.slice(0, 1), taken, random);
  const names = [...rest.names, ...readable.names, ...all.names];
  return { rest: rest.tree, readable: readable.tree, tree: all.tree, names };
}

/** The kind of a mistake: of broken syntax, with a safe fix, or without one. */
export function kindOf(name: string): "syntax" | "safe" | "unsafe" {
  const mistake = MISTAKES[name];
  if (mistake?.isSyntax) return "syntax";
  return mistake?.isSafe ? "safe" : "unsafe";
}

/** Makes those mistakes that the file has a place for. */
function makeAll(right: Tree, names: readonly string[], taken: Set<string>, random: Random) {
  let tree = right;
  const made = names.filter((name) => {
    const mistake = MISTAKES[name];
    const next = mistake && makeMistake(tree, mistake, taken, random);
    tree = next ?? tree;
    return next !== undefined;
  });
  return { tree, names: made };
}
