/**
 * The words of a text, as content is searched by them: letters and digits in lower case, Latin ones without their diacritics.
 * See docs/decisions/0150-search-in-plain-tables.md.
 */

/** Runs of letters and digits. */
const WORD = /[\p{L}\p{N}\p{Co}]+/gu;

/** The marks that belong to a letter before them; others end a word. */
const DIACRITIC = /[\u0300-\u0304\u0306-\u030c\u030f\u0311\u031b\u0323-\u0328\u032d\u032e\u0330\u0331]/g;

const LATIN = /\p{Script=Latin}/u;
const MARK = /\p{Mn}/gu;

/** The words of a text, in their order, with a blank between them; empty where it has none. */
export function searchWords(text: string): string {
  return (Array.from(text.replace(DIACRITIC, ""), folded).join("").match(WORD) ?? []).join(" ");
}

function folded(character: string): string {
  if (LATIN.test(character)) return character.toLowerCase().normalize("NFD").replace(MARK, "");
  const upper = character.toUpperCase();
  // A letter that has several forms in lower case, such as the Greek sigma, counts as one.
  return (upper.length === character.length ? upper : character).toLowerCase();
}
