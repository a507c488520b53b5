import type { ComponentChildren } from "preact";

/** A column; the cell of the first column names the row. */
export type Column<Row> = readonly [header: string, cell: (row: Row) => ComponentChildren];

interface TableProps<Row> {
  /** The subject of the table, for screen readers. */
  readonly caption: string;
  readonly rows: readonly Row[];
  /** Tells a row from the others. */
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
}

/** A table whose rows stand as blocks on a phone, where each cell says its column. */
export function Table<Row>({ caption, rows, rowKey, columns }: TableProps<Row>) {
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
          <tr key={rowKey(row)}>
            {columns.map(([header, cell], index) =>
              index === 0 ? (
                <th key={header} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={header} data-column={header}>
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
