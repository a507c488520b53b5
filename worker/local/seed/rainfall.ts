/** What the demo's plot shows: invented figures of an invented place. */

export const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

/** Of each month, the mean of some years. */
export const RAINFALL_MILLIMETRES: readonly number[] = [68, 54, 59, 47, 63, 71, 78, 76, 65, 72, 81, 79];
