import { printable } from "../text/printable.ts";
import { clip } from "./fit.ts";
import { COMMENT_TEXT_MAX_CHARACTERS } from "./limits.ts";

/** What can begin or end a construct of GitHub's Markdown or of HTML within a line, or part the cells of a table. */
const MARKUP = /[\\`*_{}[\]<>|~!&@#$:]|(?<=www)\.|(?<=\bGH)-/gi;

/**
 * Of these, GitHub makes mentions, references, formulas, emoji and links in the text of the finished page, where an
 * escape is no longer seen. In an element of its own the character is found next to nothing.
 */
const FOUND_IN_TEXT: ReadonlySet<string> = new Set(["@", "#", "$", ":", ".", "-"]);

/** Makes a text from a file stand for itself in GitHub's Markdown: within a line, or as a cell of a table. */
export function escapeMarkdown(text: string): string {
  return printable(text).replace(MARKUP, (character) => {
    const reference = `&#${character.charCodeAt(0)};`;
    return FOUND_IN_TEXT.has(character) ? `<span>${reference}</span>` : reference;
  });
}

/** The same in a comment, where a long text is cut. */
export function escapeForComment(text: string): string {
  return escapeMarkdown(clip(text, COMMENT_TEXT_MAX_CHARACTERS));
}

/** Makes an address fit to stand between the parentheses of a link. */
export function escapeLinkTarget(url: string): string {
  return url
    .toWellFormed()
    .replace(/[^\w\-.~:/?#@!$&*+,;=%]/gu, (character) => encodeURIComponent(character).replace(/['()]/g, percentEncode))
    .replaceAll("&", "&amp;");
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
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
