/**
 * Lists of the content that a caller may know of: it is found by words or settings, without reading all there is.
 * See docs/decisions/0107-content-search.md and docs/decisions/0165-lists-of-shares.md.
 */

import type { ContentRecord } from "../../shared/index.ts";
import type { OffsetList, OffsetWindow } from "../database/offset-page.ts";
import type { Caller } from "../identity/caller.ts";
import { isPermitted } from "../identity/role-permissions.ts";
import type { SenderRef } from "../identity/user-ref.ts";
import { type Reading, readingAll } from "../platform/reading.ts";
import { pageStatement } from "./search-statement.ts";
import { CONTENT_LIST_MAX_ITEMS, type ContentSearch } from "./search-terms.ts";
import { type ContentRow, type RecordView, recordOf } from "./store.ts";

/** A page of a search, as records show it. */
type ContentPage = (view: RecordView) => OffsetList<ContentRecord>;

/** The list of content that has no pages, as records show it; undefined where it is longer than `CONTENT_LIST_MAX_ITEMS`. */
type ContentList = (view: RecordView) => readonly ContentRecord[] | undefined;

/** A page of a search, and how many items all pages have. @param isOfManager for those who may manage all content, or the others. */
export function contentPage(
  search: ContentSearch,
  { limit, offset }: OffsetWindow,
  sender: SenderRef,
  isOfManager: boolean,
): Reading<ContentPage> {
  const { sql, values } = pageStatement(search, isOfManager, sender);
  return readingAll(sql, [sender.value, limit, offset, ...values], (rows: readonly PageRow[]) => (view) => ({
    items: rows.filter(({ id }) => id !== null).map((row) => recordOf(row, view)),
    total: rows[0]?.total ?? 0,
  }));
}

interface PageRow extends ContentRow {
  readonly total: number;
}

/** The filter of the list without pages. */
type ContentFilter = Pick<ContentSearch, "names" | "owners" | "sort" | "isAscending">;

/** The content that a caller may know of, by its whole name and its owner's guid where these are given. */
export function contentList(filter: ContentFilter, sender: SenderRef, isOfManager: boolean): Reading<ContentList> {
  const search = { ...filter, scope: "known", phrases: [], kinds: [], isWhole: true } as const;
  const page = contentPage(search, { limit: CONTENT_LIST_MAX_ITEMS, offset: 0 }, sender, isOfManager);
  const read = (rows: readonly unknown[]) => (view: RecordView) => {
    const { items, total } = page.read(rows)(view);
    return total > CONTENT_LIST_MAX_ITEMS ? undefined : items;
  };
  return { ...page, read };
}

/** Tells which of the two statements of a list is that of a caller. */
export function isManager({ role }: Pick<Caller, "role">): boolean {
  return isPermitted(role, "manage-content-of-others");
}

/** The readings of a list, of which one serves the caller, before it is known who that is. */
export function forEither<Read>(readingFor: (isOfManager: boolean) => Reading<Read>): readonly Reading<Read>[] {
  return [readingFor(false), readingFor(true)];
}
