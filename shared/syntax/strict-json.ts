import type { Span } from "../text/span.ts";
import { NESTING_MAX_LEVELS } from "./limits.ts";

/** A text with spaces in the place of all that JSON does not have, so that every offset stays. */
export interface StrictJson {
  readonly json: string;
  /** Each comment with its marks, in order. */
  readonly comments: readonly Span[];
}

const LINE_FEED = 10;
const SPACE = 32;
const COMMA = 44;
const SLASH = 47;
const OPEN_ARRAY = 91;
const BACKSLASH = 92;
const OPEN_OBJECT = 123;

/**
 * Blanks comments, trailing commas and a byte order mark. What comes out is JSON exactly where the text is JSON with
 * these; undefined where it is certain that the text is not, and where it nests too deep.
 *
 * Looks at brackets and slashes only, and finds out of each whether it stands in a string: see docs/decisions/0090-two-readers.md.
 */
export function toStrictJson(text: string): StrictJson | undefined {
  const structure = createStructure(text);
  const comments: Span[] = [];
  const blanks: Span[] = text.startsWith("\uFEFF") ? [{ start: 0, end: 1 }] : [];
  let depth = 0;
  for (let at = structure.next(); at < text.length; at = structure.next()) {
    const code = text.charCodeAt(at);
    if (code === SLASH) {
      const end = structure.passComment(at);
      if (end === undefined) return undefined;
      const comment = { start: at, end };
      comments.push(comment);
      blanks.push(comment);
    } else if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
      depth += 1;
      if (depth > NESTING_MAX_LEVELS) return undefined;
    } else {
      depth -= 1;
      if (!blankTrailingComma(text, at, blanks)) return undefined;
    }
  }
  return { json: withBlanks(text, blanks), comments };
}

interface Structure {
  /** The next bracket or slash that is not in a string; the text's end where there is none. */
  readonly next: () => number;
  /** Passes over the comment that begins at an offset, and gives its end; undefined where it is none or has no end. */
  readonly passComment: (start: number) => number | undefined;
}

/**
 * Strings do not span lines, so that only those before it on its line tell whether a character is in one. Where a text
 * breaks that, it is not JSON, whatever is blanked.
 */
function createStructure(text: string): Structure {
  const openObject = createFinder(text, "{");
  const closeObject = createFinder(text, "}");
  const openArray = createFinder(text, "[");
  const closeArray = createFinder(text, "]");
  const slash = createFinder(text, "/");
  const lineFeed = createFinder(text, "\n");
  const carriageReturn = createFinder(text, "\r");
  // Just after what was passed over last, and not in a string.
  let done = 0;
  return {
    next() {
      for (;;) {
        const at = Math.min(openObject(done), closeObject(done), openArray(done), closeArray(done), slash(done));
        if (at === text.length) return at;
        const from = lineFeed(done) < at ? startOfLine(text, at) : done;
        const end = endOfStringAround(text, from, at);
        done = end ?? at + 1;
        if (end === undefined) return at;
      }
    },
    passComment(start) {
      const isLine = text.charCodeAt(start + 1) === SLASH;
      const end = isLine ? Math.min(lineFeed(start), carriageReturn(start)) : endOfBlock(text, start);
      done = end ?? done;
      return end;
    },
  };
}

/** Finds the first one at an offset or after it, and the text's end where there is none; the offsets must not fall. */
function createFinder(text: string, character: string): (from: number) => number {
  let at = -1;
  return (from) => {
    if (at < from) {
      const found = text.indexOf(character, from);
      at = found < 0 ? text.length : found;
    }
    return at;
  };
}

function startOfLine(text: string, offset: number): number {
  let start = offset;
  while (text.charCodeAt(start - 1) !== LINE_FEED) start -= 1;
  return start;
}

/** The end of the string that an offset is in; undefined where it is in none. `from` is before it and in none. */
function endOfStringAround(text: string, from: number, offset: number): number | undefined {
  let start = text.indexOf('"', from);
  while (start >= 0 && start < offset) {
    const end = endOfString(text, start);
    if (end > offset) return end;
    start = text.indexOf('"', end);
  }
  return undefined;
}

/** Just after the quote that closes a string, and the text's end where there is none. */
export function endOfString(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1);
  while (quote >= 0 && isEscaped(text, quote)) quote = text.indexOf('"', quote + 1);
  return quote < 0 ? text.length : quote + 1;
}

function isEscaped(text: string, offset: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(offset - 1 - backslashes) === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}

function endOfBlock(text: string, start: number): number | undefined {
  const end = text.startsWith("/*", start) ? text.indexOf("*/", start + 2) : -1;
  return end < 0 ? undefined : end + 2;
}

/** False where there is nothing before the comma, which is a mistake that must not be blanked. */
function blankTrailingComma(text: string, close: number, blanks: Span[]): boolean {
  const comma = lastBefore(text, close, blanks, blanks.length);
  if (text.charCodeAt(comma.at) !== COMMA) return true;
  const element = lastBefore(text, comma.at, blanks, comma.blanks);
  const code = text.charCodeAt(element.at);
  if (code === OPEN_OBJECT || code === OPEN_ARRAY) return false;
  blanks.splice(comma.blanks, 0, { start: comma.at, end: comma.at + 1 });
  return true;
}

/** The last character before an offset that is neither whitespace nor blanked, and how many of the `count` blanks are before it. */
function lastBefore(text: string, offset: number, spans: readonly Span[], count: number) {
  let at = offset - 1;
  let blanks = count;
  for (;;) {
    const blank = blanks > 0 ? spans[blanks - 1] : undefined;
    if (blank?.end === at + 1) {
      blanks -= 1;
      at = blank.start - 1;
    } else if (text.charCodeAt(at) <= SPACE) {
      at -= 1;
    } else {
      return { at, blanks };
    }
  }
}

function withBlanks(text: string, blanks: readonly Span[]): string {
  if (blanks.length === 0) return text;
  const parts: string[] = [];
  let done = 0;
  for (const { start, end } of blanks) {
    parts.push(text.slice(done, start).padEnd(end - done));
    done = end;
  }
  parts.push(text.slice(done));
  return parts.join("");
}
