/** The things that a list of content is asked for. */

/** Items of the list of content that has no pages; each is a few kilobytes at most. */
export const CONTENT_LIST_MAX_ITEMS = 1_000;

/** The ways to sort a list of content; items that are the same in it are in the order of their creation. */
export const CONTENT_SORTS = ["name", "created_time", "last_deployed_time"] as const;

/** Some kinds of content. */
export const CONTENT_KINDS = ["published", "unpublished", "static", "api"] as const;

/** The terms of a search, all of which content must fit. */
export interface ContentTerms {
  /** Words, or some words in a row, of its name, title or description; the last word of each may be a beginning. */
  readonly phrases: readonly string[];
  /** A username or a guid, or `@me` for the caller. */
  readonly owners: readonly string[];
  readonly kinds: readonly (typeof CONTENT_KINDS)[number][];
}

/** The content that a list has, and its order. */
export interface ContentSearch extends ContentTerms {
  /** All that the caller may know of, or all that others share with the caller. */
  readonly scope: "known" | "shared";
  /** Whole names, in any case. */
  readonly names: readonly string[];
  readonly sort: (typeof CONTENT_SORTS)[number];
  readonly isAscending: boolean;
  /** The list has no pages: where it is longer than the limit, only its length is asked for. */
  readonly isWhole?: boolean;
}

/** The row of the user who asks, as an expression of a statement that has the table `caller`. */
export const CALLER = "(SELECT caller.id FROM caller)";

/** Gives a value its parameter in a statement, such as `?4`. */
export type Parameter = (value: string) => string;
