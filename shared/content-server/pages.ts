/** The envelopes of lists that a content server sends a page at a time (specification, section 2.4). */

import {
  COUNT,
  described,
  listOf,
  named,
  orNull,
  recordOf,
  TEXT,
  URL_TEXT,
  type ValueOf,
  type WireSchema,
} from "../schema/wire-schema.ts";

/** A page of a list that is paged by number (specification, section 2.4). @param title of its component. */
export function offsetPageOf<Item>(title: string, item: WireSchema<Item>) {
  return named(
    title,
    recordOf({
      results: listOf(item),
      current_page: described(COUNT, "The number of this page, from 1."),
      total: described(COUNT, "How many items all pages have together."),
    }),
  );
}

export type OffsetPage<Item> = ValueOf<ReturnType<typeof offsetPageOf<Item>>>;

/** A page of a list that is paged by cursors (specification, section 2.4). @param title of its component. */
export function keysetPageOf<Item>(title: string, item: WireSchema<Item>) {
  return named(title, recordOf({ results: listOf(item), paging: PAGING }));
}

export type KeysetPage<Item> = ValueOf<ReturnType<typeof keysetPageOf<Item>>>;

/** Where the other pages are. */
const PAGING = named(
  "Paging",
  recordOf({
    cursors: recordOf({
      previous: described(orNull(TEXT), "For the parameter `previous`."),
      next: described(orNull(TEXT), "For the parameter `next`."),
    }),
    first: orNull(URL_TEXT),
    previous: orNull(URL_TEXT),
    next: described(orNull(URL_TEXT), "Null on the last page."),
    last: orNull(URL_TEXT),
  }),
);
