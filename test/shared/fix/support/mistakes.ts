import { plainName } from "../../../../shared/text/did-you-mean.ts";
import type { Random } from "../../../fuzz/random.ts";
import { isObjectTree, type Property, type Tree } from "../../../fuzz/tree.ts";
import { KNOWN_TOKENS } from "../../../support/known-tokens.ts";
import { UNQUOTED } from "./right-files.ts";

/** Mistakes by which a right file is damaged: of each kind that has a fix. */

type Path = readonly (string | number)[];

/** A property of a file, and the path to it. */
interface Spot {
  readonly path: Path;
  readonly property: Property;
}

export interface Mistake {
  /** Whether its fix is safe, so that it makes a file again what it was. */
  readonly isSafe: boolean;
  /** True of broken syntax, beside which nothing else is found. */
  readonly isSyntax?: true;
  readonly canBeAt: (spot: Spot) => boolean;
  /** What takes the place of the property. */
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

const isAt =
  (...names: readonly string[]) =>
  ({ path }: Spot) =>
    names.includes(String(path.at(-1)));

/** True for a key of the format: no id, no name of a header and no protocol. */
function isFormatKey({ path }: Spot): boolean {
  const parent = path.at(-2);
  if (path.length < 3 || parent === "customHeaders" || parent === "endpoints" || parent === "overrides") return false;
  return !(path.length === 3 && parent === "custom");
}

const isEntry = ({ path }: Spot) =>
  (path.length === 2 && !["custom", "default"].includes(String(path[1]))) ||
  (path.length === 3 && path[1] === "custom");

const propertiesOf = (tree: Tree) => (typeof tree !== "string" && isObjectTree(tree) ? tree.properties : []);
const has = (tree: Tree, name: string) => propertiesOf(tree).some(([key]) => key === name);
/** The built-in providers; none where all have a default. */
const entriesIn = (providers: Tree) =>
  has(providers, "default") ? [] : propertiesOf(providers).filter(([id]) => id !== "custom");

const isUrl = (spot: Spot) => isAt("baseUrl")(spot);

const lengthOf = ({ property: [, value] }: Spot) => (Array.isArray(value) ? value.length : undefined);

const textOf = (value: Tree): string => JSON.parse(typeof value === "string" ? value : "");
const rename =
  (to: (key: string, random: Random) => string): Mistake["damage"] =>
  ([key, value], random) => [[to(key, random), value]];
const write =
  (to: (value: Tree, random: Random) => Tree): Mistake["damage"] =>
  ([key, value], random) => [[key, to(value, random)]];
/** Adds a property to the value, which is an object. */
const addInside =
  (...choices: readonly Property[]): Mistake["damage"] =>
  ([key, value], random) => {
    const own = propertiesOf(value);
    const at = random.below(own.length + 1);
    return [[key, { properties: own.toSpliced(at, 0, random.pick(choices)) }]];
  };

const INNER_CAPITALS = /(?<=[a-z])[A-Z]/g;
const inAnotherCase = (key: string, random: Random) => {
  const choices = [
    key.toUpperCase(),
    key.charAt(0).toUpperCase() + key.slice(1),
    key.replaceAll(INNER_CAPITALS, (letter) => `_${letter.toLowerCase()}`),
    key.replaceAll(INNER_CAPITALS, (letter) => `-${letter.toLowerCase()}`),
  ];
  return random.pick(choices.filter((choice) => choice !== key));
};
const misspelled = (key: string, random: Random) => random.pick([`${key}${key.at(-1)}`, key.slice(0, -1)]);

export const MISTAKES: Readonly<Record<string, Mistake>> = {
  "a key in another case": { isSafe: true, canBeAt: isFormatKey, damage: rename(inAnotherCase) },
  "a provider in another case": {
    isSafe: true,
    canBeAt: ({ path }) => path.length === 2,
    damage: rename((id, random) => random.pick([id.replace("_", "-").replace("t", "T"), id.toUpperCase()])),
  },
  "quotes around a value": {
    isSafe: true,
    canBeAt: ({ property: [, value] }) => typeof value === "string" && /^(?:true|false|\d+)$/.test(value),
    damage: write((value, random) => `"${random.chance(0.3) && value === "true" ? "True" : String(value)}"`),
  },
  "one item without its list": {
    isSafe: true,
    canBeAt: (spot) => isAt("allow", "deny", "thinkingEffortLevels")(spot) && lengthOf(spot) === 1,
    damage: write((value) => (Array.isArray(value) && value[0]) || value),
  },
  "the opposite of enabled": {
    isSafe: true,
    canBeAt: isAt("enabled"),
    damage: ([, value], random) => [[random.pick(["disabled", "disable"]), value === "true" ? "false" : "true"]],
  },
  "a value in another case": {
    isSafe: true,
    canBeAt: isAt("protocol", "discovery", "type"),
    damage: write((value, random) =>
      random.pick([String(value).toUpperCase(), String(value).replaceAll("-", "_").replace(/o/, "O")]),
    ),
  },
  "no version segment": {
    isSafe: true,
    canBeAt: (spot) => isUrl(spot) && spot.path.length === 3 && /\/v1(?:beta)?"$/.test(String(spot.property[1])),
    damage: write((value) => String(value).replace(/\/v1(?:beta)?"$/, '"')),
  },
  "an operation in a URL": {
    isSafe: true,
    canBeAt: (spot) => isUrl(spot) && spot.path.length === 3 && /\/v1"$/.test(String(spot.property[1])),
    damage: write((value, random) =>
      String(value).replace(/"$/, random.pick(['/chat/completions"', '/messages"', '/v1"'])),
    ),
  },
  "whitespace around a URL": {
    isSafe: true,
    canBeAt: isUrl,
    damage: write((value, random) => JSON.stringify(random.pick([` ${textOf(value)}`, `${textOf(value)}\t`]))),
  },
  "a credential in a URL": {
    isSafe: true,
    canBeAt: isUrl,
    damage: write((value, random) =>
      random.pick([
        String(value).replace("https://", "https://user:correct-horse@"),
        String(value).replace(/"$/, '?api_key=correct-horse"'),
      ]),
    ),
  },
  "a reserved header": {
    isSafe: true,
    canBeAt: isAt("customHeaders"),
    damage: addInside(
      ["Host", '"proxy"'],
      ["Authorization", '"Bearer correct-horse"'],
      ["x-api-key", '"correct-horse"'],
    ),
  },
  "a credential in a header": {
    isSafe: true,
    canBeAt: isAt("customHeaders"),
    damage: addInside(["X-Gateway-Auth", JSON.stringify(KNOWN_TOKENS["openai"])]),
  },
  "a key for a credential": {
    isSafe: true,
    canBeAt: isEntry,
    damage: addInside(["apiKey", JSON.stringify(KNOWN_TOKENS["openai"])]),
  },
  "the same value twice": {
    isSafe: true,
    canBeAt: (spot) => typeof spot.property[1] === "string",
    damage: (property) => [property, property],
  },
  "a file extension as a media type": {
    isSafe: true,
    canBeAt: isAt("supportedInputMediaTypes"),
    damage: write((value) =>
      (Array.isArray(value) ? value : []).map((item) =>
        String(item)
          .replace(/"(?:image|application)\//, '"')
          .replace("jpeg", "jpg"),
      ),
    ),
  },
  "a word in capitals": {
    isSafe: true,
    isSyntax: true,
    canBeAt: ({ property: [, value] }) => value === "true" || value === "false",
    damage: write((value) => (value === "true" ? "True" : "FALSE")),
  },
  "other quotes": {
    isSafe: true,
    isSyntax: true,
    canBeAt: (spot) => isUrl(spot) || isAt("protocol", "discovery")(spot),
    damage: write((value, random) => random.pick([`'${textOf(value)}'`, `“${textOf(value)}”`])),
  },
  "no quotes around a key": {
    isSafe: true,
    isSyntax: true,
    canBeAt: isFormatKey,
    damage: rename((key) => UNQUOTED + key),
  },
  "a misspelled key": { isSafe: false, canBeAt: isFormatKey, damage: rename(misspelled) },
  "a misspelled provider": {
    isSafe: false,
    canBeAt: ({ path }) => path.length === 2,
    damage: rename((id) => id.replace(/(.)$/, "$1$1")),
  },
  "a misspelled value": {
    isSafe: false,
    canBeAt: isAt("protocol", "type"),
    damage: write((value) => String(value).replace(/.(?="$)/, "")),
  },
  "a number with a letter": {
    isSafe: false,
    canBeAt: isAt("maxContextLength"),
    damage: write(() => '"128k"'),
  },
  "no type": { isSafe: false, canBeAt: isAt("type"), damage: () => [] },
  "plain HTTP": {
    isSafe: false,
    canBeAt: isUrl,
    damage: write((value) => String(value).replace("https:", "http:")),
  },
  "a URL without its scheme": {
    isSafe: false,
    canBeAt: isUrl,
    damage: write((value) => String(value).replace("https://", "")),
  },
  "a model allowed and denied": {
    isSafe: false,
    canBeAt: isAt("allow"),
    damage: ([key, allow]) => [
      [key, allow],
      ["deny", Array.isArray(allow) ? allow.slice(0, 1) : []],
    ],
  },
  "an empty allow": { isSafe: false, canBeAt: isAt("overrides"), damage: (property) => [["allow", []], property] },
  "an endpoint beside a base URL": {
    isSafe: false,
    canBeAt: (spot) => isUrl(spot) && spot.path[1] !== "custom",
    damage: (property) => [property, ["endpoint", '"https://other.example.com/v1"']],
  },
  "another value before": {
    isSafe: false,
    canBeAt: (spot) => isUrl(spot) || isAt("protocol")(spot),
    damage: (property) => [[property[0], '"https://former.example.com/v1"'], property],
  },
  "a provider switched off by default": {
    isSafe: false,
    canBeAt: ({ path, property: [, value] }) =>
      path.length === 1 && path[0] === "providers" && entriesIn(value).some(([, entry]) => !has(entry, "enabled")),
    damage: addInside(["default", { properties: [["enabled", "false"]] }]),
  },
  "whitespace around a model": {
    isSafe: false,
    canBeAt: (spot) => isAt("allow", "deny")(spot) && lengthOf(spot) !== undefined,
    damage: write((value) => (Array.isArray(value) ? value.map((item) => String(item).replace(/"$/, ' "')) : value)),
  },
  "a value that looks random in a header": {
    isSafe: false,
    canBeAt: isAt("X-Tenant"),
    damage: write(() => '"q7Rt9ZkLm3XvB8sWc2Yd"'),
  },
};
