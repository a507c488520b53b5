import { COMMA, OPEN_BRACE, OPEN_BRACKET, SLASH, SPACE } from "../text/characters.ts";
import type { Span } from "../text/span.ts";
import { NESTING_MAX_LEVELS } from "./limits.ts";
import { createStructure } from "./structure.ts";

/** A text without what JSON does not have. */
export interface StrictJson {
  /** With one space in the place of each removal. */
  readonly json: string;
  /** Comments, trailing commas and a byte order mark, in order. */
  readonly removals: readonly Span[];
  /** Each comment with its marks, in order. */
  readonly comments: readonly Span[];
}

/**
 * Leaves out comments, trailing commas and a byte order mark. What comes out is JSON exactly where the text is JSON with
 * these; undefined where it is certain that the text is not, and where it nests too deep.
 *
 * Looks at brackets and slashes only, and finds out of each whether it stands in a string: see docs/decisions/0092-two-readers.md.
 */
export function toStrictJson(text: string): StrictJson | undefined {
  const structure = createStructure(text);
  const comments: Span[] = [];
  const removals: Span[] = text.startsWith("\uFEFF") ? [{ start: 0, end: 1 }] : [];
  let depth = 0;
  for (let at = structure.next(); at < text.length; at = structure.next()) {
    const code = text.charCodeAt(at);
    if (code === SLASH) {
      const end = structure.passComment(at);
      if (end === undefined) return undefined;
      const comment = { start: at, end };
      comments.push(comment);
      removals.push(comment);
    } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      depth += 1;
      if (depth > NESTING_MAX_LEVELS) return undefined;
    } else {
      depth -= 1;
      if (depth < 0 || !removeTrailingComma(text, at, removals)) return undefined;
    }
  }
  return { json: withoutAll(text, removals), comments, removals };
}

/** False where there is nothing before the comma, which is a mistake that must not be hidden. */
function removeTrailingComma(text: string, close: number, removals: Span[]): boolean {
  const comma = lastBefore(text, close, removals, removals.length);
  if (text.charCodeAt(comma.at) !== COMMA) return true;
  const element = lastBefore(text, comma.at, removals, comma.before);
  const code = text.charCodeAt(element.at);
  if (code === OPEN_BRACE || code === OPEN_BRACKET) return false;
  const removal = { start: comma.at, end: comma.at + 1 };
  if (comma.before === removals.length) removals.push(removal);
  else removals.splice(comma.before, 0, removal);
  return true;
}

/** The last character before an offset that is neither whitespace nor removed, and how many removals are before it. */
function lastBefore(text: string, offset: number, removals: readonly Span[], count: number) {
  let at = offset - 1;
  let before = count;
  for (;;) {
    const removal = before > 0 ? removals[before - 1] : undefined;
    if (removal?.end === at + 1) {
      before -= 1;
      at = removal.start - 1;
    } else if (text.charCodeAt(at) <= SPACE) {
      at -= 1;
    } else {
      return { at, before };
    }
  }
}

function withoutAll(text: string, removals: readonly Span[]): string {
  if (removals.length === 0) return text;
  const starts = [0, ...removals.map(({ end }) => end)];
  // Without a space, the text on both sides of a comment could become one word.
  return starts.map((start, index) => text.slice(start, removals[index]?.start)).join(" ");
}
