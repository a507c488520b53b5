/** The largest policy file that is read. */
export const POLICY_FILE_MAX_BYTES = 256 * 1024;

/** The largest vocabulary file that is read. */
export const VOCABULARY_FILE_MAX_BYTES = 256 * 1024;

/** How many names a vocabulary may have of providers, of protocols and of sections, and a section of fields. */
export const VOCABULARY_MAX_NAMES = 200;

/** How many kinds of custom provider a vocabulary may have: an entry without its type is compared with each. */
export const VOCABULARY_MAX_CUSTOM_VARIANTS = 20;

/** How long a name of a vocabulary may be. */
export const VOCABULARY_NAME_MAX_CHARACTERS = 64;

/** How many entries the ignores of a policy may have; with more, it is no longer clear what is not reported. */
export const POLICY_MAX_IGNORES = 1_000;

/** How long a glob of the Action or of a policy may be. */
export const GLOB_MAX_CHARACTERS = 1_000;

/** How many letters are compared with each other, at most, to guess which names the unknown ones of a vocabulary mean. */
export const VOCABULARY_GUESS_MAX_LETTER_PAIRS = 10_000_000;
