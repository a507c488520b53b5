import { codeSpan, markdownSentence } from "../text/markdown.ts";
import { clip } from "./fit.ts";
import { MARKDOWN_TEXT_MAX_CHARACTERS } from "./limits.ts";

/** A sentence of a message in Markdown, cut where it is long. */
export function clippedSentence(text: string): string {
  return markdownSentence(clip(text, MARKDOWN_TEXT_MAX_CHARACTERS));
}

/** A name from a file as code, cut where it is long. */
export function clippedCode(text: string): string {
  return codeSpan(clip(text, MARKDOWN_TEXT_MAX_CHARACTERS));
}
