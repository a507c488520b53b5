import type { SpanEdit } from "./fix.ts";
import type { Span } from "./locate.ts";

const BLANK = /[ \t]/;
const LINE_BREAK = /[\r\n]/;

/**
 * Removes a property or an item, and with it one comma, and the line where nothing else stands on it. Comments beside it
 * stay.
 *
 * @param endOfPrevious where the element before it ends; only looked at where no comma follows.
 */
export function removeElement(
  text: string,
  { start, end }: Span,
  endOfPrevious?: number | (() => number | undefined),
): readonly SpanEdit[] {
  const next = skipTrivia(text, end);
  const isJustAfter = text.slice(end, next).trim() === "";
  if (text[next] === ",") {
    if (isJustAfter) return [removal(withBlanks(text, { start, end: next + 1 }))];
    return [removal(withBlanks(text, { start, end })), removal({ start: next, end: next + 1 })];
  }
  const element = removal(withBlanks(text, { start, end }));
  const previous = typeof endOfPrevious === "function" ? endOfPrevious() : endOfPrevious;
  if (previous === undefined) return [element];
  const comma = skipTrivia(text, previous);
  return [removal({ start: comma, end: comma + 1 }), element];
}

function removal({ start, end }: Span): SpanEdit {
  return { start, end, text: "" };
}

/** With the blanks around it: the whole line, those after it, or where a line ends there those before it. */
function withBlanks(text: string, { start, end }: Span): Span {
  let from = start;
  while (from > 0 && BLANK.test(text[from - 1] ?? "")) from -= 1;
  let to = end;
  while (BLANK.test(text[to] ?? "")) to += 1;
  const isAtLineEnd = to === text.length || LINE_BREAK.test(text[to] ?? "");
  if (!isAtLineEnd) return { start, end: to };
  const isAtLineStart = from === 0 || LINE_BREAK.test(text[from - 1] ?? "");
  return isAtLineStart ? { start: from, end: to + lineBreakLength(text, to) } : { start: from, end: to };
}

function lineBreakLength(text: string, offset: number): number {
  if (offset === text.length) return 0;
  return text.startsWith("\r\n", offset) ? 2 : 1;
}

/** The offset of what is neither blank nor in a comment. */
function skipTrivia(text: string, offset: number): number {
  let at = offset;
  for (;;) {
    if (/\s/.test(text[at] ?? "")) at += 1;
    else if (text.startsWith("//", at)) at = endOfLine(text, at);
    else if (text.startsWith("/*", at)) at = text.indexOf("*/", at + 2) + 2;
    else return at;
  }
}

function endOfLine(text: string, offset: number): number {
  let at = offset;
  while (at < text.length && !LINE_BREAK.test(text[at] ?? "")) at += 1;
  return at;
}
