import { codeSpan, escapeLinkTarget, escapeMarkdown, markdownSentence } from "../text/markdown.ts";
import { clip } from "./fit.ts";
import { COMMENT_TEXT_MAX_CHARACTERS } from "./limits.ts";

/** A sentence of a message in a comment, where a long one is cut. */
export function sentenceForComment(text: string): string {
  return markdownSentence(clip(text, COMMENT_TEXT_MAX_CHARACTERS));
}

/** A name from a file as code in a comment, where a long one is cut. */
export function nameForComment(text: string): string {
  return codeSpan(clip(text, COMMENT_TEXT_MAX_CHARACTERS));
}

/** Where all of a report can be read that had to be cut. */
export interface WholeReport {
  /** Its name, after "The full report is in": `the file of the output "report"`. */
  readonly text: string;
  readonly url?: string;
}

/** A sentence of Markdown that says where all is, with a space before it; "" where it is unknown. */
export function pointToWhole(more: WholeReport | undefined): string {
  if (more === undefined) return "";
  const name = escapeMarkdown(more.text);
  return ` The full report is in ${more.url === undefined ? name : `[${name}](${escapeLinkTarget(more.url)})`}.`;
}
