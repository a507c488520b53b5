/** Rows of CSV (RFC 4180), in which no spreadsheet finds anything to compute. */

/**
 * Where a mark belongs: in front of what spreadsheets take for the beginning of a formula, also after whitespace, quotes and in wide
 * forms, and in front of a mark. Not at the beginning of a cell only: one that separates cells at semicolons passes over the quotes
 * of cells that commas separate, and finds others in a text.
 */
const MARKS = /(?<=^|[;\t\r\n])(?=[\p{Zs}"\v\f\u2028\u2029\uFEFF]*[=+\-@＝＋－＠]|')|^(?=[\t\r\n])/gu;

const NEEDS_QUOTES = /[",;\t\r\n]/;

/**
 * One row with its line end (CRLF). Where a spreadsheet could find a formula, or a cell or what follows a semicolon, tab or line end
 * in it begins with an apostrophe, there is one more apostrophe, so that each text can be had again. Null is an empty cell.
 * See docs/decisions/0123-entries-as-csv.md.
 */
export function csvRow(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => cellOf(cell ?? "")).join(",")}\r\n`;
}

function cellOf(text: string): string {
  const marked = text.replace(MARKS, "'");
  return NEEDS_QUOTES.test(marked) ? `"${marked.replaceAll('"', '""')}"` : marked;
}
