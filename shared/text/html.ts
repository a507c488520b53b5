import { codeSpans } from "./code-spans.ts";

/** A text as HTML that shows it, also within an attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A line of Markdown in which only code spans are markup, as HTML. */
export function inlineHtml(markdown: string): string {
  return codeSpans(markdown)
    .map(({ text, isCode }) => (isCode ? `<code>${escapeHtml(text)}</code>` : escapeHtml(text)))
    .join("");
}
