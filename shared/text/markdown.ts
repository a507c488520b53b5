import { printable } from "./printable.ts";

/**
 * Characters that can begin or end a construct of GitHub's Markdown or of HTML within a line, or part the cells of a
 * table.
 */
const MARKUP = /[\\`*_{}[\]<>|~!&@#$]|:(?=\S)|(?<=www)\.|(?<=\bGH)-/gi;

/**
 * GitHub makes mentions, references, formulas, emoji and links of these in the text of the finished page, where an
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

/**
 * A name from a file as code, within a line or as a cell of a table. Spaces alone, which no reader would see, and ""
 * stand in quotes. There must be something between two of them: the end of one and the start of the other would become
 * one.
 *
 * A bar parts cells in code too, where an escape that is right in a table is seen elsewhere. And GitHub does not end
 * code that begins with more than 80 backticks. In a link at the start of a line, "]:" makes a definition of the link,
 * because code is only found after definitions are. With one of these in it, the name is escaped in an element that
 * reads the same everywhere.
 */
export function codeSpan(text: string): string {
  const shown = printable(text);
  return /[`|]|\]:/.test(shown) ? codeElement(text) : `\`${withSpaces(inQuotesIfUnseen(shown))}\``;
}

/** CommonMark (6.1) leaves out one space at each end of code where both ends have one. */
function withSpaces(code: string): string {
  return code.startsWith(" ") && code.endsWith(" ") ? ` ${code} ` : code;
}

/** The same as an element, which HTML can hold too. */
export function codeElement(text: string): string {
  return `<code>${escapeMarkdown(inQuotesIfUnseen(printable(text)))}</code>`;
}

function inQuotesIfUnseen(text: string): string {
  return /^ *$/.test(text) ? `"${text}"` : text;
}

/**
 * A quoted part of a message, to its end or to that of the text; an escaped quotation mark does not end it. Or, in the
 * second group, a part between backticks.
 */
const QUOTED = /"(?:[^"\\]|\\.?)*("|$)|`([^`"]+)`/g;

/**
 * A sentence of a message: what it quotes is code, in its quotation marks, for "true" is another value than true. All
 * else stands for itself, as `escapeMarkdown` makes it, but for our own backticks.
 */
export function markdownSentence(text: string): string {
  const shown = printable(text);
  let end = 0;
  let written = "";
  for (const { 0: quoted, 1: closing, 2: code, index } of shown.matchAll(QUOTED)) {
    if (closing === "") break;
    const isApart = index > end || written === "";
    written += escapeMarkdown(shown.slice(end, index)) + (isApart ? codeSpan(code ?? quoted) : escapeMarkdown(quoted));
    end = index + quoted.length;
  }
  return written + escapeMarkdown(shown.slice(end));
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
