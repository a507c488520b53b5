import type { ComponentChildren } from "preact";

/**
 * A column; the cell of the first column names the row. The cells of a column of actions say themselves what they do: on a phone
 * they stand without their header.
 */
export type Column<Row> = readonly [header: string, cell: (row: Row) => ComponentChildren, kind?: "actions"];

/** The properties of a table. */
export interface TableProps<Row> {
  /** The subject of the table, for screen readers. */
  readonly caption: string;
  readonly rows: readonly Row[];
  /** Tells a row from the others. */
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  /** Tells which rows a filter of the page hides; undefined where none narrows the table down. */
  readonly isHidden?: (row: Row) => boolean;
}

/** A table whose rows stand as blocks on a phone, where each cell says its column. */
export function Table<Row>({ caption, rows, rowKey, columns, isHidden }: TableProps<Row>) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(([header]) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-filtered={isHidden && ""} hidden={isHidden?.(row)}>
            {columns.map(([header, cell, kind], index) =>
              index === 0 ? (
                <th key={header} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={header} data-column={kind === "actions" ? undefined : header}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const UNITS = [
  ["GB", 1_000_000_000],
  ["MB", 1_000_000],
  ["kB", 1_000],
] as const;

/** A size in the largest unit of which it is at least one. */
export function sizeText(bytes: number): string {
  const [unit, factor] = UNITS.find(([, size]) => bytes >= size) ?? ["B", 1];
  return `${(bytes / factor).toFixed(factor === 1 ? 0 : 1)} ${unit}`;
}
