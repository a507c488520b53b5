import type { ComponentChildren } from "preact";

interface TableRow {
  /** Tells the row from the others. */
  readonly id: string;
  /** One for each column; the first names the row. */
  readonly cells: readonly ComponentChildren[];
}

interface TableProps {
  /** What the table lists, for screen readers. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

/** A table whose rows stand as blocks on a phone, where each cell says its column. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [first, ...others] }) => (
          <tr key={id}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
