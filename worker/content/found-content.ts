/**
 * Content that has certain words, owners or names.
 * See docs/decisions/0150-search-in-plain-tables.md.
 */

import { grantRole } from "./access-store.ts";
import { CALLER, type CONTENT_KINDS, type ContentSearch, type Parameter } from "./search-terms.ts";
import { searchWords } from "./search-words.ts";

const KINDS: Readonly<Record<(typeof CONTENT_KINDS)[number], string>> = {
  published: "(content.bundle_id IS NOT NULL OR content.app_mode = 'api')",
  unpublished: "(content.bundle_id IS NULL AND content.app_mode <> 'api')",
  static: "content.app_mode = 'static'",
  api: "content.app_mode = 'api'",
};

/** The rule of `mayKnow` for those who do not manage the content of others. */
const IS_VISIBLE = `(content.access_type <> 'acl' OR ${grantRole(CALLER)} IS NOT NULL)`;

/** The number of characters of each phrase in `content_phrases`. */
const INDEXED_CHARACTERS = 48;

/** The entries of each phrase that are counted at first, to find the phrase that has the fewest. */
const FEW_ENTRIES = 50;

/** The entries of all phrases together that are counted where none has few. */
const MANY_ENTRIES = 4_000;

/** Tests if an entry begins with a text, as an expression. */
const inRange = (start: string) => `phrase >= ${start} AND phrase < ${start} || char(0x10FFFF)`;

/** The content that has the leading phrase, as far as it is in the index. */
const LED = `SELECT DISTINCT content_id FROM content_phrases WHERE ${inRange("(SELECT start FROM leading)")}`;

/** The content that a search finds by what it looks for in items. */
interface FoundContent {
  /** The tables of WITH that `source` needs. */
  readonly tables: readonly string[];
  /** FROM and WHERE of all that is found, of `content`. */
  readonly source: string;
  /** A condition that an item of the search's list is found by, by an expression for its id. */
  readonly fits: (id: string) => string;
}

export function foundContent(search: ContentSearch, managesAll: boolean, parameter: Parameter): FoundContent {
  const phrases = search.phrases.map(searchWords);
  const terms = [
    ...phrases.map((phrase) => hasPhrase(parameter(phrase))),
    ...search.owners.map((owner) => (owner === "@me" ? `content.owner_id = ${CALLER}` : ownedBy(parameter(owner)))),
    ...search.names.map((name) => `content.name = ${parameter(name)}`),
  ].join(" AND ");
  const limits = [
    ...search.kinds.map((kind) => KINDS[kind]),
    ...(search.scope === "shared" ? [`content.owner_id <> ${CALLER}`] : []),
    ...(managesAll ? [] : [IS_VISIBLE]),
  ];
  const found = phrases.length === 0 ? "content" : `(${LED}) AS led CROSS JOIN content ON content.id = led.content_id`;
  return {
    tables: phrases.length === 0 ? [] : leadingTables(parameter(JSON.stringify(phrases)), phrases.length),
    source: `FROM ${found} WHERE ${[terms, ...limits].join(" AND ")}`,
    fits: (id) => `EXISTS (SELECT 1 FROM content WHERE content.id = ${id} AND ${terms})`,
  };
}

/** The tables that choose the phrase with the fewest entries, as far as they are counted: the longest of those that have many. */
function leadingTables(phrases: string, count: number): readonly string[] {
  const counted = (most: number) =>
    `(SELECT count(*) FROM (SELECT 1 FROM content_phrases WHERE ${inRange("start")} LIMIT ${most}))`;
  const many = counted(Math.floor(MANY_ENTRIES / count));
  const rarity = `CASE WHEN (SELECT min(entries) FROM phrases) < ${FEW_ENTRIES} THEN entries ELSE ${many} END`;
  return [
    `phrases (start, length, entries) AS MATERIALIZED (
      SELECT start, length, ${count === 1 ? "0" : counted(FEW_ENTRIES)} FROM (
        SELECT substr(value, 1, ${INDEXED_CHARACTERS}) AS start, length(value) AS length FROM json_each(${phrases})))`,
    `leading (start) AS MATERIALIZED (SELECT start FROM phrases ORDER BY ${rarity}, length DESC LIMIT 1)`,
  ];
}

/** Tests if a field has the words of a phrase in a row; the last one may be a beginning. */
function hasPhrase(parameter: string): string {
  const fields = "' ' || content.name_words || ' | ' || content.title_words || ' | ' || content.description_words";
  return `instr(${fields}, ' ' || ${parameter}) > 0`;
}

function ownedBy(parameter: string): string {
  return `content.owner_id IN (SELECT id FROM users WHERE guid = ${parameter} OR username = ${parameter})`;
}
