/**
 * Lists of the content that a caller may know of: it is found by words or settings, without reading all there is.
 * See docs/decisions/0107-content-search.md and docs/decisions/0150-search-in-plain-tables.md.
 */

import type { ContentRecord } from "../../shared/index.ts";
import type { OffsetList, OffsetWindow } from "../database/offset-page.ts";
import type { Caller } from "../identity/caller.ts";
import { isPermitted } from "../identity/role-permissions.ts";
import { MAY_KNOW_CONTENT } from "./access-store.ts";
import { searchWords } from "./search-words.ts";
import { type ContentRow, type RecordView, recordOf, SELECT_CONTENT } from "./store.ts";

/** Items of the list of content that has no pages; each is a few kilobytes at most. */
export const CONTENT_LIST_MAX_ITEMS = 1_000;

/** The ways to sort a list of content; items that are the same in it are in the order of their creation. */
export const CONTENT_SORTS = ["name", "created_time", "last_deployed_time"] as const;

/** Ids are in the order of creation. */
const SORT_COLUMNS: Readonly<Record<(typeof CONTENT_SORTS)[number], readonly string[]>> = {
  name: ["name", "id"],
  created_time: ["id"],
  last_deployed_time: ["last_deployed_time", "id"],
};

/** Some kinds of content. */
export const CONTENT_KINDS = ["published", "unpublished", "static", "api"] as const;

type ContentKind = (typeof CONTENT_KINDS)[number];

/** The terms of a search, all of which content must fit. */
export interface ContentTerms {
  /** Words, or some words in a row, of its name, title or description; the last word of each may be a beginning. */
  readonly phrases: readonly string[];
  /** A username or a guid, or `@me` for the caller. */
  readonly owners: readonly string[];
  readonly kinds: readonly ContentKind[];
}

/** The content that a list has: all that the caller may know of, or all that others share with the caller. */
type ContentScope = "known" | "shared";

/** The content that a list has, and its order. */
export interface ContentSearch extends ContentTerms {
  readonly scope: ContentScope;
  /** Whole names, in any case. */
  readonly names: readonly string[];
  readonly sort: (typeof CONTENT_SORTS)[number];
  readonly isAscending: boolean;
}

/** The kinds of content as conditions on `content` and on `content_totals`. */
const CONDITIONS: Readonly<Record<ContentKind, { readonly content: string; readonly totals: string }>> = {
  published: { content: "(content.bundle_id IS NOT NULL OR content.app_mode = 'api')", totals: "is_published = 1" },
  unpublished: { content: "(content.bundle_id IS NULL AND content.app_mode <> 'api')", totals: "is_published = 0" },
  static: { content: "content.app_mode = 'static'", totals: "app_mode = 'static'" },
  api: { content: "content.app_mode = 'api'", totals: "app_mode = 'api'" },
};

/** Content that everyone with a key may see, which has indexes of its own. */
const OPEN = "content.access_type <> 'acl'";

/** The number of characters of each phrase in `content_phrases`. */
const INDEXED_CHARACTERS = 48;

/** The content of others than the user whose row is bound to ?1. */
const OF_OTHERS = "content.owner_id <> ?1";

/** The other content that the user may see whose row is bound to ?1. Few others may, so that it is not much. */
const GRANTED = `content.access_type = 'acl' AND content.id IN (
    SELECT id FROM content WHERE owner_id = ?1
    UNION SELECT content_id FROM content_permissions WHERE user_id = ?1
    UNION SELECT content_permissions.content_id
    FROM group_members JOIN content_permissions ON content_permissions.group_id = group_members.group_id
    WHERE group_members.user_id = ?1)`;

/**
 * The content that a caller may know of, by its whole name and its owner's guid where these are given. Undefined where it is more
 * than `CONTENT_LIST_MAX_ITEMS`.
 */
export async function listContent(
  database: D1Database,
  asked: Pick<ContentSearch, "names" | "owners" | "sort" | "isAscending">,
  view: RecordView,
): Promise<readonly ContentRecord[] | undefined> {
  const search = { ...asked, scope: "known", phrases: [], kinds: [] } as const;
  const window = { limit: CONTENT_LIST_MAX_ITEMS + 1, offset: 0 };
  const { items } = await searchContent(database, search, window, view);
  return items.length > CONTENT_LIST_MAX_ITEMS ? undefined : items;
}

