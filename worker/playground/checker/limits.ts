/** Findings of one document that are shown; the rest are counted. */
export const SHOWN_FINDINGS_MAX = 500;

/** Providers, and models of one provider, that are shown; the rest are counted. */
export const SHOWN_PROVIDERS_MAX = 100;
export const SHOWN_MODELS_MAX = 100;

/** Up to how many providers each of them is open before somebody closes it. */
export const OPEN_PROVIDERS_MAX = 8;

/** Changes that are shown; the rest are counted. */
export const SHOWN_CHANGES_MAX = 300;

/** What completion offers. */
export const OFFERS_MAX = 200;

/** Length of the label of a value that is offered. */
export const LABEL_MAX_CHARACTERS = 60;
