/**
 * Lists of the content that a caller may know of: it is found by words or settings, without reading all there is.
 * See docs/decisions/0107-content-search.md and docs/decisions/0165-lists-of-shares.md.
 */

import type { ContentRecord } from "../../shared/index.ts";
import type { OffsetList, OffsetWindow } from "../database/offset-page.ts";
import { isPermitted } from "../identity/role-permissions.ts";
import { pageStatement } from "./search-statement.ts";
import { CONTENT_LIST_MAX_ITEMS, type ContentSearch } from "./search-terms.ts";
import { type ContentRow, type RecordView, recordOf } from "./store.ts";

/**
 * The content that a caller may know of, by its whole name and its owner's guid where these are given. Undefined where it is more
 * than `CONTENT_LIST_MAX_ITEMS`.
 */
export async function listContent(
  database: D1Database,
  asked: Pick<ContentSearch, "names" | "owners" | "sort" | "isAscending">,
  view: RecordView,
): Promise<readonly ContentRecord[] | undefined> {
  const search = { ...asked, scope: "known", phrases: [], kinds: [], isWhole: true } as const;
  const window = { limit: CONTENT_LIST_MAX_ITEMS, offset: 0 };
  const { items, total } = await searchContent(database, search, window, view);
  return total > CONTENT_LIST_MAX_ITEMS ? undefined : items;
}

/** A page of a search, and how many items all pages have. */
export async function searchContent(
  database: Pick<D1Database, "batch" | "prepare">,
  search: ContentSearch,
  { limit, offset }: OffsetWindow,
  view: RecordView,
): Promise<OffsetList<ContentRecord>> {
  const { sql, values } = pageStatement(search, isPermitted(view.caller.role, "manage-content-of-others"));
  const statement = database.prepare(sql).bind(view.caller.userId, limit, offset, ...values);
  const [page] = await database.batch<ContentRow & { readonly total: number }>([statement]);
  const rows = page?.results ?? [];
  return { items: rows.filter(({ id }) => id !== null).map((row) => recordOf(row, view)), total: rows[0]?.total ?? 0 };
}
