import { createScanner } from "jsonc-parser";
import { NESTING_MAX_LEVELS } from "../../../shared/index.ts";
import { END } from "./tokens.ts";

const CLOSED_BY: ReadonlyMap<string | undefined, string> = new Map([
  ["{", "}"],
  ["[", "]"],
]);

/**
 * Whether a text nests deeper than the check reads: jsonc-parser calls itself for each level. Its own scanner tells what a bracket
 * is, and as in its parser one of another kind closes nothing.
 */
export function nestsTooDeep(text: string): boolean {
  const scanner = createScanner(text, true);
  const closings: string[] = [];
  while (scanner.scan() !== END) {
    const first = text[scanner.getTokenOffset()];
    const closing = CLOSED_BY.get(first);
    if (closing !== undefined) closings.push(closing);
    else if (first === closings.at(-1)) closings.pop();
    if (closings.length > NESTING_MAX_LEVELS) return true;
  }
  return false;
}
