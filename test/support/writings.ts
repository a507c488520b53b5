import { inForm } from "./damaged-files.ts";
import { CLOSE_BRACE, CLOSE_BRACKET, COMMA, tokensIn } from "./json-tokens.ts";

/** One way to write a text that changes nothing that it says. */
export interface Writing {
  readonly title: string;
  /** @param text as the fixtures have it: LF, and two spaces for each level. */
  readonly write: (text: string) => string;
}

/** The four ways in which editors write the same text. */
export const WRITINGS: readonly Writing[] = [
  { title: "LF and spaces", write: (text) => text },
  { title: "LF and tabs", write: (text) => inForm(text, "tabs") },
  { title: "CRLF and spaces", write: (text) => inForm(text, "crlf") },
  { title: "CRLF and tabs", write: (text) => inForm(inForm(text, "tabs"), "crlf") },
];

/** A text without its comments and trailing commas, as JSON, with everything else in its old place. */
export function asJson(text: string): string {
  const tokens = tokensIn(text);
  const kept = tokens.filter(({ kind }, index) => {
    const next = tokens[index + 1]?.kind;
    return kind !== COMMA || (next !== CLOSE_BRACE && next !== CLOSE_BRACKET);
  });
  const blanked = kept.map(
    ({ start, end }, index) => blank(text, kept[index - 1]?.end ?? 0, start) + text.slice(start, end),
  );
  const plain = blanked.join("") + blank(text, kept.at(-1)?.end ?? 0, text.length);
  return plain.replaceAll(/ +$/gm, "");
}

function blank(text: string, start: number, end: number): string {
  return text.slice(start, end).replaceAll(/[^\s]/g, " ");
}
