/**
 * Comments and brackets of a document, by jsonc-parser's scanner. Its enums are `const enum`s, which a compiler of single files cannot
 * read, so that their numbers stand here.
 */

import { createScanner, type ScanError, type SyntaxKind } from "jsonc-parser";
import { NESTING_MAX_LEVELS } from "../../../shared/index.ts";

/** The end of the file. */
const END: SyntaxKind = 17;

/** A string without its closing quote. */
export const OPEN_STRING: ScanError = 2;

const CLOSED_BY: ReadonlyMap<string | undefined, string> = new Map([
  ["{", "}"],
  ["[", "]"],
]);

/**
 * Tells if a text nests deeper than the check reads: jsonc-parser calls itself for each level. As in its parser, a bracket of another
 * kind closes nothing.
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

interface CommentRange {
  readonly from: number;
  readonly to: number;
}

export function commentsIn(text: string): readonly CommentRange[] {
  const scanner = createScanner(text);
  const comments: CommentRange[] = [];
  while (scanner.scan() !== END) {
    const from = scanner.getTokenOffset();
    if (/^\/[/*]/.test(text.slice(from, from + 2))) comments.push({ from, to: from + scanner.getTokenLength() });
  }
  return comments;
}

/** The text with spaces in the place of comments. `stripComments` of jsonc-parser moves what stands behind one by a character. */
export function blankComments(text: string, comments: readonly CommentRange[]): string {
  let [code, last] = ["", 0];
  for (const { from, to } of comments) {
    code += text.slice(last, from) + text.slice(from, to).replaceAll(/[^\n]/g, " ");
    last = to;
  }
  return code + text.slice(last);
}
