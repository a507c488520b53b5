import type { Span } from "../text/span.ts";
import { MISSING_QUOTE_MAX_CHARACTERS } from "./limits.ts";

/** Brackets, commas, colons, words and numbers: all that stands between strings. */
const WORD = String.raw`(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?)`;
const STRUCTURE = String.raw`(?:[\s,:{}[\]]|${WORD}(?![^\s,:{}[\]]))*`;
const SEPARATES = String.raw`[,:{[]\s*`;

interface Tails {
  /** Where another string begins just after it. */
  readonly beforeString: RegExp;
  /** Where the line ends after it. */
  readonly atLineEnd: RegExp;
}

/** The text that follows a key, or a value, at the end of what its missing quote has joined to it. */
const AFTER_KEY = tailsThatBegin(":");
const AFTER_VALUE = tailsThatBegin(String.raw`[,}\]]`);

function tailsThatBegin(first: string): Tails {
  return {
    beforeString: new RegExp(String.raw`[ \t]*(?=${first})${STRUCTURE}(?<=${SEPARATES})$`),
    atLineEnd: new RegExp(String.raw`[ \t]*(?=${first})${STRUCTURE}(?:\/\/.*)?$`),
  };
}

/**
 * Where the string ends whose closing quote is missing, so that it reaches to the opening quote of the next one or to
 * the end of its line; undefined where that leaves no structure that could follow it.
 *
 * @param place from its opening quote to before the other quote, or to the end of the line.
 */
export function findClosing(
  text: string,
  { start, end }: Span,
  isKey: boolean,
  before: keyof Tails,
): number | undefined {
  const from = Math.max(start + 1, end - MISSING_QUOTE_MAX_CHARACTERS);
  const tail = text.slice(from, end).search((isKey ? AFTER_KEY : AFTER_VALUE)[before]);
  return tail < 0 ? undefined : from + tail;
}

/** True where a character goes on with what a quote before it should have ended. */
export function isGlued(text: string, offset: number): boolean {
  return /^[^\s,:{}[\]"/]|^\/[^/*]/.test(text.slice(offset, offset + 2));
}

const REST = `{1,${MISSING_QUOTE_MAX_CHARACTERS}}"`;
const KEY_TO_ITS_QUOTE = new RegExp(String.raw`(?:[^"\\\r\n,:{}[\]]|:(?=[^\s"]))${REST}(?=[ \t]*:)`, "y");
const VALUE_TO_ITS_QUOTE = new RegExp(String.raw`[^"\\\r\n]${REST}(?=[ \t]*(?:[,}\]\r\n]|$|\/[/*]))`, "y");

/** Finds where the string ends that begins at an offset without its opening quote. The offsets must not fall. */
export function createUnopenedFinder(text: string): (start: number, isKey: boolean) => number | undefined {
  let quote = -1;
  return (start, isKey) => {
    if (quote < start) quote = text.indexOf('"', start);
    if (quote < 0) quote = text.length;
    // A text without quotes would be looked through from each of its words.
    if (quote - start > MISSING_QUOTE_MAX_CHARACTERS) return undefined;
    const shape = isKey ? KEY_TO_ITS_QUOTE : VALUE_TO_ITS_QUOTE;
    shape.lastIndex = start;
    return shape.test(text) ? shape.lastIndex : undefined;
  };
}
