/** The largest policy file that is read. */
export const POLICY_FILE_MAX_BYTES = 256 * 1024;

/** The largest vocabulary file that is read. */
export const VOCABULARY_FILE_MAX_BYTES = 256 * 1024;

/** The most names in each table of a vocabulary and in a section, and the most values of a field. */
export const VOCABULARY_MAX_NAMES = 200;

/** The most kinds of custom provider in a vocabulary: an entry without its type is compared with each. */
export const VOCABULARY_MAX_CUSTOM_VARIANTS = 20;

/** The most layers of a vocabulary: each is merged for every configuration. */
export const VOCABULARY_MAX_LAYERS = 20;

/** The longest name of a vocabulary. */
export const VOCABULARY_NAME_MAX_CHARACTERS = 64;

/** The most ignores of a policy; with more, no one can see what is not reported. */
export const POLICY_MAX_IGNORES = 1_000;

/** The longest glob of the Action or of a policy. */
export const GLOB_MAX_CHARACTERS = 1_000;

/** The most pairs of letters that are compared to guess the meaning of a vocabulary's unknown names. */
export const VOCABULARY_GUESS_MAX_LETTER_PAIRS = 10_000_000;
