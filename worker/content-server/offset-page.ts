import {
  LIST_PAGE_DEFAULT_ITEMS,
  LIST_PAGE_MAX_ITEMS,
  LIST_PAGE_MAX_NUMBER,
  type OffsetPage,
} from "../../shared/index.ts";
import { type ParameterValues, wholeNumber } from "./parameters.ts";

/** The parameters of a list that is paged by number (specification, section 4). */
export const OFFSET_PARAMETERS = {
  page_size: wholeNumber(1, LIST_PAGE_MAX_ITEMS),
  page_number: wholeNumber(1, LIST_PAGE_MAX_NUMBER),
};

/** Which items of a list a page has. */
export interface OffsetWindow {
  /** How many items the page has at most. */
  readonly limit: number;
  /** How many items come before it. */
  readonly offset: number;
  /** Its number, from 1. */
  readonly page: number;
}

/** The page that a request asks for; the first one of the usual size where it does not say. */
export function offsetWindow(values: ParameterValues<typeof OFFSET_PARAMETERS>): OffsetWindow {
  const { page_size: limit = LIST_PAGE_DEFAULT_ITEMS, page_number: page = 1 } = values;
  return { limit, offset: (page - 1) * limit, page };
}

/**
 * The envelope of a page (specification, section 2.4).
 *
 * @param total how many items all pages have together.
 */
export function offsetPage<Item>(results: readonly Item[], { page }: OffsetWindow, total: number): OffsetPage<Item> {
  return { results, current_page: page, total };
}
