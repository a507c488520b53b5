import { lazily } from "../text/lazily.ts";

/** Marks that are drawn on the character before them, and the later letters of a Hangul syllable. */
const zeroColumns = lazily(() => /[\p{Mn}\p{Me}\u1160-\u11ff]/u);

/** East Asian wide and full-width characters by block (Unicode Standard Annex 11), and what is drawn as an emoji. */
const twoColumns = lazily(
  () =>
    /[\p{Emoji_Presentation}\u1100-\u115f\u2329\u232a\u2630-\u2637\u268a-\u268f\u2e80-\u303e\u3041-\u3247\u3250-\ua4c6\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6b\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18dff}\u{1aff0}-\u{1b2ff}\u{1d300}-\u{1d376}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]/u,
);

/** Half a flag each. */
const regionalIndicator = lazily(() => /\p{Regional_Indicator}/u);

/** The columns that a printable text takes on a terminal. */
export function displayWidth(text: string): number {
  let columns = 0;
  for (const character of text) columns += characterWidth(character);
  return columns;
}

function characterWidth(character: string): number {
  if (character <= "\u007f" || regionalIndicator().test(character)) return 1;
  if (zeroColumns().test(character)) return 0;
  return twoColumns().test(character) ? 2 : 1;
}

/** Between two columns of a table. */
const GAP = "  ";

/** Rows of printable cells as lines, with each column as wide as its widest cell. */
export function alignRows(rows: readonly (readonly string[])[]): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, displayWidth(cell));
  }
  return rows.map((row) =>
    row
      .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - displayWidth(cell)))
      .join(GAP)
      .trimEnd(),
  );
}
