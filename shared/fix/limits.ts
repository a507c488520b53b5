/** How often a text is checked again while fixes are found. Each set of one rule takes one check. */
export const FIX_PASSES_MAX = 100;

/** How often two texts are compared, between two checks, to find what unsafe fixes open. Those that are left are not applied. */
export const FIX_COMPARISONS_MAX = 200;
