import type { Random } from "../../../fuzz/random.ts";
import { KNOWN_TOKENS } from "../../../support/known-tokens.ts";
import type { Mistake } from "./damage.ts";
import { UNQUOTED } from "./right-files.ts";
import {
  addInside,
  entriesIn,
  has,
  isAt,
  isEntry,
  isFormatKey,
  isUrl,
  lengthOf,
  propertiesOf,
  rawOf,
  rename,
  textOf,
  write,
} from "./spots.ts";

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

/** Mistakes by which a right file is damaged: of each kind that has a fix. */
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
    damage: write((value, random) => `"${random.chance(0.3) && value === "true" ? "True" : rawOf(value)}"`),
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
      random.pick([rawOf(value).toUpperCase(), rawOf(value).replaceAll("-", "_").replace(/o/, "O")]),
    ),
  },
  "no version segment": {
    isSafe: true,
    canBeAt: (spot) => isUrl(spot) && spot.path.length === 3 && /\/v1(?:beta)?"$/.test(rawOf(spot.property[1])),
    damage: write((value) => rawOf(value).replace(/\/v1(?:beta)?"$/, '"')),
  },
  "an operation in a URL": {
    isSafe: true,
    canBeAt: (spot) => isUrl(spot) && spot.path.length === 3 && rawOf(spot.property[1]).endsWith('/v1"'),
    damage: write((value, random) =>
      rawOf(value).replace(/"$/, random.pick(['/chat/completions"', '/messages"', '/v1"'])),
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
        rawOf(value).replace("https://", "https://user:correct-horse@"),
        rawOf(value).replace(/"$/, '?api_key=correct-horse"'),
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
        rawOf(item)
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
  "no colons, or other signs": {
    isSafe: true,
    isSyntax: true,
    canBeAt: (spot) => isAt("customHeaders")(spot) && propertiesOf(spot.property[1]).length > 0,
    damage: write((value, random) => {
      const sign = random.pick([" = ", " => ", "=", " "]);
      const lines = propertiesOf(value).map(([key, header]) => `${JSON.stringify(key)}${sign}${rawOf(header)}`);
      return `{${lines.join(", ")}}`;
    }),
  },
  "two commas": {
    isSafe: true,
    isSyntax: true,
    canBeAt: (spot) => isAt("allow", "deny")(spot) && (lengthOf(spot) ?? 0) > 1,
    damage: write((value) =>
      Array.isArray(value) ? value.map((item, index) => (index === 0 ? `${rawOf(item)},` : item)) : value,
    ),
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
    damage: write((value) => rawOf(value).replace(/.(?="$)/, "")),
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
    damage: write((value) => rawOf(value).replace("https:", "http:")),
  },
  "a URL without its scheme": {
    isSafe: false,
    canBeAt: isUrl,
    damage: write((value) => rawOf(value).replace("https://", "")),
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
    damage: write((value) => (Array.isArray(value) ? value.map((item) => rawOf(item).replace(/"$/, ' "')) : value)),
  },
  "a value that looks random in a header": {
    isSafe: false,
    canBeAt: isAt("X-Tenant"),
    damage: write(() => '"q7Rt9ZkLm3XvB8sWc2Yd"'),
  },
};
