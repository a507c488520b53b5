import { NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { nameText, type Reader, string } from "../values/readers.ts";
import { lookOf, looksLike } from "./skeleton.ts";

/** The scripts of everyday writing (UAX #31, table 5). Letters of all others count as of one further script. */
const SCRIPTS = (
  "Latin Greek Cyrillic Armenian Hebrew Arabic Thaana Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada " +
  "Malayalam Sinhala Thai Lao Tibetan Myanmar Georgian Ethiopic Khmer Hangul Hiragana Katakana Han Bopomofo"
).split(" ");

/** Scripts that are written together in one word (UTS #39, section 5.2). */
const WRITTEN_TOGETHER = [
  ["Latin", "Han", "Hiragana", "Katakana"],
  ["Latin", "Han", "Bopomofo"],
  ["Latin", "Han", "Hangul"],
];

/** Letters and marks in a row. */
const WORDS = /[\p{L}\p{M}]+/gu;

/**
 * Tests for a word with letters of scripts that are not written together, such as one Cyrillic letter in a Latin word. Words
 * may be of one script each, as in `Отдел IT`.
 */
export function mixesScripts(name: string): boolean {
  return (
    /[^\p{ASCII}]/u.test(name) && (name.match(WORDS) ?? []).some((word) => !readSets().some((set) => set.test(word)))
  );
}

let sets: readonly RegExp[] | undefined;

/** The sets of letters that a word may have. They are made when the first name with other than ASCII letters is looked at. */
function readSets(): readonly RegExp[] {
  sets ??= [
    ...[...SCRIPTS.map((script) => [script]), ...WRITTEN_TOGETHER].map(
      (scripts) => new RegExp(`^[\\p{scx=Common}\\p{scx=Inherited}${classOf(scripts)}]*$`, "u"),
    ),
    new RegExp(`^[^${classOf(SCRIPTS)}]*$`, "u"),
  ];
  return sets;
}

function classOf(scripts: readonly string[]): string {
  return scripts.map((script) => `\\p{scx=${script}}`).join("");
}

const NAME = nameText(NAME_MAX_CHARACTERS, 1);

/** The name of the server itself in audit entries. */
const SYSTEM = lookOf("System");

/**
 * The name of a group or a key, by which people tell it from others.
 * See docs/decisions/0154-names-that-look-alike.md.
 */
export const OWN_NAME: Reader<string> = string(
  `${NAME.expected}, nor like it, and each word of it with letters of one script, such as Latin or Cyrillic`,
  (given) => (mixesScripts(given.normalize("NFKC")) || looksLike(lookOf(given), SYSTEM) ? undefined : NAME.read(given)),
  { minLength: 1, maxLength: NAME_MAX_CHARACTERS },
);
