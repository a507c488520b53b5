import type { ComponentChildren } from "preact";
import { Table, type TableProps } from "./table.tsx";

/** The things of a long list that are shown; the others are folded. */
const SHOWN_ITEMS = 20;

/** A table of which a page shows the first rows, and has the others behind their number. */
export function LongTable<Row>({ rows, caption, ...others }: TableProps<Row>) {
  const table = (shown: readonly Row[], of: string) => <Table {...others} caption={of} rows={shown} />;
  return (
    <Folded
      items={rows}
      show={(shown, isFirst) => table(shown, isFirst ? caption : `${caption}, from the ${SHOWN_ITEMS + 1}st on`)}
    />
  );
}

interface FoldedProps<Item> {
  readonly items: readonly Item[];
  readonly show: (items: readonly Item[], isFirst: boolean) => ComponentChildren;
}

/** A list of which a page shows the beginning, and has the others behind their number. */
export function Folded<Item>({ items, show }: FoldedProps<Item>) {
  const others = items.slice(SHOWN_ITEMS);
  return (
    <>
      {show(items.slice(0, SHOWN_ITEMS), true)}
      {others.length > 0 && (
        <details>
          <summary>{`Show ${others.length} more`}</summary>
          {show(others, false)}
        </details>
      )}
    </>
  );
}
