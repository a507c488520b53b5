/** The most syntax mistakes of one file that are listed; past them a text is hardly JSON at all. */
export const SYNTAX_MISTAKES_MAX = 1_000;

/**
 * The greatest length of a key. No name in the format comes near, and pointers repeat every key on their way.
 * See docs/decisions/0005-bounded-keys-and-pointers.md.
 */
export const KEY_MAX_CHARACTERS = 1_024;

/** The most related places that one diagnostic names. */
export const RELATED_PLACES_MAX = 20;

/** The most levels that objects and arrays may nest. */
export const NESTING_MAX_LEVELS = 64;

/** The most quotes on one line that one mistake replaces before the next begins. */
export const JOINED_QUOTES_MAX_EDITS = 100;

/** The distance from a missing quote up to which the text is looked at that the other quote has joined to it. */
export const MISSING_QUOTE_MAX_CHARACTERS = 200;

/** The most ways to read a text with brackets that do not fit which are followed at once. */
export const READINGS_MAX = 16;
