import { createScanner, type ScanError, type SyntaxKind } from "jsonc-parser";
import { CARRIAGE_RETURN, LINE_FEED, SPACE, TAB } from "../text/characters.ts";
import type { Span } from "../text/span.ts";

/** The kinds that jsonc-parser's scanner knows, without whitespace and comments, in words. */
export type TokenKind =
  | "{"
  | "}"
  | "["
  | "]"
  | ","
  | ":"
  | "string"
  | "number"
  | "null"
  | "true"
  | "false"
  | "unknown"
  | "end of file";

export interface Token {
  readonly kind: TokenKind;
  /** 0-based offsets in UTF-16 code units; `end` is just after the last character. */
  readonly start: number;
  readonly end: number;
  /** A string's decoded content; of every other kind its text. */
  readonly text: string;
  readonly fault: TokenFault | undefined;
}

export type TokenFault =
  | "unclosed string"
  | "unclosed comment"
  | "wrong quotes"
  | "bad escape"
  | "bad number"
  | "control character";

// Its enums are `const enum`s, which a compiler that looks at one file at a time cannot read: hence the numbers.
const KINDS: Partial<Record<SyntaxKind, TokenKind>> = {
  1: "{",
  2: "}",
  3: "[",
  4: "]",
  5: ",",
  6: ":",
  7: "null",
  8: "true",
  9: "false",
  10: "string",
  11: "number",
  16: "unknown",
  17: "end of file",
};

/** The scanner's codes of a line comment and of a block comment. */
const COMMENTS: ReadonlySet<SyntaxKind> = new Set([12, 13]);

const FAULTS: Partial<Record<ScanError, TokenFault>> = {
  1: "unclosed comment",
  2: "unclosed string",
  3: "bad number",
  4: "bad escape",
  5: "bad escape",
  6: "control character",
};

export interface TokenReader {
  /** The comments that were passed over so far. */
  readonly comments: readonly Span[];
  /** The next token that is not whitespace and not a comment; an unclosed comment comes as the end of the file. */
  next(): Token;
}

/** Reads the tokens of JSON with comments. A leading byte order mark is passed over. */
export function readTokens(text: string): TokenReader {
  const scanner = createScanner(text);
  const comments: Span[] = [];
  let position = text.startsWith("\uFEFF") ? 1 : 0;
  return {
    comments,
    next() {
      for (;;) {
        position = skipWhitespace(text, position);
        // The scanner would read on to the end of the word, over and over where such texts follow each other.
        const other = isNeverJson(text[position]) ? otherTextAt(text, position) : undefined;
        if (other !== undefined) {
          position = other.end;
          return other;
        }
        scanner.setPosition(position);
        const code = scanner.scan();
        position = scanner.getPosition();
        const fault = FAULTS[scanner.getTokenError()];
        const kind = fault === "unclosed comment" ? "end of file" : KINDS[code];
        if (kind === undefined) {
          if (COMMENTS.has(code)) comments.push({ start: scanner.getTokenOffset(), end: position });
          continue;
        }
        const start = scanner.getTokenOffset();
        const bare = kind === "unknown" || text.startsWith("{{", start) ? bareTextAt(text, start) : undefined;
        if (bare !== undefined) {
          position = bare.end;
          return bare;
        }
        if (fault === "unclosed string") {
          const string = stringAt(CLOSED_BY_OTHER_QUOTE, text, start);
          position = string?.end ?? start + withoutTail(text.slice(start, position));
          if (string !== undefined) return string;
        }
        return { kind, start, end: Math.min(position, text.length), text: scanner.getTokenValue(), fault };
      }
    },
  };
}

/** True for quotes of other kinds, and for what is not ASCII, such as special spaces. */
function isNeverJson(character = ""): boolean {
  return character === "'" || character === "`" || character > "\u007f";
}

/** What follows where a quote closes a text rather than stands in it. */
const DELIMITER = String.raw`(?=[ \t]*(?:[,:}\]\r\n]|$|\/[/*]))`;
/** Inside, a double quote or a backslash would mean something else between double quotes. */
const INSIDE = String.raw`"\\\u0000-\u001f`;
const TYPOGRAPHIC = "“”„‟«»";

