/** The codes that our reports may hold (ECMA-48, Select Graphic Rendition). */
// oxlint-disable-next-line no-control-regex -- that is what they are
const OWN_COLORS = /\u001b\[(?:1;31|1;33|1;36|1;32|1|2|0)m/g;

/**
 * What a terminal does with a character but to draw it: controls, invisible characters, those that change the order of
 * the others, and halves of characters. Written down by block, and not by the properties that the reports go by.
 */
const NOT_DRAWN: readonly (readonly [first: number, last: number])[] = [
  [0x00, 0x1f],
  [0x7f, 0xa0],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x600, 0x605],
  [0x61c, 0x61c],
  [0x6dd, 0x6dd],
  [0x70f, 0x70f],
  [0x890, 0x891],
  [0x8e2, 0x8e2],
  [0x115f, 0x1160],
  [0x1680, 0x1680],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x2800, 0x2800],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xd800, 0xdfff],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0x110bd, 0x110bd],
  [0x110cd, 0x110cd],
  [0x13430, 0x1343f],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
];

/** What a terminal shows of a report: its lines, and the first character that it does not simply draw. */
export interface Shown {
  readonly lines: readonly string[];
  readonly notDrawn: string | undefined;
}

/** @param colors whether the report may hold our own colours, which are dropped. */
export function readTerminal(report: string, { colors }: { readonly colors: boolean }): Shown {
  const text = colors ? report.replaceAll(OWN_COLORS, "") : report;
  return {
    lines: text.split("\n"),
    notDrawn: Array.from(text).find((character) => character !== "\n" && !isDrawn(character)),
  };
}

/** A text from a file as it is to be shown on one line. */
export function shownAs(text: string): string {
  return Array.from(text.replaceAll(/(##(?:vso)?)\[/gi, "$1\\u{5b}"))
    .map((character) => (isDrawn(character) ? character : `\\u{${character.codePointAt(0)?.toString(16)}}`))
    .join("");
}

function isDrawn(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return NOT_DRAWN.every(([first, last]) => code < first || code > last);
}
