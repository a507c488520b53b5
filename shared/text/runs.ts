import type { Span } from "./span.ts";

/** Some of the characters of ASCII, by their codes; the others are always among them. */
export type Characters = Uint8Array;

export function charactersOf(pattern: RegExp): Characters {
  return Uint8Array.from({ length: 128 }, (_, code) => Number(pattern.test(String.fromCharCode(code))));
}

export const NO_WHITESPACE: Characters = charactersOf(/\S/);

/**
 * True where so many of some characters stand side by side in a part of a text. It looks first where the last of them
 * would stand, so that in a text of short words it looks at few characters, and at each twice at most.
 */
export function holdsRun(text: string, { start, end }: Span, length: number, characters: Characters): boolean {
  let from = start;
  while (from + length <= end) {
    let at = from + length - 1;
    // There is no entry for what is not ASCII.
    while (at >= from && characters[text.charCodeAt(at)] !== 0) at -= 1;
    if (at < from) return true;
    from = at + 1;
  }
  return false;
}
