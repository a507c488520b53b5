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
