import { createScanner } from "jsonc-parser";
import { END } from "./tokens.ts";

export interface CommentRange {
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
