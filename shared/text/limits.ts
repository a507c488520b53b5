/** A pointer that would be longer leads to the last value around that it can name. */
export const POINTER_MAX_CHARACTERS = 4_096;

/** The greatest length of a host name (RFC 1035). */
export const HOST_MAX_CHARACTERS = 253;

/** The most names that one message lists; it counts the others. */
export const LISTED_NAMES_MAX = 20;

/** A name from a file is cut to this length where a message repeats it. */
export const QUOTED_NAME_MAX_CHARACTERS = 80;

/** No glob of a policy matches a path that is longer. */
export const GLOBBED_PATH_MAX_CHARACTERS = 1_024;

/**
 * The most ways through a path that are followed to find out whether globs cover another one; past them they do not.
 */
export const GLOB_COVER_MAX_STATES = 20_000;
