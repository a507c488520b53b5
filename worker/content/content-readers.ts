/**
 * The readers whose lists in `content_shares` make up what a caller is shown, and the counts of these lists.
 * See docs/decisions/0165-lists-of-shares.md.
 */

import { CALLER, type ContentSearch, type Parameter } from "./search-terms.ts";

/** The readers of one list. Where they have an item in common, the list has it once. */
export interface Readers {
  /** The reader of most of it, as an expression. */
  readonly most?: string;
  /** Selects the other readers, as `reader`. */
  readonly others?: string;
  /** A condition that is left to check, by an expression for the id of an item. */
  readonly fits?: (id: string) => string;
  /** The number of its items, as an expression. */
  readonly items: string;
}

/** The reader of what the caller owns. */
const OWNED = `'o' || ${CALLER}`;

/** The reader of what the caller owns for some users only. */
const OWNED_FOR_SOME = `'s' || ${CALLER}`;

/** The reader of what others have granted to the caller. */
const GRANTED = `'u' || ${CALLER}`;

const GROUPS = `SELECT 'g' || group_id AS reader FROM group_members WHERE user_id = ${CALLER}`;

/** The readers of a search, without what it looks for in items. */
export function readersOf(
  search: ContentSearch,
  managesAll: boolean,
  kinds: readonly number[],
  parameter: Parameter,
): Readers {
  const owner = listedOwner(search, managesAll);
  if (search.scope === "shared") return shared(kinds);
  if (owner === "@me") return { most: OWNED, items: itemsOf(OWNED, kinds) };
  if (!managesAll) return known(kinds);
  if (owner === undefined) return { most: "'a'", items: itemsOf("'a'", kinds) };
  const name = parameter(owner);
  const others = `SELECT 'o' || id AS reader FROM users WHERE guid = ${name} OR username = ${name}`;
  return { others, items: itemsOf(others, kinds) };
}

/** The owner of whom there is a list: of their own for everyone, and of anyone for those who manage all content. */
export function listedOwner({ scope, owners }: ContentSearch, managesAll: boolean): string | undefined {
  return scope === "shared" ? undefined : owners.find((owner) => managesAll || owner === "@me");
}

/** All that a caller may know of who does not manage all content. */
function known(kinds: readonly number[]): Readers {
  const lists = ["'e'", OWNED_FOR_SOME, GRANTED].map((reader) => itemsOf(reader, kinds));
  return {
    most: "'e'",
    others: `SELECT ${OWNED_FOR_SOME} AS reader UNION ALL SELECT ${GRANTED} UNION ALL ${GROUPS}`,
    items: `(${lists.join(" + ")} + ${onlyByGroups(kinds)})`,
  };
}

/** All that others share with the caller. */
function shared(kinds: readonly number[]): Readers {
  const [open, owned, ownedForSome, granted] = ["'e'", OWNED, OWNED_FOR_SOME, GRANTED].map((one) =>
    itemsOf(one, kinds),
  );
  const own = (id: string) =>
    `SELECT 1 FROM content_shares AS own WHERE own.content_id = ${id} AND own.reader = ${OWNED}`;
  return {
    most: "'e'",
    others: `SELECT ${GRANTED} AS reader UNION ALL ${GROUPS}`,
    fits: (id) => `NOT EXISTS (${own(id)})`,
    items: `(${open} - (${owned} - ${ownedForSome}) + ${granted} + ${onlyByGroups(kinds)})`,
  };
}

/** The number of items in the lists of readers, as an expression. */
function itemsOf(readers: string, kinds: readonly number[]): string {
  return `(SELECT coalesce(sum(items), 0) FROM content_counts
    WHERE reader IN (${readers}) AND audience_id = 0 AND kind IN (${kinds.join(", ")}))`;
}

/**
 * The number of items that the caller may see by a group, and neither owns nor was granted. An audience has all of its items in the
 * list of each of its groups, and counts once.
 */
function onlyByGroups(kinds: readonly number[]): string {
  const besides = (reader: string) => `coalesce((SELECT items FROM content_counts AS own
    WHERE own.reader = ${reader} AND own.audience_id = seen.audience_id AND own.kind = seen.kind), 0)`;
  return `(SELECT coalesce(sum(items - ${besides(OWNED_FOR_SOME)} - ${besides(GRANTED)}), 0) FROM (
    SELECT DISTINCT audience_id, kind, items FROM (${GROUPS}) AS mine
    CROSS JOIN content_counts ON content_counts.reader = mine.reader
    WHERE audience_id <> 0 AND kind IN (${kinds.join(", ")})) AS seen)`;
}
