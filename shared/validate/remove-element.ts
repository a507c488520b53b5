import { type ArrayNode, childOf, type ObjectNode, type Property } from "../syntax/node.ts";
import type { Span } from "../text/span.ts";

/** An edit of a text by offsets: `text` takes the place of the characters from `start` to `end`. */
export interface SpanEdit extends Span {
  readonly text: string;
}

const SPACE = /[ \t]/;
const LINE_BREAK = /[\r\n]/;

/**
 * Removes a property or an item, and with it one comma, and the line where nothing else stands on it. Comments beside it
 * stay.
 *
 * @param endOfKept where the last element ends that stays; only asked where no comma follows.
 */
function removeElement(text: string, { start, end }: Span, endOfKept?: () => number | undefined): readonly SpanEdit[] {
  const next = skipTrivia(text, end);
  if (text[next] === ",") {
    const isJustAfter = text.slice(end, next).trim() === "";
    if (isJustAfter) return [removal(withWhitespace(text, { start, end: next + 1 }, "after"))];
    return [removal(withWhitespace(text, { start, end }, "after")), removal({ start: next, end: next + 1 })];
  }
  const previous = endOfKept?.();
  if (previous === undefined) return [removal(withWhitespace(text, { start, end }, "after"))];
  const comma = skipTrivia(text, previous);
  return [removal({ start: comma, end: comma + 1 }), removal(withWhitespace(text, { start, end }, "before"))];
}

/**
 * Removes properties of one object, with all others of the same key, or items of one list, so that no comma is taken
 * twice; undefined where one of them is not there.
 *
 * @param steps the keys or indexes of what is removed.
 */
export function removeFrom(
  text: string,
  parent: ObjectNode | ArrayNode,
  steps: readonly (string | number | undefined)[],
): readonly SpanEdit[] | undefined {
  const found = steps.map((step) => childSpans(parent, step));
  if (found.some((spans) => spans.length === 0)) return undefined;
  const starts = new Set(found.flat().map(({ start }) => start));
  return removeRuns(text, found.flat(), () => findEndOfKept(parent, starts));
}

/** Removes elements of one object or list; `endOfKept` as for `removeElement`. */
export function removeRuns(
  text: string,
  spans: readonly Span[],
  endOfKept?: () => number | undefined,
): readonly SpanEdit[] {
  return runsOf(text, spans).flatMap((run) => removeElement(text, run, endOfKept));
}

/** Elements with nothing but a comma and whitespace between them go as one. */
function runsOf(text: string, spans: readonly Span[]): readonly Span[] {
  const runs: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = runs.at(-1);
    const isNext = last !== undefined && /^\s*,\s*$/.test(text.slice(last.end, span.start));
    if (isNext) runs[runs.length - 1] = { start: last.start, end: span.end };
    else runs.push(span);
  }
  return runs;
}

function childSpans(parent: ObjectNode | ArrayNode, step: string | number | undefined): readonly Span[] {
  if (parent.kind === "array") {
    const item = step === undefined ? undefined : childOf(parent, step);
    return item === undefined ? [] : [item];
  }
  const property = parent.properties.get(String(step));
  return property === undefined ? [] : Array.from((property.duplicate ?? [property]).values(), spanOf);
}

/** From the key to the end of the value. */
export function spanOf({ key, node }: Property): Span {
  return { start: key.start, end: node.end };
}

/** Where the last property or item ends that stays when those that start at these offsets go; undefined where none stays. */
function findEndOfKept(parent: ObjectNode | ArrayNode, removed: ReadonlySet<number>): number | undefined {
  let end: number | undefined;
  if (parent.kind === "array") {
    for (const item of parent.items.values()) if (!removed.has(item.start)) ({ end } = item);
    return end;
  }
  for (const property of parent.properties.values()) {
    for (const { key, node } of (property.duplicate ?? [property]).values()) {
      if (!removed.has(key.start) && node.end > (end ?? 0)) end = node.end;
    }
  }
  return end;
}

function removal({ start, end }: Span): SpanEdit {
  return { start, end, text: "" };
}

/** With its line where it stands there alone, else with the whitespace on one side; at a line's end with those before it. */
function withWhitespace(text: string, { start, end }: Span, side: "before" | "after"): Span {
  let from = start;
  while (from > 0 && SPACE.test(text[from - 1] ?? "")) from -= 1;
  let to = end;
  while (SPACE.test(text[to] ?? "")) to += 1;
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

/** The offset of the first character that is neither whitespace nor in a comment. */
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