interface Statement {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

/** The statements of a list, whose ?1 is the caller's row. */
interface Statements {
  /** Selects the ids of a page. The limit and the offset follow its values. */
  readonly page: Statement;
  /** Selects how many items all pages have, as `total`. */
  readonly total: Statement;
}

/** A page of a search, and how many items all pages have. */
export async function searchContent(
  database: Pick<D1Database, "batch" | "prepare">,
  search: ContentSearch,
  { limit, offset }: OffsetWindow,
  view: RecordView,
): Promise<OffsetList<ContentRecord>> {
  const { page, total } = statementsOf(search, view.caller);
  const [rows, count] = await database.batch<ContentRow & { readonly total: number }>([
    database
      .prepare(`${SELECT_CONTENT} WHERE content.id IN (${page.sql}) ${orderBy(search)}`)
      .bind(...page.values, limit, offset),
    database.prepare(total.sql).bind(...total.values),
  ]);
  return {
    items: (rows?.results ?? []).map((row) => recordOf(row, view)),
    total: count?.results[0]?.total ?? 0,
  };
}

function statementsOf(search: ContentSearch, caller: Caller): Statements {
  // Content that somebody manages is not shared with them by that.
  const isManager = search.scope === "known" && isPermitted(caller.role, "manage-content-of-others");
  const { phrases, owners, names } = search;
  if (phrases.length + owners.length + names.length > 0) return selectFound(search, caller, isManager);
  return isManager ? selectAll(search, caller) : selectVisible(search, caller);
}

/** The content that has certain words, owners or names: a search looks at each item of it. */
function selectFound(search: ContentSearch, { userId, guid }: Caller, isManager: boolean): Statements {
  const values: (string | number)[] = [userId, isManager ? 1 : 0];
  const parameter = (value: string): string => `?${values.push(value)}`;
  const { phrases, owners, names } = search;
  const [first, ...others] = phrases.map(searchWords).toSorted((one, other) => other.length - one.length);
  const found = first === undefined ? "content" : foundBy(first, parameter);
  const conditions = [
    ...(first === undefined ? [] : [first, ...others].map((phrase) => hasPhrase(parameter(phrase)))),
    ...owners.map((owner) => ownedBy(parameter(owner === "@me" ? guid : owner))),
    ...names.map((name) => `content.name = ${parameter(name)}`),
    ...kindsOf(search, "content"),
    ...scopeOf(search),
    MAY_KNOW_CONTENT,
  ];
  const source = `FROM ${found} WHERE ${conditions.join(" AND ")}`;
  return {
    page: { sql: `SELECT content.id ${source} ${orderBy(search)} ${limitAfter(values.length)}`, values },
    total: { sql: `SELECT count(*) AS total ${source}`, values },
  };
}

/** All content, for a caller who manages it. */
function selectAll(search: ContentSearch, { userId }: Caller): Statements {
  const source = `FROM content WHERE ${["true", ...kindsOf(search, "content")].join(" AND ")}`;
  const totals = ["true", ...kindsOf(search, "totals")].join(" AND ");
  return {
    page: { sql: `SELECT content.id ${source} ${orderBy(search)} ${limitAfter(1)}`, values: [userId] },
    total: { sql: `SELECT coalesce(sum(items), 0) AS total FROM content_totals WHERE ${totals}`, values: [] },
  };
}

/** All content that a caller may see: of what is open, no more than up to the page's end, and all that was granted. */
function selectVisible(search: ContentSearch, { userId }: Caller): Statements {
  const columns = "content.id, content.name, content.last_deployed_time";
  const kinds = kindsOf(search, "content");
  const open = [OPEN, ...kinds, ...scopeOf(search)].join(" AND ");
  const granted = [GRANTED, ...kinds, ...scopeOf(search)].join(" AND ");
  const totals = ["access_type <> 'acl'", ...kindsOf(search, "totals")].join(" AND ");
  const ownOpen = ["content.owner_id = ?1", OPEN, ...kinds].join(" AND ");
  return {
    page: {
      sql: `SELECT content.id FROM (
          SELECT * FROM (SELECT ${columns} FROM content WHERE ${open} ${orderBy(search)} LIMIT ?2 + ?3)
          UNION ALL SELECT ${columns} FROM content WHERE ${granted}) AS content
        ${orderBy(search)} ${limitAfter(1)}`,
      values: [userId],
    },
    total: {
      sql: `SELECT (SELECT coalesce(sum(items), 0) FROM content_totals WHERE ${totals})
          - ${search.scope === "known" ? "0" : `(SELECT count(*) FROM content WHERE ${ownOpen})`}
          + (SELECT count(*) FROM content WHERE ${granted}) AS total`,
      values: [userId],
    },
  };
}

function scopeOf({ scope }: ContentSearch): readonly string[] {
  return scope === "shared" ? [OF_OTHERS] : [];
}

function kindsOf({ kinds }: ContentSearch, table: "content" | "totals"): readonly string[] {
  return kinds.map((kind) => CONDITIONS[kind][table]);
}

/**
 * The content that has a phrase, as far as it is in the index: the longest one of a search, which most likely finds the least. CROSS JOIN
 * keeps the order.
 */
function foundBy(phrase: string, parameter: (value: string) => string): string {
  const start = Array.from(phrase).slice(0, INDEXED_CHARACTERS).join("");
  const range = `phrase >= ${parameter(start)} AND phrase < ${parameter(`${start}\u{10FFFF}`)}`;
  const ids = `SELECT DISTINCT content_id FROM content_phrases WHERE ${range}`;
  return `(${ids}) AS found CROSS JOIN content ON content.id = found.content_id`;
}

/** Tests if a field has the words of a phrase in a row; the last one may be a beginning. */
function hasPhrase(parameter: string): string {
  const fields = "' ' || content.name_words || ' | ' || content.title_words || ' | ' || content.description_words";
  return `instr(${fields}, ' ' || ${parameter}) > 0`;
}

function ownedBy(parameter: string): string {
  return `content.owner_id IN (SELECT id FROM users WHERE guid = ${parameter} OR username = ${parameter})`;
}

function orderBy({ sort, isAscending }: ContentSearch): string {
  const direction = isAscending ? "ASC" : "DESC";
  return `ORDER BY ${SORT_COLUMNS[sort].map((column) => `content.${column} ${direction}`).join(", ")}`;
}

/** @param count how many parameters come before the limit and the offset. */
function limitAfter(count: number): string {
  return `LIMIT ?${count + 1} OFFSET ?${count + 2}`;
}
