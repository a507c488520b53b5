import { KEY_MAX_CHARACTERS, NESTING_MAX_LEVELS } from "../../shared/syntax/limits.ts";
import { words } from "../support/words.ts";
import { configuration } from "./documents.ts";
import type { Random } from "./random.ts";
import { disturb, plainStyle, type Tree, writeTree } from "./tree.ts";

/** Where an input is long, it is so long that quadratic time would be noticed. */
const LONG_SHARE = 0.003;
const LONG_CHARACTERS = 300_000;

const DEPTH_MAX = 2_000;
const LENGTH_MAX = 3_000;
const TOKENS_MAX = 2_000;

/** Brackets in brackets, about as deep as the bound or far deeper, and closed well, badly or not at all. */
export function deepNesting(random: Random): string {
  const depth = random.chance(0.6) ? NESTING_MAX_LEVELS - 3 + random.below(6) : random.size(DEPTH_MAX);
  const kinds = random.pick([["{"], ["["], ["{", "["]]);
  const opened = Array.from({ length: depth }, () => random.pick(kinds));
  const key = random.pick(['"a":', '"providers":', '"__proto__" : ', ""]);
  const inside = opened.map((bracket) => (bracket === "{" ? `{${key}` : "[")).join("");
  const closed = opened.toReversed().map((bracket) => (bracket === "{" ? "}" : "]"));
  const some = closed.slice(0, random.pick([depth, depth, depth, depth - 1, 0, random.below(depth + 1)]));
  const prefix = random.pick(["", '{"providers":', '{"providers":{"provider_a":{"customHeaders":{"X-A":']);
  return `${prefix}${inside}${random.pick(["1", "", "{}", '"a"'])}${some.join("")}${prefix === "" ? "" : "}"}`;
}

/** Long keys, texts, numbers, comments and whitespace, and many of them, in a configuration. */
export function hugeTexts(random: Random): string {
  const length = () => (random.chance(0.4) ? KEY_MAX_CHARACTERS - 3 + random.below(6) : random.size(LENGTH_MAX));
  const long = () => random.pick(PIECES).repeat(LENGTH_MAX).slice(0, length());
  const many = (): Tree => Array.from({ length: random.size(1_000) }, () => random.pick(['"a"', "1", "{}", "null"]));
  const value = (): Tree =>
    random.pick([() => JSON.stringify(long()), () => "9".repeat(length()), many, () => manyKeys(random)])();
  const tree = disturb(configuration(random), random, { share: 0.01, value, key: long });
  const text = writeTree(tree, plainStyle(random));
  const separator = random.pick([" ", "\n", "\r", "\t", "// ", "/**/", "// steward-ignore-next-line syntax:"]);
  return random.chance(0.3) ? `${separator.repeat(length())}\n${text}` : text;
}

const PIECES = ["a", "/", "~", "é", "👍", "\\", '"', " ", "\n", "a ", "?a=", "@", "eyJ-", "sk-", "%41", "A1b2"];

function manyKeys(random: Random): Tree {
  const keys = random.pick([["a"], ["a", "b", "__proto__"], Array.from({ length: 1_000 }, (_, index) => `k${index}`)]);
  return { properties: Array.from({ length: random.size(1_000) }, () => [random.pick(keys), "1"]) };
}

const BRACKETS = Array.from("{}[],:{}[],:");
const TEXTS = [
  '"a"',
  '"providers"',
  '"provider_a"',
  '"customHeaders"',
  '"models"',
  '"allow"',
  '"__proto__"',
  '"',
  "'",
  "'a'",
];
const WORDS = [...words("true false null 1 -1 1e9 01 +1 .5 1. nan Infinity a ;"), "\u00e9"];
const COMMENTS = ["//", "// a\n", "/*", "*/", "/* a */", "/", "#", "# a\n"];
const CONFLICTS = ["<<<<<<< a\n", "=======\n", ">>>>>>> b\n"];
const WHITESPACE = ["\n", "\r\n", "\r", " ", "\t", "\u00a0", "\ufeff", "\u2028"];
const FOREIGN = ["\\", "\\u0041", "`", "${", "${a}", "{{", "{{a}}", "$", "http://a"];
const TOKENS = [...BRACKETS, ...TEXTS, ...WORDS, ...COMMENTS, ...CONFLICTS, ...WHITESPACE, ...FOREIGN];

/** Tokens of JSON, and of what resembles it, in any order. */
export function shuffledTokens(random: Random): string {
  const separator = random.pick(["", " ", "\n"]);
  const tokens = Array.from({ length: random.size(TOKENS_MAX) }, () => random.pick(TOKENS));
  return `${random.pick(OPENINGS)}${tokens.join(separator)}`;
}

const OPENINGS = ["", "{", '{"providers":{', '{"a":]', '{"a": 1, "b": ["', "// steward-ignore-next-line syntax: "];

/** One or two tokens, over and over: what takes more than linear time takes longest here. */
export function repeatedTokens(random: Random): string {
  const piece = random.pick(TOKENS) + random.pick(["", "", ",", " ", random.pick(TOKENS)]);
  const characters = random.chance(LONG_SHARE) ? LONG_CHARACTERS : random.size(LENGTH_MAX);
  return random.pick(OPENINGS) + piece.repeat(characters / piece.length) + random.pick(["", "}", "a", "\n{}"]);
}
