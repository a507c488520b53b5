import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchWords } from "../../../worker/content/search-words.ts";

/** The index of words that SQLite has, in which content was searched before, and which migrated databases take their words from. */
const database = new DatabaseSync(":memory:");
database.exec(`CREATE VIRTUAL TABLE texts USING fts5 (text, tokenize = 'unicode61 remove_diacritics 2');
  CREATE VIRTUAL TABLE words USING fts5vocab (texts, instance)`);

function wordsOfSqlite(text: string): string {
  database.prepare("DELETE FROM texts").run();
  database.prepare("INSERT INTO texts (text) VALUES (?)").run(text);
  const rows = database.prepare("SELECT term FROM words ORDER BY offset").all();
  return rows.map(({ term }) => String(term)).join(" ");
}

/** Letters, digits, marks and what stands between words, of scripts that are written in names and titles. */
const RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x17e],
  [0x386, 0x3ce],
  [0x400, 0x481],
  [0x5d0, 0x5ea],
  [0x620, 0x64a],
  [0x905, 0x94d],
  [0xe01, 0xe3a],
  [0x1e00, 0x1e99],
  [0x2010, 0x2030],
  [0x3041, 0x3096],
  [0x4e00, 0x4e80],
  [0xac00, 0xac80],
  [0xff10, 0xff19],
  [0x1f600, 0x1f640],
];

const character = fc
  .oneof(
    ...RANGES.map(([from, to]) => fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code))),
    fc.constantFrom("\u0301", "\u0308", "\u0327", "a\u0301", " ", "-"),
  )
  // Of what is no character yet, SQLite takes some for letters.
  .filter((one) => !/\p{Cn}/u.test(one));

describe("the words of a text", () => {
  it("a text has the words that SQLite's index finds", () => {
    fc.assert(
      fc.property(fc.array(character, { maxLength: 30 }), (characters) => {
        const text = characters.join("");
        expect(searchWords(text)).toBe(wordsOfSqlite(text));
      }),
    );
  });

  it.each([
    ["Monthly report, 2026-03", "monthly report 2026 03"],
    ["Größe der Übersicht", "große der ubersicht"],
    ["E\u0301te\u0301 à l'île", "ete a l ile"],
    ["ΩΔΌΣ", "ωδόσ"],
    ["a\0b", "a b"],
    [" — ", ""],
  ])("the text %j has the words %j", (text, words) => {
    expect(searchWords(text)).toBe(words);
  });
});
