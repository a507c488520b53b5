import { plainName } from "../../../../shared/text/did-you-mean.ts";
import type { Random } from "../../../fuzz/random.ts";
import { isObjectTree, type Property, type Tree } from "../../../fuzz/tree.ts";
import type { Mistake, Spot } from "./damage.ts";

/** Where mistakes can be, and what they make of a property. */

export const isAt =
  (...names: readonly string[]) =>
  ({ path }: Spot) =>
    names.includes(String(path.at(-1)));

/** True for a key of the format: no id, no name of a header and no protocol. */
export function isFormatKey({ path }: Spot): boolean {
  // A key above may be in another case already.
  const parent = plainName(String(path.at(-2)));
  if (path.length < 3 || ["customheaders", "endpoints", "overrides"].includes(parent)) return false;
  return !(path.length === 3 && parent === "custom");
}

export const isEntry = ({ path }: Spot) =>
  (path.length === 2 && !["custom", "default"].includes(String(path[1]))) ||
  (path.length === 3 && plainName(String(path[1])) === "custom");

export const propertiesOf = (tree: Tree) => (typeof tree !== "string" && isObjectTree(tree) ? tree.properties : []);
export const has = (tree: Tree, name: string) => propertiesOf(tree).some(([key]) => key === name);
/** The built-in providers; none where all have a default. */
export const entriesIn = (providers: Tree) =>
  has(providers, "default") ? [] : propertiesOf(providers).filter(([id]) => id !== "custom");

export const isUrl = (spot: Spot) => isAt("baseUrl")(spot);

export const lengthOf = ({ property: [, value] }: Spot) => (Array.isArray(value) ? value.length : undefined);

export const textOf = (value: Tree): string => JSON.parse(typeof value === "string" ? value : "");
export const rename =
  (to: (key: string, random: Random) => string): Mistake["damage"] =>
  ([key, value], random) => [[to(key, random), value]];
export const write =
  (to: (value: Tree, random: Random) => Tree): Mistake["damage"] =>
  ([key, value], random) => [[key, to(value, random)]];
/** Adds a property to the value, which is an object. */
export const addInside =
  (...choices: readonly Property[]): Mistake["damage"] =>
  ([key, value], random) => {
    const own = propertiesOf(value);
    const at = random.below(own.length + 1);
    return [[key, { properties: own.toSpliced(at, 0, random.pick(choices)) }]];
  };

/** A scalar as it is written; "" of what is none. */
export function rawOf(tree: Tree | undefined): string {
  return typeof tree === "string" ? tree : "";
}