/** Text in quotes of another kind, which is a string but for them; one of the two may be right. */
const IN_OTHER_QUOTES: readonly RegExp[] = [
  new RegExp(`[${TYPOGRAPHIC}][^${TYPOGRAPHIC}${INSIDE}]*[${TYPOGRAPHIC}"]${DELIMITER}`, "y"),
  ...["‘’‚‛", "'", "`"].map((quotes) => new RegExp(`[${quotes}][^${quotes}${INSIDE}]*[${quotes}]${DELIMITER}`, "y")),
];
const CLOSED_BY_OTHER_QUOTE = [new RegExp(`"[^${TYPOGRAPHIC}${INSIDE}]*[${TYPOGRAPHIC}]${DELIMITER}`, "y")];

/** Those that need an end are bounded: where none comes, they would look for it from each of their beginnings. */
const BARE_TEXTS: readonly RegExp[] = [
  /'[^'\r\n]*'/y,
  /`[^`\r\n]*`/y,
  /[a-z][a-z0-9+.-]{0,20}:\/\/[^\s,"}\]]*/iy,
  /\$\{[^}\r\n]{0,200}\}/y,
  /\{\{[^}\r\n]{0,200}\}\}/y,
  /#[^\r\n]*/y,
  /[\u00a0\u00ad\u1680\u180e\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]+/y,
];

/**
 * What is one thing to who wrote it, although the scanner would take it to pieces: text in the wrong quotes, a URL without
 * any (which holds the start of a comment), a placeholder, a comment of another language, whitespace that JSON does not know.
 */
function bareTextAt(text: string, start: number): Token | undefined {
  const found = matchAt(BARE_TEXTS, text, start);
  return found === undefined
    ? undefined
    : { kind: "unknown", start, end: start + found.length, text: found, fault: undefined };
}

function otherTextAt(text: string, start: number): Token | undefined {
  return stringAt(IN_OTHER_QUOTES, text, start) ?? bareTextAt(text, start);
}

/** A string in the wrong quotes that begins here. */
function stringAt(shapes: readonly RegExp[], text: string, start: number): Token | undefined {
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

/** An unclosed string reaches to the end of its line; what separates values there is most likely not meant to be in it. */
function withoutTail(text: string): number {
  let end = text.length;
  while (end > 1 && " \t,]}".includes(text.charAt(end - 1))) end -= 1;
  return end;
}

/** The scanner would build a string of every run of whitespace; passing over it here halves its time. */
function skipWhitespace(text: string, from: number): number {
  let position = from;
  for (;;) {
    const code = text.charCodeAt(position);
    if (code !== SPACE && code !== LINE_FEED && code !== CARRIAGE_RETURN && code !== TAB) return position;
    position += 1;
  }
}

/** All tokens of a text; the last one is the end of the file. */
export function allTokens(text: string): readonly Token[] {
  const reader = readTokens(text);
  const tokens: Token[] = [];
  do tokens.push(reader.next());
  while (tokens.at(-1)?.kind !== "end of file");
  return tokens;
}

/** What stands between two tokens and is not whitespace: one or more comments. */
export function commentSpans(text: string, tokens: readonly Token[]): readonly Span[] {
  return tokens.flatMap((token, index) => {
    const from = tokens[index - 1]?.end ?? 0;
    const between = text.slice(from, token.kind === "end of file" ? token.end : token.start);
    const start = between.search(/\S/);
    return start < 0 ? [] : [{ start: from + start, end: from + between.trimEnd().length }];
  });
}

/** Each comment by itself, with its marks. */
export function commentsIn(text: string, tokens: readonly Token[]): readonly Span[] {
  return commentSpans(text, tokens).flatMap(({ start, end }) =>
    Array.from(text.slice(start, end).matchAll(/\/\/[^\r\n]*|\/\*[^]*?\*\//g), ({ 0: comment, index }) => ({
      start: start + index,
      end: start + index + comment.length,
    })),
  );
}
