/** A part of a sentence. */
export interface SentencePart {
  readonly text: string;
  readonly isCode: boolean;
}

/** The parts of inline Markdown in which only code spans are markup. */
export function codeSpans(markdown: string): readonly SentencePart[] {
  return markdown
    .split(/`([^`]+)`/)
    .map((text, index) => ({ text, isCode: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
}
