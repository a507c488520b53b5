import type { RedactedText } from "../report/diagnostic.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { Span } from "./locate.ts";
import type { Node, ParsedText, ScalarNode } from "./node.ts";
import { hasTokenShape } from "./secrets.ts";
import { readTokens, type Token } from "./tokens.ts";

const MASK = "•";

/**
 * A text with all that could be a secret masked, character by character, so that every place stays where it is: header
 * values, userinfo and queries of URLs, whatever has the shape of a token, and comments. Where the syntax is broken no
 * place can be trusted, so every value is masked but the vocabulary's own names.
 */
export function redact(parsed: ParsedText, vocabulary: Vocabulary): RedactedText {
  const { text, root, mistakes } = parsed;
  const tokens = allTokens(text);
  const comments = commentSpans(text, tokens);
  if (mistakes.length > 0) return mask(text, [...comments, ...valueSpans(text, tokens, vocabulary)]);
  return mask(text, [...comments, ...(root === undefined ? [] : secretSpans(root, text, false))]);
}

function allTokens(text: string): readonly Token[] {
  const reader = readTokens(text);
  const tokens: Token[] = [];
  do tokens.push(reader.next());
  while (tokens.at(-1)?.kind !== "end of file");
  return tokens;
}

/** Whatever is not blank between two tokens is comments. */
function commentSpans(text: string, tokens: readonly Token[]): readonly Span[] {
  return tokens.flatMap((token, index) => {
    const from = tokens[index - 1]?.end ?? 0;
    const between = text.slice(from, token.kind === "end of file" ? token.end : token.start);
    const start = between.search(/\S/);
    return start < 0 ? [] : [{ start: from + start, end: from + between.trimEnd().length }];
  });
}

/** Every text and word that does not stand where a key does: before a ":", and first in its object or on its line. */
function valueSpans(text: string, tokens: readonly Token[], vocabulary: Vocabulary): readonly Span[] {
  const names = new Set(["auto", "off", ...Object.values(vocabulary).flatMap((table) => Object.keys(table))]);
  return tokens.filter((token, index) => {
    if (token.kind !== "string" && token.kind !== "unknown") return false;
    const before = tokens[index - 1];
    const isFirst = before === undefined || before.kind === "{" || before.kind === ",";
    const isKey = isFirst || /[\r\n]/.test(text.slice(before.end, token.start));
    return !(isKey && tokens[index + 1]?.kind === ":") && !names.has(token.text);
  });
}

function* secretSpans(node: Node, text: string, isHeader: boolean): Iterable<Span> {
  if (node.kind === "array") {
    for (const item of node.items) yield* secretSpans(item, text, isHeader);
  } else if (node.kind === "object") {
    for (const [key, property] of node.properties) {
      for (const { node: child } of property.duplicate?.properties ?? [property]) {
        yield* secretSpans(child, text, isHeader || key === "customHeaders");
      }
    }
  } else {
    yield* secretsOf(node, text, isHeader);
  }
}

function secretsOf({ start, end, value }: ScalarNode, text: string, isHeader: boolean): readonly Span[] {
  if (isHeader) return [{ start, end }];
  if (typeof value !== "string") return [];
  const raw = text.slice(start, end);
  const isUrlWithEscapes = raw.includes("\\") && /[@?#]/.test(value);
  if (isUrlWithEscapes || hasTokenShape(value)) return [{ start, end }];
  const spans: Span[] = [];
  const query = raw.search(/[?#]/);
  if (query >= 0) spans.push({ start: start + query + 1, end: end - 1 });
  const at = (query < 0 ? raw : raw.slice(0, query)).lastIndexOf("@");
  const authority = raw.indexOf("//");
  if (at >= 0) spans.push({ start: start + (authority >= 0 && authority < at ? authority + 2 : 1), end: start + at });
  return spans;
}

/** Masks the spans; line breaks and tabs stay, so that lines and columns do. */
function mask(text: string, spans: readonly Span[]): RedactedText {
  const parts: string[] = [];
  let done = 0;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    parts.push(text.slice(done, from), text.slice(from, end).replaceAll(/[^\r\n\t]/g, MASK));
    done = end;
  }
  parts.push(text.slice(done));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where a text becomes a redacted one
  return parts.join("") as RedactedText;
}
