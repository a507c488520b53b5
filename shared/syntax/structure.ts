import { BACKSLASH, SLASH } from "../text/characters.ts";

/** The brackets and slashes of a text, in order. */
export interface Structure {
  /** The next bracket or slash that is not in a string; the text's end where there is none. */
  readonly next: () => number;
  /** Passes over the comment that begins at an offset, and gives its end; undefined where it is none or has no end. */
  readonly passComment: (start: number) => number | undefined;
}

/**
 * Strings do not span lines, so that only those before it on its line tell whether a character is in one. Where a text
 * breaks that, it is not JSON, whatever is left out.
 */
export function createStructure(text: string): Structure {
  const openObject = createCharacterFinder(text, "{");
  const closeObject = createCharacterFinder(text, "}");
  const openArray = createCharacterFinder(text, "[");
  const closeArray = createCharacterFinder(text, "]");
  const slash = createCharacterFinder(text, "/");
  const quote = createCharacterFinder(text, '"');
  const lineFeed = createCharacterFinder(text, "\n");
  const carriageReturn = createCharacterFinder(text, "\r");
  // Just after what was passed over last, and not in a string.
  let done = 0;
  return {
    next() {
      for (;;) {
        const at = Math.min(openObject(done), closeObject(done), openArray(done), closeArray(done), slash(done));
        if (at === text.length) return at;
        const from = lineFeed(done) < at ? text.lastIndexOf("\n", at) + 1 : done;
        const end = endOfStringAround(text, quote, from, at);
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

type CharacterFinder = (from: number) => number;

/** Finds the first one at an offset or after it, and the text's end where there is none; the offsets must not fall. */
function createCharacterFinder(text: string, character: string): CharacterFinder {
  let at = -1;
  return (from) => {
    if (at < from) {
      const found = text.indexOf(character, from);
      at = found < 0 ? text.length : found;
    }
    return at;
  };
}

/** The end of the string that an offset is in; undefined where it is in none. `from` is before it and in none. */
function endOfStringAround(text: string, nextQuote: CharacterFinder, from: number, offset: number): number | undefined {
  let start = nextQuote(from);
  while (start < offset) {
    const end = endOfString(text, start);
    if (end > offset) return end;
    start = nextQuote(end);
  }
  return undefined;
}

/** Just after the quote that closes a string, and the text's end where there is none. */
function endOfString(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1);
  while (quote >= 0 && text.charCodeAt(quote - 1) === BACKSLASH && isEscaped(text, quote))
    quote = text.indexOf('"', quote + 1);
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
