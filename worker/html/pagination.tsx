import { LIST_PAGE_DEFAULT_ITEMS, LIST_PAGE_MAX_NUMBER } from "../values/limits.ts";

/** The parameter of the query that names a page of a list. */
const PAGE_PARAMETER = "page_number";

/**
 * The part of a list page's query that goes to the API, which checks it: the parameters that the page knows, and the number of
 * the list's page. A search form sends its empty fields, too, which mean nothing.
 */
export function listQuery(url: string, names: readonly string[] = []): URLSearchParams {
  const given = Array.from(new URL(url).searchParams);
  return new URLSearchParams(
    given.filter(([name, value]) => value !== "" && (names.includes(name) || name === PAGE_PARAMETER)),
  );
}

/** The pages of a list, as `Pagination` shows them. @param total how many items all of them have. */
export function pagesOf(path: string, query: URLSearchParams, page: number, total: number) {
  const pages = Math.min(Math.ceil(total / LIST_PAGE_DEFAULT_ITEMS), LIST_PAGE_MAX_NUMBER);
  const href = (other: number) => {
    const of = new URLSearchParams(query);
    of.set(PAGE_PARAMETER, String(other));
    return `${path}?${of.toString()}`;
  };
  return { page, pages, href };
}

/** Tells if a list is narrowed down, and not only leafed through. */
export function isNarrowed(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => name !== PAGE_PARAMETER);
}

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
