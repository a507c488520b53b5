import { plainName } from "../../../../shared/text/did-you-mean.ts";
import type { Random } from "../../../fuzz/random.ts";
import { isObjectTree, type Property, type Tree } from "../../../fuzz/tree.ts";

type Path = readonly (string | number)[];

/** A property of a file, and the path to it. */
export interface Spot {
  readonly path: Path;
  readonly property: Property;
}

export interface Mistake {
  /** True if its fix is safe, so that it restores the file. */
  readonly isSafe: boolean;
  /** True of broken syntax, beside which nothing else is found. */
  readonly isSyntax?: true;
  readonly canBeAt: (spot: Spot) => boolean;
  /** The replacement of the property. */
  readonly damage: (property: Property, random: Random) => readonly Property[];
}

/**
 * Makes a mistake at a place that can have it; undefined where none can.
 *
 * @param taken the places that have one already, to which this one is added: two at one place can hide each other.
 */
export function makeMistake(
  tree: Tree,
  { canBeAt, damage }: Mistake,
  taken: Set<string>,
  random: Random,
): Tree | undefined {
  const spots = [...spotsIn(tree, [])].filter((spot) => canBeAt(spot) && !taken.has(placeOf(spot)));
  if (spots.length === 0) return undefined;
  const spot = random.pick(spots);
  taken.add(placeOf(spot));
  return changeAt(tree, spot.path, (property) => damage(property, random));
}

/** The same for a key in any case. */
function placeOf({ path }: Spot): string {
  return plainName(path.join("/"));
}

function* spotsIn(tree: Tree, path: Path): Iterable<Spot> {
  if (typeof tree === "string") return;
  if (isObjectTree(tree)) {
    for (const property of tree.properties) {
      const own = [...path, property[0]];
      yield { path: own, property };
      yield* spotsIn(property[1], own);
    }
  } else for (const [index, item] of tree.entries()) yield* spotsIn(item, [...path, index]);
}

function changeAt(tree: Tree, [step, ...rest]: Path, change: (property: Property) => readonly Property[]): Tree {
  if (typeof tree === "string") return tree;
  if (!isObjectTree(tree)) return tree.map((item, index) => (index === step ? changeAt(item, rest, change) : item));
  const properties = tree.properties.flatMap((property): readonly Property[] => {
    if (property[0] !== step) return [property];
    return rest.length === 0 ? change(property) : [[property[0], changeAt(property[1], rest, change)]];
  });
  return { properties };
}
