/** The most pairs of letters, of a new host and one in use, that one comparison compares. */
export const SIMILAR_HOSTS_MAX_LETTER_PAIRS = 50_000_000;

/** The most pairs of a removed and an added model that are compared for each provider. */
export const SIMILAR_MODELS_MAX_PAIRS = 10_000;
