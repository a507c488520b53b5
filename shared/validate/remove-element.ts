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
  if (text[next] === ",") {
    const isJustAfter = text.slice(end, next).trim() === "";
    if (isJustAfter) return [removal(withBlanks(text, { start, end: next + 1 }, "after"))];
    return [removal(withBlanks(text, { start, end }, "after")), removal({ start: next, end: next + 1 })];
  }
  const previous = typeof endOfPrevious === "function" ? endOfPrevious() : endOfPrevious;
  if (previous === undefined) return [removal(withBlanks(text, { start, end }, "after"))];
  const comma = skipTrivia(text, previous);
  return [removal({ start: comma, end: comma + 1 }), removal(withBlanks(text, { start, end }, "before"))];
}

function removal({ start, end }: Span): SpanEdit {
  return { start, end, text: "" };
}

/** With its line where it stands there alone, else with the blanks on one side; at a line's end with those before it. */
function withBlanks(text: string, { start, end }: Span, side: "before" | "after"): Span {
  let from = start;
  while (from > 0 && BLANK.test(text[from - 1] ?? "")) from -= 1;
  let to = end;
  while (BLANK.test(text[to] ?? "")) to += 1;
  const isAtLineStart = from === 0 || LINE_BREAK.test(text[from - 1] ?? "");
  const isAtLineEnd = to === text.length || LINE_BREAK.test(text[to] ?? "");
  if (isAtLineStart && isAtLineEnd) return { start: from, end: to + lineBreakLength(text, to) };
  if (isAtLineEnd) return { start: from, end: to };
  return side === "before" && !isAtLineStart ? { start: from, end } : { start, end: to };
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
