/** The largest provider configuration file that the Action and the terminal read. */
export const FILE_MAX_BYTES = 16 * 1024 * 1024;

/** The largest request body that the HTTP service takes. */
export const REQUEST_MAX_BYTES = 1024 * 1024;

/** The most diagnostics of one file that are listed; with more, it is only said that there are. */
export const DIAGNOSTICS_MAX = 10_000;

/** The part of the reason of a suppression that is repeated. */
export const REASON_MAX_CHARACTERS = 300;

/** The most errors of one part of a layer that are looked for; the first is reported. */
export const BLOCK_ERRORS_MAX = 100;

/** The most that one fix may change, in terms of the document; no one could read more. */
export const FIX_STEPS_MAX = 100;

/** The most edits of the text that one fix may come to. */
export const FIX_EDITS_MAX = 1_000;

/** The most letters that are compared with each other to guess which models the unknown ids of a file mean. */
export const MODEL_GUESS_MAX_LETTER_PAIRS = 10_000_000;

/** The most letters that are compared with each other to guess which approved hosts the others of a file mean. */
export const HOST_GUESS_MAX_LETTER_PAIRS = 10_000_000;

/** The most layers that are resolved together; the lowest of more have no effect, unless they are enforced. */
export const LAYERS_MAX = 8;

/**
 * The most letters that are compared with each other to guess which keys and values of the format those of a file
 * mean. The shipped vocabulary has too few names for any file to come near.
 */
export const NAME_GUESS_MAX_LETTER_PAIRS = 200_000_000;

/** The most keys at the top of a file that are compared with those of the format. */
export const GUESSED_KEYS_MAX = 100;
