import { displayWidth } from "./display-width.ts";

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
