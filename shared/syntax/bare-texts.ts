import type { Token } from "./token.ts";

/** True for quotes of other kinds, and for what is not ASCII, such as special spaces. */
export function isNeverJson(character = ""): boolean {
  return character === "'" || character === "`" || character > "\u007f";
}

/** The text that follows where a quote closes a text rather than stands in it. */
const DELIMITER = String.raw`(?=[ \t]*(?:[,:}\]\r\n]|$|\/[/*]))`;
/** Inside, a double quote or a backslash would mean something else between double quotes. */
const INSIDE = String.raw`"\\\u0000-\u001f`;
const TYPOGRAPHIC = "“”„‟«»";

/** Text in quotes of another kind, which is a string but for them; one of the two may be right. */
const IN_OTHER_QUOTES: readonly RegExp[] = [
  new RegExp(`[${TYPOGRAPHIC}][^${TYPOGRAPHIC}${INSIDE}]*[${TYPOGRAPHIC}"]${DELIMITER}`, "y"),
  ...["‘’‚‛", "'", "`"].map((quotes) => new RegExp(`[${quotes}][^${quotes}${INSIDE}]*[${quotes}]${DELIMITER}`, "y")),
];
/** Text that a typographic quote closes. */
export const CLOSED_BY_OTHER_QUOTE = [new RegExp(`"[^${TYPOGRAPHIC}${INSIDE}]*[${TYPOGRAPHIC}]${DELIMITER}`, "y")];

/** Those that need an end are bounded: where none comes, they would look for it from each of their beginnings. */
const BARE_TEXTS: readonly RegExp[] = [
  /'[^'\r\n]*'/y,
  /`[^`\r\n]*`/y,
  /[a-z][a-z0-9+.-]{0,20}:\/\/[^\s,"}\]]*/iy,
  /\$\{[^}\r\n]{0,200}\}/y,
  /\{\{[^}\r\n]{0,200}\}\}/y,
  /#[^\r\n]*/y,
  /=>?/y,
  /[\u00a0\u00ad\u1680\u180e\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]+/y,
];

/**
 * A text that is one thing to who wrote it, although the scanner would take it to pieces: text in the wrong quotes, a
 * URL without any (which holds the start of a comment), a placeholder, a comment of another language, a sign that
 * others write for a colon, whitespace that JSON does not know.
 */
export function bareTextAt(text: string, start: number): Token | undefined {
  const found = matchAt(BARE_TEXTS, text, start);
  return found === undefined
    ? undefined
    : { kind: "unknown", start, end: start + found.length, text: found, fault: undefined };
}

/** Text in the wrong quotes, or what is not JSON, that begins here. */
export function otherTextAt(text: string, start: number): Token | undefined {
  return stringAt(IN_OTHER_QUOTES, text, start) ?? bareTextAt(text, start);
}

/** A string in the wrong quotes that begins here. */
export function stringAt(shapes: readonly RegExp[], text: string, start: number): Token | undefined {
  const found = matchAt(shapes, text, start);
  if (found === undefined) return undefined;
  return { kind: "string", start, end: start + found.length, text: found.slice(1, -1), fault: "wrong quotes" };
}

function matchAt(shapes: readonly RegExp[], text: string, position: number): string | undefined {
  for (const shape of shapes) {
    shape.lastIndex = position;
    const found = shape.exec(text)?.[0];
    if (found !== undefined) return found;
  }
  return undefined;
}
