/** The largest provider configuration file that the Action and the terminal read. */
export const FILE_MAX_BYTES = 16 * 1024 * 1024;

/** The largest request body that the HTTP service takes. */
export const REQUEST_MAX_BYTES = 1024 * 1024;

/** How many diagnostics of one file are listed; of more it is only said that there are. */
export const DIAGNOSTICS_MAX = 10_000;

/** How much of the reason of a suppression is repeated. */
export const REASON_MAX_CHARACTERS = 300;

/** How many errors of one part of a layer are looked for; the first is reported. */
export const BLOCK_ERRORS_MAX = 100;

/** How much one fix may change, in terms of the document; no one could read the rest. */
export const FIX_STEPS_MAX = 100;

/** How many edits of the text one fix may come to. */
export const FIX_EDITS_MAX = 1_000;

/** How many letters are compared with each other, at most, to guess which models the unknown ids of a file mean. */
export const MODEL_GUESS_MAX_LETTER_PAIRS = 10_000_000;

/** How many letters are compared with each other, at most, to guess which approved hosts the others of a file mean. */
export const HOST_GUESS_MAX_LETTER_PAIRS = 10_000_000;

/** How many layers are resolved together; the lowest of more have no effect, unless they are enforced. */
export const LAYERS_MAX = 8;

/**
 * How many letters are compared with each other, at most, to guess which keys and values of the format those of a file
 * mean. The shipped vocabulary has too few names for any file to come near.
 */
export const NAME_GUESS_MAX_LETTER_PAIRS = 200_000_000;

/** Of how many keys at the top of a file it is looked whether they resemble one of the format. */
export const GUESSED_KEYS_MAX = 100;
