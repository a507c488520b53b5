import { readFileSync } from "node:fs";
import { CLOSE_BRACE, tokensIn } from "./json-tokens.ts";

/** The lines that a file must have for a mistake in it to be one among much else. */
export const LINES_MIN = 40;

/** Other providers before and after those of a case. */
export interface Surroundings {
  /** Whole lines after the one that opens `providers`. */
  readonly before: string;
  /** Whole lines after the last provider of the case. */
  readonly after: string;
}

/** A file around a case. */
export interface EmbeddedCase {
  readonly text: string;
  /** The line of the file that a line of the case is; both 1-based. */
  readonly lineOf: (line: number) => number;
}

const OPENING = '  "providers": {\n';
const ENDING = "\n  }\n}\n";

/**
 * The providers around a case: those that it does not have itself, and none for a case of 40 lines. All of them stand before
 * its own where its text does not end as a right one, so that they cannot hide what is wrong there.
 *
 * @param texts the case's text, and what its fixes make of it.
 */
export function surroundingsOf(texts: readonly string[]): Surroundings {
  const [text = ""] = texts;
  if (text.split("\n").length > LINES_MIN) return { before: "", after: "" };
  if (!text.includes(OPENING)) throw new Error(`A small case has "providers" on a line of its own, not ${text}`);
  const others = PROVIDERS.filter(([id]) => !texts.some((one) => one.includes(`\n    "${id}":`))).map(
    ([, entry]) => entry,
  );
  const isClosed = text.endsWith(ENDING) && tokensIn(text).at(-1)?.kind === CLOSE_BRACE;
  const middle = isClosed ? Math.ceil(others.length / 2) : others.length;
  return { before: others.slice(0, middle).join(""), after: others.slice(middle).join("").replace(/,\n$/, "\n") };
}

/** A case's text, or a fixed one, with other providers around its own. */
export function embed(text: string, { before, after }: Surroundings): EmbeddedCase {
  const start = text.indexOf(OPENING) + OPENING.length;
  const end = after === "" ? text.length : text.length - ENDING.length;
  const own = text.slice(start, end);
  const parts = [
    text.slice(0, start),
    before,
    own,
    ...(after === "" ? [] : [own.endsWith(",") ? "" : ",", "\n", after.trimEnd()]),
  ];
  const [first, last] = [lineCount(text.slice(0, start)), lineCount(text.slice(0, end))];
  return {
    text: `${parts.join("")}${text.slice(end)}`,
    lineOf: (line) => line + (line > first ? lineCount(before) : 0) + (line > last + 1 ? lineCount(after) : 0),
  };
}

function lineCount(text: string): number {
  return text.split("\n").length - 1;
}

/** Entries of `providers` as people write them: comments, trailing commas, short and long lists. */
const PROVIDERS = readFileSync(new URL("../fixtures/around-mistakes.txt", import.meta.url), "utf8")
  .split(/(?<=\n)\n/)
  .map((text) => [/^ {4}"(\w+)"/m.exec(text)?.[1] ?? "", text] as const);
