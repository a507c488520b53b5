import { NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { nameText, type Reader, string } from "../values/readers.ts";
import { mixesScripts } from "./mixed-scripts.ts";
import { lookOf, looksLike } from "./skeleton.ts";

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
