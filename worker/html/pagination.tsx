interface PaginationProps {
  /** The items of the list, such as "Users". */
  readonly label: string;
  /** The number of this page, from 1. */
  readonly page: number;
  /** The number of pages. */
  readonly pages: number;
  /** The address of a page. */
  readonly href: (page: number) => string;
}

/** The way to the pages before and after; nothing where there is one page. What was on a page may be gone since it was opened. */
export function Pagination({ label, page, pages, href }: PaginationProps) {
  if (pages <= 1 && page === 1) return null;
  const last = Math.max(pages, 1);
  return (
    <nav class="pagination" aria-label={`Pages of ${label}`}>
      {page > 1 && (
        <a rel="prev" href={href(Math.min(page - 1, last))}>
          Previous
        </a>
      )}
      <span>{page > last ? `Nothing is on page ${page}` : `Page ${page} of ${pages}`}</span>
      {page < pages && (
        <a rel="next" href={href(page + 1)}>
          Next
        </a>
      )}
    </nav>
  );
}

interface CursorPagesProps {
  /** The items of the list, such as "exports". */
  readonly of: string;
  /** The address of the first page; undefined on that page. */
  readonly first: string | undefined;
  /** The address of the page after this one; undefined where there is none. */
  readonly next: string | undefined;
}

/** The ways through a list whose pages name only the one after them. */
export function CursorPages({ of, first, next }: CursorPagesProps) {
  if (first === undefined && next === undefined) return null;
  return (
    <nav class="pagination" aria-label={`Pages of ${of}`}>
      {first !== undefined && <a href={first}>First {of}</a>}
      {next !== undefined && (
        <a rel="next" href={next}>
          More {of}
        </a>
      )}
    </nav>
  );
}
