import type { ScalarNode } from "./node.ts";
import {
  advance,
  findStep,
  isAtEndOfValue,
  isOnLineOf,
  type Recovery,
  reportDamage,
  reportOutOfStep,
  skipValue,
} from "./recovery.ts";
import { inString, notAValue, wrongCase } from "./scalar-mistakes.ts";
import type { SyntaxMistake } from "./syntax-mistakes.ts";
import type { Token, TokenKind } from "./token.ts";

const WORDS: ReadonlySet<TokenKind> = new Set(["number", "true", "false", "null", "unknown"]);

/** Tells if a token is a number, `true`, `false`, `null`, or a word that is none of them. */
export function isWord({ kind }: Token): boolean {
  return WORDS.has(kind);
}

/** @param aboutQuote describes a missing quote; as for any string unless given. */
export function parseString(state: Recovery, aboutQuote?: (string: Token) => SyntaxMistake): ScalarNode {
  const string = advance(state);
  if (string.fault === "unclosed string") {
    reportOutOfStep(state, inString(string, state.text));
  } else {
    findStep(state);
    const isHalf = string.fault === "no opening quote" || string.fault === "no closing quote";
    if (isHalf && aboutQuote !== undefined) reportDamage(state, aboutQuote(string));
    else if (string.fault !== undefined) reportDamage(state, inString(string, state.text));
  }
  return { kind: "scalar", start: string.start, end: string.end, value: string.text };
}

/** Reads a number, `true`, `false` or `null`; or words that are none of them, together where they stand on one line. */
export function parseWord(state: Recovery): ScalarNode {
  const first = advance(state);
  const last = lastOfWords(state, first);
  const place = { kind: "scalar", start: first.start, end: last.end } as const;
  if (last === first && first.kind !== "unknown" && first.fault === undefined) {
    findStep(state);
    return { ...place, value: wordValue(first) };
  }
  if (last === first && /^(?:true|false)$/i.test(first.text) && isAtEndOfValue(state)) {
    reportOutOfStep(state, wrongCase(first));
    return { ...place, value: /^true$/i.test(first.text) };
  }
  reportOutOfStep(state, notAValue(place, state.text, typeof state.path.at(-1) === "string"));
  skipValue(state);
  return { ...place, value: null };
}

/** Takes the words that belong to the first one. @returns the last of them. */
function lastOfWords(state: Recovery, first: Token): Token {
  let last = first;
  while (isWord(state.token) && (first.kind === "unknown" ? isOnLineOf(state, last) : state.token.start === last.end)) {
    last = advance(state);
  }
  return last;
}

function wordValue(word: Token): number | boolean | null {
  if (word.kind === "number") return Number(word.text);
  return word.kind === "null" ? null : word.kind === "true";
}
