import type { Span } from "../text/span.ts";
import { readTokens, type Token } from "./tokens.ts";

/** All tokens of a text; the last one is the end of the file. */
export function allTokens(text: string): readonly Token[] {
  const reader = readTokens(text);
  const tokens: Token[] = [];
  do tokens.push(reader.next());
  while (tokens.at(-1)?.kind !== "end of file");
  return tokens;
}

/** What stands between two tokens and is not blank: one or more comments. */
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
