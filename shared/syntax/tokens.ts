import { createScanner, type ScanError, type SyntaxKind } from "jsonc-parser";
import { CARRIAGE_RETURN, LINE_FEED, SPACE, TAB } from "../text/characters.ts";
import { parseJson } from "../text/json.ts";
import type { Span } from "../text/span.ts";
import { bareTextAt, CLOSED_BY_OTHER_QUOTE, isNeverJson, otherTextAt, stringAt } from "./bare-texts.ts";
import { createUnopenedFinder, findClosing, isGlued } from "./missing-quotes.ts";
import type { Token, TokenFault, TokenKind } from "./token.ts";

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
  const context = createContext();
  const findUnopened = createUnopenedFinder(text);
  let position = text.startsWith("\uFEFF") ? 1 : 0;
  return {
    comments,
    next() {
      const token = withBothQuotes(text, scan(), context.expectsKey(), findUnopened);
      position = token.end;
      context.pass(token.kind);
      return token;
    },
  };

  function scan(): Token {
    for (;;) {
      position = skipWhitespace(text, position);
      // The scanner would read on to the end of the word, over and over where such texts follow each other.
      const other = isNeverJson(text[position]) ? otherTextAt(text, position) : undefined;
      if (other !== undefined) return other;
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
      if (bare !== undefined) return bare;
      return { kind, start, end: Math.min(position, text.length), text: scanner.getTokenValue(), fault };
    }
  }
}

/** Tells keys from values by the brackets and separators before them. */
function createContext() {
  const open: TokenKind[] = [];
  let previous: TokenKind | undefined;
  return {
    expectsKey: () => previous !== ":" && previous !== "[" && open.at(-1) !== "[",
    pass(kind: TokenKind) {
      if (kind === "{" || kind === "[") open.push(kind);
      else if (kind === "}" || kind === "]") open.pop();
      previous = kind;
    },
  };
}

/** A token as it would be if a string had both of its quotes, where one is missing. */
function withBothQuotes(
  text: string,
  token: Token,
  isKey: boolean,
  findUnopened: ReturnType<typeof createUnopenedFinder>,
): Token {
  const { kind, start, end, fault } = token;
  if (fault === "unclosed string") return withClosing(text, token, isKey);
  if (kind === "string" && fault === undefined && isGlued(text, end)) {
    const closing = findClosing(text, { start, end: end - 1 }, isKey, "beforeString");
    return closing === undefined ? token : closedAt(text, start, closing);
  }
  const unopened = mayBeUnopened(text, token) ? findUnopened(start, isKey) : undefined;
  if (unopened === undefined) return token;
  return { kind: "string", start, end: unopened, text: text.slice(start, unopened - 1), fault: "no opening quote" };
}

/** A string that is not closed reaches to the end of its line, with all that should follow it there. */
function withClosing(text: string, token: Token, isKey: boolean): Token {
  const { start, end } = token;
  const other = stringAt(CLOSED_BY_OTHER_QUOTE, text, start);
  if (other !== undefined) return other;
  const closing = findClosing(text, { start, end }, isKey, "atLineEnd");
  return closing === undefined
    ? { ...token, end: start + withoutTail(text.slice(start, end)) }
    : closedAt(text, start, closing);
}

function closedAt(text: string, start: number, end: number): Token {
  const raw = text.slice(start + 1, end);
  const value = raw.includes("\\") ? parseJson(`"${raw}"`) : raw;
  return { kind: "string", start, end, text: typeof value === "string" ? value : raw, fault: "no closing quote" };
}

const WORD_KINDS: ReadonlySet<TokenKind> = new Set(["number", "true", "false", "null"]);

function mayBeUnopened(text: string, { kind, start, end }: Token): boolean {
  if (kind === "unknown") return /^(?:[\p{L}\p{N}_~@*.+-]|\$[^{])/u.test(text.slice(start, start + 2));
  return WORD_KINDS.has(kind) && (text[end] === '"' || isGlued(text, end));
}

/**
 * An unclosed string reaches to the end of its line; what separates values there is most likely not meant to be in it.
 */
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

/** The text between two tokens that is not whitespace: one or more comments. */
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
