/** The most times that a text is checked again while fixes are found. Each set of one rule takes one check. */
export const FIX_PASSES_MAX = 100;

/**
 * The most characters of texts that are compared, between two checks, to find what unsafe fixes open;
 * FIX_COMPARISONS_MIN texts in any case. A fix that was not compared is not applied.
 */
export const FIX_COMPARED_MAX_CHARACTERS = 2_000_000;

/** The number of texts that are compared however long they are. */
export const FIX_COMPARISONS_MIN = 20;
