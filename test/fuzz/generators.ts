import { breakBytes, cutBytes, randomBytes } from "./byte-generators.ts";
import type { Corpus } from "./corpus.ts";
import type { Random } from "./random.ts";
import { deepNesting, hugeTexts, repeatedTokens, shuffledTokens } from "./text-generators.ts";
import {
  oddCharacters,
  oddComments,
  oddNames,
  oddNumbers,
  oddPolicies,
  oddUrls,
  repeatedKeys,
} from "./tree-generators.ts";

/** Makes a file's bytes, or a text. */
export type Generator = (random: Random, corpus: Corpus) => string | Uint8Array;

/** Every kind of input, by what is bad about it. */
export const GENERATORS = {
  bytes: randomBytes,
  mutated: breakBytes,
  truncated: cutBytes,
  nesting: deepNesting,
  huge: hugeTexts,
  tokens: shuffledTokens,
  repetition: repeatedTokens,
  characters: oddCharacters,
  names: oddNames,
  duplicates: repeatedKeys,
  numbers: oddNumbers,
  urls: oddUrls,
  comments: oddComments,
  policies: oddPolicies,
} as const satisfies Readonly<Record<string, Generator>>;

export type GeneratorName = keyof typeof GENERATORS;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `Object.keys` forgets
export const generatorNames = Object.keys(GENERATORS) as readonly GeneratorName[];
