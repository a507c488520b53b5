/** A part of a sentence. */
export interface Span {
  readonly text: string;
  readonly isCode: boolean;
}

/** The parts of inline Markdown in which only code spans are markup. */
export function codeSpans(markdown: string): readonly Span[] {
  return markdown
    .split(/`([^`]+)`/)
    .map((text, index) => ({ text, isCode: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
}
