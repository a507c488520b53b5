/** The time that a call of a store waits before it is sent: what a store in another region takes. */
export const DELAY_MILLISECONDS = 20;

/** The path that answers with the counts since it was asked last. */
export const COUNTS_PATH = "/bench/counts";
