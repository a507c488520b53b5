/** How many syntax mistakes of one file are listed; past them a text is hardly JSON at all. */
export const SYNTAX_MISTAKES_MAX = 1_000;

/**
 * How long a key may be. No name in the format comes near, and pointers repeat every key on their way.
 * See docs/decisions/0005-bounded-keys-and-pointers.md.
 */
export const KEY_MAX_CHARACTERS = 1_024;

/** How many related places one diagnostic names. */
export const RELATED_PLACES_MAX = 20;

/** How deep objects and arrays may nest. */
export const NESTING_MAX_LEVELS = 64;

/** How many quotes on one line one mistake replaces before the next begins. */
export const JOINED_QUOTES_MAX_EDITS = 100;

/** How far from a missing quote the text is looked at that the other quote has joined to it. */
export const MISSING_QUOTE_MAX_CHARACTERS = 200;

/** How many ways to read a text with brackets that do not fit are followed at once. */
export const READINGS_MAX = 16;
