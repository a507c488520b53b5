import type { Random } from "./random.ts";

/** JSON that can hold a key twice, and each scalar as it is written. */
export type Tree = string | readonly Tree[] | TreeObject;

export interface TreeObject {
  readonly properties: readonly Property[];
}

/** A key, not yet written as JSON, and its value. */
export type Property = readonly [key: string, value: Tree];

/** Where something may stand between two tokens: where a line may begin, before a value, or where nothing is usual. */
export type Gap = "line" | "value" | "none";

/** How a tree becomes text. */
export interface Style {
  /** Whitespace, comments or nothing; `depth` counts the brackets around. */
  readonly gap: (gap: Gap, depth: number) => string;
  readonly quote: (key: string) => string;
  /** True for a comma after the last element. */
  readonly trailingComma: () => boolean;
}

export function isObjectTree(tree: Tree): tree is TreeObject {
  return typeof tree === "object" && "properties" in tree;
}

/** A tree as text. */
export function writeTree(tree: Tree, style: Style, depth = 0): string {
  if (typeof tree === "string") return tree;
  const inner = depth + 1;
  const [open, close] = isObjectTree(tree) ? "{}" : "[]";
  const elements = isObjectTree(tree)
    ? tree.properties.map(([key, value]) => writeProperty(key, value, style, inner))
    : tree.map((item) => writeTree(item, style, inner));
  const parts = elements.map((element, index) => {
    const comma = index < elements.length - 1 || style.trailingComma() ? `${style.gap("none", inner)},` : "";
    return style.gap("line", inner) + element + comma;
  });
  return `${open}${parts.join("")}${style.gap(parts.length > 0 ? "line" : "none", depth)}${close}`;
}

function writeProperty(key: string, value: Tree, style: Style, depth: number): string {
  return `${style.quote(key)}${style.gap("none", depth)}:${style.gap("value", depth)}${writeTree(value, style, depth)}`;
}

/** On one line or on many, as editors and programs write it, for each kind of line end. */
export function plainStyle(random: Random): Style {
  const lineEnd = random.pick(["", " ", "\n", "\n", "\n", "\r\n", "\r"]);
  const indent = lineEnd.trim() === lineEnd ? "" : random.pick(["", "  ", "    ", "\t"]);
  const comma = random.chance(0.2);
  const gaps = { line: (depth: number) => lineEnd + indent.repeat(depth), value: () => " ", none: () => "" };
  return {
    gap: (gap, depth) => gaps[gap](depth),
    quote: (key) => JSON.stringify(key),
    trailingComma: () => comma,
  };
}

/** What is done to a tree, at every place by itself with the probability `share`. */
export interface Disturbance {
  readonly share: number;
  readonly value?: (old: Tree) => Tree;
  readonly key?: (old: string) => string;
  /** More properties for an object, given those that it has. */
  readonly extra?: (old: readonly Property[]) => readonly Property[];
}

export function disturb(tree: Tree, random: Random, disturbance: Disturbance): Tree {
  const { share, value, key, extra } = disturbance;
  if (value !== undefined && random.chance(share)) return value(tree);
  if (typeof tree === "string") return tree;
  if (!isObjectTree(tree)) return tree.map((item) => disturb(item, random, disturbance));
  const properties = tree.properties.map(
    ([name, child]): Property => [
      key !== undefined && random.chance(share) ? key(name) : name,
      disturb(child, random, disturbance),
    ],
  );
  const more = extra !== undefined && random.chance(share) ? extra(properties) : [];
  return { properties: [...properties, ...more] };
}
