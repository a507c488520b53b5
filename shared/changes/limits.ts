/** How many letters of new hosts and of those in use are compared with each other in one comparison. */
export const SIMILAR_HOSTS_MAX_LETTER_PAIRS = 50_000_000;

/** How many letters of models that come and of models that go are compared with each other, for each provider. */
export const SIMILAR_MODELS_MAX_LETTER_PAIRS = 1_000_000;
