/**
 * The statement of a page of content: what the caller may know of stands in lists, and words are looked for.
 * See docs/decisions/0165-lists-of-shares.md and docs/decisions/0107-content-search.md.
 */

import { rankOf } from "../database/row-values.ts";
import { ROLE_PERMISSIONS } from "../identity/role-permissions.ts";
import type { SenderRef } from "../identity/user-ref.ts";
import { listedOwner, readersOf } from "./content-readers.ts";
import { foundContent } from "./found-content.ts";
import { kindsOf, listedPage } from "./listed-content.ts";
import { spanTable } from "./page-span.ts";
import { CALLER, type ContentSearch, type Parameter } from "./search-terms.ts";
import { CONTENT_JOINS, contentColumns } from "./store.ts";

/** A statement whose first three parameters are bound before `values`. */
interface PageStatement {
  readonly sql: string;
  readonly values: readonly string[];
}

/**
 * Selects the rows of a page, and one in which only the total is not null: how many items all pages have. ?1 is the sender's
 * value, ?2 the limit, and ?3 the offset.
 *
 * @param isManager the statement serves those who may manage the content of others, or else those who may not: it reads nothing for
 * the others.
 */
export function pageStatement(search: ContentSearch, isManager: boolean, sender: SenderRef): PageStatement {
  const values: string[] = [];
  const parameter = (value: string): string => `?${3 + values.push(value)}`;
  // Content is not shared with those who manage it by that.
  const managesAll = isManager && search.scope === "known";
  const { tables, page } = looksIntoItems(search, managesAll)
    ? findPage(search, managesAll, parameter)
    : listPage(search, managesAll, parameter);
  const sql = `WITH RECURSIVE ${[callerTable(sender, isManager), ...tables].join(",\n  ")}
  SELECT (SELECT items FROM span) AS total, ${contentColumns(CALLER)}
  FROM (${page} UNION ALL SELECT NULL) AS page LEFT JOIN content ON content.id = page.id ${CONTENT_JOINS}
  ORDER BY ${orderOf(search)}`;
  return { sql, values };
}

const MANAGER = rankOf(ROLE_PERMISSIONS["manage-content-of-others"]);

/** The table of one row that tells who asks. D1 binds numbers as reals, which would be written as 1.0 in the names of lists. */
function callerTable({ sql, rank }: SenderRef, isManager: boolean): string {
  return `caller (id, is_served) AS MATERIALIZED (
    SELECT CAST(${sql} AS INTEGER), ${rank} ${isManager ? ">=" : "<"} ${MANAGER})`;
}

/** Tests for terms beside those that choose a list. */
function looksIntoItems(search: ContentSearch, managesAll: boolean): boolean {
  const { phrases, names, owners } = search;
  const listed = listedOwner(search, managesAll);
  return phrases.length + names.length > 0 || owners.some((owner) => owner !== listed);
}

/** A page of all that is in a list. */
function listPage(search: ContentSearch, managesAll: boolean, parameter: Parameter) {
  const kinds = kindsOf(search);
  const readers = readersOf(search, managesAll, kinds, parameter);
  const { tables, page } = listedPage(readers, search, kinds);
  const span = spanTable(readers.items, undefined, search.isWhole ?? false);
  return { tables: [span, ...tables], page };
}

/** A page of what is found: little is sorted, and much is met soon in the list that it is part of. */
function findPage(search: ContentSearch, managesAll: boolean, parameter: Parameter) {
  const kinds = kindsOf(search);
  const { items, ...readers } = readersOf(search, managesAll, kinds, parameter);
  const found = foundContent(search, managesAll, parameter);
  const fits = (id: string) => [readers.fits?.(id) ?? "true", found.fits(id)].join(" AND ");
  const { tables, page } = listedPage({ ...readers, items, fits }, search, kinds);
  const span = spanTable(`(SELECT count(*) ${found.source})`, items, search.isWhole ?? false);
  const sorted = `SELECT id FROM (
    SELECT content.id ${found.source} ORDER BY ${orderOf(search)} LIMIT (SELECT sorted FROM span) OFFSET ?3)`;
  return { tables: [...found.tables, span, ...tables], page: `${page} UNION ALL ${sorted}` };
}

/** Ids are in the order of creation. */
const SORT_COLUMNS: Readonly<Record<ContentSearch["sort"], readonly string[]>> = {
  name: ["name", "id"],
  created_time: ["id"],
  last_deployed_time: ["last_deployed_time", "id"],
};

function orderOf({ sort, isAscending }: ContentSearch): string {
  return SORT_COLUMNS[sort].map((column) => `content.${column} ${isAscending ? "ASC" : "DESC"}`).join(", ");
}
