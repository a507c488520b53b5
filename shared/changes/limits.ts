/** How many letters of new hosts and of those in use are compared with each other in one comparison. */
export const SIMILAR_HOSTS_MAX_LETTER_PAIRS = 50_000_000;

/** How many pairs of a model that goes and one that comes are compared with each other, for each provider. */
export const SIMILAR_MODELS_MAX_PAIRS = 10_000;
