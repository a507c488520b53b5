/** The largest token count that a file may state: the largest integer that JSON numbers keep exactly. */
export const TOKENS_MAX = 9_007_199_254_740_991;
