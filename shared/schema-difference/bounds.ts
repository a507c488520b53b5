import type { JsonObject } from "../text/json.ts";
import type { TypeName } from "./type-names.ts";

/** The limits that a schema sets, by their keywords. */
export type Bounds = ReadonlyMap<string, number>;

/** The keywords with the types that they limit, and the side from which they do. */
const KEYWORDS: readonly (readonly [keyword: string, limits: "below" | "above", ...types: TypeName[]])[] = [
  ["minimum", "below", "integer", "fraction"],
  ["exclusiveMinimum", "below", "integer", "fraction"],
  ["maximum", "above", "integer", "fraction"],
  ["exclusiveMaximum", "above", "integer", "fraction"],
  ["minLength", "below", "string"],
  ["maxLength", "above", "string"],
  ["minItems", "below", "array"],
  ["maxItems", "above", "array"],
  ["minProperties", "below", "object"],
  ["maxProperties", "above", "object"],
];

/** A length is never below this. */
const LENGTHS: ReadonlySet<string> = new Set(["minLength", "minItems", "minProperties"]);

/** The bounds that a schema states for values of these types; one that nothing exceeds is none. */
export function boundsIn(schema: JsonObject, types: ReadonlySet<TypeName>): Bounds {
  const bounds = new Map<string, number>();
  for (const [keyword, , ...limited] of KEYWORDS) {
    const limit = schema[keyword];
    if (typeof limit !== "number" || !limited.some((type) => types.has(type))) continue;
    if (LENGTHS.has(keyword) && limit <= 0) continue;
    const [written, inclusive] = types.has("fraction") ? [keyword, limit] : inclusiveOf(keyword, limit);
    bounds.set(written, tighter(written, bounds.get(written), inclusive));
  }
  return bounds;
}

/** An exclusive limit of integers as the inclusive one that it is. */
function inclusiveOf(keyword: string, limit: number): readonly [string, number] {
  if (keyword === "exclusiveMinimum") return ["minimum", Math.floor(limit) + 1];
  if (keyword === "exclusiveMaximum") return ["maximum", Math.ceil(limit) - 1];
  return [keyword, limit];
}

/** The bounds of values that keep both. */
export function bothBounds(one: Bounds, other: Bounds): Bounds {
  const bounds = new Map(one);
  for (const [keyword, limit] of other) bounds.set(keyword, tighter(keyword, bounds.get(keyword), limit));
  return bounds;
}

/** Bounds with the types of the values that keep them. */
export interface TypedBounds {
  readonly types: ReadonlySet<TypeName>;
  readonly bounds: Bounds;
}

/** The bounds of values that keep those of one of several: a limit that one of them does not set for its type is none. */
export function anyBounds(all: readonly TypedBounds[]): Bounds {
  const bounds = new Map<string, number>();
  for (const [keyword, , ...limited] of KEYWORDS) {
    const limits = all
      .filter(({ types }) => limited.some((type) => types.has(type)))
      .map(({ bounds: own }) => own.get(keyword));
    const [first, ...others] = limits;
    if (first === undefined || others.includes(undefined)) continue;
    bounds.set(
      keyword,
      others.reduce((widest: number, limit = widest) => wider(keyword, widest, limit), first),
    );
  }
  return bounds;
}

function tighter(keyword: string, one: number | undefined, other: number): number {
  if (one === undefined) return other;
  return limitsBelow(keyword) ? Math.max(one, other) : Math.min(one, other);
}

function wider(keyword: string, one: number, other: number): number {
  return limitsBelow(keyword) ? Math.min(one, other) : Math.max(one, other);
}

function limitsBelow(keyword: string): boolean {
  return KEYWORDS.some(([name, limits]) => name === keyword && limits === "below");
}
